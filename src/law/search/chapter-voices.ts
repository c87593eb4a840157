/** What is needed of a hit to let its chapter speak. */
interface RankedHit {
  readonly number: string;
  readonly score: number;
}

/**
 * The hits with scores lowered for those of weaker chapters, by at most the share `preference`. How strongly a
 * chapter speaks for the question is the sum of its `voices` best scores, against the strongest chapter. After the
 * cluster hypothesis (C. J. van Rijsbergen, « Information Retrieval », 1979, chapter 3): texts that answer the same
 * question stand together, and an article that shares two rare words by accident stands alone in its chapter.
 */
export function preferStrongChapters<T extends RankedHit>(
  hits: readonly T[],
  preference: number,
  voices: number,
): T[] {
  const strengths = chapterStrengths(hits, voices);
  return hits.map((hit) => ({
    ...hit,
    score: hit.score * (1 - preference * (1 - (strengths.get(chapterOf(hit.number)) ?? 0))),
  }));
}

function chapterStrengths(hits: readonly RankedHit[], voices: number): Map<string, number> {
  const scores = new Map<string, number[]>();
  for (const { number, score } of hits) {
    const chapter = chapterOf(number);
    const own = scores.get(chapter);
    if (own === undefined) scores.set(chapter, [score]);
    else own.push(score);
  }
  const sums = new Map<string, number>();
  for (const [chapter, own] of scores) {
    const best = own.sort((left, right) => right - left).slice(0, voices);
    sums.set(
      chapter,
      best.reduce((sum, score) => sum + score, 0),
    );
  }
  const strongest = Math.max(...sums.values(), Number.MIN_VALUE);
  return new Map([...sums].map(([chapter, sum]) => [chapter, sum / strongest]));
}

/** '411' for 'L411-1' and 'R*411-3'; the name itself where it is no number. */
function chapterOf(number: string): string {
  return /^[LRDA]?\*?(\d{3})/u.exec(number)?.[1] ?? number;
}
