import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { TestimonialView } from '../../../data/testimonial';
import { color, lineHeight, row, space, typeset, underline } from '../../../theme';
import { PathLink } from '../../ui/link/PathLink';
import { Monogram, type MonogramTint } from './Monogram';

const Row = styled.figcaption<{ $small: boolean }>`
  ${row()}
  gap: ${({ $small }) => ($small ? space[3] : space[4])};
  margin-top: ${({ $small }) => ($small ? space[2] : space[5])};
  overflow-wrap: anywhere;

  & b {
    display: block;
    line-height: ${lineHeight.label};
  }
`;

const Soft = styled.span`
  display: block;
  ${typeset('sm/field')}
  color: var(--soft, ${color.ink2});

  & a {
    text-underline-offset: ${underline.text};
    text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
  }

  & a:hover { text-decoration-color: currentColor; }
`;

interface BylineProps {
  testimonial: TestimonialView;
  tint?: MonogramTint;
  size?: 'small' | 'normal';
  /** On a clinic's own page the clinic need not be named. */
  withClinic?: boolean;
  className?: string;
}

/** Who said it: monogram, first name and initial, treatment, clinic. */
export function Byline({ testimonial, tint, size = 'normal', withClinic = true, className }: BylineProps) {
  const { t } = useTranslation('common');
  const { name, monogram, treatment, clinic, translated } = testimonial;
  return (
    <Row className={className} $small={size === 'small'}>
      <Monogram letters={monogram} tint={tint} size={size} />
      <div>
        <b>{name}</b>
        <Soft>
          {treatment}
          {withClinic && (
            <>
              , <PathLink path={clinic.path}>{clinic.name}</PathLink>, {clinic.city}
            </>
          )}
          {translated && (
            <>
              . <span>{t('testimonial.translated')}</span>
            </>
          )}
        </Soft>
      </div>
    </Row>
  );
}
