interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The clinics' filters are a window on phones, and no fold. */
const FOLDS = 'main details:not([data-filters])';

/** Which folds stood open when a page was left, by its address. */
const left = new Map<string, readonly boolean[]>();

const addressOf = ({ pathname, search }: Address): string => pathname + search;

const foldsOf = (page: Document): readonly HTMLDetailsElement[] => [
  ...page.querySelectorAll<HTMLDetailsElement>(FOLDS),
];

/** Before a page is left. */
export const noteFolds = (address: Address | null | undefined, page: Document = document): void => {
  if (address)
    left.set(
      addressOf(address),
      foldsOf(page).map(({ open }) => open),
    );
};

/**
 * Going back shows the folds as they were left, as browsers do without an app; before the place is scrolled to, since
 * they decide its height. A page that has other folds now keeps them.
 */
export const restoreFolds = (address: Address, page: Document = document): void => {
  const open = left.get(addressOf(address));
  const folds = foldsOf(page);
  if (open?.length === folds.length) for (const [index, fold] of folds.entries()) fold.open ||= open[index] === true;
};
