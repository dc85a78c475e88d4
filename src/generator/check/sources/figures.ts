const NUMBER = String.raw`\d[\d.,]*`;
const WORD = '(?:one|two|three|four|five|six|seven|eight|nine|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)';
const WHOLE = String.raw`(?:100?(?:[,.]?000)?|1[,.]?000|ten|a hundred|a thousand|diez|cien|mil)(?![\p{L}\p{N}]|[,.]\d)`;

/** How often something happens: "12 percent", "1 to 2 of 100", "one in ten", and the same in Spanish. */
const FIGURE = new RegExp(
  String.raw`${NUMBER}[ \u00A0]?(?:%|percent\b|per cent\b|por ciento\b)` +
    String.raw`|(?<![\p{L}\p{N}])(?:${NUMBER}|${WORD}) (?:in|(?:out )?of|de|en)(?: every| each| cada)? ${WHOLE}(?! (?:years|días|days|años|months|meses|weeks|semanas|minutes|minutos))` +
    `|${NUMBER} (?:per|por) ${WHOLE}`,
  'iu',
);

/** The first figure in a text that needs a source, or undefined. */
export const figureIn = (words: string): string | undefined => FIGURE.exec(words)?.[0];
