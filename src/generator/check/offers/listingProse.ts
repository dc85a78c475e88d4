import { inAnyLanguage } from '../../../facts/inAnyLanguage';
import { type Problem, quote } from '../../content/problem';
import { listAt } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';
import { citableSentencesOf } from '../../content/text/textFields';

/** Opioids that leave the heart too slowly for ibogaine. */
const DRUG = inAnyLanguage({
  en: 'methadone|buprenorphine|suboxone|subutex|sublocade|long-acting',
  es: 'metadona|buprenorfina|opioides? de acción (?:larga|prolongada)',
});
const LONG_ACTING = new RegExp(DRUG, 'iu');
/** To what they are changed. */
const CHANGED = new RegExp(
  inAnyLanguage({
    en: String.raw`\b(?:on)?to (?:an? |another )?short-acting`,
    es: String.raw`(?<!\p{L})(?:a|por) (?:un|uno|otro|una|opioides?|un opioide)?(?: \p{L}+)? ?de acción corta`,
  }),
  'iu',
);
/** What a clinic would do with people who take them. */
const TAKES = new RegExp(
  inAnyLanguage({
    en: [
      String.raw`\b(?:take|taken|taking|bring|get|come|coming|help|wean|move)\w*\b.*\boff\b`,
      String.raw`\boff (?:of )?${DRUG}`,
      String.raw`\b(?:for|with) (?:people|patients|adults|those|anyone|everyone)(?: who)? (?:on|with|taking|using|take|use|are on|depend\w* on) (?:\w+ ){0,2}${DRUG}`,
      String.raw`\b(?:wean|taper|switch|chang|transfer|convert|detox|replac|accept|admit|welcom)(?:e|es|s|ed|ted|ing|ting|ify|ifies|ified|ification)?\b`,
      String.raw`\btreat(?:s|ed|ing)?\b`,
      String.raw`\b(?:stop|leave|quit|end|finish)\w*\b.*\b(?:in|within|after) (?:\w+ ){1,2}(?:hours|days|weeks)\b`,
    ].join('|'),
    es: [
      String.raw`(?<!\p{L})para (?:personas|pacientes|adultos|quienes?)(?: que)? (?:con|toman?|usan?|dependen de) (?:\p{L}+ ){0,2}${DRUG}`,
      String.raw`(?<!\p{L})(?:quit|retir|cambi|desintoxic|reemplaz|acept)(?:a|an|as|amos|ar|arle|arles|ando|ado|ada|ados|adas)(?!\p{L})`,
      String.raw`(?<!\p{L})trat(?:a|an|amos|ar|ado|ada|ados|adas)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:sustitu|suspend|recib|admit)(?:e|en|ye|yen|imos|emos|ir|er|ido|ida|idos|idas)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:pas|dej)(?:a|an|amos|ar|e|en)(?!\p{L}).*(?<!\p{L})(?:en|tras) (?:\p{L}+|\d+) (?:horas|días|semanas)`,
      String.raw`\bdesintoxicación\b|\bbienvenid`,
    ].join('|'),
  }),
  'iu',
);
const REFUSES = new RegExp(
  inAnyLanguage({
    en: String.raw`\b(?:nobody|no one|not|never|neither|nor|cannot|declin\w+|refus\w+)\b|n[’']t\b`,
    es: String.raw`(?<!\p{L})(?:no|nadie|nunca|ningun\p{L}|ningún|tampoco|ni|rechaz\p{L}+)(?!\p{L})`,
  }),
  'iu',
);
const CLAUSE = new RegExp(`[:;.]\\s|, ${inAnyLanguage({ en: 'and|but|so', es: 'y|pero' })} `);
/** Whether a clause takes them. What is refused before the act is not done; a "not" behind it is about something else. */
const takesThem = (clause: string): boolean =>
  [LONG_ACTING.test(clause) && TAKES.exec(clause), CHANGED.exec(clause)].some(
    (act) => act && !REFUSES.test(clause.slice(0, act.index + act[0].length)),
  );

/** Words of a clinic with ibogaine that take people off methadone, whatever its facts say. */
export function* problemsOfListingProse({ facts, words }: ParsedRecord): Iterable<Problem> {
  if (!listAt(facts.value, 'specialties').includes('ibogaine-therapy')) return;
  for (const { words: sentence, problem } of words.flatMap(citableSentencesOf))
    if (sentence.split(CLAUSE).some(takesThem))
      yield problem({
        found: `${quote(sentence)}, which takes people from methadone, buprenorphine or another long-acting opioid`,
        allowed:
          'ibogaine for nobody who takes them: they stay in the body for weeks, and stop hearts together with it',
        fix: 'Do not list a clinic that does so. If it refuses these people, say so in this sentence.',
      });
}
