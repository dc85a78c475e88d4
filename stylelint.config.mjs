/**
 * Sizes, colors and breakpoints stand in src/theme and nowhere else. Allowed in place are ratios (`%`, `fr`, numbers) and
 * parts of the element's own text size (below 3em): bullets, room for a sign among words.
 */
const message = 'Take it from src/theme, or add it there.';

/** @type {import('stylelint').Config} */
export default {
  ignoreFiles: ['src/theme/**'],
  customSyntax: 'postcss-styled-syntax',
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'unit-disallowed-list': [
      [
        ...['px', 'rem', 'ex', 'ch', 'lh', 'rlh', 'pt', 'cm', 'mm', 'in'],
        ...['', 's', 'l', 'd'].flatMap((kind) => ['w', 'h', 'i', 'b', 'min', 'max'].map((side) => `${kind}v${side}`)),
      ],
      { message },
    ],
    'declaration-block-single-line-max-declarations': 1,
    'color-no-hex': [true, { message }],
    'color-named': ['never', { message }],
    'function-disallowed-list': [['clamp', 'hwb', 'lab', 'lch', 'oklab', 'oklch'], { message }],
    'declaration-property-value-disallowed-list': [
      {
        '/./': ['/(?<![\\w.])(?:[3-9]|\\d{2,})(?:\\.\\d+)?em\\b/', '/\\b(?:rgb|hsl)a?\\(\\s*[\\d.]/'],
        'line-height': ['/^[\\d.]/'],
        'letter-spacing': ['/^-?(?:\\.?[1-9]|[\\d.]+em)/'],
      },
      { message },
    ],
  },
};
