import Ambulance from 'lucide-react/icons/ambulance';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BadgeX from 'lucide-react/icons/badge-x';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { borderWidth, color, fontSize, fontWeight, icon, inlineRow, space, typeset, underline } from '../../../theme';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { Answer } from './comparisonRows';

const Part = styled.div`
  display: flex;
  gap: ${space[2]};

  & + & { margin-top: ${space[3]}; }

  & > span:first-child:not(:last-child) {
    width: ${icon.s};
    height: ${icon.s};
    margin-top: ${borderWidth.hairline};
    color: ${color.tealDark};
  }

  & b {
    font-weight: ${fontWeight.strong};
    font-variant-numeric: tabular-nums;
  }

  & small {
    display: block;
    ${typeset('sm/field', 'ink2')}
  }

  & small[data-warning] { ${typeset('button', 'ink')} }

  & a {
    ${inlineRow('', 'target')}
    margin-block: -${space[3]};
    ${typeset('button sm', 'oxblood')}
    text-underline-offset: ${underline.text};
  }

  @media print {
    & > span:first-child:not(:last-child) {
      width: ${icon.text};
      height: ${icon.text};
      margin: 0;
    }

    & small {
      display: inline;
      font-size: ${fontSize.printSmall};
      line-height: inherit;
    }

    & small::before { content: ' · '; }
    & + & { margin-top: ${space.half}; }
    & a { display: none; }
  }
`;

const icons = { valid: BadgeCheck, expired: BadgeX, inside: Check, ambulance: Ambulance } as const;

export function Answers({ answers }: { answers: readonly Answer[] }) {
  const { t } = useTranslation('compare');
  const { t: common } = useTranslation('common');
  return answers.map(({ main, more, tone, sign, checkAt }) => (
    <Part key={`${main} ${more}`}>
      {sign && <Icon of={icons[sign]} size="s" />}
      <div>
        {tone ? <b>{main}</b> : main}
        {more && <small data-warning={tone === 'warning' || sign === 'expired' ? '' : undefined}>{more}</small>}
        {checkAt && (
          <a href={checkAt} rel="noopener noreferrer">
            {t('certificate.check')}
            <VisuallyHidden>{` ${main} (${common('externalSite')})`}</VisuallyHidden>
          </a>
        )}
      </div>
    </Part>
  ));
}
