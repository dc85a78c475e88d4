import { PathLink } from '../../ui/link/PathLink';
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

/**
 * A price list as a real table; on phones every row becomes a card. Browsers drop a table's meaning when its `display`
 * changes, so every part names its role.
 */
export function PriceTable({ caption, columns, short, rows }: PriceTableProps) {
  return (
    <Container>
      <Table role="table">
        <caption>{caption}</caption>
        <Head role="rowgroup">
          <Line role="row">
            {[columns.name, columns.includes, columns.stay, columns.price].map((column) => (
              <ColumnHead key={column} role="columnheader" scope="col">
                {column}
              </ColumnHead>
            ))}
          </Line>
        </Head>
        <Body role="rowgroup">
          {rows.map((row) => (
            <Line key={row.key} role="row" data-chosen={row.chosen ? '' : undefined}>
              <RowHead role="rowheader" scope="row">
                <PathLink path={row.path}>{row.name}</PathLink>
              </RowHead>
              <Cell role="cell" data-label={short.includes}>
                {row.includes}
              </Cell>
              <Cell role="cell" data-label={short.stay} data-short="">
                {row.stay}
              </Cell>
              <Price role="cell">
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
