/**
 * Texts of a page that have letters outside of ⟨ and ⟩: they did not come from words. Runs in the browser.
 * @param facts names and addresses, which are the same in every language
 */
export const textsWithoutWords = (facts: readonly string[]): readonly string[] => {
  const own = document.documentElement.lang;
  const isOther = (element: Element): boolean => {
    const lang = element.closest('[lang]')?.getAttribute('lang');
    return (lang !== own && lang !== own.slice(0, 2)) || element.closest('script, style, noscript') !== null;
  };
  const isBlock = (element: Element): boolean => !/^(?:inline|contents)/.test(getComputedStyle(element).display);
  const blockOf = (element: Element): Element => {
    let block = element;
    while (block.parentElement && !isBlock(block)) block = block.parentElement;
    return block;
  };
  const texts = new Map<Element, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || isOther(element)) continue;
    const block = blockOf(element);
    texts.set(block, (texts.get(block) ?? '') + node.nodeValue);
  }
  const attributes = [...document.querySelectorAll('[aria-label], [alt], [placeholder], [title]')]
    .filter((element) => !isOther(element))
    .flatMap((element) =>
      ['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
  const rest = (text: string): string => {
    // Words may hold words: the innermost go first. A text may be cut off.
    let left = text;
    for (let before = ''; before !== left; ) {
      before = left;
      left = left.replace(/⟨[^⟨⟩]*⟩/g, '');
    }
    left = left.replace(/⟨[^⟩]*$/, '').replace(/\S+@\S+|https?:\/\/\S+|UTC[−+]\d+|US\$/g, '');
    for (const fact of facts) left = left.replaceAll(fact, '');
    return left.trim();
  };
  // Two capitals are a monogram.
  return [...texts.values(), ...attributes]
    .map(rest)
    .filter((text) => /\p{L}/u.test(text) && !/^\p{Lu}{2}$/u.test(text));
};
