import type { KnownFact, Note } from '../../../wording/facts.js';
import type { Desk } from '../question.js';
import { factOf, knownOf, nameOf } from '../track.js';
import { baseValue } from './ranks.js';

/** Land that is mown or grazed and stands in no order of crops. */
const GRASS: readonly string[] = ['temporary-grassland', 'permanent-grassland'];

/** « quelle culture occupe le plus de surface »: the grassland that has more land there than the least of those told, and is no crop. */
export async function grassNotes({ reader, lexicon }: Desk, told: readonly KnownFact[]): Promise<Note[]> {
  const last = told.at(-1);
  if (last?.measure !== 'area-harvested') return [];
  const measures = ['area-harvested', 'area-main'];
  const tracks = await reader.read({ products: GRASS, places: [last.place], measures });
  const isLarge = (fact: KnownFact): boolean => baseValue(lexicon, fact) > baseValue(lexicon, last);
  const larger = tracks
    .filter(({ dataset }) => dataset === last.dataset)
    .flatMap((track) => {
      const one = knownOf(track).find(({ period }) => nameOf(track, period) === last.period);
      return one && isLarge(factOf(track, one)) ? [track.product] : [];
    });
  const products = GRASS.filter((id) => larger.includes(id));
  return products.length > 0 ? [{ kind: 'grass-left-out', products }] : [];
}
