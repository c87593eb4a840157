import { SOURCES } from '../../statistics/sources/source.registry.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Fact } from '../../wording/facts.js';
import type { NoFigure } from '../../wording/figure.findings.js';
import { noFigure } from './explanation.js';
import type { Desk, FigureAnswer, Question } from './question.js';
import type { Tracks } from './track.reader.js';

/** The publishers whose figures are asked for; none where anybody's will do. */
export function publishersOf({ frame }: Question): readonly string[] {
  return (frame.publishers ?? []).map(({ value }) => value);
}

/** The desk with the tables of these publishers alone. */
export function deskOf(publishers: readonly string[], { lexicon, reader }: Desk): Desk {
  const own = new Set(datasetsOf(publishers, lexicon));
  const among = (datasets: readonly string[] = [...own]): string[] => datasets.filter((id) => own.has(id));
  const restricted: Tracks = {
    read: async (query) => {
      const read = await reader.read({ ...query, datasets: among(query.datasets) });
      return read.filter(({ dataset }) => own.has(dataset));
    },
    outline: (query) => reader.outline({ ...query, datasets: among(query.datasets) }),
    citationsOf: (ids) => reader.citationsOf(ids),
  };
  return { lexicon, reader: restricted };
}

const MOST = 3;

/**
 * That these publishers have no such figure, with the nearest that exist: their own of the same family first (« blé » for
 * « blé tendre »), then those of others.
 */
export async function notOfPublishers(
  question: Question,
  desk: Desk,
  refusal: NoFigure,
): Promise<FigureAnswer> {
  const publishers = publishersOf(question);
  const loaded = await desk.reader.citationsOf(datasetsOf(publishers, desk.lexicon));
  const reason = loaded.length > 0 ? 'other-publisher' : 'no-publisher';
  const findings = await noFigure(question, desk, [], reason);
  const own = refusal.facts.filter(({ product }) => isOfFamily(product, question, desk.lexicon));
  const kept = own.slice(0, MOST - 1);
  const others = findings.facts.filter((fact) => !kept.some((one) => isSame(one, fact)));
  const facts = [...kept, ...others].slice(0, MOST);
  const citations = await desk.reader.citationsOf(facts.map(({ dataset }) => dataset));
  return { ...findings, asked: { ...refusal.asked, publishers }, facts, citations };
}

/** Whether two are one and the same figure. */
function isSame(one: Fact, other: Fact): boolean {
  const keyOf = ({ dataset, product, place, measure, period }: Fact): string =>
    [dataset, product, place, measure, period].join(' ');
  return keyOf(one) === keyOf(other);
}

function isOfFamily(product: string, { products }: Question, lexicon: Lexicon): boolean {
  const line = [product, ...lexicon.ancestorsOf(product).map(({ id }) => id)];
  const isAbove = (id: string): boolean => lexicon.isPartOf(id, product);
  return products.some((id) => line.includes(id) || isAbove(id));
}

/** The tables of these publishers, by their ids. */
export function datasetsOf(publishers: readonly string[], lexicon: Lexicon): string[] {
  const names = lexicon.publishers
    .filter(({ id }) => publishers.includes(id))
    .map(({ name }) => name.en.text);
  return SOURCES.filter(({ dataset }) => names.includes(dataset.publisher)).map(({ dataset }) => dataset.id);
}
