/** Lower case without accents: "Mérida" and "merida" are the same word. */
const normalizeText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that do not narrow a search, in both languages: "I need a clinic in Mexico" looks for Mexico. */
const fillers = setOf(
  'a about am an and any are at be been but by can cannot cant clinic clinica could do doctor does doing don dont for from get getting ' +
    'go good had has have help her him his hospital how i if im in is it its ive like looking make me my near need needs ' +
    'of on one or our please really she so some someone something that the their them there these they this to treat ' +
    'treatment very want wants was we what when where which who will with would you your best cheap cheapest affordable ' +
    'cost costs price prices much abroad ' +
    'al algo alguien barato barata buen buena busco caro cerca como con costo cuanto cuesta cual de del desde donde doctora ' +
    'el ella en es esta este estoy favor ha hace hacer hacerme hay la las le lo los mas me mejor mi mis mucho muy ' +
    'necesita necesito o para pero poner ponerme por porque precio precios puedo que quiere quiero quisiera se ser si sin su ' +
    'sus tengo tiene tratamiento tratar un una unas unos vale cuando donde muchos muchas mucha y ya yo ayuda ayudenme',
);

/** Somebody else's need is sought like one's own. "Mama" alone is a breast in Spanish, "mi mama" a mother. */
const relative =
  /\b(?:mi|mis|my|our|nuestra|nuestro) (?:mama|mami|papa|papi|madre|padre|abuel[ao]|espos[ao]|marido|mujer|hij[ao]s?|herman[ao]|ti[ao]|suegr[ao]|novi[ao]|mom|mother|mum|dad|father|wife|husband|son|daughter|brother|sister|aunt|uncle|parents|padres|grand(?:ma|pa|mother|father))\b/g;

/** One word for what is said in many ways. */
const same: ReadonlyMap<string, string> = new Map(
  [
    'surgery operation operate operated op surgical cirugia operacion operar operarme operarse operado operada',
    'pain hurt hurting ache aching achy painful sore dolor duele duelen dolore doler adolorido adolorida',
    'tooth teeth diente muela',
    'breast boob bust tit mammary seno pecho busto mama mamaria mamario chichi bubi lola teta',
    'replace replacement replaced replacing reemplazo cambio',
    'fix repair repaired fixed fixing reparacion arreglar arreglo',
  ].flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return others.map((other) => [other, first] as const);
  }),
);

/** Words that say what is done or felt, not where. */
export const generalWords = setOf(
  'surgery pain replace fix removal remove quitar sacar transplant trasplante injury lesion problem problema disease enfermedad',
);

/** Words of a text in lower case without accents. */
export const tokensOf = (text: string): string[] => normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Removes a plural ending, in both languages: implants, articulaciones, surgeries. */
const singular = (word: string): string => {
  if (word.length < 4) return word;
  if (word.endsWith('iones')) return word.slice(0, -2);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/([^s])s$/, '$1');
};

/** The form in which words are compared. */
const stem = (word: string): string => {
  const one = singular(word);
  return same.get(word) ?? same.get(one) ?? one;
};

/** The words of a text as written, and in the form in which they are compared. */
export const comparedTokens = (text: string): string[] =>
  tokensOf(text).flatMap((word) => [...new Set([word, stem(word)])]);

/** Words of a query without fillers, unless there is nothing else. */
export const queryTokens = (text: string): string[] => {
  const words = tokensOf(
    normalizeText(text)
      .replace(/'s\b|['’]/g, '')
      .replace(relative, ' '),
  );
  const telling = words.filter((word) => !fillers.has(word) && !fillers.has(singular(word)));
  return (telling.length > 0 ? telling : words.length > 0 ? words : tokensOf(text)).map(stem);
};
