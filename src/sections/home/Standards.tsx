import { useTranslation } from 'gatsby-plugin-react-i18next';
import { GraduationCap, HeartHandshake, type LucideIcon, ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../components/icon/Icon';
import { CardText } from '../../components/section/Section';
import { below } from '../../theme';

/** The three standards of the specification's home page. */
const standards: readonly (readonly [string, LucideIcon])[] = [
  ['protocols', ShieldCheck],
  ['doctors', GraduationCap],
  ['patients', HeartHandshake],
];

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 32px clamp(28px, 4vw, 64px);
  margin-top: clamp(64px, 8vw, 124px);

  ${below('filter')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
    margin-top: 48px;
  }
`;

const Standard = styled.li`
  padding-top: 22px;
  border-top: 2px solid ${({ theme }) => theme.color.ink};

  & h3 {
    margin-top: 16px;
  }

  /* Beside the icon on phones: shorter by a line for each. */
  ${below('filter')} {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    gap: 0 16px;
    padding-top: 18px;

    & h3 {
      margin-top: 2px;
    }
  }
`;

const Sign = styled(Icon)`
  color: ${({ theme }) => theme.color.oxblood};
`;

export function Standards() {
  const { t } = useTranslation('home');
  return (
    <List>
      {standards.map(([key, icon]) => (
        <Standard key={key}>
          <Sign of={icon} size="32px" strokeWidth={1.5} />
          <div>
            <h3>{t(`standards.${key}.title`)}</h3>
            <CardText>{t(`standards.${key}.text`)}</CardText>
          </div>
        </Standard>
      ))}
    </List>
  );
}
