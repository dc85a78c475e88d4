import { memoize } from '../../memoize';
import { boasts, END, START } from './boasts';

/** Promises that no site may make: of a cure, of success, of a result, or of a treatment without risk. */

const RESULT_EN = `(?:cures?|cured|success|results?|outcomes?|recovery|healing|relief|improvement)`;
const RESULT_ES = `(?:cura|curación|curarse|éxito|resultados?|recuperación|sanación|alivio|mejoría)`;
/** What is said to cure, and what is cured. "The cure for" and "to cure" alone may describe what nobody can do. */
const CURER_EN = `(?:treatments?|therapy|therapies|procedures?|surgery|operations?|methods?|cells|ibogaine)`;
const CURER_ES = `(?:tratamientos?|terapias?|procedimientos?|cirugías?|operación|operaciones|métodos?|células madre|ibogaína)`;
const ILL_EN = `(?:addictions?|arthritis|cancer|diabetes|obesity|pain)`;
const ILL_ES = `(?:adicción|adicciones|artrosis|artritis|cáncer|diabetes|obesidad|dolor(?:es)?)`;

const forbiddenClaim = (pattern: string): RegExp => new RegExp(START + pattern, 'iu');

const forbiddenClaims: readonly RegExp[] = [
  forbiddenClaim(`guarante(?:e|es|ed|eing)${END}[^.!?;]{0,40}${START}${RESULT_EN}${END}`),
  forbiddenClaim(`${RESULT_EN}${END}[^.!?;,]{0,25}${START}guaranteed${END}`),
  forbiddenClaim(
    `(?:garantiza(?:mos|n|do|da|dos|das)?|garantía de|aseguramos)${END}[^.!?;]{0,40}${START}${RESULT_ES}${END}`,
  ),
  forbiddenClaim(`${RESULT_ES}${END}[^.!?;,]{0,25}${START}(?:garantizad[oa]s?|asegurad[oa]s?)${END}`),
  forbiddenClaim(
    `100[ \u00A0]?(?:%|percent|por ciento) (?:de |of )?(?:success|successful|effective|safe|cure|cured|recovery|éxito|efectiv[oa]s?|eficaz|segur[oa]s?|garantizad[oa]s?)${END}`,
  ),
  forbiddenClaim(
    String.raw`(?:no risks?|without (?:any )?risks?|zero risks?|risk-free|sin (?:ningún )?riesgos?|cero riesgos?|libre de riesgos?)(?=\s*(?:[.!,;:)”»"]|$))`,
  ),
  forbiddenClaim(`(?:miracle|miraculous|permanent|complete|definitive) cures?${END}`),
  forbiddenClaim(`(?:cura|curación) (?:milagrosa|definitiva|permanente|total|segura|completa)${END}`),
  forbiddenClaim(`(?:we|will|can) cure (?:you|your|all|any|every)${END}`),
  forbiddenClaim(`(?:le|lo|la|te) (?:curamos|curaremos)${END}`),
  forbiddenClaim(`${CURER_EN} (?:completely |fully |really )?cures?${END}`),
  forbiddenClaim(`${CURER_ES} (?:sí |realmente )?curan?${END}`),
  forbiddenClaim(`(?:cures?|heals?) (?:your |the )?${ILL_EN}${END}`),
  forbiddenClaim(`(?:curan?|sanan?) (?:el |la |las |los |su )?${ILL_ES}${END}`),
  forbiddenClaim(`you(?: will|’ll|'ll) be (?:completely |fully )?(?:cured|healed)${END}`),
  forbiddenClaim(`usted se curará${END}`),
  forbiddenClaim(`guaranteed to (?:cure|heal|improve|recover|succeed|walk|work)${END}`),
  forbiddenClaim(`we promise (?:you )?(?:a cure|that you will|you will|you’ll|you'll)${END}`),
  forbiddenClaim(
    `prometemos (?:que (?:se curará|sanará)|resultados|(?:la|su|una) (?:cura|curación|recuperación))${END}`,
  ),
  forbiddenClaim(`risk-free (?:treatment|therapy|procedure|surgery|operation)s?${END}`),
  forbiddenClaim(`sin riesgo alguno${END}`),
  ...boasts,
];

/** When one of these comes before a promise in the same sentence, it is not a promise. */
const NEGATION =
  /(?<![\p{L}])(?:no|not|never|nobody|none|nothing|neither|nor|cannot|without|ningún|ninguna?|nunca|jamás|nadie|nada|ni|tampoco|sin)(?![\p{L}])|n[’']t(?![\p{L}])/iu;

/** Who asks, warns of a promise or tells what others say does not promise. */
const WARNING =
  /(?<![\p{L}])(?:beware|wary|distrust|doubt|suspicious|avoid|whoever|(?:anyone|anybody|those|clinics?|people) (?:who|that)|nobody|claim(?:s|ed|ing)?|advert\p{L}+|if|whether|desconf\p{L}+|cuidado con|dud[ae]\p{L}*|sospech\p{L}+|evite|quien(?:es)?|clínicas? que|afirm\p{L}+|anunci\p{L}+|si)(?![\p{L}])/iu;

/** "Results are not guaranteed", "garantizamos que no…": here the negation is between the two words. */
const deniedWithin = (promised: string): boolean =>
  NEGATION.test(promised.replace(/^(?:no|without|sin(?: ningún)?)\b/i, ''));

const splitSentences = (text: string): string[] => text.split(/(?<=[.!?;])(?<!\bNo\.)\s+|\n+/);

/** The first promise in a text, or undefined. Sentences that deny it do not count. */
export const forbiddenClaimIn = memoize((text): string | undefined => {
  for (const sentence of splitSentences(text))
    for (const pattern of forbiddenClaims) {
      const match = pattern.exec(sentence);
      if (!match) continue;
      const before = sentence.slice(0, match.index);
      const isWarning = WARNING.test(before) || sentence.trimEnd().endsWith('?');
      const isDenied = NEGATION.test(before) || (!boasts.includes(pattern) && deniedWithin(match[0]));
      if (!isWarning && !isDenied) return match[0].trim();
    }
  return undefined;
});
