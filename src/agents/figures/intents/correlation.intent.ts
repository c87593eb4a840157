import { pearson } from '../../../statistics/formulas/correlation.formula.js';
import type { Holding, Line } from '../availability.js';
import { clarify } from '../clarification.js';
import { placesOrDefault } from '../defaults.js';
import { explain, noFigure } from '../explanation.js';
import { agreesWithLink } from '../link.claim.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import { WORLD } from '../place.choice.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { stretchOf } from '../single.line.js';
import { pairsOf } from '../paired.lines.js';
import { measureChoices } from '../measure.choice.js';
import { measuresApart, type OwnMeasure } from '../own.measures.js';
import { seek, type Sought, type SeekOptions } from '../seeking.js';

const FEWEST = 4;

/** How two lines of figures move together: products, measures or places, over the periods that both have. */
export async function answerCorrelation(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { partner, besidePrice } = question.frame;
  if (partner) return withoutPartner(question, desk, partner);
  if (besidePrice) return besideHarvests(question, desk, besidePrice);
  const { places, notes } = placesOrDefault(question);
  const period = stretchOf(periodOf(question));
  const apart = measuresApart(question, desk.lexicon);
  const sought = apart
    ? await seekApart(question, desk, { places, period }, apart)
    : await orOfWorld(question, desk, await seek(question, desk, { places, period }), period);
  const [one, other] = linesOf(sought);
  if (!one || sought.failures.length > 0) return explain(question, desk, sought.failures);
  if (!other) return clarify(question, desk, ['product']);
  return correlate(question, desk, [one, other], { ...sought, notes: [...sought.notes, ...notes] });
}

/** « l'urée et le blé tendre européen »: of two prices, that which the place named has none of is the world's. */
async function orOfWorld(
  question: Question,
  desk: Desk,
  sought: Sought,
  period: SeekOptions['period'],
): Promise<Sought> {
  const [failure, ...more] = sought.failures;
  const isOne = failure !== undefined && more.length === 0 && question.products.length === 2;
  if (question.domain !== 'price' || question.place.open || !isOne) return sought;
  const other = await seek(question, desk, { places: [WORLD], period, products: [failure.product] });
  if (other.failures.length > 0) return sought;
  const isFirst = question.products[0] === failure.product;
  const holdings = isFirst
    ? [...other.holdings, ...sought.holdings]
    : [...sought.holdings, ...other.holdings];
  return {
    holdings,
    failures: [],
    notes: [...sought.notes, ...other.notes.slice(question.notes.length)],
  };
}

/** A price by its years beside what was grown in them, in the one place asked or else in that of the price. */
async function besideHarvests(question: Question, desk: Desk, measure: string): Promise<FigureAnswer> {
  const { places } = placesOrDefault(question);
  // Which of them has the price and which the harvest is not known.
  if (question.products.length > 1) return clarify(question, desk, ['product']);
  if (places && places.length > 1) return clarify(question, desk, ['place']);
  const period = stretchOf(periodOf(question));
  const prices = await seek(question, desk, { places, period, step: 'annual' });
  const [price] = linesOf(prices);
  if (!price) return explain(question, desk, prices.failures);
  const measures = measureChoices(desk.lexicon, 'production', [measure], question.products[0] ?? null);
  const grown: Question = { ...question, domain: 'production', measures, notes: [] };
  const harvests = await seek(grown, desk, { places: [price.track.place], period });
  const [harvest] = linesOf(harvests);
  if (!harvest) return explain(grown, desk, harvests.failures);
  const notes = [...prices.notes, ...harvests.notes];
  return correlate(question, desk, [harvest, price], { failures: harvests.failures, notes });
}

function linesOf({ holdings }: Sought): Line[] {
  return holdings.flatMap((holding) => holding.lines);
}

async function correlate(
  question: Question,
  desk: Desk,
  [one, other]: [Line, Line],
  { notes, failures }: Pick<Sought, 'notes' | 'failures'>,
): Promise<FigureAnswer> {
  const pairs = pairsOf(one, other);
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (!first || !last || pairs.length < FEWEST) return explain(question, desk, failures);
  const correlation = pearson(pairs.map(([a, b]) => [a.value, b.value]));
  if (!correlation) return explain(question, desk, failures);
  return {
    kind: 'correlation',
    ...(await foundBase(question, desk, pairs.flat(), notes)),
    one: last[0],
    other: last[1],
    coefficient: { name: 'correlation', value: correlation.coefficient, unit: 'coefficient' },
    holds: agreesWithLink(question.frame.text, correlation.coefficient),
    count: countOf(correlation.n),
    from: first[0].period,
    to: last[0].period,
  };
}

/** Each product by its own measure, all that was found and missed of both together. */
async function seekApart(
  question: Question,
  desk: Desk,
  where: SeekOptions,
  apart: readonly OwnMeasure[],
): Promise<Sought> {
  const sides: Sought[] = [];
  for (const { product, choice } of apart)
    sides.push(await seek(question, desk, { ...where, products: [product], measures: [choice] }));
  return {
    holdings: sides.flatMap(({ holdings }) => holdings.slice(0, 1).map(firstLine)),
    failures: sides.flatMap(({ failures }) => failures),
    notes: sides.flatMap(({ notes }, at) => (at === 0 ? notes : notes.slice(question.notes.length))),
  };
}

function firstLine(holding: Holding): Holding {
  return { ...holding, lines: holding.lines.slice(0, 1) };
}

/** That there are no figures, of any time, of what the product is to be set beside. */
async function withoutPartner(question: Question, desk: Desk, partner: string): Promise<FigureAnswer> {
  const findings = await noFigure(question, desk, [], 'no-partner');
  const asked = { ...findings.asked, products: [], places: [], words: [partner] };
  return { ...findings, asked, periods: [] };
}
