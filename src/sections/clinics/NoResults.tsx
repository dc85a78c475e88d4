import { useTranslation } from 'gatsby-plugin-react-i18next';
import styled from 'styled-components';
import { Button, ButtonRouteLink } from '../../components/button/Button';

const Box = styled.div`
  padding: ${({ theme }) => theme.space[14]} ${({ theme }) => theme.space[6]};
  border: ${({ theme }) => theme.stroke.hairline} solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.paper2};
  text-align: center;

  & > h2 {
    font-size: ${({ theme }) => theme.size.h3};
  }

  & > p {
    max-width: ${({ theme }) => theme.measure.narrow};
    margin: ${({ theme }) => theme.space[3]} auto 0;
    color: ${({ theme }) => theme.color.ink2};
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${({ theme }) => theme.space[4]};
    margin-top: ${({ theme }) => theme.space[6]};
  }
`;

/** Nothing found: back to the whole list, or to a person. */
export function NoResults({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('clinics');
  const { t: common } = useTranslation('common');
  return (
    <Box>
      <h2>{t('none.title')}</h2>
      <p>{t('none.text')}</p>
      <div>
        <Button $variant="secondary" onClick={onClear}>
          {t('filter.clear')}
        </Button>
        <ButtonRouteLink to="contact">{common('guidance.action')}</ButtonRouteLink>
      </div>
    </Box>
  );
}
