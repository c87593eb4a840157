/** What DILA's LEGI base has in its archives and in all that is made of them. */

/** 2222-02-22 stands for « on a day not yet known », 2999-01-01 for « no end ». */
const NO_DAYS: ReadonlySet<string> = new Set(['2222-02-22', '2999-01-01']);

/** Whether a day, YYYY-MM-DD, is none. */
export function isNoDay(day: string): boolean {
  return NO_DAYS.has(day);
}

/** Légifrance's page of a version of an article, by its id: LEGIARTI… */
export function articlePage(id: string): string {
  return `https://www.legifrance.gouv.fr/codes/article_lc/${id}`;
}
