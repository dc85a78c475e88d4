import { PathLink } from '../../ui/link/PathLink';
import { as } from '../tableRoles';
import { Body, Cell, ColumnHead, Container, Head, Line, Price, RowHead, Table } from './priceTableStyle';

interface PriceRow {
  readonly key: string;
  readonly name: string;
  /** Path of the page about it. */
  readonly path: string;
  readonly includes: string;
  readonly stay: string;
  readonly price: string;
  /** The row for which the page was opened. */
  readonly chosen?: boolean;
  /** Small print under the price. */
  readonly note?: string;
}

interface PriceTableProps {
  caption: string;
  columns: { readonly name: string; readonly includes: string; readonly stay: string; readonly price: string };
  /** Written before the cells when rows have become cards: "Includes:", "Stay:". */
  short: { readonly includes: string; readonly stay: string };
  rows: readonly PriceRow[];
}

/** A price list as a real table; on phones every row becomes a card. */
export function PriceTable({ caption, columns, short, rows }: PriceTableProps) {
  return (
    <Container>
      <Table {...as.table}>
        <caption>{caption}</caption>
        <Head {...as.rows}>
          <Line {...as.row}>
            {[columns.name, columns.includes, columns.stay, columns.price].map((column) => (
              <ColumnHead key={column} {...as.column}>
                {column}
              </ColumnHead>
            ))}
          </Line>
        </Head>
        <Body {...as.rows}>
          {rows.map((row) => (
            <Line key={row.key} {...as.row} data-chosen={row.chosen ? '' : undefined}>
              <RowHead {...as.rowHead}>
                <PathLink path={row.path}>{row.name}</PathLink>
              </RowHead>
              <Cell {...as.cell} data-label={short.includes}>
                {row.includes}
              </Cell>
              <Cell {...as.cell} data-label={short.stay} data-short="">
                {row.stay}
              </Cell>
              <Price {...as.cell}>
                {row.price}
                {row.note && <small>{row.note}</small>}
              </Price>
            </Line>
          ))}
        </Body>
      </Table>
    </Container>
  );
}
