/**
 * Selector list for a set of tabs that shows its tab of the given number, counted from 1: for `:is(…)`.
 * While scripts are not running the address decides, with the first tab as the default; afterwards `data-tabs` holds
 * the number.
 */
export const tabShown = (number: number): string => {
  const panel = `> * > [data-panels] > :nth-child(${number})`;
  const byAddress = `[data-tabs='']:has(${panel}:target, ${panel} :target)`;
  const byDefault = `[data-tabs='']:not(:has(> * > [data-panels] :target))`;
  return [`[data-tabs='${number}']`, byAddress, ...(number === 1 ? [byDefault] : [])].join(', ');
};

/** The CSS that selects by number is written for this many tabs. */
const mostTabs = 8;
const numbers = Array.from({ length: mostTabs }, (_, index) => index + 1);

/** Selector list, for `:is(…)`, of what belongs to the shown tab among the children of a part of the set. */
export const shownIn = (part: string): string =>
  numbers.map((number) => `:is(${tabShown(number)}) > ${part} > :nth-child(${number})`).join(', ');

/**
 * Rule for what belongs to the first tab and stands outside the set, in the same main region: on screens, while another tab
 * is shown. Without scripts every tab is.
 */
export const onOtherTab = `
  @media screen and (scripting: enabled) {
    main:has([data-tabs]:not([data-tabs=''], [data-tabs='1'])) &,
    main:has([data-tabs=''] [data-panels] > :nth-child(n + 2):target) &,
    main:has([data-tabs=''] [data-panels] > :nth-child(n + 2) :target) & {
      display: none;
    }
  }
`;
