import { useTranslation } from 'gatsby-plugin-react-i18next';
import styled from 'styled-components';
import { Button, ButtonRouteLink } from '../../components/button/Button';

const Box = styled.div`
  padding: 56px 24px;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.paper2};
  text-align: center;

  & > h2 {
    font-size: ${({ theme }) => theme.size.h3};
  }

  & > p {
    max-width: 34em;
    margin: 10px auto 0;
    color: ${({ theme }) => theme.color.ink2};
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 14px;
    margin-top: 24px;
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
