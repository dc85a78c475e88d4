import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button, ButtonRouteLink } from '../../components/ui/button/Button';
import { borderWidth, color, fontSize, maxWidth, radius, space, wrapped } from '../../theme';

const Box = styled.div`
  padding: ${space[14]} ${space[6]};
  border: ${borderWidth.hairline} solid transparent;
  border-radius: ${radius.control};
  background: ${color.paper2};
  text-align: center;

  & > h2 { font-size: ${fontSize.h3}; }

  & > p {
    max-width: ${maxWidth.narrow};
    margin: ${space[3]} auto 0;
    color: ${color.ink2};
  }

  & > div {
    ${wrapped('4', 'middle')}
    margin-top: ${space[6]};
  }
`;

/** Nothing found: links to the whole list and to a person. */
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
