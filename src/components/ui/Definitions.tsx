import type { ReactNode } from 'react';

export interface Definition {
  readonly label: string;
  readonly value: ReactNode;
}

/** The rows of a `dl`, which has the look; each label stands once. */
export function Definitions({ items }: { items: readonly Definition[] }) {
  return items.map(({ label, value }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
}
