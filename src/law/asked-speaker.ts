import { PARTY_OF, NAMED_BY, type Party } from './asked-party.data.js';

/* Who asks, of a folded question, as `lawWords(…).join(' ')` gives it. */

const DEAD = '(?:mort|morte|decede|decedee|died|dead)';
/** « Mon père fermier est mort »: it is his heir who asks. */
const KIN_DEAD = new RegExp(
  String.raw`\b(?:mon|ma|my|notre|our) (?:pere|mere|mari|femme|epouse|epoux|conjointe?|father|mother|husband|wife)( (?:fermiere?|locataire|preneur))?(?: \w{1,12}){0,3} ${DEAD}\b`,
  'u',
);
const LANDLORD_DEAD = new RegExp(
  String.raw`\b(?:proprietaire|proprio|bailleur|bailleresse|landlord|landlady|landowner)(?: \w{1,12}){0,5} ${DEAD}\b`,
  'u',
);
/** « Je suis fermier », « en tant que maire », "as a tenant". */
const SELF =
  /\b(?:je suis|nous sommes|en tant que|i am|i m|as)(?: (?:le|la|un|une|a|the|encore|juste))? (\w{4,14})\b/u;
/** « La parcelle que je loue », "the field I rent". */
const RENTING = /\b(?:que (?:je loue|nous louons)|(?:i|we) rent)\b/u;
const SELLING =
  /\b(?:je|j|nous|i|we) (?:(?:ai|have|am|veux|want to|voudrais) )?(?:vend\w{0,4}|sell|selling|sold)\b|\b(?:ma|my) (?:vente|sale)\b/u;

/** Who asks, by what he says of himself or whom he names as the other; null where it cannot be told. */
export function speakerOf(folded: string): Party | null {
  const self = PARTY_OF.get(SELF.exec(folded)?.[1] ?? '')?.party;
  if (self !== undefined) return self;
  const kin = KIN_DEAD.exec(folded)?.[0] ?? '';
  const [party, ...others] = speakersNaming(folded.replace(kin, ''));
  if (party !== undefined) return others.length === 0 ? party : null;
  return kin === '' ? byDoing(folded) : 'heirs';
}

/** Those who may speak so of the ones that are named. */
function speakersNaming(folded: string): Party[] {
  const named = new Set(folded.split(' ').map((word) => PARTY_OF.get(word)?.party));
  return [...new Set(NAMED_BY.filter(([one]) => named.has(one)).map(([, speaker]) => speaker))];
}

/** Who says that he sells, or rents what he farms. */
function byDoing(folded: string): Party | null {
  if (SELLING.test(folded)) return 'seller';
  return RENTING.test(folded) ? 'tenant' : null;
}

/** Those who come after a dead landlord do as he would have done. */
export function inPlaceOf(party: Party, folded: string): Party {
  return party === 'heirs' && LANDLORD_DEAD.test(folded) ? 'landlord' : party;
}
