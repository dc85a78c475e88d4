import type { Localized } from '../facts/locales';

/** What is said in many ways, by the word for it in the index. */
type Concept =
  | 'surgery'
  | 'pain'
  | 'tooth'
  | 'breast'
  | 'replace'
  | 'lift'
  | 'flabby'
  | 'fix'
  | 'augmentation'
  | 'buttock'
  | 'crooked';

export type Replacements = readonly (readonly [RegExp, string])[];

/** What the search knows of a language: words in lower case without accents, parted by spaces. */
export interface SearchWords {
  /** Words that do not narrow a search: "I need a clinic in Mexico" looks for Mexico. */
  readonly fillers: string;
  /** Words that say what is done, felt or seen, not where. */
  readonly general: string;
  /** Words that many places share: they name one beside the rest of its name alone. */
  readonly partsOfPlaces: string;
  /** What is treated: it must fit, too. A "heart bypass" is no gastric one. */
  readonly organs: string;
  /** What else must fit: a lump in a breast asks for no lift of it. */
  readonly ailments: string;
  readonly same: Readonly<Record<Concept, string>>;
  /** Several words, and what stands for them. */
  readonly phrases: Replacements;
  /** Ends of plurals beside -s, and what is left of them. */
  readonly plurals: Replacements;
  /** Other ends that a word is compared without. */
  readonly endings: Replacements;
}

/**
 * Every text is read by the words of all languages: people who read one search in another. Somebody else's need is sought like
 * one's own; "mama" alone is a breast in Spanish, "mi mama" a mother.
 */
export const searchWords: Localized<SearchWords> = {
  en: {
    fillers:
      'a about after am an and any are at be been before but by can cannot cant clinic could do doctor does dr ' +
      'doing don dont for from get getting go good had has have he help her him his hospital how i if im in is it its ' +
      'ive like looking keep make me my near need of off on one or our please really she so some someone something ' +
      'that the their them there these they this to too treat treatment very want wants was we what when where which ' +
      'who will with would you your best cheap cheapest affordable cost price much abroad medical center centre ' +
      'mom mum mother dad father wife husband son daughter brother sister aunt uncle parents grandma grandpa ' +
      'grandmother grandfather friend neighbor anymore canada die',
    general:
      'surgery pain therapy lift graft replace fix removal remove transplant injury problem disease flabby uneven crooked ' +
      'swollen big large new old broken torn bad worn walk walking climb climbing night clean ' +
      'fell fall out over no not four six 4 6 second smaller surgeon',
    partsOfPlaces: 'city coast new port republic saint st united',
    organs:
      'heart cardiac coronary valve aorta aortic artery vein vascular cochlear ear sinus paranasal eye lens cornea corneal retina ' +
      'nose nasal chin cheek tongue throat thyroid lung kidney renal urinary bladder prostate penile penis testicle liver ' +
      'gallbladder pancreas bowel intestine intestinal colon uterus ovary vaginal brain spine spinal disc hair buttock calf hip ' +
      'knee ankle foot achilles toe shoulder elbow wrist hand finger feet birth contraceptive pacemaker stomach gastric ' +
      'leg femoral arm',
    ailments: 'lump cyst tumor cancer ulcer infection bleeding fever flu pregnant overdose hiv harm breathe discharge',
    same: {
      surgery: 'operation operate operated op surgical',
      pain: 'hurt hurting ache aching achy painful sore',
      tooth: 'teeth',
      breast: 'boob bust tit mammary',
      replace: 'replacement replaced replacing',
      lift: 'lifting',
      flabby: 'saggy sagging hanging hang droopy loose',
      fix: 'repair repaired fixed fixing',
      augmentation: 'enlargement enlarge enlarged bigger',
      buttock: 'butt bum booty',
      crooked: 'crowded',
    },
    phrases: [
      [/\b(?:my|our) (?:mama|mami|papa|papi)\b/g, ' '],
      // No "chest pain" may lead to breasts.
      [/\b(?:flat|small) chest(?:ed)?\b/g, 'small breasts'],
      // An arm that is lifted, which is no lift of the arm.
      [
        /\b(?:to|cannot|cant|can not|could not|couldnt|unable to) lift\b|\blift(?:ing)?(?= (?:my|the|his|her|an?)\b)/g,
        'raise',
      ],
      // What the site does not have may be called like a part of what it has.
      [/\bturkey\b(?! (?:neck|teeth))/g, 'turquia'],
      [/\b(?:eye ?glasses|(?:contact )?lens(?:es)?)\b/g, 'gafas'],
      [
        /\b(?:stomach|belly|tummy|body|eyes?|sinus(?:es)?)(?= ?(?:pain|ach|hurt))|(?<=pain in (?:my |the )?)(?:stomach|belly|eyes?)\b/g,
        'torax',
      ],
      // A stroke, which no lift of the face mends.
      [
        /\b(?:numb|crooked|half|side of)(?: of)?(?: my| the| his| her)? face\b|\bface\b.*\b(?:numb|crooked|one side)\b/g,
        'stroke',
      ],
      [/\bfat (?:on (?:my )?)?legs\b|\bleg fat\b/g, 'thigh fat'],
      // Who weighs too little needs no smaller stomach.
      [/\bgain weight\b|\bi ?a?m too thin\b/g, 'anorexia'],
      [/\bbone (?:\w+ )?(?:on|against|to) bone\b/g, 'arthritis'],
      [/\b(?:acid )?(?:reflux|heartburn|gerd)\b.* sleeve\b/g, 'failed gastric sleeve'],
      [/\bdr[ai]nk(?:s|ing)? (?:too much|a lot)\b/g, 'alcohol'],
    ],
    plurals: [[/(?<=.)ies$/, 'y']],
    endings: [],
  },
  es: {
    fillers:
      'al algo alguien antes barato barata buen buena busco caro cerca clinica como con costo cuanto cuesta cual de del ' +
      'demasiado desde despues donde doctora dra el ella en es esta este estoy favor ha hace hacer hacerme hay la las le ' +
      'lo los mas me mejor mi mis mucho muy necesita necesito o para pero poner ponerme por porque precio puedo que ' +
      'quiere quiero quisiera se ser si sin su sus tengo tiene tratamiento tratar un una unos vale mucha y ya yo ' +
      'puede pueden quieren ayuda ayudenme bien casi medico medica centro playa clima banco trabajo plazo hambre mango punto',
    general:
      'terapia levantar elevacion injerto quitar sacar trasplante lesion problema enfermedad desigual ' +
      'inflamado inflamada grande nuevo nueva viejo vieja roto rota mal malo mala gastado gastada ' +
      'caminar subir noche limpieza limpiar cayo cae caen no sobre cuatro seis segunda cirujano cirujana',
    partsOfPlaces: 'ciudad costa nueva nuevo puerto punta republica san santa santo unido villa',
    organs:
      'corazon cardiaco cardiaca coronario coronaria valvula aorta arteria vena vascular coclear oido oreja ojo ocular cornea retina ' +
      'nariz menton barbilla pomulo lengua garganta tiroides pulmon rinon renal urinario urinaria vejiga prostata pene ' +
      'peneano peneana testiculo higado hepatico vesicula intestino intestinal utero matriz ovario vaginal cerebro cerebral ' +
      'columna vertebral disco capilar cabello pelo pantorrilla cadera rodilla tobillo pie aquiles codo hombro muneca ' +
      'mano dedo anticonceptivo subdermico marcapasos estomago gastrica gastrico ' +
      'pierna brazo',
    ailments: 'bulto bola quiste nodulo ulcera infeccion sangrado fiebre embarazada vih matar respirar',
    same: {
      surgery: 'cirugia operacion operar operarme operarse operado operada',
      pain: 'dolor duele duelen dolore doler adolorido adolorida',
      tooth: 'diente muela',
      breast: 'seno pecho busto mama mamaria mamario chichi bubi lola teta',
      replace: 'reemplazo reemplazar cambio',
      lift: 'levantamiento',
      flabby: 'flacido flacida flacidez flojo floja caido caida colgante colgado colgada cuelga cuelgan',
      fix: 'reparacion arreglar arreglo',
      augmentation: 'aumento aumentar aumentarme agrandar agrandarme',
      buttock: 'gluteo nalga pompi pompa cola trasero',
      crooked: 'chueco chueca torcido torcida apinado encimado disparejo dispareja',
    },
    phrases: [
      [
        /\b(?:mi|mis|nuestra|nuestro) (?:mama|mami|papa|papi|madre|padre|abuel[ao]|espos[ao]|marido|mujer|hij[ao]s?|herman[ao]|ti[ao]|suegr[ao]|novi[ao]|amig[ao]|vecin[ao]|padres|bebe)\b|\b(?:mama|mami|papa|papi)(?= (?:ya )?(?:no )?(?:necesit|quier|pued|tien)[ae])/g,
        ' ',
      ],
      [/\b(?:pechos? plan|soy plan)[oa]s?\b/g, 'senos pequenos'],
      // The heart may be what hurts, or an ulcer.
      [
        /\b(?<=(?:dolor(?:es)?|opresion|presion) (?:de|en)(?: el| la)? |(?:duelen?|aprieta|inflamo|hincho)(?: mucho)? (?:el|las?) )(?:pecho|estomago|barriga|panza|abdomen|ojos?|piernas?)\b|\bpiernas?(?= inflamad)/g,
        'torax',
      ],
      [/\bduele todo(?: el cuerpo)?$/g, 'todo el cuerpo'],
      [
        /\b(?:cara|boca) (?:torcida|chueca|dormida|paralizada)\b|\b(?:torci|durmi)o (?:la |media )*(?:cara|boca)\b|\b(?:media|lado de la) cara\b|\bcara\b.* un lado\b/g,
        'stroke',
      ],
      [/(?<!volvi a )\b(?:subir|aumentar|ganar) (?:de )?peso\b/g, 'anorexia'],
      [/\blentes?\b(?!.* dental)/g, 'gafas'],
      [/\bhueso (?:con|contra|sobre) hueso\b/g, 'artrosis'],
      [/\b(?:reflujo|acidez)\b.* manga(?: gastrica)?\b/g, 'revision de manga'],
      [/\b(?:tom|beb)[aeo]n? (?:mucho|demasiado)$/g, 'alcohol'],
      // The sinus of the jaw, which is a breast in Spanish too. "Levantamiento de senos" means breasts.
      [/\bsenos?(?= maxilar)|(?<=(?:levantamiento|elevacion) del? )seno\b/g, 'sinus'],
      [/\bsin\b/g, 'no'],
      // Who says it has too much; without "más", too little.
      [/\bmas (?:pequen|chic)[ao]s?\b/g, 'smaller'],
    ],
    plurals: [[/(?<=ion|al|[ln]ar|[dt]or)es$/, '']],
    // "Llantitas" are "llantas", "quitarme" is "quitar".
    endings: [
      [/(?<=^\p{L}{3,})it(?=[oa]$)/u, ''],
      [/(?<=^\p{L}{2,}[aei]r)(?:me|se|te|l[aeo]s?)$/u, ''],
    ],
  },
};
