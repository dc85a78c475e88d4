import type { z } from 'zod';
import { freshness } from '../../facts/limits';
import { type FieldNote, fieldNotes } from '../../schemas/describe';
import { type ContentKind, contentKinds, smallestCoverWords } from '../../schemas/kinds';
import { LARGEST_TEXT, MOST_LINES } from './records/readText';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => (text ? `\`${cell(text)}\`` : '');

const row = ({ path, isOptional, about, limits, example }: FieldNote): string =>
  `| ${code(path)} | ${cell(about)}${isOptional ? ' (optional)' : ''} | ${cell(limits)} | ${code(example)} |`;

const table = (schema: z.ZodObject): string =>
  ['| Field | What it is | Allowed | Example |', '|---|---|---|---|', ...fieldNotes(schema).map(row)].join('\n');

const section = ({ folder, title, facts, words, text, hasCover }: ContentKind): string => `## ${title}

One folder for each below \`content/${folder}/\`, with \`facts.yaml\`, \`words.en.md\`, \`words.es.md\`${hasCover ? ' and `cover.svg`, `cover.jpg` or `cover.png`' : ''}.

### facts.yaml

${table(facts)}

### words.en.md and words.es.md, between the lines of ---

${table(words)}

Below the second \`---\`: ${text.charAt(0).toLowerCase()}${text.slice(1)}
`;

/** content/README.md: every field that a writer can fill in, generated from the schemas. */
export const fieldList = (): string => `# Fields of the content

Made by \`npm run fields\` out of \`src/schemas\`; do not edit it here.

- Facts that are true in every language stand once, in \`facts.yaml\`. Words stand per language, in \`words.en.md\` and \`words.es.md\`.
- \`experts[].name\` is the field \`name\` of each entry of the list \`experts\`. \`offers.<key>.name\` is the field \`name\` below each key that \`facts.yaml\` gives to an offer.
- Texts must not be empty, and are plain words: no HTML, no Markdown. Markdown stands only below the second \`---\`.
- A link may name a place of a page behind \`#\`: \`/clinics/valle-alto#prices\`, or \`#prices\` on the same page. Places are its sections and tabs, and its headings in small letters without accents, joined by hyphens: \`## Who should wait?\` is \`#who-should-wait\`. For a place that is not there, \`npm run check\` lists those that are.
- A heading is words without a link, with text below it. An entry of a list is not empty.
- Put a text that contains \`: \` or \`#\` into double quotes, and dates too. Behind a text a \`#\` would cut it off, so a comment stands on a line of its own.
- A text file has at most ${LARGEST_TEXT / 1024} KB and ${MOST_LINES} lines, about twenty pages of print.
- Characters that cannot be seen (soft hyphens, spaces without width, and others that come along when text is copied) are refused. A no-break space is right between words, \`50 km\`, and wrong where YAML or Markdown expect a usual one: in front of a field, behind a colon, a hyphen or \`##\`.
- Write whole numbers as digits alone: \`9800\`, not \`9,800\` or \`9.800\`.
- Days and years of what has happened (\`reviewed\`, \`reviewer.day\`, \`verified\`, \`updated\`, \`date\`, \`founded\`, \`practisingSince\`, \`signatures[].day\`) do not lie ahead: more than a year is refused at once, more than a day before publishing.
- Both languages say the same: words that are left in the other language are refused, and lists or headings of which one language has fewer.
- At least one clinic and one testimonial have \`featured\`: without them the home page would lose a section.
- What several pages say alike, medicines to discuss and signs of danger, stands once below \`precautions/\`, and care options and procedures name it. A sign that stands in two records is refused: it is for “now” or for “the same day”, on all pages.
- Words of care options, procedures and precautions cite sources by their keys, right after the claim: \`[cdc-flying]\` or \`[cdc-flying, nice-157]\`. Every figure has one in the same sentence or entry, and every source is cited in both languages. Names, titles, summaries and headings have no markers.
- Each trip lasts at least until the first flight: the day of the procedure and the days before flying, which its source says. \`byRoad\` names from where people drive who may leave earlier.
- An offer names one of the \`scopes\` of its procedure. Prices of whole ones are set side by side; incomplete ones stand apart. A whole offer excludes nothing that an incomplete one lacks, and words that speak of a second visit belong to an offer with two \`trips\`.
- The site adds up the whole trip: price (times \`unit.pieces\`), nights in lodging, meals, transfers and fares, over all trips, for two people and for one. \`staying\` says what these cost. Nights of the price are \`nights\` at the clinic and \`includedNights\` elsewhere.
- Amounts in dollars in a clinic’s words ("USD 9,800", "12.400 dólares", "twelve thousand dollars", "costs 9,800"), and nights in those of an offer with nights, are those of its facts, or of the whole trip that is made from them; those in the words of an offer are its own. So are stays, where the words say who stays ("you spend three nights with us", "plan two weeks in all") or name the stay ("a stay of twelve days", "la estancia dura dos semanas"); other days and weeks are not compared. So are the day of surgery ("surgery is on day three") and the minutes to intensive care and to the airport.
- The day before which nobody flies ("before day 14", "antes del décimo día") is that of the procedure. Beds are counted alike in both languages. \`docs/terms.md\` lists words to avoid.
- After a change in both languages, \`npm run translated -- content/clinics/my-clinic\` says that they agree; from then on the check warns when one of them is changed alone.
- \`search-questions.yaml\` lists what people type, each with the page that must be the first answer (\`knee pain: procedures/total-knee-replacement\`, or \`nearest\` where nothing fits). The file may be missing. Two procedures claim the same words in \`soughtAs\` only where evidence, or their order within one care option, says which comes first.
- Warnings do not stop a build: prices and costs of staying older than ${freshness.priceMonths.old} months, reviews older than ${freshness.reviewMonths.old}, certificates about to end, texts that are hard to read (\`npm run reading\`), sources at hosts that \`docs/sources.md\` does not list, or of more than ${freshness.sourceYears} years without a reason there, promises and superlatives, a number of countries that is not the site’s, a price or costs of staying that were changed without their day, a day still to come, sections of which one language has a third less, and numbers, names and long texts that another record or entry has, too: a doctor of two clinics has the same name, licence and register in both, and a biography of its own in each. Publishing refuses promises and superlatives. Publishing refuses prices and costs of staying older than ${freshness.priceMonths.expired} months, reviews older than ${freshness.reviewMonths.expired}, \`reviewer: none\`, and legal pages without \`signatures\` or changed after them.
- A picture has at least ${smallestCoverWords}. A photograph is named \`cover.jpg\` or \`cover.png\`, best with 2560 pixels in width. A drawing is named \`cover.svg\`; it contains no scripts, no HTML and nothing from elsewhere.
- \`npm run new -- clinic my-clinic\` makes the files of a new record with all fields, as a draft: \`draft: true\`. A draft has no page and stops nobody; one line of \`npm run check\` says what is missing, \`npm run check -- --drafts\` says all of it. A complete one is shown, with a mark, by \`npm run develop\` and the studio. Without the line it is published.
- A procedure that no clinic offers is kept and has no page until one does. A care option without clinics informs and says so; with \`notOffered: true\` it and its procedures have no page.

${Object.values<ContentKind>(contentKinds).map(section).join('\n')}`;
