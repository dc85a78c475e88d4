import type { Target } from './engine';

/** A target as it travels into a page. */
export interface PlainTarget {
  readonly role: string;
  readonly name: string;
  /** Flags of the expression that `name` then is. */
  readonly flags?: string;
  readonly nth: number;
}

export const plainTarget = ({ role, name, nth = 0 }: Target): PlainTarget =>
  typeof name === 'string' ? { role, name, nth } : { role, name: name.source, flags: name.flags, nth };

/**
 * Finds a visible element by role and name; runs in the page and stands alone. Roles of elements are those the site
 * uses; names come from labels, alternative texts, contents (Accessible Name Computation, shortened).
 */
export const findTarget = ({ role, name, flags, nth }: PlainTarget): HTMLElement | null => {
  const native: Readonly<Record<string, string>> = {
    link: 'a[href]',
    button: 'button, summary, input[type=submit]',
    heading: 'h1, h2, h3, h4',
    textbox: 'input:not([type]), input[type=text], input[type=email], input[type=tel], textarea',
    searchbox: 'input[type=search]',
    checkbox: 'input[type=checkbox]',
    combobox: 'select',
    table: 'table',
    main: 'main',
    navigation: 'nav',
  };
  const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const contents = (element: Element): string =>
    squeeze(
      [...element.childNodes]
        .map((node) => {
          if (!(node instanceof Element)) return node.textContent;
          if (node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility({ visibilityProperty: true }))
            return '';
          return node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? contents(node);
        })
        .join(' '),
    );
  const nameOf = (element: Element): string => {
    const labelledBy = element.getAttribute('aria-labelledby');
    if (labelledBy)
      return squeeze(
        labelledBy
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element>) ?? [])] : [];
    return element.getAttribute('aria-label') ?? (squeeze(labels.map(contents).join(' ')) || contents(element));
  };
  const isMeant = (text: string) => (flags === undefined ? text === name : new RegExp(name, flags).test(text));
  const own = native[role] ? `:is(${native[role]}):not([role]), ` : '';
  const found = [...document.querySelectorAll<HTMLElement>(`${own}[role='${role}']`)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true]') &&
      isMeant(nameOf(element)),
  );
  return found[nth] ?? null;
};
