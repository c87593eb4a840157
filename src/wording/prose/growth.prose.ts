import type { Figure } from '../facts.js';
import type { Difference, GrowthFindings } from '../found.findings.js';
import { betweenPeriods } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { sizeOf } from './change-size.js';
import { largestMoveProse } from './largest-move.prose.js';
import { fastestMove, nextMoves, type Naming } from './next-moves.prose.js';
import { putUpMove } from './put-up-move.prose.js';
import { productGrowthProse } from './product-growth.prose.js';

/** Where the change was largest, its size and both ends; then the next ones, and the fastest in percent. */
export function growthProse(findings: GrowthFindings, v: Voice): string[] {
  if (findings.searched) return largestMoveProse(findings, v);
  if (findings.over === 'products') return productGrowthProse(findings, v);
  const [first] = findings.changes;
  if (!first) return [];
  const { moved, beyond } = findings;
  const [main, ...others] =
    moved && !beyond ? ofEach(findings, moved, first, v) : [ofLargest(findings, first, v)];
  return [
    v.yesOrNo(findings.holds) + v.sentence(main ?? ''),
    ...others.map((sentence) => v.sentence(sentence)),
    ...(moved && beyond ? [v.sentence(beyondOne(findings, moved, beyond, v))] : []),
    ...nextMoves(findings, placeNaming(v), v),
    ...putUpMove(findings, ({ to }) => v.inPlace(to.place), v),
    ...fastest(findings, v),
  ];
}

/** « Entre 2023 et 2024 dans l'Union européenne, c'est en Allemagne que la production de betteraves a le plus augmenté parmi 20 pays : … » */
function ofLargest(findings: GrowthFindings, first: Difference, v: Voice): string {
  const { to } = first;
  const start = startOf(findings, first, v);
  const compared = `${v.quantity(findings.compared)} ${v.placesLike(to.place, findings.compared.value)}`;
  const have = v.head(to).plural ? 'ont' : 'a';
  const pace = findings.byRate ? v.say('le plus vite ', ' fastest') : v.say('le plus ', ' the most');
  const most =
    findings.end === 'highest'
      ? v.say(`${have} ${pace}augmenté`, `rose${pace}`)
      : v.say(`${have} ${pace}baissé`, `fell${pace}`);
  const told = movedFrom(findings, first, v);
  return v.say(
    `${start}, c'est ${v.inPlace(to.place)} que ${v.topic(to)} ${most} parmi ${compared} : ${told}`,
    `${start}, ${v.topic(to)} ${most} ${v.inPlace(to.place)}, among ${compared}: ${told}`,
  );
}

/** « Entre 2023 et 2024 dans l'Union européenne, la production de colza a baissé dans 18 pays sur 24. », and where the most. */
function ofEach(findings: GrowthFindings, moved: Figure, first: Difference, v: Voice): string[] {
  const { compared, end, byRate } = findings;
  const { to } = first;
  const [start, told] = [startOf(findings, first, v), movedFrom(findings, first, v)];
  const [hausse, rise] = end === 'highest' ? ['hausse', 'rise'] : ['baisse', 'fall'];
  const did = end === 'highest' ? v.say('augmenté', 'rose') : v.say('baissé', 'fell');
  const have = v.head(to).plural ? 'ont' : 'a';
  const [n, of] = [v.quantity(moved), v.quantity(compared)];
  const degree = byRate ? v.say('la plus rapide', 'fastest') : v.say('la plus forte', 'largest');
  return [
    v.say(
      `${start}, ${v.topic(to)} ${have} ${did} dans ${n} ${v.placesLike(to.place, moved.value)} sur ${of}`,
      `${start}, ${v.topic(to)} ${did} in ${n} of ${of} ${v.placesLike(to.place, compared.value)}`,
    ),
    v.say(
      `C'est ${v.inPlace(to.place)} que la ${hausse} est ${degree} : ${told}`,
      `The ${rise} was ${degree} ${v.inPlace(to.place)}: ${told}`,
    ),
  ];
}

/** « Entre 2023 et 2024 dans l'Union européenne ». */
function startOf({ scope }: GrowthFindings, { from, to }: Difference, v: Voice): string {
  const when = betweenPeriods(from.period, to.period, v.language);
  return scope ? `${when} ${v.inPlace(scope)}` : when;
}

/** « −608 830 tonnes (−34 %), de 1,790 à 1,181 million de tonnes ». */
function movedFrom({ unit }: GrowthFindings, change: Difference, v: Voice): string {
  const [before, after] = v.quantityPair(change.from, change.to, unit);
  const ends = v.say(`de ${before} à ${after}`, `from ${before} to ${after}`);
  return `${sizeOf(change, unit, v)}, ${ends}`;
}

/** « La hausse est plus forte qu'en Allemagne (−680 410 tonnes, −2,87 %) dans 15 pays sur 25 » */
function beyondOne(
  { end, unit }: GrowthFindings,
  moved: Figure,
  { than, others }: NonNullable<GrowthFindings['beyond']>,
  v: Voice,
): string {
  const [where, size] = [v.inPlace(than.to.place), sizeOf(than, unit, v, true)];
  const places = v.placesLike(than.to.place, others.value);
  const isRise = end === 'highest';
  if (moved.value === 0) return noneBeyond(than.to.place, isRise, v);
  const beside = /^[aeiou]/iu.test(where) ? `qu'${where}` : `que ${where}`;
  const [n, of] = [v.quantity(moved), v.quantity(others)];
  return v.say(
    `La ${isRise ? 'hausse' : 'baisse'} est plus forte ${beside} (${size}) dans ${n} ${places} sur ${of}`,
    `The ${isRise ? 'rise' : 'fall'} was larger than ${where} (${size}) in ${n} of ${of} ${places}`,
  );
}

/** « Aucun autre pays n'a connu de hausse plus forte » */
function noneBeyond(place: string, isRise: boolean, v: Voice): string {
  const none = v.isFeminineKind(place) ? 'Aucune' : 'Aucun';
  const noun = v.placesLike(place, 1);
  return v.say(
    `${none} autre ${noun} n'a connu de ${isRise ? 'hausse' : 'baisse'} plus forte`,
    `No other ${noun} had a larger ${isRise ? 'rise' : 'fall'}`,
  );
}

function placeNaming(v: Voice): Naming {
  return {
    nameOf: ({ to }) => v.placeName(to.place),
    isPlural: ({ to }) => Boolean(v.place(to.place)?.name.fr.plural),
  };
}

function fastest(findings: GrowthFindings, v: Voice): string[] {
  const place = findings.fastest?.to.place;
  if (!place) return [];
  return fastestMove(findings, { whose: v.placesLike(place, 2), where: v.inPlace(place) }, v);
}
