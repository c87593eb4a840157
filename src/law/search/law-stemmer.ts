/**
 * A light suffix stemmer over folded words (lower case, no accents), after the approach of J. Savoy, « Light stemming
 * approaches for the French, Portuguese, German and Hungarian languages », SAC 2006: plural and gender marks first,
 * then the most common derivational endings, never below a stem of four letters. A few English endings are among
 * them, because the everyday words of the lexicon are in both languages.
 */
const MIN_STEM = 4;

const ENDINGS: readonly string[] = [
  'issements issement issantes issante issants issant issaient issait',
  'alisations alisation isations isation ifications ification ations ation atrices atrice ateurs ateur atoires atoire',
  'ements ement emment amment ments ment',
  'aillements uellement ellement ivement eusement',
  'ables able ibles ible istes iste ismes isme abilites abilite ibilites ibilite ivites ivite alites alite ites ite',
  'ances ance ences ence antes ante ants ant',
  'euses euse eurs eur oirs oir oires oire ieres iere iers ier aires aire',
  'ives ive ifs if elles elle els el ales ale als al iens ienne iennes ien',
  'itions ition utions ution ions ion ages age ades ade',
  'eraient erait eront erons erez erai era aient ait iraient irait iront ira',
  'assent issent issez isse ees ee es ez er ir ies ie is it ent e i',
  'ings ing ers ed ly',
]
  .join(' ')
  .split(' ')
  .sort((left, right) => right.length - left.length || (left < right ? -1 : 1));

const BY_LAST_LETTER = new Map<string, string[]>();
for (const ending of ENDINGS) {
  const last = ending.slice(-1);
  BY_LAST_LETTER.set(last, [...(BY_LAST_LETTER.get(last) ?? []), ending]);
}

/** Words of one family that no ending brings together: the forms are read as the word before the colon. */
const FAMILIES: Readonly<Record<string, string>> = {
  bail: 'baux',
  fermage: 'fermages',
  travail: 'travaux travailler travaille travailles travaillent travailleur travailleurs',
  vendre:
    'vends vend vente ventes vendu vendue vendus vendues vendeur vendeurs revendre revend revendu revendue revente',
  eau: 'eaux',
  chien: 'chiennes chienne',
  ceder: 'cession cessions cede cedes cedent cessionnaire cessionnaires cedant cedee',
  deces: 'deces decede decedes decedee deceder',
  mort: 'mort morts morte mortes mourir meurt',
  mois: 'mois',
  bois: 'bois',
  pays: 'pays',
  prix: 'prix',
  noix: 'noix',
  croix: 'croix',
  fois: 'fois',
  voix: 'voix',
  location: 'louer loue loues louee louees louent loueur locations locataire locataires',
  lait: 'lait laits laiterie laitier laitiere laitiers laitieres',
  haie: 'haie haies',
  abeille: 'abeille abeilles',
  payer: 'paie paies paient paye payes payent payee payees paiement paiements paie payant',
  ecolier: 'eleve eleves',
  elire:
    'elu elus elue elues election elections electeur electeurs electoral electorale electorales electoraux',
  preuve: 'preuves prouver prouve',
  punir: 'puni punie punis punies punition punitions punit',
  acheter: 'achat achats acheteur acheteurs acquereur acquereurs acquerir acquisition acquisitions',
  construire: 'construction constructions construit construite construits construites',
  detruire: 'destruction destructions detruit detruite detruits detruites',
  ouvrir: 'ouvert ouverte ouverts ouverture ouvertures',
  reprendre: 'reprise reprises repreneur repreneurs repris reprend',
  choisir: 'choix choisi choisit',
  semer: 'semis seme semes',
  curer: 'curage cure',
  fermeture: 'fermer fermee fermees fermetures',
  interrompre: 'interruption interruptions interrompu',
  refuser: 'refus',
  mordre: 'mord mordu mordue morsure morsures mordeur mordeurs',
  nuit: 'nuits nocturne',
  jeune: 'jeunes',
  dix: 'dix',
  pecher: 'peche peches pecheur pecheurs pechee pechees pecherie pecheries',
  chasser: 'chasse chasses chasseur chasseurs',
  plante: 'plantes',
  oeuf: 'oeufs',
  renvoi: 'renvoyer renvoye renvoyee',
};
const IRREGULAR = new Map<string, string>();
for (const [head, forms] of Object.entries(FAMILIES))
  for (const form of forms.split(' ')) IRREGULAR.set(form, head);

/** The stem of a folded word. Numbers and words of fewer than four letters come back unchanged, plural s and x aside. */
export function stemLawWord(word: string): string {
  const read = IRREGULAR.get(word) ?? word;
  if (read.startsWith('souslo')) return 'souslocation';
  if (/\d/u.test(read) || read === 'fermage') return read;
  const singular = withoutPlural(read);
  return withoutTail(withoutEnding(singular));
}

function withoutPlural(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('eaux')) return word.slice(0, -1);
  if (word.endsWith('aux')) return `${word.slice(0, -3)}al`;
  if (word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word.endsWith('x') && word.length > 4 ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  const endings = BY_LAST_LETTER.get(word.slice(-1)) ?? [];
  for (const ending of endings) {
    if (word.length - ending.length >= MIN_STEM && word.endsWith(ending))
      return word.slice(0, -ending.length);
  }
  return word;
}

function withoutTail(ended: string): string {
  const trimmed = ended.length > MIN_STEM && ended.endsWith('i') ? ended.slice(0, -1) : ended;
  const stem = trimmed.length >= MIN_STEM + 2 && trimmed.endsWith('it') ? trimmed.slice(0, -2) : trimmed;
  const last = stem.slice(-1);
  return stem.length > MIN_STEM && last === stem.slice(-2, -1) ? stem.slice(0, -1) : stem;
}
