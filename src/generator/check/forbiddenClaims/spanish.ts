import { type ClaimWords, END, FEW_WORDS, START } from './claimWords';

const RESULT = `(?:cura|curación|curarse|éxito|resultados?|recuperación|sanación|alivio|mejoría)`;
const CURER = `(?:tratamientos?|terapias?|procedimientos?|cirugías?|operación|operaciones|métodos?|células madre|ibogaína)`;
const ILL = `(?:adicción|adicciones|artrosis|artritis|cáncer|diabetes|obesidad|dolor(?:es)?)`;
const PLACE = `(?:del (?:mundo|planeta|país|continente|mercado|sector|Caribe)|(?:de|en) (?:la región|(?:tod[oa] )?(?:Latinoamérica|América|el país)|México|Colombia|Ecuador|Costa Rica|Panamá|(?:la )?República Dominicana)|en el mundo)`;
const WHOLLY = `(?:(?:al )?100[ \u00A0]?(?:%|por ciento)|cien por cien(?:to)?|completamente|totalmente|absolutamente|enteramente|del todo)`;
const CARE = `(?:clínicas?|hospital(?:es)?|centros?|cirujan[oa]s?|médic[oa]s?|dentistas?|especialistas?|equipos?)`;
const HARM = `(?:dolor(?:es)?|efectos secundarios|complicaciones|riesgos?|peligro)`;

const promises = [
  `(?:garantiza(?:mos|n|do|da|dos|das)?|garantía de|aseguramos)${END}[^.!?;]{0,40}${START}${RESULT}${END}`,
  `${RESULT}${END}[^.!?;,]{0,25}${START}(?:garantizad[oa]s?|asegurad[oa]s?)${END}`,
  `100[ \u00A0]?(?:%|por ciento) (?:de )?(?:éxito|efectiv[oa]s?|eficaz|segur[oa]s?|garantizad[oa]s?)${END}`,
  `(?:sin (?:ningún )?riesgos?|cero riesgos?|libre de riesgos?)(?=\\s*(?:[.!,;:)”»"]|$))`,
  `(?:cura|curación) (?:(?:total|completa)(?! (?:tarda|lleva|toma|dura|depende|puede))|(?:milagrosa|definitiva|permanente|segura|revolucionaria|instantánea|verdadera)${END})`,
  `(?:realmente|verdaderamente|de verdad) (?:curan?|sanan?)${END}`,
  `(?:sane|cúrese|sánese) en (?:una?|dos|tres|pocas|\\d+)${END}`,
  `(?:le|lo|la|te) (?:curamos|curaremos)${END}`,
  `${CURER} (?:sí |realmente )?curan?${END}`,
  `(?:curan?|sanan?) (?:el |la |las |los |su )?${ILL}${END}`,
  `usted se curará${END}`,
  `prometemos (?:que (?:se curará|sanará)|resultados|(?:la|su|una) (?:cura|curación|recuperación))${END}`,
  `sin riesgo alguno${END}`,
];

const boasts = [
  // Who cures.
  `(?:nuestr[oa]s? (?:clínica|médic[oa]s|cirujan[oa]s|equipo|especialistas|centro) )(?:sí )?curan?${END}`,
  `curamos${END}(?! (?:la|las|su|sus) heridas?)`,
  `tod[oa]s (?:nuestr[oa]s |l[oa]s )?pacientes (?:se (?:curan|recuperan)|sanan|(?:salen|quedan|se van) ${FEW_WORDS}(?:(?:curad|sanad|satisfech|content)[oa]s|sin dolor))${END}`,
  `(?:quedará|saldrá|estará|será) (?:completamente |totalmente )?(?:curad|sanad)[oa]s?${END}`,
  `milagro(?:s[oa]s?|samente)?${END}`,
  `(?:\\d{2,3}[ \u00A0]?(?:%|por ciento)|cien por cien(?:to)?) de nuestr[oa]s pacientes (?:se (?:curan?|recuperan?)|sanan?|(?:quedan?|están?|salen?) ${FEW_WORDS}(?:curad|sanad|satisfech|content)[oa]s?)${END}`,
  `nuestr[oa]s pacientes siempre (?:quedan|salen|están|se van) ${FEW_WORDS}(?:satisfech|content|feli)`,
  `nadie (?:se va|sale) ${FEW_WORDS}(?:descontent|insatisfech|con dolor)`,
  `nunca (?:se equivocan?|fallan?|hay ${HARM})${END}`,
  `(?:tu|su)s? ${FEW_WORDS}(?!moret|hinchaz|puntos|enrojec)\\p{L}+ desaparecerán?${END}`,
  `(?:devuelve|devolver|devolverá|restaura|restaurará)n? (?:la|su|tu) (?:juventud|salud|vida|libertad)${END}`,
  `(?:restaura|revierte|elimina|devuelve|reconstruye|regenera)n? ${FEW_WORDS}(?:por completo|completamente|totalmente|del todo)${END}`,
  `(?:restaura|revierte|elimina|devuelve|reconstruye)n? (?:por completo|completamente|totalmente|del todo) (?:el|la|l[oa]s|sus?)${END}`,
  `soluci(?:ón|ones) (?:definitiv[oa]s?|permanentes?)${END}`,
  // What is guaranteed, whatever it is, but a price.
  `satisfacción garantizada${END}`,
  `prometemos que (?!(?:le |les |te )?(?:respond|contest|llam|escrib|no ))`,
  `(?:el éxito|el resultado) (?:es|está) (?:segur|asegurad)o${END}`,
  `nada (?:puede|podrá|va a) (?:salir|ir) mal${END}`,
  `[\\p{L}]+, (?:garantizad[oa]s?|se lo (?:prometemos|garantizamos|aseguramos))(?= o |[.!]|$)`,
  `o (?:le|les|te) devolvemos (?:el|su|tu) dinero${END}`,
  `(?:garantiz|(?<!se )asegur)(?:o|a|an|amos) que (?!no )${FEW_WORDS}\\p{L}+rá[sn]?${END}`,
  `(?:le|les|te) prometemos (?:un|una|su|el|la) (?!respuesta|llamada)`,
  `funciona (?:para|con|en) (?:todos|todo el mundo|cualquiera)(?=[.!,;]|$)`,
  `(?:tasa|índice|porcentaje) de éxito (?:es )?del? (?:100|cien)${END}`,
  // What is the best of its place.
  `(?:(?:el|la|l[oa]s) (?:mejor(?:es)?(?! (?:momento|manera))|número uno)|(?:el|la|l[oa]s) ${FEW_WORDS}más (?:avanzad[oa]s?|segur[oa]s?|efica(?:z|ces)|efectiv[oa]s?|modern[oa]s?|prestigios[oa]s?|reconocid[oa]s?|experimentad[oa]s?|exitos[oa]s?)) ${FEW_WORDS}${PLACE}${END}`,
  `(?:somos|tenemos|contamos con) (?:sin duda )?(?:el|la|l[oa]s) (?:mejor(?:es)?|número uno)${END}`,
  `no hay (?:\\p{L}+ )?(?:${CARE}|lugar) ${FEW_WORDS}(?:más segur|mejor)`,
  `(?:clínica|hospital|centro|equipo) (?:número (?:uno|1)|n\\.?º ?1|líder (?:mundial|del mundo|del país|en el mundo))${END}`,
  `(?:el|la|l[oa]s) ${FEW_WORDS}con (?:más|mayor) (?:experiencia|prestigio|éxito) ${PLACE}${END}`,
  `(?:el|la) (?:lugar|sitio) más segur[oa] para ${FEW_WORDS}${PLACE}${END}`,
  `de (?:talla|clase|nivel) mundial${END}`,
  `(?:no tienen? (?:igual|rival|comparación)|sin rival)${END}`,
  `(?:inigualables?|insuperables?|inmejorables?|sin igual|líder(?:es)? mundial(?:es)?)${END}`,
  `(?:el|la|l[oa]s) (?:mejor(?:es)?|número uno) (?:\\p{L}+ )?${CARE} (?:de|del|en) (?!(?:el |nuestro )?equipo)`,
  `(?:el|la|l[oa]s) ${CARE} (?:\\p{L}+ )?(?:líder(?:es)?|más (?:avanzad|segur|modern|prestigios|reconocid|experimentad|exitos)[oa]s?) (?:de|del|en) (?!(?:el |nuestro )?equipo)`,
  `nuestr[oa]s? \\p{L}+ (?:es|son) (?:el|la|l[oa]s) mejor(?:es)?${END}(?! (?:momento|manera))`,
  `(?:nadie|ning(?:ún otro|una otra) ${CARE}) (?:l[oa]s? )?(?:hace|ofrece|opera|trata|tiene|es) ${FEW_WORDS}mejor(?:es)?${END}`,
  // What is absolute.
  `${WHOLLY} (?:indolor[oa]s?|sin dolor|segur[oa]s?|inofensiv[oa]s?|efectiv[oa]s?|eficaz|eficaces|exitos[oa]s?|satisfech[oa]s?|natural(?:es)?|permanentes?|fiables?|curad[oa]s?|libres? de (?:dolor|riesgos?))${END}`,
  `(?<=^\\s*)sin ${HARM}(?=[.!]|$)`,
  `(?:cero (?:dolor|efectos secundarios|complicaciones)|sin (?:ningún (?:dolor|peligro|efecto secundario)|ninguna complicación|(?:dolor|peligro) alguno|el menor (?:dolor|peligro)))${END}`,
  `(?<!(?:mayoría|personas|pacientes) )no (?:hay|tiene|causa|produce|implica|conlleva|sentirá) (?:absolutamente )?(?:ning(?:ún|una) )?${HARM}(?: algun[oa])?(?=[.!,;]|$)`,
  `no (?:sentirá|siente) (?:absolutamente )?nada(?=[.!]|$)`,
  `sin (?:desventajas?|inconvenientes)(?=[.!,]|$)`,
  `siempre (?:funciona|cura|sana|tiene éxito)n?${END}`,
  // What lasts for ever.
  `(?:no|nunca|jamás) volverás? a (?:tener|sentir|sufrir|padecer|preocuparse)${END}`,
  `nunca más ${FEW_WORDS}\\p{L}+rás?${END}`,
  `dura(?:n|rá|rán)? (?:para siempre|toda la vida|de por vida)${END}`,
  `(?:cura|elimina|borra|acaba con|termina con|libera|resuelve|revierte|dej[ea] atrás|perfect[oa]s?|hermos[oa]s?|libre de|libres de|olvide|olvídese de)n?(?:rá|rán)? ${FEW_WORDS}(?:para siempre|de una vez por todas|de por vida)${END}`,
  `adiós (?:al?|a l[oa]s|a sus?) ${FEW_WORDS}(?:dolor(?:es)?|síntomas?|enfermedad(?:es)?|diabetes|adicci(?:ón|ones)|peso|sufrimiento|problemas?)${END}`,
  `resultados? (?:que (?:duran?|durarán) (?:para siempre|toda la vida)|(?:para siempre|de por vida))${END}`,
];

export const spanish: ClaimWords = {
  promises,
  boasts,
  negations: 'no|ningún|ninguna?|nunca|jamás|nadie|nada|ni|tampoco|sin(?! dolor)',
  warnings:
    'desconf\\p{L}+|cuidado con|dud[ae]\\p{L}*|sospech\\p{L}+|evite|quien(?:es)?|clínicas? que|afirm\\p{L}+|anunci\\p{L}+|si',
  without: 'sin(?: ningún)?',
};
