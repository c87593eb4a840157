import { expect, it } from 'vitest';
import type { Series } from './series.js';
import { SeriesShelf } from './series-shelf.js';

function seriesOf(id: number): Series {
  const [product, place] = [`produit «${id}»`, 'FR'];
  return {
    id,
    dataset: 'tiny',
    product,
    place,
    measure: 'price',
    unit: 'EUR/t',
    frequency: 'weekly',
    productCode: `é\t"${id}"`,
    placeCode: '',
    firstPeriod: -719_162,
    lastPeriod: id,
  };
}

it.each([0, 1, 2, 3, 7])('gives back %i series in their order, over any number of files', (count) => {
  const shelf = new SeriesShelf(3);
  const all = Array.from({ length: count }, (_, id) => seriesOf(id));
  for (const series of all) shelf.add(series);
  const batches = [...shelf.batches()];
  expect(batches.flat()).toEqual(all);
  expect(batches.every((batch) => batch.length <= 3)).toBe(true);
  shelf.close();
});
