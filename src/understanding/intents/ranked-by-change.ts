import type { Movement } from '../frame.js';
import type { Evidence } from '../reading.js';

const RANK = '(?:class|rang|tri|ordonn|rank|sort|palmares|order)[a-z]*';
const BY = '(?:selon|par|suivant|en fonction de|by|according to|in order of)';
const FALL =
  '(?:baisse|recul|repli|chute|diminution|falls?|fell|declines?|drops?|dropped|decreases?|losses|loss)';
const RISE =
  '(?:hausse|progression|augmentation|croissance|rises?|rose|increases?|growth|grew|gains?|evolution|variation|changes?|changed)';
const [BY_FALL, BY_RISE] = [FALL, RISE].map(
  (words) => new RegExp(`(?:^| )${RANK} .*?${BY} (?:[a-z]+ ){0,4}?${words}(?: |$)`, 'u'),
);

/**
 * By which way the things ranked are put in order where it is by how much they moved: « classe les engrais selon leur
 * hausse », "rank the oils by price change", which begins with the largest rise; null where it is by how much there is.
 */
export function readRankedChange({ spoken }: Pick<Evidence, 'spoken'>): Movement | null {
  if (BY_FALL?.test(spoken)) return 'down';
  return BY_RISE?.test(spoken) ? 'up' : null;
}
