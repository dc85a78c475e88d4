import styled from 'styled-components';
import { CroppedPicture } from '../../components/ui/Picture';
import type { PictureView } from '../../data/picture';
import { minHeight, picture } from '../../theme';

const Frame = styled.div`
  max-width: ${picture.widestCover};
  height: ${picture.cover};
  margin-inline: auto;
  overflow: hidden;

  @media not all and (min-height: ${minHeight.cover}) { height: ${picture.lowCover}; }
  @media print { display: none; }
`;

/** The clinic's picture across the window; the part with its name overlaps it. */
export function Cover({ picture, alt }: { picture: PictureView; alt: string }) {
  return (
    <Frame>
      <CroppedPicture picture={picture} alt={alt} first />
    </Frame>
  );
}
