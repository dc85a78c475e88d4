/** A step of the history: on the way back it has the key that it had, and a new link to the same page has its own. */
interface Step {
  readonly pathname: string;
  readonly key?: string;
}

/** Which folds stood open when a page was left. */
const left = new Map<string | undefined, readonly boolean[]>();

/** The clinics' filters are a window on phones, and no fold. */
const foldsOf = () => [...document.querySelectorAll<HTMLDetailsElement>('main details:not([data-filters])')];

/** Before a page is left. */
export const noteFolds = (step: Step | null | undefined): void => {
  const open = foldsOf().map((fold) => fold.open);
  if (step) left.set(step.key, open);
};

/** Going back shows the folds as they were left, before the scrolling, unless the page has others now. */
export const restoreFolds = ({ key }: Step): void => {
  const open = left.get(key);
  const folds = foldsOf();
  if (open?.length === folds.length) for (const [index, fold] of folds.entries()) fold.open ||= open[index] === true;
};
