import styled from 'styled-components';
import type { PictureView } from '../../../data/picture';
import { below } from '../../../theme';
import { CroppedPicture } from '../Picture';

const Frame = styled.div`
  ${below('stack')} { display: none; }
`;

/** The picture beside a page's head. On narrow windows the facts come first: it would push them out of the first one. */
export const HeadPicture = ({ picture, alt, ratio }: { picture: PictureView; alt: string; ratio: string }) => (
  <Frame>
    <CroppedPicture $ratio={ratio} $raised picture={picture} alt={alt} first />
  </Frame>
);
