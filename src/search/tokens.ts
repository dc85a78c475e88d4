import { withoutAccents } from '../facts/withoutAccents';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that do not narrow a search, in both languages: "I need a clinic in Mexico" looks for Mexico. */
const fillers = setOf(
  'a about after am an and any are at be been before but by can cannot cant clinic clinica could do doctor does ' +
    'doing don dont for from get getting go good had has have help her him his hospital how i if im in is it its ' +
    'ive like looking keep make me my near need of off on one or our please really she so some someone something ' +
    'that the their them there these they this to too treat treatment very want wants was we what when where which ' +
    'who will with would you your best cheap cheapest affordable cost price much abroad ' +
    'al algo alguien antes barato barata buen buena busco caro cerca como con costo cuanto cuesta cual de del ' +
    'demasiado desde despues donde doctora el ella en es esta este estoy favor ha hace hacer hacerme hay la las le ' +
    'lo los mas me mejor mi mis mucho muy necesita necesito o para pero poner ponerme por porque precio puedo que ' +
    'quiere quiero quisiera se ser si sin su sus tengo tiene tratamiento tratar un una unos vale mucha y ya yo ' +
    'ayuda ayudenme',
);

/** Somebody else's need is sought like one's own. "Mama" alone is a breast in Spanish, "mi mama" a mother. */
const relative =
  /\b(?:mi|mis|my|our|nuestra|nuestro) (?:mama|mami|papa|papi|madre|padre|abuel[ao]|espos[ao]|marido|mujer|hij[ao]s?|herman[ao]|ti[ao]|suegr[ao]|novi[ao]|mom|mother|mum|dad|father|wife|husband|son|daughter|brother|sister|aunt|uncle|parents|padres|grand(?:ma|pa|mother|father))\b/g;

/** The sinus of the jaw, which is a breast in Spanish too. "Levantamiento de senos" means breasts. */
const sinus = /\bsenos?(?= maxilar)|(?<=(?:levantamiento|elevacion) del? )seno\b/g;

/** Who says it has too much; without "más", too little. */
const smaller = /\bmas (?:pequen|chic)[ao]s?\b/g;

/** An arm that is lifted, which is no lift of the arm. */
const raising =
  /\b(?:to|cannot|cant|can not|could not|couldnt|unable to) lift\b|\blift(?:ing)?(?= (?:my|the|his|her|an?)\b)/g;

/** One word for what is said in many ways. */
export const same: ReadonlyMap<string, string> = new Map(
  [
    'surgery operation operate operated op surgical cirugia operacion operar operarme operarse operado operada',
    'pain hurt hurting ache aching achy painful sore dolor duele duelen dolore doler adolorido adolorida',
    'tooth teeth diente muela',
    'breast boob bust tit mammary seno pecho busto mama mamaria mamario chichi bubi lola teta',
    'replace replacement replaced replacing reemplazo reemplazar cambio',
    'lift lifting levantamiento',
    'flabby saggy sagging hanging hang droopy loose flacido flacida flacidez flojo floja caido caida colgante colgado colgada cuelga cuelgan',
    'fix repair repaired fixed fixing reparacion arreglar arreglo',
    'augmentation enlargement enlarge enlarged bigger aumento aumentar aumentarme agrandar agrandarme',
  ].flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return others.map((other) => [other, first] as const);
  }),
);

/** Words that say what is done, felt or seen, not where. */
export const generalWords = setOf(
  'surgery pain therapy terapia lift levantar elevacion graft injerto replace fix removal remove quitar sacar transplant trasplante injury lesion problem problema disease enfermedad ' +
    'flabby uneven disparejo dispareja desigual crooked chueco chueca torcido torcida swollen inflamado inflamada big large grande new nuevo nueva old viejo vieja ' +
    'broken torn roto rota bad mal malo mala worn gastado gastada walk walking caminar night noche clean limpieza limpiar',
);

/** Words of a text in lower case without accents. */
export const tokensOf = (text: string): string[] => withoutAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Removes a plural ending, in both languages: implants, articulaciones, surgeries. */
const singular = (word: string): string => {
  if (word.length < 4) return word;
  if (word.endsWith('iones')) return word.slice(0, -2);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/([^s])s$/, '$1');
};

/** "Llantitas" are "llantas", "quitarme" is "quitar". */
const plain = (word: string): string =>
  word.replace(/(?<=^\p{L}{3,})it(?=[oa]$)/u, '').replace(/(?<=^\p{L}{2,}[aei]r)(?:me|se|te|l[aeo]s?)$/u, '');

/** The form in which words are compared. */
export const stem = (word: string): string => {
  const one = singular(word);
  return same.get(word) ?? same.get(one) ?? plain(one);
};

const isFiller = (word: string): boolean => fillers.has(word) || fillers.has(singular(word));

/**
 * Words of a text without fillers, in the form in which they are compared.
 * @param whole what a text of nothing but fillers has
 */
const tellingTokens = (text: string, whole: (words: string[]) => string[]): string[] => {
  const words = tokensOf(
    withoutAccents(text)
      .replace(/'s\b|['’]/g, '')
      .replace(relative, ' ')
      .replace(sinus, 'sinus')
      .replace(smaller, 'smaller')
      .replace(raising, 'raise'),
  );
  const telling = words.filter((word) => !isFiller(word));
  return (telling.length > 0 ? telling : whole(words.length > 0 ? words : tokensOf(text))).map(stem);
};

/** Words of a query: none where it has nothing but fillers. */
export const queryTokens = (text: string): string[] => tellingTokens(text, () => []);

/** Words of a name or phrase, which has some whatever it says. */
export const phraseTokens = (text: string): string[] => tellingTokens(text, (words) => words);

/**
 * A word by its sound, for letters that are heard alike: b and v, s, c and z, ll and y in Spanish, a silent h or k, one
 * letter or two.
 */
export const soundOf = (word: string): string =>
  word
    .replace(/^kn/, 'n')
    .replace(/^wr/, 'r')
    .replace(/ph/g, 'f')
    .replace(/ll/g, 'y')
    .replace(/qu|q/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/(?<!c)h/g, '')
    .replace(/v/g, 'b')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(.)\1/g, '$1');
