import type { Figure } from '../facts.js';
import type { Difference, GrowthFindings } from '../found.findings.js';
import { betweenPeriods } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { sizeOf } from './change-size.js';
import { largestMoveProse } from './largest-move.prose.js';
import { productGrowthProse } from './product-growth.prose.js';

const MOST_NAMED = 3;

/** Where the change was largest, its size and both ends; then the next ones, and the fastest in percent. */
export function growthProse(findings: GrowthFindings, v: Voice): string[] {
  if (findings.searched) return largestMoveProse(findings, v);
  if (findings.over === 'products') return productGrowthProse(findings, v);
  const [first, ...rest] = findings.changes;
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
    ...following(rest, findings, v),
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

function following(rest: readonly Difference[], { unit }: GrowthFindings, v: Voice): string[] {
  const named = rest.slice(0, MOST_NAMED - 1);
  if (named.length === 0) return [];
  const items = v.list(
    named.map((change) => `${v.placeName(change.to.place)} (${sizeOf(change, unit, v, true)})`),
  );
  const isOne = named.length === 1 && !v.place(named[0]?.to.place ?? '')?.name.fr.plural;
  return [
    v.sentence(
      v.say(
        `${isOne ? 'Vient' : 'Viennent'} ensuite ${items}`,
        `Next ${named.length === 1 ? 'comes' : 'come'} ${items}`,
      ),
    ),
  ];
}

function fastest(findings: GrowthFindings, v: Voice): string[] {
  const { fastest: one } = findings;
  if (!one?.percent) return [];
  const where = v.inPlace(one.to.place);
  const size = v.signedPercent(one.percent);
  const isRise = findings.end === 'highest';
  return [
    v.sentence(
      v.say(
        `En proportion, la ${isRise ? 'hausse' : 'baisse'} est la plus forte ${where} (${size})`,
        `In relative terms the ${isRise ? 'rise' : 'fall'} was largest ${where} (${size})`,
      ),
    ),
  ];
}
