/*
 * Promises and superlatives by their grammar: who cures, what is the best of its place, what is absolute, what lasts for
 * ever. Lists of illnesses would never be complete.
 */

/** The end of a word, also after an accented letter. */
export const END = String.raw`(?![\p{L}\p{N}])`;
export const START = String.raw`(?<![\p{L}\p{N}])`;
const FEW_WORDS = String.raw`(?:[\p{L}’'-]+ ){0,4}`;
const PLACE_EN = `(?:in|of|on) (?:the (?:world|planet|globe|country|continent|region|market|industry|Americas)|(?:all of )?(?:Latin|South|Central|North) America|Mexico|Colombia|Ecuador|Costa Rica|Panama|the Dominican Republic|the Caribbean)`;
const PLACE_ES = `(?:del (?:mundo|planeta|país|continente|mercado|sector|Caribe)|(?:de|en) (?:la región|(?:tod[oa] )?(?:Latinoamérica|América|el país)|México|Colombia|Ecuador|Costa Rica|Panamá|(?:la )?República Dominicana)|en el mundo)`;
const WHOLLY_EN = `(?:100[ \u00A0]?(?:%|percent)|(?:a )?hundred percent|completely|totally|absolutely|entirely|perfectly)`;
const WHOLLY_ES = `(?:(?:al )?100[ \u00A0]?(?:%|por ciento)|cien por cien(?:to)?|completamente|totalmente|absolutamente|enteramente|del todo)`;
const ADVERB_EN = `(?:can |will |always |really |fully |completely |permanently ){0,2}`;

const boast = (pattern: string): RegExp => new RegExp(START + pattern, 'iu');

const CARE_EN = `(?:clinics?|hospitals?|cent(?:er|re)s?|surgeons?|doctors?|dentists?|specialists?|teams?)`;
const CARE_ES = `(?:clínicas?|hospital(?:es)?|centros?|cirujan[oa]s?|médic[oa]s?|dentistas?|especialistas?|equipos?)`;
const HARM_EN = `(?:pain|side effects?|complications?|risks?|danger)`;
const HARM_ES = `(?:dolor(?:es)?|efectos secundarios|complicaciones|riesgos?|peligro)`;

export const boasts: readonly RegExp[] = [
  // Who cures.
  boast(`(?:we|our (?:clinic|doctors?|surgeons?|team|specialists?|center)) ${ADVERB_EN}(?:cures?|heals?)${END}`),
  boast(`(?:nuestr[oa]s? (?:clínica|médic[oa]s|cirujan[oa]s|equipo|especialistas|centro) )(?:sí )?curan?${END}`),
  boast(`curamos${END}(?! (?:la|las|su|sus) heridas?)`),
  boast(
    `(?:every|each|all(?: of)?) (?:our |the )?(?:patients?|one|people) (?:recovers?|walks? again|(?:is|are|gets?|leaves?|goes|go) ${FEW_WORDS}(?:cured|healed|well|pain-free|satisfied|happy|without (?:any )?pain))${END}`,
  ),
  boast(
    `tod[oa]s (?:nuestr[oa]s |l[oa]s )?pacientes (?:se (?:curan|recuperan)|sanan|(?:salen|quedan|se van) ${FEW_WORDS}(?:(?:curad|sanad|satisfech|content)[oa]s|sin dolor))${END}`,
  ),
  boast(`(?:quedará|saldrá|estará|será) (?:completamente |totalmente )?(?:curad|sanad)[oa]s?${END}`),
  boast(`(?:miracles?|miraculous(?:ly)?|milagro|milagros[oa]s?|milagrosamente)${END}`),
  boast(
    `\\d{2,3}[ \u00A0]?(?:%|percent) of our (?:patients|people) ${FEW_WORDS}(?:cured|healed|well|pain-free|satisfied|happy)${END}`,
  ),
  boast(
    `\\d{2,3}[ \u00A0]?(?:%|por ciento) de nuestr[oa]s pacientes (?:se (?:curan?|recuperan?)|sanan?|(?:quedan?|están?|salen?) ${FEW_WORDS}(?:curad|sanad|satisfech|content)[oa]s?)${END}`,
  ),
  boast(
    `your ${FEW_WORDS}(?:pain|symptoms?|illness|disease|problems?) (?:will|is going to|are going to) (?:be gone|disappear|vanish)${END}`,
  ),
  boast(`(?:tu|su)s? ${FEW_WORDS}(?:dolor(?:es)?|síntomas?|enfermedad(?:es)?|problemas?) desaparecerán?${END}`),
  boast(`(?:fully|completely|totally|entirely) (?:restores?|reverses?|eliminates?|rebuilds?) your${END}`),
  boast(
    `(?:restaura|revierte|elimina|devuelve|reconstruye)n? (?:por completo|completamente|totalmente|del todo) (?:el|la|l[oa]s|sus?)${END}`,
  ),
  boast(`(?:permanent|definitive|final) solutions?${END}`),
  boast(`soluci(?:ón|ones) (?:definitiv[oa]s?|permanentes?)${END}`),
  // What is guaranteed, whatever it is, but a price.
  boast(`(?:satisfaction guarante(?:ed|e)|money[- ]back guarantee)${END}`),
  boast(`satisfacción garantizada${END}`),
  boast(`prometemos que (?!(?:le |les |te )?(?:respond|contest|llam|escrib|no ))`),
  boast(`(?:el éxito|el resultado) (?:es|está) (?:segur|asegurad)o${END}`),
  boast(`nothing (?:can|could|will) go wrong${END}`),
  boast(`nada (?:puede|podrá|va a) (?:salir|ir) mal${END}`),
  boast(`[\\p{L}]+, guaranteed(?=[.!]|$)`),
  boast(`[\\p{L}]+, garantizad[oa]s?(?=[.!]|$)`),
  boast(`guarantee (?:that )?(?:you|your ${FEW_WORDS})[ ’'](?:will|ll)${END}`),
  boast(`(?:you are|you’re|you're) guaranteed to \\p{L}+`),
  boast(`garantiz(?:o|a|an|amos) que (?!no )${FEW_WORDS}\\p{L}+rá[sn]?${END}`),
  boast(`we promise (?:you )?(?:an?|your|the) (?!answer|reply|call)`),
  boast(`(?:le|les|te) prometemos (?:un|una|su|el|la) (?!respuesta|llamada)`),
  boast(`success is (?:certain|sure|assured)${END}`),
  boast(`works? for (?:everyone|everybody|(?:every|all) (?:patients?|people))${END}`),
  boast(`funciona (?:para|con|en) (?:todos|todo el mundo|cualquiera)(?=[.!,;]|$)`),
  boast(`(?:success rate|rate of success) (?:is |of |reaches )(?:a full )?100${END}`),
  boast(`(?:tasa|índice|porcentaje) de éxito (?:es )?del? (?:100|cien)${END}`),
  // What is the best of its place.
  boast(
    `(?:the |latin america’s |(?:world|country|continent)[’']s )(?:very )?(?:best|finest|safest|number one|greatest|top|leading|most (?:advanced|experienced|modern|trusted|renowned|skilled|prestigious|successful))(?! (?:time|way)) ${FEW_WORDS}${PLACE_EN}${END}`,
  ),
  boast(
    `(?:the )?(?:world|country|continent|region|city|latin america|america|mexico|colombia|ecuador|costa rica|tijuana)[’']s (?:very )?(?:best|finest|safest|number one|greatest|top|leading|most \\p{L}+)${END}`,
  ),
  boast(`(?:number one|no\\. ?1|#1) (?:clinic|hospital|center|surgeon|team|choice|doctor|${FEW_WORDS}${PLACE_EN})`),
  boast(
    `(?:we (?:are|have)|our \\p{L}+ (?:is|are)) (?:simply |by far |quite simply )?the (?:very )?(?:best|finest|safest)${END}(?! (?:known|time|way))`,
  ),
  boast(
    `(?:(?:el|la|l[oa]s) (?:mejor(?:es)?(?! (?:momento|manera))|número uno)|(?:el|la|l[oa]s) ${FEW_WORDS}más (?:avanzad[oa]s?|segur[oa]s?|modern[oa]s?|prestigios[oa]s?|reconocid[oa]s?|experimentad[oa]s?|exitos[oa]s?)) ${FEW_WORDS}${PLACE_ES}${END}`,
  ),
  boast(`(?:somos|tenemos|contamos con) (?:sin duda )?(?:el|la|l[oa]s) (?:mejor(?:es)?|número uno)${END}`),
  boast(
    `(?:clínica|hospital|centro|equipo) (?:número uno|n\\.?º ?1|líder (?:mundial|del mundo|del país|en el mundo))${END}`,
  ),
  boast(`(?:el|la|l[oa]s) ${FEW_WORDS}con (?:más|mayor) (?:experiencia|prestigio|éxito) ${PLACE_ES}${END}`),
  boast(`(?:el|la) (?:lugar|sitio) más segur[oa] para ${FEW_WORDS}${PLACE_ES}${END}`),
  boast(`world[- ]class${END}`),
  boast(`de (?:talla|clase|nivel) mundial${END}`),
  boast(`(?:no tienen? (?:igual|rival|comparación)|sin rival)${END}`),
  boast(`(?:second to none|unrival+ed|unmatched|unbeatable|unsurpassed|world-leading)${END}`),
  boast(`(?:inigualables?|insuperables?|inmejorables?|sin igual|líder(?:es)? mundial(?:es)?)${END}`),
  boast(
    `the (?:very )?(?:best|finest|safest|greatest|leading|top|most (?:advanced|experienced|modern|trusted|renowned|skilled|prestigious)) (?:\\p{L}+ )?${CARE_EN} (?:in|of|on) (?!(?:the|our) team)`,
  ),
  boast(
    `(?:el|la|l[oa]s) (?:mejor(?:es)?|número uno) (?:\\p{L}+ )?${CARE_ES} (?:de|del|en) (?!(?:el |nuestro )?equipo)`,
  ),
  boast(
    `(?:el|la|l[oa]s) ${CARE_ES} (?:\\p{L}+ )?(?:líder(?:es)?|más (?:avanzad|segur|modern|prestigios|reconocid|experimentad|exitos)[oa]s?) (?:de|del|en) (?!(?:el |nuestro )?equipo)`,
  ),
  boast(`nuestr[oa]s? \\p{L}+ (?:es|son) (?:el|la|l[oa]s) mejor(?:es)?${END}(?! (?:momento|manera))`),
  boast(
    `(?:nobody|no one|no other ${CARE_EN}) (?:does|offers?|has|have|performs?|treats?|is) ${FEW_WORDS}(?:better|safer|more experienced)${END}`,
  ),
  boast(
    `(?:nadie|ning(?:ún otro|una otra) ${CARE_ES}) (?:l[oa]s? )?(?:hace|ofrece|opera|trata|tiene|es) ${FEW_WORDS}mejor(?:es)?${END}`,
  ),
  // What is absolute.
  boast(
    `${WHOLLY_EN} (?:painless(?:ly)?|pain-free|safe(?:ly)?|harmless|risk-free|successful(?:ly)?|effective|satisf\\p{L}+|natural|permanent(?:ly)?|reliable|cured)${END}`,
  ),
  boast(
    `${WHOLLY_ES} (?:indolor[oa]s?|sin dolor|segur[oa]s?|inofensiv[oa]s?|efectiv[oa]s?|eficaz|eficaces|exitos[oa]s?|satisfech[oa]s?|natural(?:es)?|permanentes?|fiables?|curad[oa]s?|libres? de (?:dolor|riesgos?))${END}`,
  ),
  boast(`(?:(?<=^\\s*)no ${HARM_EN}|(?<=^\\s*)sin ${HARM_ES})(?=[.!]|$)`),
  boast(`(?:zero|without (?:any|the slightest)) (?:pain|side effects?|complications?|danger)${END}`),
  boast(
    `(?:cero (?:dolor|efectos secundarios|complicaciones)|sin (?:ningún (?:dolor|peligro|efecto secundario)|ninguna complicación|(?:dolor|peligro) alguno|el menor (?:dolor|peligro)))${END}`,
  ),
  boast(
    `(?:there is|there’s|there's|has|causes|involves|carries|you feel|you will feel) (?:absolutely |simply )?no ${HARM_EN}(?: whatsoever| at all)?(?=[.!,;]|$)`,
  ),
  boast(
    `(?<!(?:mayoría|personas|pacientes) )no (?:hay|tiene|causa|produce|implica|conlleva|sentirá) (?:absolutamente )?(?:ning(?:ún|una) )?${HARM_ES}(?: algun[oa])?(?=[.!,;]|$)`,
  ),
  boast(`(?:always|never fails to) (?:works?|succeeds?|heals?|cures?)${END}`),
  boast(`siempre (?:funciona|cura|sana|tiene éxito)n?${END}`),
  // What lasts for ever.
  boast(`(?:you will|you’ll|you'll) never ${FEW_WORDS}(?:again|any ?more)${END}`),
  boast(`never (?:suffer|feel|worry|hurt|struggle) ${FEW_WORDS}again${END}`),
  boast(`(?:no|nunca|jamás) volverás? a (?:tener|sentir|sufrir|padecer|preocuparse)${END}`),
  boast(`nunca más ${FEW_WORDS}\\p{L}+rás?${END}`),
  boast(`(?<!(?:can|could|may|might) )lasts? (?:forever|for ever|a lifetime|for life)${END}`),
  boast(`dura(?:n|rá|rán)? (?:para siempre|toda la vida|de por vida)${END}`),
  boast(
    `(?:(?:cures?|ends?|eliminates?|erases?|stops?|frees?|rids?|banish(?:es)?|solves?|pain-free|cured) ${FEW_WORDS}(?:forever|for ever|for good|for life|once and for all))${END}`,
  ),
  boast(
    `(?:goodbye|farewell) to (?:your |the |all )?(?:${FEW_WORDS})?(?:pain|symptoms?|illness|disease|diabetes|addictions?|weight|suffering|problems?)${END}`,
  ),
  boast(
    `(?:cura|elimina|borra|acaba con|termina con|libera|resuelve|libre de|libres de|olvide|olvídese de)n?(?:rá|rán)? ${FEW_WORDS}(?:para siempre|de una vez por todas|de por vida)${END}`,
  ),
  boast(
    `adiós (?:al?|a l[oa]s|a sus?) ${FEW_WORDS}(?:dolor(?:es)?|síntomas?|enfermedad(?:es)?|diabetes|adicci(?:ón|ones)|peso|sufrimiento|problemas?)${END}`,
  ),
  boast(`results? (?:that |will |which )?(?:lasts? )(?:forever|for ever|for life|a lifetime)${END}`),
  boast(`resultados? (?:que (?:duran?|durarán) (?:para siempre|toda la vida)|(?:para siempre|de por vida))${END}`),
];
