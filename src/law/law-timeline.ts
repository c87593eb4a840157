import { forceState, type DatedArticle, type LawArticle } from './law-article.js';

/**
 * Of each number the version of the ISO day: the one in force (of two the later begun), else the next to come, else the
 * last there was; in the order in which the numbers stand.
 */
export function datedOn(versions: readonly LawArticle[], onDate: string): DatedArticle[] {
  const byNumber = new Map<string, LawArticle[]>();
  for (const version of versions)
    byNumber.set(version.number, [...(byNumber.get(version.number) ?? []), version]);
  return [...byNumber.values()].flatMap((own) => {
    const ordered = own.sort((left, right) => (beginning(left) < beginning(right) ? -1 : 1));
    const version = versionOn(ordered, onDate);
    if (version === undefined) return [];
    const next = ordered.find(({ inForceFrom }) => inForceFrom > version.inForceFrom) ?? null;
    return [{ ...version, knownFrom: ordered[0]?.inForceFrom ?? version.inForceFrom, next }];
  });
}

function beginning({ inForceFrom, id }: LawArticle): string {
  return `${inForceFrom} ${id}`;
}

function versionOn(ordered: readonly LawArticle[], onDate: string): LawArticle | undefined {
  return (
    ordered.findLast((version) => forceState(version, onDate) === 'in_force') ??
    ordered.find((version) => forceState(version, onDate) === 'not_yet') ??
    ordered.at(-1)
  );
}
