import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Threshold } from '../frame.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence, Found } from '../reading.js';

/** What an amount is harvested from: « 8 tonnes de maïs à l'hectare », "3 tons of wheat an acre". */
const PER = /^(?:l|la|par|per|an?|the|each|chaque|un|une|\/)$/;

/** A unit by the area that is named: bushels and an acre are bushels per acre; null where there is no such unit. */
export function perArea(unit: string | null, area: string | null, lexicon: Lexicon): string | null {
  const ratio = `${unit ?? ''}/${area ?? ''}`;
  return lexicon.units.some(({ id }) => id === ratio) ? ratio : null;
}

/** An area, and the token that names it. */
interface Area {
  unit: string;
  at: number;
}

/** The area that an amount comes off, apart from the amount: « 80 quintaux de blé à l'hectare », "100 bushels of wheat an acre". */
export function areaNamed({ reading: { tokens } }: Evidence): Area | null {
  const at = tokens.findIndex(
    ({ folded }, index) => AREAS.has(folded) && PER.test(wordAt(tokens, index - 1)),
  );
  const unit = AREAS.get(wordAt(tokens, at));
  return unit ? { unit, at } : null;
}

const AREAS = new Map([
  ['hectare', 'ha'],
  ['ha', 'ha'],
  ['acre', 'acre'],
]);

/** A limit of an amount by an area that stands apart from it is of yields. */
export function limitPerArea(limit: Threshold, area: Area, lexicon: Lexicon): Threshold {
  const joined = (unit: string | null) => perArea(unit, area.unit, lexicon) ?? unit;
  const { upTo } = limit;
  return {
    ...limit,
    unit: joined(limit.unit),
    ...(upTo && { upTo: { ...upTo, unit: joined(upTo.unit) } }),
  };
}

/** "a Vietnamese hectare of rice", "an acre or hectare of barley". */
const ONE_HECTARE =
  /(?:^| )(?:un|1|l|chaque|one|an?|each|every) (?:\S+ ){0,2}(?:hectare|ha|acre)(?: \S+)? (?:de|d|of)(?: |$)/;
const FOR_ONE =
  /(?:^| )(?:pour|sur|for|on|cout\S*|costs?) (?:un|1|l|chaque|one|an?|each|every) (?:hectare|ha|acre)(?: |$)/;
const GIVES =
  /(?:^| )(?:fai(?:t|sait)|donn(?:e|ait|er|era)|rapport(?:e|ait|er)|produi(?:t|sait|re)|ren(?:d|dait|dre|du)|sort(?:ait|i|ir)?|fourni(?:t|ssait)|crach(?:e|ait)|tir(?:e|ait|er)|gives?|gave|given|giving|yield(?:s|ed|ing)?|produc(?:es?|ed|ing)|ma(?:kes?|de)|br(?:ings?|ought))(?: |$)/;

/** "from a hectare", « d'un hectare »: what is got comes off it. */
const OFF_ONE =
  /(?:^| )(?:from|off|out of|d) (?:un|1|chaque|one|an?|each|every)(?: single)? (?:hectare|ha|acre)(?: |$)/;
const GETS =
  /(?:^| )(?:g[eo]ts?|gotten|getting|obtain(?:s|ed|ing)?|tak(?:es?|ing|en)|took|gather(?:s|ed|ing)?|harvest(?:s|ed|ing)?|reap(?:s|ed|ing)?|squeez(?:es?|ed|ing)|com(?:es?|ing)|came|grow(?:s|n)?|grew|tir(?:e|ent|er|ait|ons)|recolt\S*|obtien\S*|obten\S*|sort(?:ait|ent|i|ir)?)(?: |$)/;

/** « combien fait un hectare de blé », "what does a hectare of maize give", "who got more coffee from a hectare": the yield, and not how much land there is. */
export function asksOfOneHectare(evidence: Evidence): boolean {
  const { spoken } = evidence;
  if (FOR_ONE.test(spoken)) return false;
  const isOff = OFF_ONE.test(spoken) && (GETS.test(spoken) || GIVES.test(spoken));
  return isOff || (ONE_HECTARE.test(spoken) && GIVES.test(spoken));
}

/** What ends the phrase that a measure stands in. */
const NEXT_PHRASE = /^(?:et|and|ou|or|puis|then|but|mais|[,;:?.!])$/;

/** « production de céréales par hectare », "potato production in Belgium per hectare": what comes off each, which is the yield. */
export function isProductionPerArea(evidence: Evidence, measures: readonly Found[]): boolean {
  const [named] = measures;
  const area = areaNamed(evidence);
  if (!named || !area || measures.some(({ id }) => id !== 'production')) return false;
  const { tokens } = evidence.reading;
  const [from, to] = [named.mention.end, area.at];
  return from <= to && !tokens.slice(from, to).some(({ folded }) => NEXT_PHRASE.test(folded));
}
