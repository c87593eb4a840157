import { asksFigure, isFigureOf, lacksAdvance, lacksFigure } from './answer-aspects.js';
import type { IndexedArticle } from './law-index.js';

/** What is needed of a hit to put the decree that carries it out beside it. */
interface RankedHit {
  readonly articleId: string;
  readonly number: string;
  readonly score: number;
  readonly everyday: number;
}

/** A decree that speaks of the question by less than this share of what the law does carries out another part of it. */
const SPEAKS_OF_IT = 0.4;
/** The same where the law states figures of its own. */
const SPEAKS_AS_MUCH = 0.5;
/** And its everyday words of at least this share of what those of the law speak of. */
const EVERYDAY_SHARE = 0.75;
/** One of nearly the score of the other, by this factor, is as near: a decree where a figure is asked, else the law. */
const HARDLY_AHEAD = 1.15;
/** The everyday words of the decree speak of the question as much as those of the law, but for so much. */
const EVERYDAY_ALIKE = 0.05;

type Articles = ReadonlyMap<string, IndexedArticle>;

/**
 * The hits, best first, with law and decree as the question wants them. The law that leaves to a decree what is asked
 * answers no « combien de temps », the decree that carries it out and states a delay does; where no figure is asked, the
 * law comes before the decree. Both have the scores of those in whose places they stand, so that the first leads by as
 * much as it did.
 */
export function raiseAnswering<T extends RankedHit>(
  hits: readonly T[],
  asked: number,
  articles: Articles,
): T[] {
  const [first, ...rest] = hits;
  if (first === undefined) return [];
  const answering = asksFigure(asked)
    ? rest.find((hit) => statesForLaw(hit, first, { asked, articles }))
    : rest.find((hit) => hit.score * HARDLY_AHEAD >= first.score && isDecreeOf(first, hit, articles));
  if (answering === undefined) return [...hits];
  const others = rest.filter((one) => one !== answering);
  const { score, everyday } = first;
  return [
    { ...answering, score, everyday },
    { ...first, score: others[0]?.score ?? answering.score },
    ...others,
  ];
}

function isDecreeOf(decree: RankedHit, law: RankedHit, articles: Articles): boolean {
  return articles.get(law.articleId)?.decrees.includes(decree.number) === true;
}

/** Whether the decree states the figure asked for, which the law leaves to it. */
function statesForLaw<T extends RankedHit>(
  decree: T,
  law: T,
  { asked, articles }: { readonly asked: number; readonly articles: Articles },
): boolean {
  const stated = articles.get(decree.articleId);
  if (!stated || !isDecreeOf(decree, law, articles) || !isFigureOf(asked, stated.aspects)) return false;
  if (lacksAdvance(asked, stated.aspects)) return false;
  if (lacksFigure(asked, articles.get(law.articleId)?.aspects ?? 0))
    return decree.score >= SPEAKS_OF_IT * law.score;
  return isAsNear(decree, law) || (stated.setsFigure && speaksAsMuch(decree, law));
}

/** Whether the decree is as near to the question as the law, whose figure may be of something else. */
function isAsNear(decree: RankedHit, law: RankedHit): boolean {
  return decree.everyday >= law.everyday - EVERYDAY_ALIKE && decree.score * HARDLY_AHEAD >= law.score;
}

function speaksAsMuch(decree: RankedHit, law: RankedHit): boolean {
  return decree.everyday >= EVERYDAY_SHARE * law.everyday && decree.score >= SPEAKS_AS_MUCH * law.score;
}
