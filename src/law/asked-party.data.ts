/* Those who stand in a case of law, by the folded words of `lawWords`. */

/** Who may have a time to do something. */
export type Party =
  | 'landlord'
  | 'tenant'
  | 'heirs'
  | 'seller'
  | 'buyer'
  | 'safer'
  | 'notary'
  | 'employer'
  | 'worker'
  | 'mayor'
  | 'keeper'
  | 'pound'
  | 'cooperative'
  | 'member'
  | 'court'
  | 'commission'
  | 'prefect'
  | 'fund'
  | 'bailiff'
  | 'authority'
  | 'family'
  /** Who asks, or whoever is meant, and is none of the others. */
  | 'anyone';

type Gender = 'he' | 'she' | 'any';

/** What each is called, by the gender of the noun: `any` of both, and all English ones. */
const NOUNS: readonly (readonly [Party, Gender, words: string])[] = [
  ['landlord', 'he', 'bailleur bailleurs'],
  ['landlord', 'she', 'bailleresse bailleresses'],
  [
    'landlord',
    'any',
    'proprietaire proprietaires proprio proprios landlord landlords landlady landowner landowners',
  ],
  ['tenant', 'he', 'fermier fermiers preneur preneurs metayer metayers'],
  ['tenant', 'she', 'fermiere fermieres'],
  ['tenant', 'any', 'locataire locataires tenant tenants sharecropper sharecroppers'],
  ['heirs', 'he', 'heritier heritiers ayants enfants'],
  ['heirs', 'she', 'heritiere heritieres veuve'],
  ['heirs', 'any', 'heir heirs widow children'],
  ['seller', 'he', 'vendeur vendeurs cedant'],
  ['seller', 'any', 'seller sellers'],
  ['buyer', 'he', 'acquereur acquereurs acheteur acheteurs'],
  ['buyer', 'any', 'buyer buyers purchaser'],
  ['safer', 'she', 'safer'],
  ['notary', 'any', 'notaire notary'],
  ['employer', 'he', 'patron patrons employeur employeurs'],
  ['employer', 'she', 'patronne'],
  ['employer', 'any', 'employer employers boss'],
  ['worker', 'he', 'ouvrier ouvriers salarie salaries employe employes apprenti apprentis'],
  ['worker', 'she', 'ouvriere salariee employee apprentie'],
  ['worker', 'any', 'worker workers employees'],
  ['mayor', 'he', 'maire'],
  ['mayor', 'she', 'mairie commune'],
  ['mayor', 'any', 'mayor council'],
  ['keeper', 'he', 'maitre maitres detenteur detenteurs'],
  ['pound', 'he', 'gestionnaire refuge'],
  ['pound', 'she', 'fourriere'],
  ['pound', 'any', 'pound shelter'],
  ['cooperative', 'she', 'cooperative coop'],
  ['member', 'he', 'adherent adherents cooperateur cooperateurs'],
  ['member', 'any', 'member members'],
  ['court', 'he', 'tribunal juge'],
  ['court', 'any', 'court judge'],
  ['commission', 'she', 'commission'],
  ['prefect', 'he', 'prefet'],
  ['prefect', 'any', 'prefect'],
  ['fund', 'she', 'msa caisse caisses'],
  ['bailiff', 'he', 'huissier huissiers'],
  ['bailiff', 'any', 'bailiff bailiffs'],
  ['authority', 'he', 'ministre'],
  ['authority', 'she', 'administration'],
  ['authority', 'any', 'minister authorities'],
  ['anyone', 'he', 'celui'],
  ['family', 'he', 'fils gendre neveu frere husband brother nephew'],
  ['family', 'she', 'fille niece soeur femme epouse daughter wife sister'],
];

/** Each noun with whom it names. */
export const PARTY_OF: ReadonlyMap<string, { readonly party: Party; readonly gender: Gender }> = new Map(
  NOUNS.flatMap(([party, gender, words]) =>
    words.split(' ').map((word) => [word, { party, gender }] as const),
  ),
);

/** Those whose times are told apart. */
export const OPPONENTS: readonly (readonly [Party, Party])[] = [
  ['landlord', 'tenant'],
  ['landlord', 'heirs'],
  ['landlord', 'mayor'],
  ['seller', 'tenant'],
  ['seller', 'buyer'],
  ['safer', 'notary'],
  ['employer', 'worker'],
  ['keeper', 'mayor'],
  ['mayor', 'pound'],
  ['member', 'cooperative'],
];

/** Those who decide or act for others: their times are nobody else's. */
export const OFFICES: ReadonlySet<Party> = new Set([
  'safer',
  'notary',
  'court',
  'commission',
  'prefect',
  'fund',
  'bailiff',
  'authority',
]);

/** Who speaks, by whom he names: « mon fermier » is said by the landlord. */
export const NAMED_BY: readonly (readonly [named: Party, speaker: Party])[] = [
  ['landlord', 'tenant'],
  ['tenant', 'landlord'],
  ['employer', 'worker'],
  ['worker', 'employer'],
  ['cooperative', 'member'],
  ['pound', 'keeper'],
];

/** What gives another a time: « met en demeure de payer dans un mois », « le juge lui laisse deux mois ». */
export const GIVES_TIME =
  /\b(?:(?:mise?|met(?:tent|tant)?) (?:\w{2,12} )?en demeure|invit(?:e|ent|ant|ation)|enjoin(?:t|dre)|enjoignent|ordonn(?:e|ent)|imparti(?:t|e|s)?|laiss(?:e|ent)|accord(?:e|ent|es?)|mainten(?:ir|u|ue)|maintient|autoris(?:e|er|ent)|prolong(?:e|er|ent)|suspen(?:d|dre|dent)|sommation|somm(?:e|ent))\b/u;

export const FIRST_PERSON = new Set(['je', 'j', 'on', 'nous', 'i', 'we']);
/** The gender of whom a pronoun of the third person stands for. */
export const THIRD_PERSON: ReadonlyMap<string, Gender> = new Map([
  ['il', 'he'],
  ['he', 'he'],
  ['elle', 'she'],
  ['she', 'she'],
  ['ils', 'he'],
  ['elles', 'she'],
  ['they', 'any'],
  ['it', 'any'],
]);
export const CLITICS = new Set(
  ['ne n me m te se s le la les l lui leur y en nous vous not also only pas'].flatMap((words) =>
    words.split(' '),
  ),
);
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
export const DETERMINERS = words(
  'le la les l un une mon ma mes notre nos son sa ses leur leurs ce cette chaque tout the my our a an his her their',
);
/** What stands in front of a noun that does nothing: « au fermier », « pour son fils ». */
export const PREPOSITIONS = words(
  'a au aux de du des d par pour contre chez devant avec sans entre sur aupres to for by against with from of',
);
/** What one is obliged or allowed to do; the act follows. */
export const OBLIGED = words(
  'dois doit doivent devons devait devra peux peut peuvent pouvons must can may should',
);
/** To have a time. */
export const HAVING = words(
  'ai a ont avons avait avaient aura auront dispose disposent disposons met mettent has have had do does did garde gardent',
);
/** What one has in mind: the time is his where nobody has it in words. */
export const INTENDING = words(
  'veut veulent voudrait souhaite compte decide arrete part quitte vend reprend wants want plans intends',
);
