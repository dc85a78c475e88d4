import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../components/ui/Icon';
import { CardText } from '../../components/ui/section/Section';
import { below, borderWidth, color, icon, space } from '../../theme';

/** The three standards of the home page (R2.7). */
const standards = [
  ['protocols', ShieldCheck],
  ['doctors', GraduationCap],
  ['patients', HeartHandshake],
] as const;

const List = styled.ul`
  display: grid;
  break-inside: avoid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[8]} ${space.fluid.m};
  margin-top: ${space.fluid.xxxl};

  ${below('filter')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[6]};
    margin-top: ${space[12]};
  }
`;

const Standard = styled.li`
  padding-top: ${space[6]};
  border-top: ${borderWidth.strong} solid ${color.ink};

  & h3 {
    margin-top: ${space[4]};
  }

  /* Beside the icon on phones, to save a line each. */
  ${below('filter')} {
    display: grid;
    grid-template-columns: ${icon.xl} minmax(0, 1fr);
    gap: 0 ${space[4]};
    padding-top: ${space[5]};

    & h3 {
      margin-top: ${space.half};
    }
  }
`;

const Sign = styled(Icon)`
  color: ${color.oxblood};
`;

/** Three standards (R2.7), at the end of the clinics teaser and below its heading. */
export function Standards() {
  const { t } = useTranslation('home');
  return (
    <List>
      {standards.map(([key, icon]) => (
        <Standard key={key}>
          <Sign of={icon} size="xl" strokeWidth={1.5} />
          <div>
            <h3>{t(`standards.${key}.title`)}</h3>
            <CardText>{t(`standards.${key}.text`)}</CardText>
          </div>
        </Standard>
      ))}
    </List>
  );
}
