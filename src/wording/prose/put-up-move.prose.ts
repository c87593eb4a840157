import type { Difference, GrowthFindings } from '../found.findings.js';
import type { Voice } from '../voice.js';
import { sizeOf } from './change-size.js';
import { ordinal } from './rank-beside.prose.js';

/** Those of a rank up to here are told with their sizes already. */
const TOLD = 3;

/**
 * « En France, la hausse est la 5e : +1,41 million de tonnes (+4,23 %). » of the one put up as the first, « c'est au contraire
 * une baisse » where it went the other way; nothing where it is told among the first.
 */
export function putUpMove(
  { putUp, end, unit }: GrowthFindings,
  whereOf: (change: Difference) => string,
  v: Voice,
): string[] {
  if (!putUp || (putUp.rank && putUp.rank.value <= TOLD) || putUp.change.difference.value === 0) return [];
  const { change, rank } = putUp;
  const [where, size] = [whereOf(change), sizeOf(change, unit, v)];
  const isRise = end === 'highest';
  if (!rank) {
    const [other, reverse] = isRise ? ['baisse', 'fall'] : ['hausse', 'rise'];
    return [
      v.sentence(
        v.say(
          `${where}, c'est au contraire une ${other} : ${size}`,
          `${where} there was a ${reverse} instead: ${size}`,
        ),
      ),
    ];
  }
  const [hausse, rise] = isRise ? ['hausse', 'rise'] : ['baisse', 'fall'];
  const nth = ordinal(rank.value, v);
  return [
    v.sentence(
      v.say(
        `${where}, la ${hausse} est la ${nth} : ${size}`,
        `${where} the ${rise} was the ${nth} largest: ${size}`,
      ),
    ),
  ];
}
