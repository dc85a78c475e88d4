import styled from 'styled-components';
import type { PictureView } from '../../../data/picture';
import { below } from '../../../theme';
import { CroppedPicture } from '../Picture';

const Frame = styled.div`
  ${below('stack')} { display: none; }
`;

interface HeadPictureProps {
  picture: PictureView;
  alt: string;
  ratio: string;
}

/** The picture beside a page's head. On narrow windows the facts come first: it would push them out of the first one. */
export const HeadPicture = ({ picture, alt, ratio }: HeadPictureProps) => (
  <Frame>
    <CroppedPicture $ratio={ratio} $raised picture={picture} alt={alt} first />
  </Frame>
);
