import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonRouteLink } from '../../components/ui/button/Button';
import { CardText } from '../../components/ui/section/Section';
import { replyPromise } from '../../facts/limits';
import { borderWidth, color, fontSize, space } from '../../theme';

const Band = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[5]} ${space[10]};
  align-items: center;
  justify-content: space-between;
  margin-top: ${space.fluid.l};
  padding-block: ${space[7]};
  border-block: ${borderWidth.field} solid ${color.ink};

  & h2 {
    font-size: ${fontSize.h3};
  }

  @media print {
    display: none;
  }
`;

/** One question to all of them: leads to the form with procedure and clinics in it. */
export function AskThem({ count, query }: { count: number; query: string }) {
  const { t } = useTranslation('compare');
  return (
    <Band>
      <div>
        <h2>{t('ask.title', { count })}</h2>
        <CardText>{t('ask.lede', { hours: replyPromise.hours })}</CardText>
      </div>
      <ButtonRouteLink to="contact" suffix={query}>
        {t('ask.action')}
      </ButtonRouteLink>
    </Band>
  );
}
