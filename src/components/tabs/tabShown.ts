/**
 * Selector list for a set of tabs that shows its tab of the given number, counted from 1: for `:is(…)`.
 * While scripts are not running the address decides, with the first tab as the default; afterwards `data-tabs` holds
 * the number.
 */
export const tabShown = (number: number): string => {
  const panel = `> [data-panels] > :nth-child(${number})`;
  const byAddress = `[data-tabs='']:has(${panel}:target, ${panel} :target)`;
  const byDefault = `[data-tabs='']:not(:has(> [data-panels] :target))`;
  return [`[data-tabs='${number}']`, byAddress, ...(number === 1 ? [byDefault] : [])].join(', ');
};
