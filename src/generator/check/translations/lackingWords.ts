import { partialLanguages } from '../../../facts/locales';
import { nameOfLanguage } from '../../../schemas/fields';
import { type Problem, problemOfFile } from '../../content/problem';
import { listAt, textAt } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';
import type { RuleContext } from '../rule';

const proceduresOf = ({ facts }: ParsedRecord): string[] =>
  listAt(facts.value, 'offers').flatMap((offer) => textAt(offer, 'procedure') ?? []);

/** Clinics without words in a language where they alone offer a procedure: its page would have no clinic. */
export function* problemsOfLackingWords(clinic: ParsedRecord, { all }: RuleContext): Iterable<Problem> {
  for (const language of clinic.lacks) {
    const written = all.clinic.filter(({ lacks }) => !lacks.includes(language));
    // One whose facts are wrong may offer it, too.
    if (written.some(({ fields }) => !fields.facts)) continue;
    const offered = new Set(written.flatMap(proceduresOf));
    const alone = proceduresOf(clinic).filter((procedure) => !offered.has(procedure));
    if (alone.length > 0)
      yield problemOfFile(`${clinic.folder}/words.${language}.md`, 'file', {
        found: 'nothing',
        allowed: `words in ${nameOfLanguage(language)}: no other clinic that has them offers ${alone.join(', ')}`,
        fix: 'Translate them: the page of a procedure needs a clinic.',
      });
  }
}

/** A line for each language: records that have no page in it, until their words are there. */
export const notesOfLackingWords = (records: readonly ParsedRecord[]): string[] =>
  partialLanguages().flatMap((language) => {
    const lacking = records.filter(({ lacks }) => lacks.includes(language)).map(({ folder }) => folder);
    const name = nameOfLanguage(language);
    return lacking.length > 0 ? [`Without words in ${name}, and without a page in it: ${lacking.join(', ')}.`] : [];
  });
