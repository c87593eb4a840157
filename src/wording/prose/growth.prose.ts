import type { Figure } from '../facts.js';
import type { GrowthFindings } from '../found.findings.js';
import { betweenPeriods } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { sizeOf } from './change-size.js';
import { largestMoveProse } from './largest-move.prose.js';
import { fastestMove, nextMoves, type Naming } from './next-moves.prose.js';
import { productGrowthProse } from './product-growth.prose.js';

/** Where the change was largest, its size and both ends; then the next ones, and the fastest in percent. */
export function growthProse(findings: GrowthFindings, v: Voice): string[] {
  if (findings.searched) return largestMoveProse(findings, v);
  if (findings.over === 'products') return productGrowthProse(findings, v);
  const [first] = findings.changes;
  if (!first) return [];
  const { from, to } = first;
  const when = betweenPeriods(from.period, to.period, v.language);
  const scope = findings.scope ? ` ${v.inPlace(findings.scope)}` : '';
  const compared = `${v.quantity(findings.compared)} ${v.placesLike(to.place, findings.compared.value)}`;
  const have = v.head(to).plural ? 'ont' : 'a';
  const pace = findings.byRate ? v.say('le plus vite ', ' fastest') : v.say('le plus ', ' the most');
  const most =
    findings.end === 'highest'
      ? v.say(`${have} ${pace}augmenté`, `rose${pace}`)
      : v.say(`${have} ${pace}baissé`, `fell${pace}`);
  const [before, after] = v.quantityPair(from, to, findings.unit);
  const ends = v.say(`de ${before} à ${after}`, `from ${before} to ${after}`);
  const size = sizeOf(first, findings.unit, v);
  const main = v.say(
    `${when}${scope}, c'est ${v.inPlace(to.place)} que ${v.topic(to)} ${most} parmi ${compared} : ${size}, ${ends}`,
    `${when}${scope}, ${v.topic(to)} ${most} ${v.inPlace(to.place)}, among ${compared}: ${size}, ${ends}`,
  );
  return [
    v.sentence(main),
    ...counted(findings, v),
    ...nextMoves(findings, placeNaming(v), v),
    ...fastest(findings, v),
  ];
}

/** « La baisse concerne 18 pays sur 27. », where all that moved that way are asked for. */
function counted(findings: GrowthFindings, v: Voice): string[] {
  const { moved, compared, end, changes, beyond } = findings;
  const [first] = changes;
  if (!moved || !first) return [];
  if (beyond) return [v.sentence(beyondOne(findings, moved, beyond, v))];
  const isRise = end === 'highest';
  const places = v.placesLike(first.to.place, compared.value);
  return [
    v.sentence(
      v.say(
        `La ${isRise ? 'hausse' : 'baisse'} concerne ${v.quantity(moved)} ${places} sur ${v.quantity(compared)}`,
        `It ${isRise ? 'rose' : 'fell'} in ${v.quantity(moved)} of ${v.quantity(compared)} ${places}`,
      ),
    ),
  ];
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
