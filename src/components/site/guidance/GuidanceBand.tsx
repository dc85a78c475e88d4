import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import type { PictureView } from '../../../data/picture';
import { below, borderWidth, color, maxWidth, picture, radius, space, typeset } from '../../../theme';
import { CroppedPicture } from '../../ui/Picture';
import { tealBand } from '../../ui/section/bands';

const Band = styled.section`
  ${tealBand}
  display: flex;
  align-items: stretch;
  margin-block: ${space.section};
  border-radius: ${radius.image};

  @media (forced-colors: active) { border: ${borderWidth.hairline} solid; }
  @media print { display: none; }
`;

const Words = styled.div`
  flex: 1.2;
  align-self: center;
  padding: ${space.fluid.m};

  & > h2 { ${typeset('h3/title')} }

  & > p {
    max-width: ${maxWidth.summary};
    margin-top: ${space[3]};
    color: ${color.onTeal};
  }

  & > a { margin-top: ${space[6]}; }

  ${below('phone')} {
    padding: ${space[5]};

    & > a { margin-top: ${space[4]}; }
  }
`;

const View = styled.div`
  flex: 1;
  min-height: ${picture.guidance};

  ${below('filter')} { display: none; }
`;

interface GuidanceBandProps {
  title: string;
  text: string;
  picture: PictureView;
  /** A link of the "onDark" button kind. */
  children: ReactNode;
  className?: string;
}

/** The guidance block as a band of its own: words at the left, a destination at the right, none on phones. */
export function GuidanceBand({ title, text, picture, children, className }: GuidanceBandProps) {
  const id = useId();
  return (
    <Band aria-labelledby={id} className={className}>
      <Words>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        {children}
      </Words>
      <View>
        <CroppedPicture picture={picture} alt="" />
      </View>
    </Band>
  );
}
