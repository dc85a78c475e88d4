/* Questions about the layout of a page, asked inside the browser: each function stands alone. */

/**
 * All faults in one call, because the page is laid out once: the width of the document, the header's height, words that
 * a line end parts or a box cuts off, placeholders wider than their field, and controls of less than 24 x 24 px (WCAG
 * 2.2, 2.5.8). Addresses may break anywhere; a link in a line of text may be lower, a box may have a large label.
 */
export const layoutFaults = () => {
  const [parted, hidden, cutPlaceholders, small]: [string[], string[], string[], string[]] = [[], [], [], []];
  interface Look {
    /** Read aloud or folded, not drawn. */
    readonly isClipped: boolean;
    /** Letters of drawings are placed by them; lists of options are drawn by the browser. */
    readonly isDrawing: boolean;
    /** The nearest right edge that cuts off; none in a row that scrolls sideways. */
    readonly edge: number;
  }
  const looks = new Map<Element | null, Look>([[null, { isClipped: false, isDrawing: false, edge: innerWidth }]]);
  const lookOf = (element: Element | null): Look => {
    const known = looks.get(element);
    if (known || !element) return known ?? { isClipped: false, isDrawing: false, edge: innerWidth };
    const above = lookOf(element.parentElement);
    const { clipPath, overflowX, overflowY } = getComputedStyle(element);
    const scrolls = overflowX === 'auto' && overflowY === 'hidden';
    const cuts = overflowX !== 'visible' && element !== document.body && element !== document.documentElement;
    const look = {
      isClipped: above.isClipped || clipPath !== 'none' || !element.checkVisibility(),
      isDrawing: above.isDrawing || element.matches('svg, select, [aria-hidden=true]'),
      edge: scrolls
        ? Number.POSITIVE_INFINITY
        : cuts
          ? Math.min(above.edge, element.getBoundingClientRect().right)
          : above.edge,
    };
    looks.set(element, look);
    return look;
  };

  const linesOf = (text: Node, start: number, end: number): readonly DOMRect[] => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const isParted = (lines: readonly DOMRect[]): boolean => new Set(lines.map(({ top }) => top)).size > 1;

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { nodeValue: words, parentElement: element } = text;
    if (!words?.trim() || !element) continue;
    const { isClipped, isDrawing, edge } = lookOf(element);
    const lines = isClipped ? [] : linesOf(text, 0, words.length);
    if (lines.length === 0) continue;
    if (isParted(lines) && !element.closest('svg'))
      for (const { 0: word, index } of words.matchAll(/(?<![\p{L}@./])\p{L}{4,}(?![\p{L}@./]\p{L})/gu))
        if (isParted(linesOf(text, index, index + word.length))) parted.push(word);
    const right = Math.max(...lines.map((line) => line.right));
    if (!isDrawing && right > edge + 1 && element.checkVisibility({ visibilityProperty: true })) hidden.push(words);
  }

  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('This browser cannot measure text.');
  for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    if (!field.checkVisibility()) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    pen.font = font;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (pen.measureText(field.placeholder).width > room) cutPlaceholders.push(field.placeholder);
  }

  for (const element of document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [role=tab], [role=button]',
  )) {
    const isInText = element.matches('a') && getComputedStyle(element).display === 'inline';
    if (isInText || element.closest('[aria-hidden="true"]')) continue;
    const target = element.matches('input') ? (element.closest('label') ?? element) : element;
    const { width, height } = target.getBoundingClientRect();
    const { clipPath, opacity } = getComputedStyle(target);
    const isDrawn = element.checkVisibility({ visibilityProperty: true }) && clipPath === 'none' && opacity !== '0';
    if (!isDrawn || width <= 1 || (width >= 24 && height >= 24)) continue;
    const name = (element.textContent || element.getAttribute('name') || '').trim();
    small.push(`${element.tagName.toLowerCase()} "${name}" ${width} x ${height}`);
  }
  const { scrollWidth } = document.documentElement;
  const header = document.querySelector('header')?.offsetHeight ?? Number.NaN;
  return { width: scrollWidth, header, parted, hidden, cutPlaceholders, small };
};

/** Removes the loaded fonts, as on a slow line. The fallback fonts are wider. */
export const dropFonts = (): void => {
  for (const sheet of document.styleSheets)
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = sheet.cssRules[index];
      if (rule instanceof CSSFontFaceRule && rule.cssText.includes('url(')) sheet.deleteRule(index);
    }
};
