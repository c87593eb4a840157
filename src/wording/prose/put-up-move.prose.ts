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
  const [hausse, rise] =
    (end === 'highest') === (rank !== undefined) ? ['hausse', 'rise'] : ['baisse', 'fall'];
  const said = rank
    ? v.say(
        `la ${hausse} est la ${ordinal(rank.value, v)}`,
        `the ${rise} was the ${ordinal(rank.value, v)} largest`,
      )
    : v.say(`c'est au contraire une ${hausse}`, `there was a ${rise} instead`);
  return [v.sentence(v.say(`${where}, ${said} : ${size}`, `${where} ${said}: ${size}`))];
}
