import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../components/ui/Icon';
import { CardText } from '../../components/ui/section/Section';
import { beside, fontSize, hairline, icon, space, typeset } from '../../theme';

/** The three standards of the home page (R2.7). */
const standards = [
  ['protocols', ShieldCheck],
  ['doctors', GraduationCap],
  ['patients', HeartHandshake],
] as const;

const Standard = styled.li`
  ${beside(icon.m, '0 4')}
  padding-block: ${space[3]};
  border-top: ${hairline};
  break-inside: avoid;

  & h3 { font-size: ${fontSize.stop}; }

  & ${CardText} {
    margin-top: ${space[1]};
    ${typeset('sm/small')}
  }
`;

/** Three standards (R2.7), at the end of the clinics teaser and below its heading. */
export function Standards() {
  const { t } = useTranslation('home');
  return (
    <ul>
      {standards.map(([key, icon]) => (
        <Standard key={key}>
          <Icon of={icon} size="m" ink="oxblood" />
          <div>
            <h3>{t(`standards.${key}.title`)}</h3>
            <CardText>{t(`standards.${key}.text`)}</CardText>
          </div>
        </Standard>
      ))}
    </ul>
  );
}
