/* Questions about the layout of a page, asked inside the browser. Each answers with what is wrong. */

/** Words of the page's text that a line end parts. Addresses may break anywhere. */
export const partedWords = (): readonly string[] => {
  const parted: string[] = [];
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    // Letters of a drawing lie where it puts them; what is only read aloud has no lines.
    if (text.parentElement?.closest('svg') || isClipped(text.parentElement)) continue;
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/(?<![\p{L}@./])\p{L}{4,}(?![\p{L}@./]\p{L})/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
      if (lines.size > 1) parted.push(word);
    }
  }
  return parted;
};

/** Words that stand out of the window or of a box which cuts them off. */
export const hiddenWords = (): readonly string[] => {
  const hidden: string[] = [];
  const drawnFor = (element: Element): boolean => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (getComputedStyle(each).clipPath !== 'none' || each.matches('svg, select, [aria-hidden=true]')) return false;
    return element.checkVisibility({ visibilityProperty: true });
  };
  const edgeFor = (element: Element): number => {
    let edge = window.innerWidth;
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
      if (getComputedStyle(each).overflowX !== 'visible') edge = Math.min(edge, each.getBoundingClientRect().right);
    return edge;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!text.nodeValue?.trim() || !element || !drawnFor(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const right = Math.max(...[...range.getClientRects()].map((box) => box.right));
    if (right > edgeFor(element) + 1) hidden.push(text.nodeValue);
  }
  return hidden;
};

/** Controls of less than 24 x 24 px (WCAG 2.2, 2.5.8). A link in a line of text may be lower, a box may have a large label. */
export const smallTargets = (): readonly string[] =>
  [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]')].flatMap((element) => {
    if (element.closest('[aria-hidden="true"]')) return [];
    const isInText = element.matches('a') && getComputedStyle(element).display === 'inline';
    const target = element.matches('input') ? (element.closest('label') ?? element) : element;
    const { width, height } = target.getBoundingClientRect();
    const { clipPath, opacity } = getComputedStyle(target);
    const isDrawn = element.checkVisibility({ visibilityProperty: true }) && clipPath === 'none' && opacity !== '0';
    const [wide, high] = [Math.round(width), Math.round(height)];
    if (isInText || !isDrawn || width <= 1 || (wide >= 24 && high >= 24)) return [];
    const name = (element.textContent || element.getAttribute('name') || '').trim();
    return `${element.tagName.toLowerCase()} "${name}" ${wide} x ${high}`;
  });

/** Takes the loaded fonts away, as on a slow line. Those that stand in are the wider ones. */
export const dropFonts = (): void => {
  for (const sheet of document.styleSheets)
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = sheet.cssRules[index];
      if (rule instanceof CSSFontFaceRule && rule.cssText.includes('url(')) sheet.deleteRule(index);
    }
};
