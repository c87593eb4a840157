import type { KnownFact } from '../../../wording/facts.js';
import type { Lexicon } from '../../../lexicon/lexicon.js';
import { mean as plainMean, sum as total } from '../../../statistics/formulas/mean.formula.js';
import { extremes } from '../../../statistics/formulas/rank.formula.js';
import { convert as toUnit } from '../../../statistics/formulas/unit-conversion.formula.js';
import { countOf } from '../../figures/named.figures.js';
import { baseValue, inOrder } from '../../figures/ranking/ranks.js';
import { demand, differingBy, endsOf, inOneUnit, type Calculation } from './calculation.js';
import { calculated, isSameLine } from './line.findings.js';

const MOST_RANKED = 10;

/** The total; never of a non-additive measure, nor of a whole with its own parts. */
export const sum: Calculation = ({ rows, lexicon, citations }) => {
  const parts = inOneUnit(rows, lexicon);
  const [first] = endsOf(parts, 2);
  demand(lexicon.getMeasure(first.measure).additive, `${first.measure} cannot be summed`);
  demand(!overlaps(parts, lexicon), 'a row is a part of another row, or is there twice');
  const value = total(parts.map((row) => row.value));
  return {
    kind: 'aggregate',
    ...calculated(parts, citations),
    parts,
    total: { name: 'sum', value, unit: first.unit },
    by: differingBy(parts),
    count: countOf(parts.length),
  };
};

function overlaps(rows: readonly KnownFact[], lexicon: Lexicon): boolean {
  return rows.some((row, at) =>
    rows.some((other, index) => {
      if (at === index || row.period !== other.period) return false;
      const place =
        row.place === other.place || lexicon.membersOf(row.place).some(({ id }) => id === other.place);
      const product = row.product === other.product || lexicon.isPartOf(other.product, row.product);
      return place && product;
    }),
  );
}

/** The plain mean of one line over time. */
export const mean: Calculation = ({ rows, lexicon, citations }) => {
  const ordered = inOneUnit(rows, lexicon).sort((a, b) => (a.period < b.period ? -1 : 1));
  const [first, last] = endsOf(ordered, 2);
  demand(
    ordered.every((row) => isSameLine(row, first)),
    'mean is of one product, place and measure over time',
  );
  const [value, ends] = [plainMean(ordered.map((row) => row.value)), extremes(ordered, (row) => row.value)];
  demand(value !== null && ends !== null, 'mean needs rows');
  return {
    kind: 'average',
    ...calculated(ordered, citations),
    mean: { name: 'mean', value, unit: first.unit },
    weighted: null,
    of: first,
    from: first.period,
    to: last.period,
    count: countOf(ordered.length),
    lowest: ends.least,
    highest: ends.greatest,
  };
};

/** The rows in order, with their ranks. */
export const rank: Calculation = ({ rows, lexicon, citations, order }) => {
  const [first] = endsOf(inOneUnit(rows, lexicon), 2);
  const by = differingBy(rows);
  const ranked = inOrder(lexicon, rows, order);
  const shown = ranked.slice(0, MOST_RANKED);
  return {
    kind: 'ranking',
    ...calculated(shown, citations),
    over: `${by}s`,
    end: order,
    ranked: shown,
    next: ranked[MOST_RANKED] ?? null,
    subject: null,
    compared: countOf(rows.length, 'compared'),
    scope: null,
    family: null,
    period: first.period,
  };
};

/** The rows above or below a threshold. */
export const filter: Calculation = ({ rows, lexicon, citations, quantity, comparator }) => {
  const [sample] = endsOf(inOneUnit(rows, lexicon), 1);
  demand(quantity !== null, 'filter needs value and unit: the threshold');
  const unit = lexicon.getUnit(quantity.unit);
  demand(
    unit.dimension === lexicon.getUnit(sample.unit).dimension,
    'the threshold is not in a unit of the rows',
  );
  const limit = quantity.value * unit.factor;
  const passes = (row: KnownFact): boolean => {
    const value = baseValue(lexicon, row);
    return comparator === 'above' ? value > limit : value < limit;
  };
  const by = rows.length > 1 ? differingBy(rows) : 'period';
  const matches = rows.filter(passes);
  const periods = rows.map((row) => row.period).sort();
  return {
    kind: 'filter',
    ...calculated(matches, citations),
    over: `${by}s`,
    comparator,
    threshold: { name: 'threshold', value: quantity.value, unit: unit.id },
    matches,
    compared: countOf(rows.length, 'compared'),
    sample,
    scope: null,
    from: periods[0] ?? '',
    to: periods.at(-1) ?? '',
  };
};

/** A row, or a quantity of the question, in another unit. */
export const convert: Calculation = ({ rows, lexicon, citations, quantity, toUnit: wanted }) => {
  const [row] = rows;
  const from = row ? { value: row.value, unit: row.unit } : quantity;
  demand(from !== null && wanted !== null, 'convert needs a row, or value and unit; and to_unit');
  const [own, other] = [lexicon.getUnit(from.unit), lexicon.getUnit(wanted)];
  demand(own.dimension === other.dimension, `${own.id} cannot be converted into ${other.id}`);
  return {
    kind: 'conversion',
    ...calculated(row ? [row] : [], citations),
    from: { name: 'from', ...from },
    to: { name: 'to', value: toUnit(from.value, own, other), unit: other.id },
  };
};
