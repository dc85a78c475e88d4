import { type ClaimWords, END, FEW_WORDS, START } from './claimWords';

const RESULT = `(?:cures?|cured|success|results?|outcomes?|recovery|healing|relief|improvement)`;
/** What is said to cure, and what is cured. "The cure for" and "to cure" alone may describe what nobody can do. */
const CURER = `(?:treatments?|therapy|therapies|procedures?|surgery|operations?|methods?|cells|ibogaine)`;
const ILL = `(?:addictions?|arthritis|cancer|diabetes|obesity|pain)`;
const PLACE = `(?:in|of|on) (?:the (?:world|planet|globe|country|continent|region|market|industry|Americas)|(?:all of )?(?:Latin|South|Central|North) America|Mexico|Colombia|Ecuador|Costa Rica|Panama|the Dominican Republic|the Caribbean)`;
const WHOLLY = `(?:100[ \u00A0]?(?:%|percent)|(?:a )?hundred percent|completely|totally|absolutely|entirely|perfectly)`;
const ADVERB = `(?:can |will |always |really |fully |completely |permanently ){0,2}`;
const CARE = `(?:clinics?|hospitals?|cent(?:er|re)s?|surgeons?|doctors?|dentists?|specialists?|teams?)`;
const HARM = `(?:pain|side effects?|complications?|risks?|danger)`;

const promises = [
  `guarante(?:e|es|ed|eing)${END}[^.!?;]{0,40}${START}${RESULT}${END}`,
  `${RESULT}${END}[^.!?;,]{0,25}${START}guaranteed${END}`,
  `100[ \u00A0]?(?:%|percent) (?:of )?(?:success|successful|effective|safe|cure|cured|recovery)${END}`,
  `(?:no risks?|without (?:any )?risks?|zero risks?|risk[- ]free)(?=\\s*(?:[.!,;:)”»"]|$))`,
  `(?:miracle|miraculous|permanent|complete|definitive|revolutionary|instant|real|true) cures?${END}`,
  `(?:we|will|can) cure (?:you|your|all|any|every)${END}`,
  `${CURER} (?:completely |fully |really )?cures?${END}`,
  `(?:cures?|heals?) (?:your |the )?${ILL}${END}`,
  `you(?: will|’ll|'ll) be (?:completely |fully )?(?:cured|healed)${END}`,
  `the cure (?:for|to) ${FEW_WORDS}(?:is here|has (?:arrived|been found))${END}`,
  `(?:be|get) (?:cured|healed) (?:in|within)${END}`,
  `(?:truly|really) (?:cures?|heals?)${END}`,
  `guaranteed to (?:cure|heal|improve|recover|succeed|walk|work)${END}`,
  `we promise (?:you )?(?:a cure|that you will|you will|you’ll|you'll)${END}`,
  `risk-free (?:treatment|therapy|procedure|surgery|operation)s?${END}`,
];

const boasts = [
  // Who cures.
  `(?:we|our (?:clinic|doctors?|surgeons?|team|specialists?|center)) ${ADVERB}(?:cures?|heals?)${END}`,
  `(?:every|each|all(?: of)?) (?:our |the )?(?:patients?|one|people) (?:recovers?|walks? again|(?:is|are|gets?|leaves?|goes|go) ${FEW_WORDS}(?:cured|healed|well|pain-free|satisfied|happy|without (?:any )?pain))${END}`,
  `miracles?${END}`,
  `miraculous(?:ly)?${END}`,
  `(?:(?:\\d{2,3}|(?:one|a) hundred)[ \u00A0]?(?:%|percent) of )?our (?:patients|people) ${FEW_WORDS}(?:recover|(?:always|all) ${FEW_WORDS}(?:well|satisfied|happy)|cured|healed|pain-free)${END}`,
  `\\d{2,3}[ \u00A0]?(?:%|percent) of our (?:patients|people) ${FEW_WORDS}(?:well|satisfied|happy)${END}`,
  `nobody (?:leaves|goes) ${FEW_WORDS}(?:unhappy|disappointed|in pain)${END}`,
  `(?:our \\p{L}+|we) never (?:makes? (?:a )?mistakes?|fails?|disappoints?)${END}`,
  `${HARM} never (?:happens?|occurs?)${END}`,
  `your ${FEW_WORDS}(?!bruis|swelling|stitch|redness|numbness|scab)\\p{L}+ (?:will|is going to|are going to) (?:be gone|disappear|vanish)${END}`,
  `(?:fully|completely|totally|entirely) (?:restores?|reverses?|eliminates?|rebuilds?) your${END}`,
  `(?:restores?|reverses?|eliminates?|rebuilds?|regrows?|regenerates?) ${FEW_WORDS}(?:fully|completely|totally|entirely)${END}`,
  `(?:restores?|brings? back|gives? (?:you )?back) your ${FEW_WORDS}(?:youth|health|life|freedom)${END}`,
  `(?:permanent|definitive|final|ultimate|perfect|lifelong|lifetime) (?:solutions?|fix(?:es)?)${END}`,
  // What is guaranteed, whatever it is, but a price.
  `(?:satisfaction guarante(?:ed|e)|money[- ]back guarantee)${END}`,
  `nothing (?:can|could|will) go wrong${END}`,
  `[\\p{L}]+, (?:guaranteed|we promise)(?= or |[.!]|$)`,
  `or (?:you get )?your money back${END}`,
  `(?:you are|you’re|you're) (?:certain|bound|sure) to (?!be |need |have )\\p{L}+`,
  `guarantee (?:that )?(?:you|your ${FEW_WORDS})[ ’'](?:will|ll)${END}`,
  `(?:you are|you’re|you're) guaranteed to \\p{L}+`,
  `we promise (?:you )?(?:an?|your|the) (?!answer|reply|call)`,
  `success is (?:certain|sure|assured)${END}`,
  `works? for (?:everyone|everybody|(?:every|all) (?:patients?|people))${END}`,
  `(?:success rate|rate of success) (?:is |of |reaches )(?:a full )?100${END}`,
  // What is the best of its place.
  `(?:the |latin america’s |(?:world|country|continent)[’']s )(?:very )?(?:best|finest|safest|number one|greatest|top|leading|most (?:advanced|experienced|modern|trusted|renowned|skilled|prestigious|successful))(?! (?:time|way)) ${FEW_WORDS}${PLACE}${END}`,
  `(?:the )?(?:world|country|continent|region|city|latin america|america|mexico|colombia|ecuador|costa rica|tijuana)[’']s (?:very )?(?:best|finest|safest|number one|greatest|top|leading|most \\p{L}+)${END}`,
  `(?:number one|no\\. ?1|#1)[ -](?:rated|ranked|clinic|hospital|center|surgeon|team|choice|doctor|${FEW_WORDS}${PLACE})`,
  `(?:we (?:are|have)|our \\p{L}+ (?:is|are)) (?:simply |by far |quite simply )?the (?:very )?(?:best|finest|safest)${END}(?! (?:known|time|way))`,
  `world[- ]class${END}`,
  `(?:second to none|unrival+ed|unmatched|unbeatable|unsurpassed|unparal+el+ed|peerless|world-leading|top-(?:rated|ranked))${END}`,
  `the (?:very )?(?:best|finest|safest|greatest|leading|top|most (?:advanced|experienced|modern|trusted|renowned|skilled|prestigious)) (?:\\p{L}+ )?${CARE} (?:in|of|on) (?!(?:the|our) team)`,
  `no (?:safer|better|finer) (?:\\p{L}+ )?(?:${CARE}|place|choice)${END}`,
  `(?:nobody|no one|no other ${CARE}) (?:does|offers?|has|have|performs?|treats?|is) ${FEW_WORDS}(?:better|safer|more experienced)${END}`,
  // What is absolute.
  `${WHOLLY} (?:painless(?:ly)?|pain-free|safe(?:ly)?|harmless|risk-free|successful(?:ly)?|effective|satisf\\p{L}+|natural|permanent(?:ly)?|reliable|cured)${END}`,
  `(?<=^\\s*)no ${HARM}(?=[.!]|$)`,
  `(?:zero|without (?:any|the slightest)) (?:pain|side effects?|complications?|danger)${END}`,
  `(?:there is|there’s|there's|has|causes|involves|carries|you feel|you will feel) (?:absolutely |simply )?no ${HARM}(?: whatsoever| at all)?(?=[.!,;]|$)`,
  `(?:always|never fails to) (?:works?|succeeds?|heals?|cures?)${END}`,
  // What lasts for ever.
  `(?:you will|you’ll|you'll) never ${FEW_WORDS}(?:again|any ?more)${END}`,
  `never (?:suffer|feel|worry|hurt|struggle|need|wear|have) ${FEW_WORDS}again${END}`,
  `(?<!(?:can|could|may|might) )lasts? (?:forever|for ever|a lifetime|for life)${END}`,
  `(?:(?:cures?|ends?|eliminates?|erases?|stops?|frees?|rids?|banish(?:es)?|solves?|reverse[sd]?|restore[sd]?|fix(?:es|ed)?|leaves?|beautiful|perfect|pain-free|cured) ${FEW_WORDS}(?:forever|for ever|for good|for life|once and for all))${END}`,
  `(?:goodbye|farewell) to (?:your |the |all )?(?:${FEW_WORDS})?(?:pain|symptoms?|illness|disease|diabetes|addictions?|weight|suffering|problems?)${END}`,
  `results? ${FEW_WORDS}(?:forever|for ever|for life|a lifetime|for the rest of your life)${END}`,
  `(?:with|has|have) (?:zero|no) (?:worries|downsides?|drawbacks?)${END}`,
  `(?:zero worries|you (?:won[’']t|will not) feel (?:a thing|anything)(?=[.!]|$))`,
];

export const english: ClaimWords = {
  promises,
  boasts,
  negations: `no|not|never|nobody|none|nothing|neither|nor|cannot|without(?! (?:any )?${HARM})|\\p{L}+n[’']t`,
  warnings:
    'beware|wary|distrust|doubt|suspicious|avoid|whoever|(?:anyone|anybody|those|clinics?|people) (?:who|that)|nobody|claim(?:s|ed|ing)?|advert\\p{L}+|if|whether',
  without: 'no|without',
};
