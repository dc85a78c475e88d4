/** One wrong value for each kind of rule, as somebody may enter it into the studio's form. */
export interface WrongValue {
  /** The type of the value and the rule in the schema's words, numbers as N; or what the studio asks for besides. */
  readonly rule: string;
  /** Collection and record: "clinics-facts/cumbre". */
  readonly entry: string;
  readonly path: string;
  /** The value of the whole field, or how many of its entries are taken away. */
  readonly value: string | number | { readonly taken: number };
  /** What the check says is allowed, where it is not what the rule says. */
  readonly allowed?: string;
  /**
   * What the form says at the field. "window": the form cannot know, and the check's own words come when somebody saves.
   * Otherwise why nobody can enter it.
   */
  readonly shown: RegExp | 'window' | { readonly impossible: string };
}

/** Finds what the check says is allowed: where the case does not say it, the rule's own words, with numbers for each N. */
export const allowedBy = ({ rule, allowed = rule.slice(rule.indexOf(': ') + 2) }: WrongValue): RegExp =>
  new RegExp(allowed.replace(/[.()]/g, '\\$&').replace(/\bN\b/g, '\\d+'));

const clinic = 'clinics-facts/cumbre';
const clinicWords = 'clinics-words/cumbre';
const procedure = 'procedures-facts/knee-joint';
// Other records for the second look: what was typed is offered again when a form is opened next.
const other = 'clinics-facts/faro';
const otherWords = 'clinics-words/faro';

// biome-ignore format: an entry a line
export const wrongValues: readonly WrongValue[] = [
  { rule: 'required', entry: clinic, path: 'name', value: '', allowed: 'text', shown: /required/i },
  { rule: 'string: at most N characters', entry: clinic, path: 'city', value: 'x'.repeat(41), shown: /more than 40 characters/ },
  { rule: 'number: N or earlier', entry: clinic, path: 'founded', value: 2101, shown: /less than or equal to 2,?100/ },
  {
    rule: 'string: plain text without HTML or Markdown',
    entry: clinic,
    path: 'location.address',
    value: 'Calle **Ejemplo** 100',
    shown: /plain text without HTML or Markdown/,
  },
  { rule: 'string: a three-letter IATA code, for example MDE', entry: clinic, path: 'location.airport.code', value: 'Mde', shown: /three-letter IATA code/ },
  { rule: 'number: -N to N', entry: clinic, path: 'location.latitude', value: 91, shown: /less than or equal to 90/ },
  {
    rule: 'string: a two-letter language code (ISO N-N), for example es',
    entry: clinic,
    path: 'languages.0',
    value: 'Spanish',
    shown: /two-letter language code/,
  },
  {
    rule: 'string: a two-letter country code (ISO N-N), for example US',
    entry: 'clinics-facts/alba-bay',
    path: 'offers.1.byRoad.from.0',
    value: 'Texas',
    shown: /two-letter country code/,
  },
  {
    rule: 'string: small letters a to z, digits and single hyphens, at most N characters, for example "valle-alto"',
    entry: clinic,
    path: 'offers.0.key',
    value: 'Total knee',
    shown: /small letters a to z, digits and single hyphens/,
  },
  { rule: 'number: N or more', entry: clinic, path: 'offers.0.trips.0.procedureDay', value: 0, shown: /greater than or equal to 1\./ },
  { rule: 'number: at most N', entry: clinic, path: 'offers.0.trips.0.nights', value: 61, shown: /less than or equal to 60/ },
  { rule: 'array: at least one entry', entry: clinic, path: 'accreditations', value: { taken: 2 }, shown: /required/i },
  { rule: 'array: at least N entries', entry: other, path: 'keyFeatures', value: { taken: 2 }, shown: 'window' },
  { rule: 'number: N to N', entry: procedure, path: 'risks.0.perHundred.to', value: 101, shown: /less than or equal to 100/ },
  { rule: 'number: N or later', entry: procedure, path: 'sources.0.year', value: 1989, shown: /greater than or equal to 1,?990/ },
  {
    rule: 'string: a full address that starts with https://',
    entry: procedure,
    path: 'sources.0.url',
    value: 'http://example.com/a',
    shown: /a full address that starts with https/i,
  },
  { rule: 'string: at least N characters', entry: clinicWords, path: 'description', value: 'Too short for a search engine.', shown: /at least 110 characters/ },
  { rule: 'array: exactly N entries', entry: otherWords, path: 'steps', value: { taken: 1 }, shown: 'window' },
  { rule: 'a text below the fields', entry: clinicWords, path: 'body', value: '', allowed: 'The Profile tab', shown: /required/i },
  { rule: 'array: each entry once', entry: other, path: 'languages.1', value: 'es', shown: 'window' },
  { rule: 'string: N or later', entry: other, path: 'reviewed', value: '1949-12-31', shown: 'window' },
  { rule: 'object: at most what "to" says', entry: other, path: 'offers.0.price.from', value: 99_000, shown: 'window' },
  { rule: 'object: at most what "two" says', entry: other, path: 'staying.lodging.one', value: 999, shown: 'window' },
  { rule: 'object: a left edge before the right one', entry: other, path: 'focus.left', value: 90, shown: 'window' },
  { rule: 'object: an upper edge above the lower one', entry: other, path: 'focus.top', value: 90, shown: 'window' },
  { rule: 'number: a whole number', entry: other, path: 'offers.0.trips.0.nights', value: 2.5, shown: { impossible: 'the field keeps the whole part alone' } },
  { rule: 'string: characters that can be seen', entry: otherWords, path: 'summary', value: 'Quiet re\u200Bcovery lodge near the coast.', shown: 'window' },
  { rule: 'string: the value itself', entry: otherWords, path: 'coverAlt', value: 'N/A', shown: 'window' },
  { rule: 'string: one line', entry: otherWords, path: 'lede', value: 'A small lodge\ninland from the beaches.', shown: 'window' },
  { rule: 'string: text, not empty', entry: clinicWords, path: 'coverAlt', value: '   ', shown: /required/i },
  {
    rule: 'a key once',
    entry: otherWords,
    path: 'accreditations.1.key',
    value: 'monitored-residence',
    allowed: '"monitored-residence" stands twice',
    shown: 'window',
  },
  { rule: 'a key in both languages', entry: otherWords, path: 'experts', value: { taken: 1 }, allowed: '"leonor-pech" is missing in English', shown: 'window' },
  {
    rule: 'array: at most N entries',
    entry: clinicWords,
    path: 'priceIncludes.6',
    value: 'A seventh entry',
    shown: { impossible: 'the list offers no further entry' },
  },
  {
    rule: 'string: a real date, written YYYY-MM-DD, for example "N-N-N"',
    entry: clinic,
    path: 'reviewed',
    value: '2026-02-30',
    shown: { impossible: 'the calendar has no such day' },
  },
  { rule: 'enum', entry: clinic, path: 'country', value: 'columbia', allowed: 'colombia', shown: { impossible: 'a choice offers what is allowed alone' } },
  { rule: 'boolean', entry: clinic, path: 'sample', value: 'maybe', allowed: 'true or false', shown: { impossible: 'a switch is on or off' } },
  { rule: 'number', entry: clinic, path: 'founded', value: 'long ago', allowed: 'a whole number', shown: { impossible: 'the field takes digits alone' } },
  {
    rule: 'another record',
    entry: clinic,
    path: 'offers.0.procedure',
    value: 'No Such Procedure',
    allowed: 'small letters',
    shown: { impossible: 'a choice offers the records that there are' },
  },
  {
    rule: 'the name of the cover',
    entry: other,
    path: 'cover',
    value: 'content/clinics/rio-verde/cover.webp',
    allowed: 'Name the picture cover.svg, cover.jpg or cover.png',
    shown: 'window',
  },
];
