import { inAnyLanguage, type Phrases } from '../../../facts/inAnyLanguage';
import { ibogaineListing } from '../../../facts/limits';
import { type Problem, quote } from '../../content/problem';
import { listAt } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';
import { citableSentencesOf, sentencesOf } from '../../content/text/textFields';
import { CARDINAL, numbersIn } from '../claims/numbersInProse';

/** A pattern of words, each whole from its beginning on. */
const said = (phrases: Phrases): RegExp => new RegExp(String.raw`(?<!\p{L})${inAnyLanguage(phrases)}`, 'iu');

/** Opioids that leave the heart too slowly for ibogaine, and whom else the precaution's list refuses. */
const refused: Phrases = {
  en: 'methadon|buprenor|suboxone|subutex|sublocade|zubsolv|brixadi|long-(?:acting|lasting)|opioid (?:agonist|substitution|maintenance)|medication-assisted|alcohol|benzodiaz|diazepam|sedative|antidepres|bipolar|psychosis|epilep|pregnan|suicid|QT|heart (?:problem|disease|condition|failure|attack)',
  es: String.raw`metadon|de (?:acción|duración|liberación) (?:larga|prolongada)|de larga (?:acción|duración)|(?:terapia|tratamiento) de (?:sustitución|mantenimiento)|sustitución con opioides|sedante|psicosis|embaraz|infarto|(?:problema|enfermedad|falla)(?: \p{L}+){0,2} (?:del corazón|cardíac)`,
};
const REFUSED = said(refused);
/** To what opioids are changed. */
const CHANGED = said({
  en: '(?:on)?to (?:an? |another )?short-acting',
  es: String.raw`(?:a|por) (?:un|uno|otro|una|opioides?|un opioide)?(?: \p{L}+)? ?de acción corta`,
});
const VERB = inAnyLanguage({
  en: 'accept|admit|take|treat|stop|give|receive|permit|allow',
  es: 'acept|admit|tom|trat|dej|recib|permit|at[ei]e?nd|suspend',
});
const NOBODY = inAnyLanguage({ en: 'nobody|no one', es: 'nadie|ningun[ao]|ningún' });
const NOT = inAnyLanguage({ en: String.raw`not|never|cannot|\p{L}+n[’']t`, es: 'no|nunca|tampoco|ni' });
const HELPING = inAnyLanguage({ en: 'be', es: 'se|debe|son|es|está|podemos|puede' });
const DENIES = new RegExp(String.raw`(?<!\p{L})(?:${NOBODY} (?=.*${VERB})|${NOT}(?: ${HELPING})? ${VERB})`, 'iu');
const NEGATES = new RegExp(String.raw`(?<!\p{L})(?:${NOBODY}|${NOT}) `, 'iu');
const REJECTS = said({
  en: String.raw`declin|refus|exclud|turn\w* (?:away|down)|sent (?:away|home)`,
  es: 'rechaz|exclu',
});
/** "Nobody who took methadone within the last three days", "nobody has to suffer": a refusal that ends, or of something else. */
const LIMITED = said({
  en: `(?:${CARDINAL}|an?) (?:hour|day|week|month)|unless|until|except|less than|last|recent|without (?!exception)|suffer`,
  es: `${CARDINAL} (?:hora|día|semana|mes)|salvo|hasta|excepto|menos de|últim|sin (?!excepción)|sufr`,
});
/** What may be said of them, besides that they are refused. */
const STATED = said({
  en: 'prove[dn]|risk of dying|lengthen|stays? in the body|offered|seizures|needs? a (?:physician|doctor)',
  es: 'probad|riesgo de morir|alarga|queda en el cuerpo|ofreci|convulsi|requiere',
});
const OURS = said({
  en: String.raw`(?:we|our|you|your)\b`,
  es: String.raw`nuestr|usted|\p{L}+(?:amos|emos|imos)(?!\p{L})`,
});
/** What a clinic would do with them. */
const DONE = said({
  en: String.raw`taper|wean|wash|bridg|phas|switch|chang|convert|replac|detox|welcom|accept|admit|treat(?!ment)|off\b|(?:lower|reduc)(?!\p{L}* (?:the|el) ri)`,
  es: 'quit|retir|cambi|desintoxic|reemplaz|sustitu|suspend|baj[ae]|acept|bienvenid|trat[ae](?!m)',
});
const CLAUSE = new RegExp(`[:;.]\\s|, ${inAnyLanguage({ en: 'and|but|so', es: 'y|pero' })} `);

/** A refusal before their name or right behind it, or a bare statement: all else would let somebody in. */
const keepsThemOut = (clause: string): boolean => {
  if (LIMITED.test(clause)) return false;
  if (REJECTS.test(clause)) return !NEGATES.test(clause);
  const denial = DENIES.exec(clause);
  const rest = denial ? clause.replace(denial[0], '') : clause;
  if (denial && denial.index < clause.search(REFUSED))
    return !new RegExp(`^${NOBODY}`, 'iu').test(denial[0]) || !OURS.test(rest);
  return (denial !== null || STATED.test(rest)) && !OURS.test(rest) && !DONE.test(rest);
};

const letsThemIn = (sentence: string): boolean => {
  const clauses = sentence.split(CLAUSE);
  const isDone = (clause: string): boolean => (DONE.test(clause) || LIMITED.test(clause)) && !DENIES.test(clause);
  return (
    clauses.some((clause) => CHANGED.test(clause) && !DENIES.test(clause.slice(0, clause.search(CHANGED)))) ||
    (REFUSED.test(sentence) &&
      clauses.some((clause) => (REFUSED.test(clause) ? !keepsThemOut(clause) : isDone(clause))))
  );
};

const WATCH = said({ en: String.raw`(?:monitor(?:s|ing)?|ambulance)\b`, es: String.raw`(?:monitoreo|ambulancia)\b` });
const ENDS = said({
  en: String.raw`remov|ends?\b|ended|stops?\b|leaves?\b|until|comes? off|taken (?:off|away)|switched off|without an? |no longer|for (?:the )?(?:first )?${CARDINAL} (?:hours|days)|${CARDINAL} nights?|only (?:during|while)`,
  es: `(?:se )?retir|termin|acaba|apaga|se va|hasta|quita|sin (?:el )?monitor|(?:por|durante) (?:las )?(?:primeras )?${CARDINAL} (?:horas|días)|${CARDINAL} noches?|solo (?:durante|mientras)`,
});
const ECG = said({ en: 'ECG', es: 'electrocardiograma' });
const HOURS = new RegExp(`(${CARDINAL}) ${inAnyLanguage({ en: 'hours', es: 'horas' })}`, 'giu');
const endsEarly = (sentence: string): boolean =>
  WATCH.test(sentence) &&
  ENDS.test(sentence) &&
  !(
    ECG.test(sentence) && numbersIn(sentence, HOURS).some(({ number }) => number >= ibogaineListing.hoursAfterNormalEcg)
  );

const NONE = said({
  en: String.raw`(?:no|without(?: an?)?) (?:\p{L}+ )?(?:cardiol|intensive care)`,
  es: String.raw`(?:sin|no (?:hay|tiene)) (?:\p{L}+ )?(?:cardi[oó]l|cuidados intensivos)`,
});
/** An honest "no cardiologist here" says in the same sentence how near one is. */
const isFar = (sentence: string): boolean => NONE.test(sentence) && !/minut/iu.test(sentence);

const rules = [
  {
    isBroken: letsThemIn,
    what: 'which does not keep out people whom every clinic with ibogaine refuses',
    allowed: 'sentences on methadone, other long-acting opioids and the list of the precaution that refuse them',
  },
  {
    isBroken: endsEarly,
    what: 'which takes monitor or ambulance away too early',
    allowed: `until the ECG is normal, and at least ${ibogaineListing.hoursAfterNormalEcg} hours more`,
  },
  {
    isBroken: isFar,
    what: 'which does not say how near cardiology is',
    allowed: `intensive care with cardiology within ${ibogaineListing.cardiologyMinutes} minutes`,
  },
];

/** Words of a clinic with ibogaine that break the rules of its listing, whatever its facts say. */
export function* problemsOfListingProse({ facts, words }: ParsedRecord): Iterable<Problem> {
  if (!listAt(facts.value, 'specialties').includes('ibogaine-therapy')) return;
  // Words that nobody has given cannot keep anybody out.
  for (const source of words.filter(({ language }) => refused[language] !== undefined))
    for (const { words: text, problem } of citableSentencesOf(source))
      for (const { words: sentence } of sentencesOf(text, source.language))
        for (const { isBroken, what, allowed } of rules)
          if (isBroken(sentence))
            yield problem({
              found: `${quote(sentence)}, ${what}`,
              allowed,
              fix: 'Do not list a clinic that does so. If it does not, say so in this sentence, or leave it to the list that the page shows.',
            });
}
