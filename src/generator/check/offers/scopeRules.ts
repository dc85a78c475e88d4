import { withoutAccents } from '../../../facts/withoutAccents';
import { notIn, type Problem, quote } from '../../content/problem';
import { listAt, textAt, valueAt } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';
import { keysIn } from '../records/keys';
import type { RuleContext } from '../rule';
import { procedureOf } from './procedureOf';

const isWhole = (scope: unknown): boolean => valueAt(scope, ['whole']) === true;

/** The words of a text that say what is meant: "the crown" is "crown". */
const meaningfulWords = (text: string): string[] =>
  withoutAccents(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 3);

const namesAll = (line: string, meant: string): boolean => {
  const words = meaningfulWords(meant);
  return words.length > 0 && words.every((word) => withoutAccents(line).includes(word));
};

/** What offers of the procedure may lack, in a language. */
const missingParts = (procedure: ParsedRecord, language: string): string[] => {
  const words = procedure.words.find((each) => each.language === language)?.value;
  return listAt(procedure.facts.value, 'scopes')
    .filter((scope) => !isWhole(scope))
    .flatMap((scope) => textAt(words, 'scopes', textAt(scope, 'key') ?? '', 'missing') ?? []);
};

/** Lines by which a whole offer leaves out what an incomplete one lacks. */
function* excludedParts({ words }: ParsedRecord, key: string, procedure: ParsedRecord): Iterable<Problem> {
  for (const source of words) {
    const own = listAt(source.value, 'offers', key, 'excludes');
    const [path, lines] =
      own.length > 0 ? [['offers', key, 'excludes'], own] : [['priceExcludes'], listAt(source.value, 'priceExcludes')];
    for (const [index, line] of lines.entries())
      for (const part of missingParts(procedure, source.language))
        if (typeof line === 'string' && namesAll(line, part))
          yield source.problemAt([...path, index], {
            found: `${quote(line)}, although ${key} is a whole offer, with ${part} in its price`,
            allowed: 'what the price of the offer leaves out',
            fix: `Remove the line, give ${key} excludes of its own, or change its scope in facts.yaml.`,
          });
  }
}

/** An offer names one of its procedure's scopes, and a whole one leaves out nothing that belongs to it. */
export function* problemsOfScopes(reading: ParsedRecord, { all }: RuleContext): Iterable<Problem> {
  const { facts } = reading;
  for (const [index, offer] of listAt(facts.value, 'offers').entries()) {
    const procedure = procedureOf(offer, all);
    if (!procedure) continue;
    const scopes = listAt(procedure.facts.value, 'scopes');
    const keys = keysIn(procedure.facts, 'scopes');
    const named = textAt(offer, 'scope');
    const path = ['offers', index, 'scope'];
    if (named === undefined && keys.length > 0)
      yield facts.problemAt(path, {
        found: 'nothing',
        allowed: `a scope of the procedure: ${keys.join(', ')}`,
        fix: `Ask the clinic what its price covers, and write it, for example scope: ${keys[0]}`,
      });
    else if (named !== undefined && !keys.includes(named))
      yield facts.problemAt(
        path,
        keys.length > 0
          ? notIn(keys, named, 'Use one of the allowed values.', { what: 'a scope of the procedure' })
          : { found: quote(named), allowed: 'nothing: the procedure has no scopes', fix: 'Remove the line.' },
      );
    const scope = scopes.find((each) => named !== undefined && textAt(each, 'key') === named);
    if (isWhole(scope)) yield* excludedParts(reading, textAt(offer, 'key') ?? '', procedure);
  }
}

/** The first scope is a whole one, because it leads; only an incomplete one says what is missing. */
export function* problemsOfScopeWords({ facts, words }: ParsedRecord): Iterable<Problem> {
  for (const [index, scope] of listAt(facts.value, 'scopes').entries()) {
    const key = textAt(scope, 'key') ?? '';
    if (index === 0 && valueAt(scope, ['whole']) === false)
      yield facts.problemAt(['scopes', 0, 'whole'], {
        found: 'false',
        allowed: 'true for the first scope, which leads',
        fix: 'Put a whole scope first.',
      });
    for (const source of words) {
      const missing = textAt(source.value, 'scopes', key, 'missing');
      if (valueAt(scope, ['whole']) === false && missing === undefined && valueAt(source.value, ['scopes', key]))
        yield source.problemAt(['scopes', key, 'missing'], {
          found: 'nothing',
          allowed: 'what an incomplete offer lacks',
          fix: 'Write what is not in it, for example missing: the crown',
        });
      if (isWhole(scope) && missing !== undefined)
        yield source.problemAt(['scopes', key, 'missing'], {
          found: quote(missing),
          allowed: 'nothing for a whole scope',
          fix: 'Remove the line, or write whole: false in facts.yaml.',
        });
    }
  }
}
