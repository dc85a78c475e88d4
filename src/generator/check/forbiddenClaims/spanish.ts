import { type ClaimWords, END, FEW_WORDS, HIGH, SHARE, SOURCED, START, together } from './claimWords';

const RESULT = `(?:cura|curación|curarse|éxito|resultados?|recuperación|sanación|alivio|mejoría)`;
const CURER = `(?:tratamientos?|terapias?|procedimientos?|cirugías?|operación|operaciones|métodos?|células madre|ibogaína|infusión|inyección|programas?|sesión)`;
const ILL = `(?:(?:el |la |los |las |sus? )?(?:abstinencia|adicción|adicciones|alcohol(?:ismo)?|ganas de consumir|ansiedad|apnea|autismo|calvicie|cáncer|daño|depresión|disfunción|heroína|hipertensión|infertilidad|insomnio|migrañas?|opioides|VIH|SIDA|recaídas?|ronquidos|arrugas|diabetes|dolor(?:es)?(?: de \\p{L}+)?|enfermedad(?:es)?|envejecimiento|esclerosis|obesidad|síntomas|tumor(?:es)?|p[aá]rkinson|alzh[eé]imer|\\p{L}+(?:itis|osis|patía|emia|algia|plejia|oma))${END})`;
/** What only a cure does, whatever it is done to; and what it does to an illness. */
const MENDS = `(?:cura[nr]?|sana[nr]?|(?:san|elimin|borr)e|revierta|venza|regenere|(?:acab|termin)e (?:de una vez por todas )?con|eliminan?|eliminamos|borra[nr]?|revierten?|regeneran?|l[oae]s? (?:libera|libra)(?:n|mos)?(?= de)|(?:acaba|termina)n? con|ponen? fin a|(?:le )?quitamos|le quita|detenemos|vencemos|borramos|acabamos con|revertimos|sanamos|regeneramos)`;
const STOPS = `(?:frena|detiene|vence|derrota|repara|disuelve|resuelve|se cura|elimina)[nr]?`;
const PLACE = `(?:de(?:l| todo el) (?:mundo|planeta|país|continente|mercado|sector|Caribe|tod[oa] (?:México|Colombia|Ecuador|América))|de la frontera|a nivel mundial|(?:de|en) (?:la (?:región|ciudad)|(?:tod[oa] )?(?:Latinoamérica|América|el país|México|Tijuana|Colombia|Ecuador|Costa Rica|Panamá|España)|(?:la )?República Dominicana)|en el mundo)`;
const WHOLLY = `(?:(?:al )?100[ \u00A0]?(?:%|por ciento)|cien por cien(?:to)?|completamente|totalmente|absolutamente|enteramente|del todo)`;
const SURELY = `(?:con (?:toda|total) (?:seguridad|certeza)|sin (?:ninguna |lugar a )?dudas?|seguramente|indudablemente)`;
const CARE = `(?:clínicas?|hospital(?:es)?|centros?|cirujan[oa]s?|médic[oa]s?|doctor(?:a|es|as)?|dentistas?|especialistas?|expert[oa]s?|equipos?)`;
const THING = `(?:implantes?|coronas?|carillas?|dientes|puentes?|mangas?|balón|láser(?:es)?|vacunas?|anestesia|técnica)`;
const HARM = `(?:dolor(?:es)?|molestias|efectos? secundarios?|complicaci(?:ón|ones)|riesgos?|peligro|infecci(?:ón|ones)|cicatri(?:z|ces)|preocupaciones|esfuerzos?|fracasos?|fallas?|rechazo|huellas?|rastro)`;
const QUALITY = `(?:avanzad|segur|modern|prestigios|renombrad|reconocid|experimentad|exitos|barat|important|efectiv)[oa]s?|efica(?:z|ces)|confiables?|fiables?|hábil(?:es)?`;
const EVER = `(?:para siempre|de una vez por todas|(?:de por|(?:para )?toda la) vida|tanto como usted|mientras viva|por el resto de su vida)`;
/** Where the patient would be treated otherwise. */
const HOME = `(?:en casa|(?:de|en) (?:su (?:propio )?país|(?:los )?(?:Estados Unidos|EE\\. ?UU)|Canadá|España|Europa|Norteamérica)|(?:estadounidens|canadiens)es?)`;
const PAPER = `(?:precios?|presupuesto|expediente|historia clínica|copias?|informes?|imágenes|radiografías?|papel|escrito|factura|reembolso|respuesta)`;
const GLAD = `(?:(?:curad|sanad|san|satisfech|content)[oa]s?|feli(?:z|ces)|sin dolor)`;
/** Praise that says no thing. */
const PUFF = `(?:perfect|asombros|maravillos|impecable|impresionante|inolvidable|intachable|incomparable|increíble|espectacular|extraordinari|revolucionari|soñad)(?:[oae]?s?)`;
const PRAISEWORTHY = `(?:sonrisas?|dentaduras?|historial|resultados?|cambios?|transformaci(?:ón|ones)|vista|visión|cuerpo|dientes|piel|calidad|seguridad|${CARE}|${CURER})`;
const WHOLE = `(?:por completo|completamente|totalmente|del todo)`;

/** How soon, and with how little. */
const SOON = `en (?:solo |apenas )?(?:una?|dos|tres|cuatro|cinco|siete|diez|poc[oa]s|\\d+) (?:sol[oa] )?(?:horas?|días?|noches?|semanas?|sesi(?:ón|ones)|visitas?|tratamientos?|infusi(?:ón|ones))(?! (?:antes|después|de))`;

const promises = [
  `(?:garantiza(?:mos|n|do|da|dos|das)?|garantía de|aseguramos)${END}[^.!?;]{0,40}${START}${RESULT}${END}`,
  `${RESULT}${END}[^.!?;,]{0,25}${START}(?:garantizad[oa]s?|asegurad[oa]s?)${END}`,
  `(?:sin (?:ningún )?riesgos?|cero riesgos?|libre de riesgos?)(?=\\s*(?:[.!,;:)”»"]| y|$))|sin riesgo alguno${END}|(?<=${CURER} )sin riesgos?${END}`,
  `(?:cura|curación) (?:(?:total|completa)(?! (?:tarda|lleva|toma|dura|depende|puede))|(?:milagrosa|definitiva|permanente|segura|revolucionaria|instantánea|verdadera)${END})`,
  `${PRAISEWORTHY}(?: (?:es|son|será|serán))?(?: \\p{L}+ y)? ${PUFF}${END}|${PUFF} ${PRAISEWORTHY}${END}`,
  `milagro(?:s[oa]s?|samente)?${END}`,
  // Who or what cures.
  `(?:le|lo|la|te) (?:curamos|curaremos)${END}`,
  `${CURER} (?:que |sí |realmente )?(?:(?:me |l[oae]s? |nos )?(?:cura(?:n|ron)?|curó|sanó|sanaron|reinicia|reprograma|borran?|l[oae]s? (?:sana|libera|libra)n?)${END}|sanan? (?:el|la|l[oa]s|sus?|tod[oa]s?|cualquier)${END}|(?:(?:detiene|revierte|acaba con|termina con|vence|elimina)n?|detuvo|revirtió|acabó con|terminó con|venció|eliminó) ${ILL})`,
  `${CURER} garantizan? (?!(?:que |el |la |un |una |su )?(?:precio|cama|lugar|habitación|estancia|respuesta|médic|enfermer))\\p{L}+`,
  `(?:usted se curará|quedará (?:\\p{L}+ )?curad[oa]s?|(?<!(?:mayoría|algun[oa]s|much[oa]s|de) )(?:l[oa]s|sus) pacientes se curan (?:después|en|tras|con))${END}`,
  `prometemos (?:que (?:se curará|sanará)|resultados|(?:la|su|una) (?:cura|curación|recuperación))${END}`,
  // Who is promised what, and how surely.
  `(?!precio|presupuesto|está|estar|queda|qué)\\p{L}+ garantizad[oa]s?${END}`,
  `${SURELY} (?!necesit|tendrá que|sentirá)\\p{L}+rás?${END}`,
  `(?:(?:${CARE}|${CURER}) |(?<=^[¡\\s]*))(?:es|son) (?:inofensiv[oa]s?|indolor[oa]s?)${END}|(?:infalib|indestructib|irrompib)les?${END}|a prueba de (?:fallas?|fallos|errores)${END}|permanentes? e inofensiv[oa]s?${END}|(?:implantes?|${CURER}) indolor(?:[oa]s?|es)${END}|${CURER} sin dolor(?=[.!]|$)`,
];

const boasts = [
  `tan (?:segur|inofensiv|sencill|fácil|simple|indolor)\\p{L}* como una?${END}|(?<=^\\s*)sin dolor de principio|por arte de magia${END}`,
  `usted no (?:pierde|arriesga)(?: nada)?(?=[.!:,]|$)|si (?:falla|no funciona),? (?:pagamos|le devolvemos|es gratis|no paga)|devolvemos (?:el|su|tu) dinero si no (?:se cura|funciona|sana|mejora|qued)`,
  `(?:éxito|alivio|embarazo|resultado) segur[oa]${END}|imposibles? (?:el|la|l[oa]s) ${HARM}|(?:éxito|resultados?) [^.:;]*(?:tod[oa]s (?:y cada una de )?las veces|, siempre)${END}`,
  `(?:aquí|con nosotros) (?:se )?(?:sanaron|curaron|curan|sanan)${END}|hemos (?:curado|sanado)${END}|(?:desintoxicación|vida|viva) ${FEW_WORDS}sin (?:abstinencia|insulina|lentes|medicinas?)${END}`,
  `${MENDS} (?:cualquier|tod[oa])${END}|(?:${MENDS}|descartamos) tod[oa]s (?:l[oa]s )?(?:${HARM}|${ILL})|(?:absolutamente (?:cero|nada de|ning[uú]na?) ${HARM}|(?:sin|cero|ning[uú]na?) ${HARM} desde el (?:día uno|primer))${END}|${ILL} (?:por fin )?se (?:cura|va|vence|revierte|elimina)n? con nuestr`,
  `(?:${ILL}|${HARM}|rechazo|fallar|fracasar) ${FEW_WORDS}(?:no (?:existen?|ocurren?|suceden?)|nunca (?:ocurren?|pasan?)|(?:es|son) imposibles?|están? descartad[oa]s?)${END}|imposible (?:fallar|fracasar)`,
  `(?:sin|no (?:deja|da|causa)) (?:\\p{L}+ )?${HARM} (?:algun[oa]|ningun[oa]|de ningún tipo|con (?:nosotros|nuestr))${END}`,
  `(?:certeza|seguridad|confianza) (?:del?|en el|en la|de su) (?:\\p{L}+ )?${RESULT}|(?:embarazo|${RESULT})(?: de (?:su|la) \\p{L}+)? es (?:segur[oa]|cierto)${END}`,
  `(?:curamos|sanamos)${END}(?! (?:la|las|su|sus) heridas?)`,
  `(?:podemos|vamos a|(?:nuestr[oa]s?|est[ea]) (?:${CARE}|${CURER}) (?:\\p{L}+ )?(?:pueden?|van? a)) (?:curar|sanar|revertir|deshacer|eliminar|borrar|acabar con|terminar con) (?:${ILL}|sus? (?!${FEW_WORDS}(?:datos|expediente|consulta|cita|reserva|heridas?|banda|bypass|balón|vasectomía|ligadura|sobredosis|anestesia|sedación)${END}))`,
  // What all people get, or nobody does.
  `tod[oa]s (?:nuestr[oa]s |l[oa]s )?(?:pacientes )?(?:se (?:curan|recuperan)|sanan|(?:recuperan|mejoran) ${FEW_WORDS}${WHOLE}|(?:salen|quedan|se van) ${FEW_WORDS}${GLAD})${END}`,
  `(?:(?:ni|sin) un[oa]? sol[oa]|cero) (?:de nuestr[oa]s|${HARM}|pacientes?|muertes?|fallos?|quejas?)${END}`,
  `(?:funciona|efica(?:z|ces)|efectiv[oa]s?) (?:y segur[oa]s? )?(?:siempre|(?:para|con|en|a) (?:tod[oa]s(?: l[oa]s (?:casos|pacientes|personas))?|todo el mundo|cualquiera))(?=[.!,;]|$)|(?:funciona|sirve|efica(?:z|ces)) (?:en )?(?:el )?(?:100[ \u00A0]?(?:%|por ciento)|cien por ciento) de|(?:riesgos?|peligro) (?:de \\p{L}+ )?es (?:cero|nulo|inexistente)${END}|siempre (?:funciona|cura|sana|tiene éxito)n?${END}`,
  `(?:100[ \u00A0]?(?:%|por ciento)|cien por ciento) de nuestr[oa]s`,
  `(?:no puede|nunca puede|imposible que ${FEW_WORDS})n? ?(?:fallar|falle|salir mal|salga mal)${END}`,
  // What comes, goes or is restored whole.
  `(?:alivio|resultados?|efecto) (?:inmediat|instantáne)[oa]s?|se ven al instante|(?:es|son|será|serán) cosa del pasado|de raíz${END}`,
  `(?:le encantará|se enamorará|bailará|quedará encantad[oa]|nos lo agradecerá)${END}`,
  `(?:devuelve|devolver(?:le)?|devolverá|devolvemos|restaura|restaurará|recupere)n? (?:el|la|su|tu) (?:juventud|salud|vida|libertad|vista|oído|audición|fertilidad|movilidad|figura)${END}`,
  `(?:soluci(?:ón|ones) (?:definitiv[oa]s?|permanentes?)|tratamientos? (?:definitivo|permanente)s? (?:contra|para) (?:la caída|${ILL}))${END}`,
  `(?:se verá|parecerá|lucirá|luzca|parezca|se sentirá) ${FEW_WORDS}más joven|(?<=^[¡\\s]*)(?:olvíde(?:se|lo)|libérese|líbrese) del?${END}|(?<=^[¡\\s]*)(?:baje|pierda|deje|abandone|libérese|camine|viva|sonría|despierte|sane|cúrese|sánese|supere|venza|acabe|ponga fin|duerma|recupere|recupérese|muévase)(?! de fumar) [^.,:;]*(?:${EVER}|${SOON}(?=[.!]|$)|(?:libre de|sin (?:\\p{L}+ )?)(?:${HARM}|${ILL}))${END}|quedará embarazada (?:en|tras|después)`,
  `(?:se olvidará|olvidará|olvíde(?:se|lo)|olvide) (?:de )?(?:que (?:alguna vez|tuvo|un día)|(?:el|la|los|las|sus?) ${FEW_WORDS}(?:dolor(?:es)?|lentes|anteojos|gafas|diabetes|adicción|síntomas?|problemas?|muletas|miedos?))${END}`,
  // What is guaranteed, whatever it is, but a price.
  `(?:satisfacción garantizada|garantía de por vida)${END}|tiene (?:mi|nuestra) palabra${END}|o (?:(?:le|les|te) devolvemos (?:el|su|tu) dinero|pagamos nosotros)${END}`,
  `prometemos que (?!(?:le |les |te )?(?:respond|contest|llam|escrib|no ))|(?:le|les|te) prometemos (?:un|una|su|el|la) (?!respuesta|llamada)`,
  `[\\p{L}]+, (?<!${PAPER}${END}[^.;]*)(?:con toda seguridad|sin duda|garantizad[oa]s?|eso es seguro|se lo (?:prometemos|garantizamos|aseguramos))(?= o |[.!]|$)`,
  `(?:garantiz|(?<!se )asegur)(?:o|a|an|amos) que (?!no )${FEW_WORDS}\\p{L}+rá[sn]?${END}|garantizamos que sus? (?!datos|precio)`,
  // What is the best of its place, better than others, or alone.
  `(?:el|la|l[oa]s) (?:(?:mejor(?:es)?(?! (?:momento|manera))|número uno)|${FEW_WORDS}(?:más (?:${QUALITY}|amables?)|(?:precios|tasas?(?: de \\p{L}+)?) más baj[oa]s?|con (?:más|mayor) (?:experiencia|prestigio|éxito))(?: para \\p{L}+)?) ${FEW_WORDS}${PLACE}${END}`,
  `(?:somos|tenemos|contamos con|nuestr[oa]s? \\p{L}+ (?:es|son)) (?:sin duda |sencillamente |simplemente )?(?:el|la|l[oa]s) (?:mejor(?:es)?|número uno|más (?:${QUALITY}|baj[oa]s?)|${FEW_WORDS}más (?:${QUALITY}|importantes?))${END}(?! (?:momento|manera))`,
  `(?:más (?:${QUALITY})|mejor(?:es)?) que (?:existe|hay|conocerá|encontrará)n?${END}|entre l[oa]s (?:\\p{L}+ )?mejores${END}`,
  `no (?:hay|existe|encontrará|pued[ea] estar en|podría estar en) ${FEW_WORDS}(?:más segur|mejor)`,
  `(?:${CARE}|opción) ${FEW_WORDS}(?<!(?:un|el|la|su) )(?:número (?:uno|1)|n\\.?º ?1|líder(?:es)?)${END}(?! del? (?:equipo|turno))|(?:somos|(?<=^[¡\\s]*)) ?líder(?:es)? en${END}|(?<=^[¡\\s]*)(?:\\p{L}+ )?sin complicaciones(?=[.!,]|$)|(?:el )?primer (?:lugar|puesto) (?:entre|de|en)${END}(?!${SOURCED})`,
  `de (?:talla|clase|nivel|renombre|fama|prestigio) (?:mundial|internacional)${END}|(?:mundialmente (?:famos|reconocid|renombrad)|(?:famos|reconocid|renombrad)[oa]s? (?:en todo el mundo|mundialmente|internacionalmente))|líder(?:es)? mundial(?:es)?${END}`,
  `(?:no tienen? (?:igual|rival|comparación)|sin (?:rival|igual)|inigualables?|imbatibles?|como ningun[oa] otr[oa]|de élite|(?:de )?primerísim[oa]|premiad[oa]s?|insuperables?|inmejorables?)${END}`,
  `nadie ${FEW_WORDS}se (?:nos )?(?:acerca|compara|iguala)${END}|ning(?:ún otro|una otra) ${CARE} (?!l[oa] ofrece\\.)\\p{L}+`,
  `(?:mejor(?:es)?|(?:más|de) (?:rápid|segur)[oa]s?) ${FEW_WORDS}que (?:en )?(?:otr[oa]s (?:lugares|${CARE})|cualquier|todo|tod[oa]s|ning[uú]n)|supera a (?:cualquier|tod[oa]s)|sol[oa]mente? aquí|en ningún otro lugar ${FEW_WORDS}(?:tan|mejor|más)${END}|únic[oa] (?:${CURER}|${CARE}) (?:${PLACE} )?(?:que|donde) (?:de verdad|realmente|puede|funciona)|solo aquí (?:encontr|l[eo]|pued)`,
  // What is absolute.
  `${WHOLLY} (?:indolor[oa]s?|sin dolor|segur[oa]s?|inofensiv[oa]s?|efectiv[oa]s?|eficaz|eficaces|exitos[oa]s?|satisfech[oa]s?|natural(?:es)?|permanentes?|fiables?|curad[oa]s?|libres? de (?:dolor|riesgos?)|sin ${HARM})${END}`,
  `(?:cero ${HARM}|sin ${HARM} (?:ni|y|y sin) (?:${HARM}|marcas)|sin dejar ${HARM}|sin (?:(?:ning[uú]na?|nada de|ningún tipo de|el (?:menor|más mínimo)) ${HARM}|(?:dolor|peligro) alguno|desventajas?|inconvenientes))(?![\\p{L}\\p{N}])`,
  `(?<!(?:mayoría|personas|pacientes) )no (?:hay|tiene|causa|produce|implica|conlleva|deja|sentirá) (?:absolutamente )?(?:ning(?:ún|una) )?(?:(?:posibilidad|probabilidad) de )?${HARM}(?: algun[oa]| de ningún tipo|(?<=ning(?:ún|una) \\p{L}+) de \\p{L}+)?(?=[.!,;]|$)`,
  `no (?:sentirá|va a sentir|siente|sienten|sienta) (?:(?:absolutamente )?nada|la aguja)(?=[.!]|$)|(?:${HARM}) no existen(?=[.!]|$)|no cometen errores${END}|no se arrepentirá${END}|lo que otros (?:\\p{L}+ )?no pud(?:ieron|o)|(?:otr[oa]s|los demás)(?: ${CARE})? (?:solo |apenas )?(?:sueñan|dañan|fallan|fracasan|se rinden|envidian|imitan)${END}|pueden? (?:ofrecer|hacer|dar) lo que (?:ofrecemos|hacemos|nosotros)|todos y cada uno de|nadie (?:en \\p{L}+ )?(?:puede|podrá) igualar${END}`,
  `(?:(?<=^[¡\\s]*)|(?:${CURER}|${THING}|(?!infec)\\p{L}+ción|esto|aquí) )no (?:le )?duelen? (?:(?:absolutamente )?nada|en absoluto|ni un poco)(?=[.!]|$)|(?:${CURER}|${THING}) no (?:le )?duelen?(?=[.!]|$)|no (?:le )?(?:dolerán?|van? a doler)(?: nada| en absoluto)?(?=[.!]|$)`,
  `nada (?:(?:puede|podrá|va a) (?:salir|ir)|saldrá) mal${END}|no tienen? ninguna oportunidad|eterna juventud|juventud eterna|(?:${CARE}|${RESULT}) de primera(?=[.!,]|$)|imposible que quede decepcionad|no (?:tiene|hay) nada que (?:temer|perder)${END}|no (?:le )?(?:puede|va a) (?:pasar(?:le)? nada)|no se (?:va a equivocar|equivocará)${END}`,
  // What lasts for ever.
  `(?:no|nunca|jamás) recuperará (?:el|l[oa]s|su) (?:peso|grasa|kilos)${END}|ya no (?:tendrá (?:ganas|dolor)|sentirá|sufrirá)|nuestr[oa]s pacientes (?:no|nunca|jamás) recaen|(?:no|nunca|jamás) (?:volverás? a (?!crecer|poder|ser|estar|salir|pagar)|vuelva a (?=tener|sentir|sufrir|padecer|preocuparse|hacer dieta|cojear|roncar))\\p{L}+r(?:se|l[oae]s?)?${END}(?![^.;]*(?:hasta|antes|durante|mientras))|${ILL} no (?:volverá|regresará)n?(?! a${END})|no (?:volverán? (?:nunca|jamás)|(?:le )?volverá a doler|vuelven? más)${END}`,
  `cartílago (?:(?!no )\\p{L}+ )?(?:vuelve|volverá) a crecer${END}|nunca más ${FEW_WORDS}(?:\\p{L}+rás?|tuv[eo]|sentí|sintió)${END}`,
  `(?:despídase del?|adiós (?:para siempre )?(?:al?|a l[oa]s?|a sus?)) (?!(?:su )?(?:familia|acompañante))`,
];

/** What leaves no doubt, and what people hope for. */
const ALWAYS = `(?:${EVER}|siempre|${SURELY}|con seguridad|(?:estará|quedará|saldrá|volverá a|verá)|sus? \\p{L}+ van? a|tod[oa]s?|cada(?! (?:año|mes|semana|dos|tres|cuatro|cinco|diez|\\d+))|100[ \u00A0]?(?:%|por ciento)|cien por cien(?:to)?|cientos|miles|(?:total|completa|absoluta|perfecta|definitiva|inmediata|instantánea)mente|por (?:fin|completo)|garantiza\\p{L}*|asegur(?:ad[oa]s?|amos)|promet\\p{L}*|al instante|de inmediato|de la noche a la mañana|en un (?:abrir|instante|día)|nuestr[oa]s?|con nosotros|comprobado|en (?:una (?:sola )?|un (?:solo )?)(?:sesión|día|semana|visita|infusión|tratamiento)|somos|tenemos|hacemos|sus? \\p{L}+(?: nuev[oa]| de \\p{L}+)?(?= (?:\\p{L}+ )?\\p{L}+rán?(?!\\p{L}))|usted (?=\\p{L}+rá(?!\\p{L}))\\p{L}+)`;
const GOOD = `(?:curan?|curad[oa]s?|una cura|(?:un|su) éxito|perfect[oa]s?|feli(?:z|ces)|satisfech[oa]s?|sonrisa (?:que|de)|sueños?|(?:vida|sonrisa|cuerpo) nuev[oa]|nuev[oa] (?:vida|sonrisa|cuerpo)|indolor[oa]?s?|inofensiv[oa]s?|libres? de ${ILL}|a salvo|más joven|desaparec(?:ido|er(?:án?)?)|sanarán?|dejarán? de doler|se regenerarán?|se curarán?|(?:como |quedará )nuev[oa]s?|bailará|embarazadas?|su embarazo|(?:tienen?|de|del?) éxito|sin dolor|naturales y|diez años de encima|bell[oa]s?|hermos[oa]s?|milagros?|se librará|salvarl[oa]|regeneran?|reconstruyen?|devuelven?|recuperan?|restauran?|revierten?|eliminan?|borran?|invisibles?|transforman?|rejuvenecen?|recuperará el|recuperado (?:su|la) (?:vista|visión|oído|libertad|salud|vida)|la respuesta a tod|terminan? bien|libertad|persona nueva|boca abierta|recuper[ea] su|olvidará|superan?|posible lo|termina aquí|(?:sal(?:en|drá)|quedará|estará) (?:\\p{L}+ )?san[oa]s?|se irán?|(?:logran|obtienen) (?:siempre )?el resultado|perfectamente|completamente sano|sin ${HARM}(?=[.!]|$)|de primer nivel)`;
const NEVER = `(?:nunca|jamás|nadie|ning[uú]n[oa]?(?: otr[oa])?|nada|cero|sin|ni un[oa]?(?: sol[oa])?)`;
const BAD = `(?:(?:tenido|visto) (?:una?|ning\\p{L}+) (?:\\p{L}+ )?${HARM}|tan (?:segur|buen)[oa]s? como (?:aquí|con|nosotros)|tan bien como nosotros|errores|necesitan una segunda|operar (?:dos veces|de nuevo|otra vez)(?=[.!])|desventajas?|hacerle daño|decepcion\\p{L}*|descontent\\p{L}*|se arrepienten?|fall(?:an?|arán?|ado)|se equivocan?|se (?:romp|ca|despeg|desgast|afloj|astill|manch)(?:e|a|en|an|erán?|arán?)|reca(?:en?|erán?|ído)|volverán|perdido|volverá|duele|hay ${HARM}|fracasos?|preocup\\p{L}*|tem(?:er|or)|efectos secundarios|cicatrices|le dolerá|(?:fue|ha sido) tan|(?:la )?probabilidad de|ha tenido|se ha quejado|(?:tienen?|ofrecen?|encontrará|nada|es|l[oa]s? hacen?|funciona) mejor(?:es)?|se vuelven? a \\p{L}+(?=[.!]|$)|vuelven? a \\p{L}+(?:se)?(?=[.!]|$)|superan?|se acercan?|se comparan?)`;
const PRAISED = `(?:recuperación|reputación|${CARE}|${CURER}|manos|calidad|resultados?|sonrisas?|implantes?|dientes|tecnología|medicina|anestesia|atención|opción|nombre|lugar|forma de)`;
const certainties = [
  `(?:en (?:ningún (?:otro )?lugar|ninguna (?:otra )?parte)|nadie|ning(?:ún|una) (?:otr[oa] )?${CARE}) [^.:;]*(?<!(?:el|la|l[oa]s) )(?:mejor(?:es)?|más (?:experiencia|${QUALITY}|\\p{L}+ que nosotros))${END}(?! que usted)`,
  `nuestr[oa]s? (?:${CURER}|${THING}) (?:\\p{L}+ )?(?:siempre|nunca|jamás)${END}|(?:vuelven? a|libres?|curad[oa]s?|otra vez) [^.:;]*gracias a (?:nuestr|est)`,
  `su (?:\\p{L}+ ){1,3}(?:se esfuma|desaparece|termina aquí|volverá a crecer)${END}|(?:despiertan?|salen?|saldrá|viven?|quedan?) (?:sin|libres? de) (?:${HARM}|${ILL})|dolor (?:\\p{L}+ )?termina${END}`,
  `(?:cura|sana|regenera|reconstruye|revive|renueva)n? (?:desde adentro )?(?:(?:el|la|l[oa]s|sus?) )?(?:\\p{L}+ )?(?:nervios?|cartílagos?|articulaci(?:ón|ones)|órganos?|tejidos?|cerebro|corazón|hígado|riñ(?:ón|ones)|columna|discos?)${END}|(?:células madre|terapia|ibogaína|infusión|inyección) (?:repara|restaura)n? (?:el|la|l[oa]s|sus?)${END}`,
  `(?:${MENDS} (?:de )?${ILL}|${STOPS} ${ILL})`,
  `(?:la|una|el|un) (?:únic[oa] )?(?:cura|fin|final|solución|respuesta) (?:\\p{L}+ )?(?:de|del|a|al|para|contra) ?${ILL}`,
  together(ALWAYS, GOOD),
  together(
    EVER,
    `(?:duran?|evit[ae]n? (?:la cirugía|una (?:cirugía|operación)|el quirófano|la insulina|la diálisis)|(?:dejará|dejan?|quedan?) atrás|se acab[oa]n?|adiós|durará[ns]?|resultados?|curan?|elimina|borra|(?:acab|termin)[ae]n? con|libera|resuelve|deje atrás|libres? de|olvíde?(?:se)?|olvide|desapare(?:ce|ció|cerá|zca)n?|ces(?:a|ará)n?|se (?:le quita|(?:le )?(?:va|vaya|fue|marcha|irá))n?|(?:implantes?|dientes|sonrisa|coronas?|carillas?) (?:es|son|quedan?)|(?:sobri|limpi)[oa]s?)`,
  ),
  `${NEVER}${END}[^:;]*?${START}${BAD}${END}|no (?:le |les )?${BAD} (?:nunca|jamás)${END}|(?:peso|grasa|kilos|${ILL}) ${FEW_WORDS}(?:no (?:regresa|vuelve)n? (?:nunca|jamás)|(?:nunca|jamás) (?:regresa|vuelve)n?)${END}`,
  `(?:${PRAISED} (?:\\p{L}+ )?más (?:${QUALITY}|bell[oa]s?|rápid[oa]s?)|(?:el|la|l[oa]s) (?:mejor(?:es)?|únic[oa]s?|líder(?:es)?) ${FEW_WORDS}${PRAISED}|la referencia) ${FEW_WORDS}${PLACE}${END}`,
  `(?:el|la|l[oa]s) (?:mejor(?:es)? (?:\\p{L}+ )?${PRAISED}|${PRAISED} (?:\\p{L}+ )?más (?:${QUALITY}|rápid[oa]s?(?: y \\p{L}+)?))(?! (?:para usted|del? (?:equipo|nuestro)|es|son|tiene|también|se ve)|(?<=lugar|forma de)(?: [^.;]*)? es (?!aquí|con|nuestr|la nuestr))${END}`,
  `queda[ns]? como nuev[oa]s?${END}|${ILL} (?:desaparece(?! poco)|se acabó|se esfuman?|es historia)|hac(?:e|en|emos) desaparecer ${ILL}|(?:problema|${ILL}) termina aquí|aquí termina su|${ILL} pasa a ser un recuerdo|se librará de|más que la vida${END}`,
  `libertad (?:\\p{L}+ )?(?:del?|frente al?) (?:l[oa]s? )?(?:alcohol|drogas|opioides|dolor|adicci)|libres? de (?:todo )?${HARM}|se curan? (?:en|tras|después de) (?:una?|dos|tres|cuatro|cinco|diez|\\d+)${END}|(?:más \\p{L}+|mejor) que nunca${END}|mejor (?:calificad|valorad|evaluad)[oa]s?${END}`,
  `tod[oa]s nuestr[oa]s pacientes (?:alcanzan|llegan a su|logran|bajan|caminan|ven|oyen|vuelven|mantienen)|${CURER} (?:hacen? desaparecer|reparan? (?:cualquier|tod[oa]s|sus?)|que cura)|funciona,? sin importar${END}|sin importar su (?:edad|peso|caso|diagnóstico)${END}|nunca (?:necesitará|perderá|sufrirá|usará) (?!\\p{L}+r${END})`,
  `(?<!no )\\p{L}+[aei]mos ${FEW_WORDS}${EVER}${END}|${ILL} (?:\\p{L}+ )?(?:resuelt|curad|eliminad|vencid)[oa]s? ${EVER}${END}|confíe en (?:el|la|l[oa]s) mejor(?:es)?${END}|tasa de éxito más alta|recuperación (?:\\p{L}+ )?es segura${END}`,
  `(?:liberado|librado) (?:aquí |con nosotros )?del? ${ILL}|duran? más que usted${END}|por delante de (?:cualquier|tod[oa]s)|(?<=^[¡\\s]*)(?:vea|mire|conozca) [^.:;]*(?:fotos|imágenes|galería) (?:del? )?antes y (?:del? )?después|(?:más \\p{L}+|últim[oa] \\p{L}+) que (?:\\p{L}+rá (?:jamás|nunca)|necesitará)${END}|basta para (?:acabar|terminar|curar)`,
  `${ILL} (?!que )${FEW_WORDS}(?:se va|desaparece|termina|cesa)n? [^.:;]*(?:aquí|con nosotros|(?:con|en|tras) nuestr[oa]s?)${END}`,
  `(?<=^[¡\\s]*|[.:,]\\s|y )no más (?:${HARM}|${ILL}|\\p{L}*cojera|cojear|dietas?|ronquidos|insulina|inyecciones|agujas|pastillas|dentadura(?: postiza)?|muletas|lentes|sufrimiento|vergüenza|miedos?)(?: (?:del?|al?) \\p{L}+)?(?=[.!,]|$)|(?<=^[¡\\s]*)(?:camine|corra|vuele|sonría|viva|duerma|vuelva a casa|salga) [^.:;]*, (?:libre de|sin) ${HARM}${END}`,
  `(?:me|nos|l[aoe]s?|se(?= \\p{L}+ (?:del?|(?:con|en|tras) (?:un[oa]? sol[oa]|nuestr\\p{L}+|células|(?:la )?ibogaína))${END})) (?:cur|san)(?:ó|aron|é)${END}(?! ${FEW_WORDS}infecci)|me (?:cur|san)é${END}|(?:cur|san)(?:ó|aron) a |(?:qued(?:ó|é|aron|amos|a|an) (?:\\p{L}+ )?|(?<=^[¡\\s]*))curad[oa]s?${END}|(?<=^[¡\\s]*)(?:restaur|regener|san|reviert|rejuvenezc|borr|cur)[ae] sus?${END}`,
  `(?:${PRAISED}|experiencia) que (?:le |les |te )?(?:cambia|transforma)(?:n|rán?)? (?:la|su) vida${END}|(?:bajará|perderá|adelgazará) (?:de )?\\d+ (?:kilos?|kg|libras?)${END}(?! de)|con seguridad (?:baja|perde|camina|volve|deja|recupera|sana)rá${END}|cicatri(?:z será invisible|ces serán invisibles)${END}`,
  `${SHARE} (?:de )?(?:(?:(?:nuestr|l)[oa]s|sus) )?(?:pacientes|quienes|personas|huéspedes) ${FEW_WORDS}(?:dejan?|abandonan?|pierden?|bajan?|caminan?|se recuperan?|nunca|no vuelven?|ya no|libres?|sin|curad[oa]s?|(?:sobri|limpi)[oa]s?|superan?|vencen?|vuelven? a)${END}`,
  `${HIGH} (?:de )?(?:éxitos?|efectiv[oa]s?|eficaz|segur[oa]s?|exitos[oa]s?|garantizad[oa]s?)${END}|(?:éxito|recuperación|curación|sanación) (?:es )?(?:del?|en el) ${HIGH}`,
  `(?:${RESULT}|pérdida de peso) (?:(?:es|son|será|serán) )?(?:permanentes?|de por vida)${END}`,
  `(?:(?:(?<!^es )mejor(?:es)?|más (?:${QUALITY}|limpi[oa]s?)|${THING} ${FEW_WORDS}duran más) ${FEW_WORDS}que|superior(?:es)? al?) ${FEW_WORDS}${HOME}${END}`,
  `(?:perderá|bajará|pierda|baje|elimin(?:e|ará)) (?:tod[oa]s?|cada|el 100[ \u00A0]?%) ${FEW_WORDS}(?:exceso|peso|grasa|kilos?|libras?)${END}`,
  `(?:el|la|l[oa]s) ${CARE} (?:con (?:más|mayor) ${FEW_WORDS}(?:experiencia|pacientes|casos|operaciones|cirugías|implantes|trasplantes)|más (?:${QUALITY})) del? (?!(?:l[oa]s? |nuestr[oa] |su |este )?(?:clínica|hospital|centro|equipo|dos)${END})|seguridad absoluta|(?:solución|tratamiento) (?:ideal|perfect[oa]) para tod[oa]s?${END}|camino más \\p{L}+ a una vida|${ILL} se acaba hoy${END}`,
  `(?:vida|recuperación|viva|despierte) ${FEW_WORDS}sin (?:${HARM}|${ILL})|esté tranquil[oa]|super(?:a|an|ará|arán|amos) (?:todas )?sus (?:expectativas|esperanzas|sueños)${END}|(?:sonrisas?|dientes) (?:nuev[oa]s? )?${EVER}${END}|(?:como|siendo) (?:una )?(?:persona nueva|nueva persona|otra persona)${END}|${RESULT} hablan por sí sol|probabilidad de ${FEW_WORDS}(?:es|son) nul[oa]s?${END}`,
];

export const spanish: ClaimWords = {
  promises,
  boasts,
  certainties,
  doubts:
    'casi|puede[ns]?|podría[ns]?|debe[ns]?|debería[ns]?|suelen?|a veces|a menudo|mayoría|algun[oa]s|much[oa]s|poc[oa]s|si|cuando|donde|pregunte|quien(?:es)?|unos?|pero|estudios?|ensayos?|depende|por cada|de \\d+(?![\\d.,]*\\s?(?:%|por ciento))|durante|anest\\p{L}+|horas?|hasta|no(?! (?:\\p{L}+ ){1,2}(?:nunca|jamás)| más| vuelven? a)|propi[oa]s?|heridas?|muñón|injertos?|fracturas?|úlceras?|fístulas?|hernias?|la mitad de|según|huesos?|cuál|(?:los |las |sus?|el) (?:datos|mensajes?|expediente|cuenta)|moret\\p{L}+|hinchaz\\p{L}+|puntos|enrojec\\p{L}+|sabe|demostrado|dicen?|llaman?|es posible|informó',
  negations: 'no|ningún|ninguna?|nunca|jamás|nadie|nada|ni|tampoco|sin(?! (?:dolor|abstinencia))',
  denials:
    '(?:es|son) (?:el que|la que|quien)|(?:\\p{L}+ )?en (?:la mayoría|casi tod[oa]s|much[oa]s|algun[oa]s)|no (?:se|es|son|está|están|puede|pueden|existe|existen|significa)|nunca',
  warnings:
    'algun[oa]s (?:personas|pacientes)|desconf\\p{L}+|incluso|bajo (?:la )?anestesia|hasta|se llaman? a sí|dijeron|que (?:dice|promete|asegura)n?|(?:vend|present|conocid|ofrec|promocion)\\p{L}+ (?:\\p{L}+ )?como|cuidado con|dud[ae]\\p{L}*|sospech\\p{L}+|evite|quien(?:es)?|clínicas? que|afirm\\p{L}+|anunci\\p{L}+|si',
  without: 'sin(?: ningún)?',
};
