import { type ClaimWords, END, FEW_WORDS, HIGH, SHARE, SOURCED, START, together } from './claimWords';

const RESULT = `(?:cures?|cured|success|results?|outcomes?|recovery|healing|relief|improvement)`;
/** What is said to cure, and what is cured. "The cure for" and "to cure" alone may describe what nobody can do. */
const CURER = `(?:treatments?|therapy|therapies|procedures?|surgery|operations?|methods?|cells|ibogaine|infusions?|injections?|programs?|sessions?)`;
const ILL = `(?:your (?!stay|trip|visit|treatment)|(?:all )?(?:the )?(?:aging|AIDS|anxiety|arthritis|baldness|cancer|cravings?|diabetes|heroin|HIV|illness|infertility|insomnia|migraines?|obesity|opioids|relapse|snoring|symptoms?|tumou?rs?|withdrawal|wrinkles)|(?:\\p{L}+ )?(?:addictions?|apnea|blood pressure|hypertension|damage|depression|diseases?|disorders?|dysfunction|loss|pain|\\p{L}+(?:itis|osis|pathy|emia|algia|plegia|oma|holism|utism))${END}|\\p{L}+[’']s disease)`;
/** What only a cure does, whatever it is done to; and what it does to an illness. */
const MENDS = `(?:cur(?:es?|ed)|heal(?:s|ed)?|eliminat(?:es?|ed)|erases?|revers(?:es?|ed)|regenerates?|(?:frees?|rids?) you (?:of|from)|gets? rid of|puts? an end to|wipes? out)`;
/** What may be ended or mended without a promise is not. */
const TO_MEND = `(?!your ${FEW_WORDS}(?:data|records?|inquiry|booking|contract|stay|wounds?|band|bypass|balloon|vasectomy|ligation|overdose|anesthesia|sedation)${END})`;
const STOPS = `(?:stops?|ends?|beats?|defeats?|repairs?|dissolves?|banish(?:es)?|solves?)`;
const LAND = `(?:(?:all of )?(?:Latin|South|Central|North)? ?America|Mexico|Tijuana|Colombia|Ecuador|Costa Rica|Panama|Spain|the Dominican Republic|the Caribbean)`;
const PLACE = `(?:worldwide|(?:in|of|on) (?:(?:all )?(?:of )?the (?:whole )?(?:world|planet|globe|country|continent|region|city|market|industry|border|Americas)|(?:all of )?${LAND}))`;
const WHOLE_RATE = `(?:100[ \u00A0]?(?:%|percent)|(?:an? |one )?hundred percent)`;
const WHOLLY = `(?:${WHOLE_RATE}|completely|totally|absolutely|entirely|perfectly)`;
const SURELY = `(?:certainly|definitely|surely|undoubtedly|without (?:a |any )?doubt)`;
const CARE = `(?:clinics?|hospitals?|cent(?:er|re)s?|surgeons?|doctors?|dentists?|specialists?|experts?|teams?)`;
const THING = `(?:implants?|crowns?|veneers?|teeth|bridges?|sleeves?|balloons?|lasers?|vaccines?|anesthesia|technique|fillers?)`;
const HARM = `(?:pain|side effects?|complications?|risks?|danger|infections?|scars?|failures?|rejection|worries|effort|downtime|marks|a trace)`;
const BEST = `(?:very )?(?:best|finest|safest|cheapest|number one|greatest|top|leading|most (?:advanced|experienced|modern|trusted|renowned|skilled|prestigious|successful))`;
const EVER = `(?:forever|for ever|for good(?! (?:results?|reasons?|health))|for life|a lifetime|for the rest of your life|once and for all|as long as you (?:do|live)(?=[.!]|$)|eternity|permanently)`;
/** Where the patient would be treated otherwise. */
const HOME = `(?:(?:at|back) home|where you live|(?:in|of|from) (?:your (?:own |home )?country|(?:the )?(?:U\\.?S\\.?A?|United States|States|UK|United Kingdom|Canada|Europe|North America))|(?:American|US|Canadian|European|British) (?:ones|${CARE}))`;
const PAPER = `(?:prices?|quotes?|records?|cop(?:y|ies)|reports?|images|x-rays|paper|writing|written|invoice|refund|reply|answer)`;
const GLAD = `(?:cured|healed|well|pain-free|satisfied|happy|without (?:any )?pain)`;
/** Praise that says no thing. */
const PUFF = `(?:perfect|flawless|impeccable|spotless|incomparable|amazing|astonishing|breathtaking|incredible|spectacular|stunning|unforgettable|extraordinary|revolutionary|groundbreaking|dream)`;
const WILL = `(?: will|[’']ll| are going to)`;
/** Who tells what a treatment did to them. */
const SOMEONE = `(?!${FEW_WORDS}infections?${END})(?:me|us|you|him|them|(?:my|our|your|his|their) \\p{L}+|her)`;

/** How soon, and with how little. */
const SOON = `in (?:just |only )?(?:an?|one|two|three|four|five|seven|ten|\\d+) (?:single |short )?(?:hours?|days?|nights?|weeks?|sessions?|visits?|treatments?|infusions?)(?! (?:before|after|of))`;

const promises = [
  `(?:guarante(?:e|es|ed|eing)${END}[^.!?;]{0,40}${START}|(?:assure|promise)s? you (?:an? )?(?:\\p{L}+ )?)${RESULT}${END}`,
  `${RESULT}${END}(?! (?:of|in|from) (?:the|this|that|a) (?:trial|study|review))[^.!?;,]{0,25}${START}(?:guaranteed|assured|certain)${END}`,
  `(?:no risks?|without (?:any )?risks?|zero risks?|risk[- ]free)(?=\\s*(?:[.!,;:)”»"]|$))`,
  `scar(?:less|[- ]free)${END}|(?:painless|(?:risk|pain|complication)[- ]free) (?:life|living|way|experience|solution|implants?|dentistry|${CURER})${END}`,
  `miracles?${END}|miraculous(?:ly)?${END}`,
  `(?:permanent|complete|definitive|revolutionary|instant|real|true|ultimate|sure) cures?${END}`,
  `${PUFF} (?:[\\p{L}-]+ )?(?:smiles?|transformations?|galler(?:y|ies)|results?|outcomes?|vision|sight|eyesight|body|teeth|skin|quality|safety|record|${CARE}|${CURER})${END}`,
  // Who or what cures.
  `(?:(?:we|will) cure${END}|can cure (?:you|your|all|any|every|${ILL}))`,
  `${CURER} (?:completely |fully |really |truly )?(?:(?:cure[sd]?|erase[sd]?|re(?:sets|wires)|frees? (?:you|people|patients|anyone))${END}(?! (?:no|nothing|only)${END})|heal(?:s|ed)? (?!with|in|by|on|at|well|for|from|more|faster|quickly|slowly|badly|when|after|better)|(?:end(?:s|ed)?|stop(?:s|ped)?|wipes? out|reverse[sd]?|defeat(?:s|ed)?|remove[sd]?|makes you immune to) ${ILL})`,
  `${CURER} guarantees? (?!(?:that )?(?:the |a |your )?(?:\\p{L}+ )?(?:price|bed|place|room|stay|reply|doctor|nurse))\\p{L}+`,
  `(?:you${WILL} be|(?<!(?:most|many|some|of) )(?:patients|people) are|(?:be|get)) (?:completely |fully )?(?:cured|healed)(?=[.!]| (?:after|in|within)${END}|$)`,
  // Who is promised what, and how surely.
  `(?:we|clinic|team|surgeons?|doctors?) (?:can )?(?:guarantees?|assures? you) (?:that |of )?your?${END}(?! ${FEW_WORDS}(?:price|quote|reply|answer|data|deposit|room|bed|for \\p{L}+ years))`,
  `guaranteed (?!price|quote|rate|for|in|by|until)\\p{L}+`,
  `we promise (?:you )?(?:that )?(?:you(?:r${END}|${WILL})|an? |the )(?!answer|reply|call|copy)`,
  `you${WILL} ${SURELY} (?!need|have|feel|be asked)`,
  `(?:${CARE}|${CURER}|it) (?:is|are) (?:harmless|risk-free|(?:painless|pain-free)(?! (?:under|because|with|when)${END}))${END}|${CURER} without (?:any )?pain(?=[.!]|$)|(?:foolproof|infallible|unfailing|indestructible|unbreakable)${END}|(?:permanent|safe) and harmless${END}`,
];

const boasts = [
  `as (?:safe|harmless|easy|simple|painless|gentle) as an?${END}|(?<=^\\s*)painless${END}(?! (?:procedures?|does|is))|like magic${END}`,
  `you (?:cannot|can[’']t) lose${END}|you risk nothing(?! (?:by|in) \\p{L}+ing)|if it (?:fails|does not work),? (?:we pay|it is free|you (?:do not )?pay)`,
  `(?:certain|sure|assured) (?:${RESULT}|pregnancy)${END}|(?:makes?|renders?) ${HARM} impossible${END}|(?:successe?s?|results?) [^.:;]*every (?:single )?time${END}`,
  `(?:was|were|been|get|are) (?:cured|healed|freed from ${ILL}) (?:here|by us|at our|with our)${END}|(?:detox|withdrawal|life|live|recovery) ${FEW_WORDS}without (?:withdrawal|suffering|insulin|glasses|medicines?)${END}`,
  `(?:${MENDS} (?:any|every)|(?:can|will) (?:finally )?be (?:beaten|${MENDS}) ${FEW_WORDS}(?:with|by) (?:our|us))${END}`,
  `(?:${ILL}|${HARM}|rejection|complication|failure) ${FEW_WORDS}(?:(?:do(?:es)? not|don[’']t|doesn[’']t|never) (?:happen|occur|exist)s?|(?:is|are) (?:impossible|ruled out|out of the question))${END}`,
  `absolutely (?:no|zero|without) ${HARM}${END}|(?:pain-free|(?:no|zero|without) ${HARM}) from (?:day one|the (?:very )?first)${END}|we (?:remove|rule out|exclude) (?:all|every|any) (?:the )?${HARM}${END}|(?:no|without(?: any)?|zero) ${HARM} (?:whatsoever|at all|of any kind|with (?:us|our|this))${END}`,
  `(?:certain|sure|assured|confident) of (?:the|your|a) (?:\\p{L}+ )?${RESULT}|(?:lose|gain|win|have|get) [^.,;]+ guaranteed(?=[.!]|$)`,
  `(?:we|our (?:clinic|doctors?|surgeons?|team|specialists?|center)) (?:can |will |always |really |fully |completely |permanently ){0,2}(?:cures?|heals?)${END}`,
  `(?:we|(?:our|this) (?:\\p{L}+ )?(?:${CARE}|${CURER})) (?:can|will) (?:heal|reverse|undo|eliminate|erase|end|restore(?= your (?:hearing|sight|vision|youth|health|fertility|mobility))) ${TO_MEND}${ILL}`,
  // What all people get, or nobody does.
  `(?:(?:every|each|all(?: of)?) (?:our |the )?(?:patients?|one|people)|every(?:one|body)) (?:(?:fully )?recovers?|walks? (?:again|out|without)|(?:is|are|gets?|leaves?|goes|go) ${FEW_WORDS}${GLAD})${END}`,
  `(?:(?:\\d{2,3}|(?:one|a) hundred)[ \u00A0]?(?:%|percent) of )?our (?:patients|people) ${FEW_WORDS}(?:recover|(?:always|all) ${FEW_WORDS}${GLAD}|cured|healed|pain-free|(?:do not|don[’']t|never) relapse)${END}`,
  `(?:nobody|no one|no patient) (?:(?:ever )?(?:leaves|goes) ${FEW_WORDS}(?:unhappy|disappointed|in pain)|(?:has )?ever \\p{L}+|regrets)`,
  `not (?:a single |one )(?:one )?of our \\p{L}+ ha(?:s|ve)${END}|(?:not (?:a single|one) (?:one )?of our|(?:not|without) (?:a single|one)|zero) (?:${HARM}|patient|failure|death|infection|complaint)s?${END}`,
  `works? (?:for (?:everyone|everybody|(?:every|all) (?:patients?|people))|every (?:single )?time|(?:in )?${WHOLE_RATE} of (?:the )?(?:time|cases|patients))${END}|(?:risks?|danger) (?:of \\p{L}+ )?(?:is|are) (?:zero|nil|non-?existent)${END}`,
  `(?:always|never fails to) (?:works?|succeeds?|heals?|cures?)${END}`,
  `(?:${WHOLE_RATE}|each|every one|all) of our (?:patients|\\p{L}+ (?:is|are) (?:a )?(?:success|perfect))`,
  `(?:cannot|can[’']t|can never|impossible for ${FEW_WORDS}to) (?:fail|go wrong|be beaten)${END}`,
  // What comes, goes or is restored whole.
  `(?:pain|${ILL}) (?:stops?|disappears?|vanish(?:es)?|goes away|is gone) (?:immediately|instantly|at once|overnight)${END}`,
  `(?:instant|immediate) (?:and \\p{L}+ )?(?:results?|relief|cure)|(?:visible|seen) (?:at once|immediately|instantly|overnight)|a thing of the past|at its roots?${END}`,
  `(?<=^\\s*)(?:be|live|get|stay|become|wake up|lose|shed|break|keep(?= [^.,:;]* off )|quit|leave|escape|kick|come off|stop|walk|smile|heal|recover|sleep|move|beat|conquer|overcome)(?! (?:smoking|wary|aware|careful|your (?:records?|card))${END}) [^.,:;]*(?:${EVER}|${SOON}(?=[.!]|$)|(?:drug|pain)-free|free (?:of|from)(?! (?:fever|charge))|without (?:any )?(?:${HARM}|${ILL}))${END}|(?<=^\\s*)forget (?:about|your)${END}`,
  `(?:fully|completely|totally|entirely) (?:restores?|reverses?|eliminates?|rebuilds?) your${END}`,
  `(?:permanent|definitive|final|ultimate|perfect|lifelong|lifetime) (?:solutions?|fix(?:es)?|treatments? (?:for|against) ${ILL})${END}`,
  `you${WILL} (?:${FEW_WORDS}(?:younger|pregnant after|pregnant in|reborn)|(?:soon )?forget (?:that )?you (?:ever|once))${END}`,
  // What is guaranteed, whatever it is, but a price.
  `(?:satisfaction guarante(?:ed|e)|(?:money[- ]back|lifetime) (?:guarantee|warranty))${END}(?! (?:is|may|means))|or (?:you get your money back|your money back|we pay|it is free)${END}`,
  `you have (?:my|our) word${END}|[\\p{L}]+, (?<!${PAPER}${END}[^.;]*)(?:guaranteed|we (?:promise|guarantee|assure)(?: it| you)?|for sure|without (?:a |any )?doubt)(?= or |[.!]|$)|${START}that is (?:certain|a promise|for sure)(?=[.!]|$)`,
  // What is the best of its place, better than others, or alone.
  `(?:the |latin america’s |(?:world|country|continent)[’']s )(?:${BEST}|lowest)(?! (?:time|way)) ${FEW_WORDS}${PLACE}${END}`,
  `(?:world|country|continent|region|city|america|mexico|colombia|ecuador|costa rica|tijuana)[’']s (?:very )?(?:${BEST}|most \\p{L}+)${END}`,
  `(?:number one|no\\. ?1|#1)[ -](?:rated|ranked|clinic|hospital|center|surgeon|team|choice|doctor|${FEW_WORDS}${PLACE})`,
  `(?:ranked|rated|voted|named|chosen) (?:as )?(?:the )?(?:first|best|top|number one|no\\. ?1|#1)${END}(?!${SOURCED})`,
  `(?:we (?:are|have)|our \\p{L}+ (?:is|are)) (?:simply |by far |quite simply )?the (?:${BEST}|lowest|most \\p{L}+)${END}(?! (?:known|time|way))`,
  `(?:world[- ](?:class|renowned|famous|leading)|internationally (?:renowned|acclaimed)|(?:renowned|famous|known) (?:worldwide|(?:all )?(?:over|around) the world)|second to none|unrival+ed|unmatched|unbeatable|unsurpassed|unparal+el+ed|peerless|unlike any other|like no other|premier|elite|top-notch|best-in-class|award-winning|top-(?:rated|ranked))${END}`,
  `the ${BEST} (?:\\p{L}+ )?${CARE} (?:(?:in|of|on)(?! (?:the|our) team)|money|anywhere|you (?:can|will))${END}`,
  `${BEST} ${FEW_WORDS}(?:anywhere|ever|that exists|there is|in existence|you (?:can|will ever))${END}`,
  `no (?:safer|better|finer) (?:\\p{L}+ )?(?:${CARE}|place|choice)${END}`,
  `nothing (?:is )?better|(?:nobody|no one) ${FEW_WORDS}(?:comes close|can match|matches)`,
  `no other ${CARE} (?!offers it\\.)(?:can |has ever )?\\p{L}+|only (?:\\p{L}+ )?(?:${CURER}|${CARE}) (?:${PLACE} )?(?:that|who|where) (?:can|you are|really|truly|actually|works) ?|you (?:won[’']t|will not|could(?: not|n[’']t)|can(?:not|[’']t)) (?:find|get|be in) (?:a )?(?:better|safer)${END}|(?:only|nowhere (?:else|but)) (?:here|with us|at our clinic) (?:will|do|can|you)${END}`,
  `(?:better|safer|more \\p{L}+) ${FEW_WORDS}than (?:anywhere|anyone|anything|the competition|(?:any|all|every|other)(?: other)? (?:\\p{L}+ )?${CARE})${END}`,
  // What is absolute.
  `${WHOLLY} (?:painless(?:ly)?|pain-free|safe(?:ly)?|harmless|risk-free|successful(?:ly)?|effective|satisf\\p{L}+|natural|permanent(?:ly)?|reliable|cured|without ${HARM})${END}`,
  `(?:zero|without (?:any|the slightest)) (?:${HARM}|worries)${END}|(?:without|no|free of) (?:any )?${HARM} (?:or|nor|and|and no) ${HARM}${END}|without a trace${END}|no chance of ${HARM}${END}`,
  `(?:there is|there’s|there's|has|causes|involves|carries|you feel|you${WILL} feel) (?:absolutely |simply )?no ${HARM}(?: whatsoever| at all)?(?=[.!,;]|$)`,
  `you (?:won[’']t|will (?:not|never)) feel (?:a thing|anything|(?:any |the )?(?:pain|discomfort|needle))(?: at all)?(?=[.!]|$)|nothing hurts(?=[.!]|$)|(?:with|has|have|are) no (?:worries|downsides?|drawbacks?)${END}`,
  `(?:(?:${CURER}|${THING}) (?:do(?:es)?(?: not|n[’']t)|never)|(?:it|this|${CURER}|${THING}) (?:won[’']t|will (?:not|never)|do(?:es)?(?: not|n[’']t)(?= hurt (?:at all|one bit|a bit)))) hurts?(?: at all| one bit| a bit)?(?=[.!]|$)`,
  `nothing (?:(?:can|could|will) (?:go wrong|happen to you)|ever goes wrong)${END}|(?:not|never|n[’']t) stand a chance|eternal youth|(?<=^\\s*)top ${CARE}(?! (?:earn|cost|charge))|you (?:simply |just )?(?:cannot|can[’']t|won[’']t|will (?:not|never)) be disappointed${END}|you have nothing to (?:fear|lose)${END}|you can(?:[’']t|not) go wrong${END}|(?:we|our \\p{L}+) (?:do not|don[’']t|never) make (?:errors|mistakes)${END}|what (?:others|other \\p{L}+) (?:could|can)(?:not| not|n[’']t)${END}|others?(?: ${CARE})? (?:only |can only |just )?(?:dream|break|fail|g[ai]ve up|damage|envy|imitate)${END}|(?:cannot|can[’']t|n[oe]i?ther [^.:;]* can) (?:offer|do|give) what we${END}|you${WILL} (?:not|never) regret${END}`,
  // What lasts for ever.
  `(?:you${WILL} never|(?:never|you (?:will not|won[’']t)) (?:suffer|feel|worry|hurt|struggle|need|wear|ha(?:ve|d)|felt|diet|limp|snore|crave|gain|relapse|want|use|drink)) ${FEW_WORDS}(?:again|any ?(?:more|longer)(?! than))${END}|you (?:will (?:not|never)|won[’']t) (?:re)?gain (?:the|your|any)${END}|${ILL} (?:will not|won[’']t) (?:come back|return)(?! to)`,
  `(?:goodbye|farewell|hello) to (?!your (?:family|relatives|companion|host))`,
  `results? ${FEW_WORDS}${EVER}${END}`,
];

/** What leaves no doubt, and what people hope for. */
const ALWAYS = `(?:${EVER}|lifetimes?|always|every\\p{L}*|all|each|anywhere|ever|100[ \u00A0]?(?:%|percent)|hundreds?|thousands?|(?:complete|full|total|absolute|entire|perfect|definite|sure|certain|immediate|instant)ly|guarantee\\p{L}*|certain|assured?|promised?|overnight|at (?:once|last)|in no time|you(?:r (?:\\p{L}+ )?\\p{L}+)?${WILL}|we|our|with us|proven to|in (?:a|one|a single|just one|only one) (?:day|session|treatment|visit|week|infusion))`;
const GOOD = `(?:cures?|cured|succeeds?|successful|a success|your success|perfect(?:ion)?|flawless|happ(?:y|ier|iness)|satisf\\p{L}+|delight\\p{L}*|smiles? (?:you|of)|dreams?|(?:brand-)?new (?:life|smile|you|body|person)|(?:pain|risk|symptom)-?free|painless|harmless|free (?:of|from) ${ILL}|younger|reborn|danc(?:e|ing)|smile again|disappear|be gone|heal (?:it|them)sel(?:f|ves)|stops? hurting|vanish|as good as new|like new|like before|beautiful|rid of|(?<!not )pregnant|your pregnancy|turns? back the clock|outlives?|saves? you|love|regenerates?|regrows?|rebuilds?|recover their|(?:regain|recover)(?:s|ed)? (?:their|your) (?:sight|vision|hearing|freedom|health|lives?|youth|smiles?)|restores?|revers(?:es?|ed)|eliminat\\p{L}*|erases?|proud|effective|invisible|transforms?|restored|the answer|(?:ends?|gets?) well|freedom|suffering ends|turn heads|a new person|(?:like|feel) a new|rejuvenates?|youth|beats?|outperforms?|outshines?|surpass(?:es)?|impossible possible|ends here|the results? (?:they|you) want(?:ed)?|healthy|see perfectly|without (?:any )?${HARM}(?=[.!]|$))`;
const NEVER = `(?:never|nowhere(?: else)?|nobody|no one|no(?: \\p{L}+)?|none|nothing|zero|without|not (?:one|a single))`;
const BAD = `(?:(?:had|seen) (?:an?|any) (?:\\p{L}+ )?${HARM}|(?:this|so) (?:safe|good)|as (?:well|safe|good) as (?:we|our|with us)|errors?|need a (?:second|new)|gain \\p{L}+ \\p{L}+ back|harm you|disappoint\\p{L}*|unhappy|regrets?|fails?|failed|failures?|lost a|worr(?:y|ies)|fear|side effects?|scars?(?! is ever)|mistakes?|happens?(?! (?:without|before|until))|occurs?|breaks?|cracks?|chips?|stains?|relapse[sd]?|comes? off|wears? out|(?:come back|return|hurt)(?=[.!])|downtime|chance of|complained|(?:has|have|find|finds|is|does (?:it|this)|works?|offers?) (?:an? )?(?:better|safer)|(?:ages?|comes?|falls?|returns?|snores?) (?:out |back )?again(?=[.!]|$)|beats?|been (?:faster|easier|better|so)|operate (?:twice|again)(?=[.!])|comes? close|happen to you)`;
/** Not what anybody can see or count. */
const PLAIN_EST = `(?!oldest|largest|biggest|newest|nearest|closest)\\p{L}+est`;
const PRAISED = `(?:recovery|reputation|${CARE}|${CURER}|care|hands|quality|prices?|experience|results?|smiles?|implants?|teeth|technology|medicine|anesthesia|address|choice|name(?= in)|place|way to)`;
const certainties = [
  `(?:nowhere|nobody|no one|no (?:other )?${CARE}) [^.:;]*(?:better|safer|faster|more)${END}`,
  `our (?:\\p{L}+ )?(?:${CURER}|${THING}) (?:always|never)${END}|(?:again|free|back|cured) [^.:;]*thanks to (?:our|this)${END}`,
  `your (?:\\p{L}+ ){1,3}(?:vanish(?:es)?|disappears?|melts?|ends here)${END}|(?:wakes? up|leaves?|lives?|go home) (?:free of|without) (?:${HARM}|${ILL})`,
  `(?:cartilage|discs?|nerves?) (?:grows?|will grow) back${END}|(?:cures?|heals?|regenerates?|regrows?|rebuilds?|revives?|renews?) (?:\\p{L}+ )?(?:nerves?|cartilage|joints?|organs?|tissues?|brain|heart|liver|kidneys?|spine|discs?)${END}|(?:cells|therapy|ibogaine|infusions?|injections?) (?:repairs?|restores?) (?:the|your|\\p{L}+)${END}`,
  `(?:${MENDS} ${TO_MEND}(?:${ILL}|your )|${STOPS} (?:any )?${ILL})`,
  `(?:the|a|an?y? \\p{L}+) (?:cure|end|answer|solution) (?:for|to|of) (?!your)${ILL}`,
  together(ALWAYS, GOOD),
  together(
    EVER,
    `(?:lasts?|over|results?|cure[sd]?|ends?|eliminates?|erases?|stops?(?! smoking)|frees?|rids?|banish(?:es)?|solve[sd]?|reverse[sd]?|restore[sd]?|(?:remove|fixe?)s? ${ILL}|leaves?|beautiful|perfect|pain-free|sober|clean|avoid (?:surgery|an operation|the knife|dialysis|insulin)|your \\p{L}+ (?:is|are) gone|disappears?|vanish(?:es)?|(?:stays?|goe?s?|${ILL}) (?:away|off)|ceases?|(?:implants?|teeth|smile|crowns?|veneers?|hair) (?:are|is|stays?)(?! (?:fixed|cemented)))`,
  ),
  `${NEVER}${END}[^:;]*?${START}${BAD}${END}|(?:weight|fat|kilos|pounds|${ILL}) ${FEW_WORDS}never (?:comes? back|returns?)${END}`,
  `(?:${BEST}|elite|premier|most \\p{L}+|${PLAIN_EST}(?: and ${PLAIN_EST})?|five-star|only) ${PRAISED} ${FEW_WORDS}(?:${PLACE}|wish for)${END}`,
  `the (?:${BEST}|most (?:effective|beautiful)|\\p{L}+est and \\p{L}+est) (?!known|proven|studied|tested|documented)(?:\\p{L}+ )?${PRAISED}(?! (?:for you|(?:of|in|on) (?:the|our) team|is|are|has|have|also|is seen)|(?<=place|way to)(?: [^.;]*)? is (?!here|our|with us))${END}`,
  `${ILL} (?:(?:is|are|will be) )?(?:gone|history)${END}|${ILL} ${FEW_WORDS}(?:disappears?|vanish(?:es)?|melts?) (?:away )?(?:with|after|in|thanks to) (?:our|the first|one|two|three|an?|(?:the |this )?(?:${CURER}|bypass|sleeve))${END}|${ILL} becomes? a memory|(?:session|infusion|treatment|visit|operation) and ${ILL} is over${END}|(?:problems?|pain|${ILL}) ends? here${END}`,
  `freedom from \\p{L}+|free (?:of|from) (?:all |any )?${HARM}|\\p{L}+er than ever${END}`,
  `(?:our|thousands of|hundreds of) (?:patients|people) ${FEW_WORDS}(?:(?:without|free (?:of|from)) (?:any )?${HARM}|healed)${END}|(?:all|every one) (?:of )?our patients (?:lose|keep|walk|recover|see|hear|become|live)${END}|${CURER} (?:that )?(?:makes? ${FEW_WORDS}disappear|repairs? (?:any|all|your)|that cures?)|works?,? (?:no matter|whatever)${END}|(?:no matter|regardless of|whatever) your (?:age|weight|case|diagnosis)${END}|you${WILL} never (?:need|lose|suffer|wear) (?!to)`,
  `${ILL} (?!that )${FEW_WORDS}(?:goes away|disappears?|vanish(?:es)?|ends?|ceases?|is gone) [^.:;]*(?:here|with us|(?:at|with|after|in|thanks to) our)${END}`,
  `${SHARE} (?:of )?(?:all )?(?:our )?(?:\\p{L}+ )?(?:patients?|people|guests?|clients?) ${FEW_WORDS}(?:quits?|stops?|leaves?|loses?|walks?|recovers?|never|no longer|off|free|without|cured|sober|clean|(?:gives?|wakes?) up|return to|overcomes?|beats?|keeps?)${END}`,
  `${HIGH} (?:of )?(?:success|successful|effective|safe|cured?|recovery)${END}|(?:(?:success|cure|healing|recovery) rates?|success(?:ful)?|rate of success) (?:is |of |in |reaches )${HIGH}`,
  `(?<=^[¡!\\s]*|[.:,]\\s|and )no more (?:\\p{L}+ )?(?:${HARM}|${ILL}|limp\\p{L}*|diet\\p{L}*|snor\\p{L}+|insulin|injections|needles|pills|dentures|crutches|glasses|suffering|shame|fears?)(?=[.!,]|$)|(?<=^\\s*)(?:walk|run|fly|smile|go home|leave|live|sleep) [^.:;]*, (?:pain-free|(?:free of|without) ${HARM})${END}`,
  `(?:(?:it|they|that) (?:cures?|heals?)|cured|healed) ${SOMEONE}${END}|(?:(?<=^\\s*)|(?<!skin )(?:was|were|am|got|been|is|are|gets?) (?:\\p{L}+ )?)(?:cured|healed) (?:of|thanks to|(?:by|with) (?:ibogaine|(?:\\p{L}+ )?cells)|(?:after|in|within) (?:just |only )?(?:an?|one|two|three|four|five|ten|\\d+))${END}|(?<=^\\s*)(?:restore|regenerate|heal|cure|reverse|regrow|erase|eliminate|rejuvenate|reset|regain(?= your (?:youth|life|freedom|sight|health))) ${TO_MEND}your (?!strength|balance)\\p{L}+`,
  `life-changing (?!(?:decision|choice|event|diagnosis|illness|injury|news))\\p{L}+|effortless(?:ly)?${END}|(?:outlives?|lasts? longer than) you${END}(?! \\p{L})|ahead of (?:any|all|every)(?: the)? other|(?<=^\\s*)(?:see|look at|view) [^.:;]*before[- ]and[- ]after (?:photo|picture|galler|image)|${PRAISED} that (?:will )?(?:changes?|transforms?) (?:your|people[’']s|our patients[’']) (?:whole |entire )?li(?:fe|ves)${END}|scars? will be invisible${END}|you(?: are|[’']re) (?:sure|certain|bound) to (?:lose|walk|recover|love|heal|succeed|stop|quit|regain|become)${END}|you${WILL} (?:lose|shed|drop) \\d+ (?:kilos?|kg|pounds?|lbs?)${END}(?! of)`,
  `${RESULT} (?:is|are|will be|stays?) (?:permanent|lifelong)${END}|(?:permanent|lifelong) (?:${RESULT}|weight loss)${END}`,
  `(?:(?:better|safer|cleaner|${THING} ${FEW_WORDS}lasts? longer|more (?:modern|advanced|experienced|skilled|successful|effective|qualified|reliable)) ${FEW_WORDS}than|superior to) ${FEW_WORDS}${HOME}${END}`,
  `(?<!who )(?:lose|shed|drop) (?:all|every|100[ \u00A0]?%)(?: of)? ${FEW_WORDS}(?:weight|fat|pounds?|kilos?)${END}`,
  `the ${CARE} with (?:the )?most \\p{L}+ (?:in|of) (?!your|(?:the|our|this) (?:team|clinic|hospital|two))|highest (?:success|cure|healing|pregnancy) rate|(?:success|cure|healing|pregnancy) rates? (?:is|are) the (?:highest|best)${END}`,
  `(?:most \\p{L}+|\\p{L}+est|last|only) (?:\\p{L}+ )?\\p{L}+ you${WILL} ever${END}|${HARM} (?:are|is) unheard of${END}`,
  `(?:is all it takes|every single (?:patient|one)|absolute (?:safety|certainty)|(?:ideal|perfect) (?:solution|treatment) for (?:every|all)|way to a new (?:life|smile|you))${END}|(?:pain|${ILL}) ends today${END}|feel nothing(?=[.!]|$)`,
  `we \\p{L}+ [^.,:;]*${EVER}${END}|(?<=^\\s*)(?:we are )?(?:the )?leaders? in${END}|(?<=^[¡!\\s]*)(?:\\p{L}+ )?(?:no|without|zero) complications(?=[.!,]|$)|(?:trust(?: in)?|with|have) the (?:best|leaders?|elite)(?: in \\p{L}+)?(?=[.!]|$)|(?:exceeds?|surpass(?:es)?|beyond) (?:all )?your (?:expectations|hopes|dreams)${END}|your (?:life|smile|health|youth|freedom|figure|confidence) back(?=[.!,]| in)|as an? (?:new|different) (?:person|woman|man|you)${END}|forget ${FEW_WORDS}(?:fears?|pain)${END}|rest assured|(?:life|recovery|live|wake up) ${FEW_WORDS}without (?:any )?(?:${HARM}|${ILL})${END}|${RESULT} speak for themselves`,
];

export const english: ClaimWords = {
  promises,
  boasts,
  certainties,
  doubts:
    "not|cannot|(?:nearly|almost) (?:all|always|every)|\\p{L}+n[’']t|may|might|can|could|should|must|usually|often|most (?:people|patients|trials)|some|many|if|when|where|whether|ask|anyone|(?<!forget )about|around|few|fewer|but|stud(?:y|ies)|reviews? found|trials?|unless|depends|per|of (?!100\\b)\\d+(?![\\d.]*\\s?(?:%|percent))|during|while|an(?:a)?esthe\\p{L}+|medicines? that|hours?|rare(?:ly)?|in part|(?:your|the) (?:data|inquiry|records?|messages?|account)|until|nor|which|knows?|bruis\\p{L}+|swelling|stitch\\p{L}*|redness|scabs?|wounds?|stump|grafts?|fractures?|ulcers?|fistulas?|hernias?|incisions?|half of|bones?|than before|said|says|(?<=\\S )say|call(?:s|ed)?|hopes?|reported",
  negations: `no|not|never|nobody|none|nothing|neither|nor|cannot|(?:may|might) never|without(?! (?:any )?${HARM})|\\p{L}+n[’']t`,
  denials:
    "cannot|(?:can|is|are|does|do|did|was|has|have|need) not|\\p{L}+n[’']t|never|(?:is|are) (?:(?:often )?(?:advertised|claimed|said|promised (?:on|in|by) (?!us|our)\\p{L}+)|the one|whoever)|(?:\\p{L}+ )?in (?:(?:nearly|almost) all|most|some|many)",
  warnings:
    'some (?:people|patients)|beware|wary|even|under (?:\\p{L}+ )?anesthesia|asleep|call(?:s|ed)? (?:it|him|her|them)sel(?:f|ves)|(?:who|that) (?:says?|tells?|promises?)|(?:sold|praised|known) as|distrust|doubt|suspicious|avoid|whoever|(?:anyone|anybody|those|clinics?|people) (?:who|that)|nobody|claim(?:s|ed|ing)?|advert\\p{L}+|if|whether',
  without: 'no|without',
};
