import styled from 'styled-components';
import { Definitions } from '../../components/ui/Definitions';
import { usePage } from '../../components/ui/page/PageProvider';
import { locales } from '../../facts/locales';
import { borderWidth, color, columnWidth, font, grid, radius, space, typeset, wrapped } from '../../theme';
import { useFormTranslation } from '../model/useFormTranslation';
import type { Receipt } from '../state/delivery';

const Card = styled.section`
  margin-top: ${space[6]};
  padding: ${space[4]};
  border: ${borderWidth.hairline} solid ${color.line};
  border-radius: ${radius.image};
  background: ${color.paper};
  overflow-wrap: anywhere;

  & > h3 {
    ${wrapped('0 4', 'apart')}
    padding-bottom: ${space[2]};
    border-bottom: ${borderWidth.strong} solid ${color.oxblood};
    ${typeset('name')}
  }

  & > h3 > b {
    font-family: ${font.serif};
    ${typeset('heading', 'oxblood')}
  }

  & > dl > div {
    ${grid(`minmax(0, ${columnWidth.fact}) minmax(0, 1fr)`, '0 3')}
    padding-block: ${space[2]};
    border-bottom: ${borderWidth.hairline} solid ${color.line};
    ${typeset('sm/small')}
  }

  & dt { color: ${color.ink2}; }
  & dd { white-space: pre-line; }

  & > p {
    margin-top: ${space[3]};
    ${typeset('sm', 'ink2')}
  }
`;

export function ReceiptCard({ receipt: { number, at, copy } }: { receipt: Receipt }) {
  const words = useFormTranslation();
  const { language } = usePage();
  const format = new Intl.DateTimeFormat(locales[language].formats, { dateStyle: 'full', timeStyle: 'short' });
  return (
    <Card aria-label={words('sent.copy')}>
      <h3>
        {words('sent.copy')} <b>{number}</b>
      </h3>
      <dl>
        <Definitions items={copy.map(([label, value]) => ({ label, value }))} />
      </dl>
      <p>{words('sent.at', { time: format.format(at) })}</p>
    </Card>
  );
}
