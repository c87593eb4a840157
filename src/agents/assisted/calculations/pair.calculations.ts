import { pearson } from '../../../statistics/formulas/correlation.formula.js';
import { share } from '../../../statistics/formulas/share.formula.js';
import { countOf, differenceOf, percentOf } from '../../figures/named.figures.js';
import { demand, differingBy, endsOf, inOneUnit, type Calculation } from './calculation.js';
import { calculated, changeBetween, isSameLine } from './line.findings.js';

/** From the first row to the last of one line: difference, percent change, yearly growth. */
export const change: Calculation = ({ rows, lexicon, citations }) => {
  const ordered = inOneUnit(rows, lexicon).sort((a, b) => (a.period < b.period ? -1 : 1));
  const [from, to] = endsOf(ordered, 2);
  demand(
    ordered.every((row) => isSameLine(row, from)),
    'change is of one product, place and measure; use compare',
  );
  demand(from.period !== to.period, 'change needs two periods');
  return { kind: 'change', ...calculated(ordered, citations), changes: [changeBetween(from, to, ordered)] };
};

/** Two rows of one time: which is higher, by how much, and by how many percent of the lower. */
export const compare: Calculation = ({ rows, lexicon, citations, order }) => {
  const compared = inOneUnit(rows, lexicon).sort((a, b) => b.value - a.value);
  const [highest, lowest] = endsOf(compared, 2);
  const by = differingBy(compared);
  demand(by !== 'period', 'compare is for one time; use change');
  const pair = compared.length === 2;
  return {
    kind: 'comparison',
    ...calculated(compared, citations),
    compared,
    difference: pair ? differenceOf(lowest, highest) : null,
    percent: pair ? percentOf(lowest, highest) : null,
    by,
    end: order,
  };
};

/** The first row in percent of the second. */
export const shareOf: Calculation = ({ rows, lexicon, citations }) => {
  const [part, whole] = endsOf(inOneUnit(rows, lexicon), 2);
  demand(
    rows.length === 2 && part.period === whole.period && part.measure === whole.measure,
    'share takes two rows of one measure and time: the part, then the whole',
  );
  const value = share(part.value, whole.value);
  demand(
    value !== null && isPart(part, whole, lexicon),
    'the second row must be the whole that the first is part of',
  );
  return {
    kind: 'share',
    ...calculated([part, whole], citations),
    part,
    whole,
    percent: { name: 'share', value, unit: '%' },
  };
};

function isPart(
  part: { product: string; place: string },
  whole: { product: string; place: string },
  lexicon: Parameters<Calculation>[0]['lexicon'],
): boolean {
  const place =
    part.place === whole.place || lexicon.membersOf(whole.place).some((one) => one.id === part.place);
  const product = part.product === whole.product || lexicon.isPartOf(part.product, whole.product);
  const land = lexicon.findProduct(whole.product)?.kind === 'land';
  return place && (product || land);
}

const FEWEST_PAIRS = 4;

/** Pearson's correlation of two lines over the periods that both have. */
export const correlation: Calculation = ({ rows, others, citations }) => {
  const byPeriod = new Map(others.map((row) => [row.period, row]));
  const pairs = rows.flatMap((row) => {
    const other = byPeriod.get(row.period);
    return other ? [[row, other] as const] : [];
  });
  const [first, last] = [pairs[0], pairs.at(-1)];
  const result = pearson(pairs.map(([one, other]) => [one.value, other.value]));
  demand(
    pairs.length >= FEWEST_PAIRS && result !== null && first !== undefined && last !== undefined,
    `correlation needs rows and other_rows with at least ${FEWEST_PAIRS} periods in common`,
  );
  demand(
    [rows, others].every((line) => line.every((row) => line[0] !== undefined && isSameLine(row, line[0]))),
    'rows and other_rows must each be one line over time',
  );
  return {
    kind: 'correlation',
    ...calculated(pairs.flat(), citations),
    one: last[0],
    other: last[1],
    coefficient: { name: 'correlation', value: result.coefficient, unit: 'coefficient' },
    count: countOf(result.n),
    from: first[0].period,
    to: last[0].period,
  };
};
