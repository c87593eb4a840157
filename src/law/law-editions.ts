import { compareNumbers } from './article-number.js';
import type { LawArticle } from './law-article.js';
import type { LegiVersion } from './sources/legi-article.js';
import type { LegiChange } from './sources/legi-xml.source.js';

/** The versions of one text while archives are carried over to them. */
export class LegiVersions {
  readonly #versions: Map<string, LawArticle>;
  #title: string;
  #titleFrom = '';

  constructor(held: readonly LawArticle[], title: string) {
    this.#versions = new Map(held.map((article) => [article.id, article]));
    this.#title = title;
  }

  /** What the newest version read calls the text; the title given where none was read. */
  get title(): string {
    return this.#title;
  }

  get articles(): LawArticle[] {
    return orderVersions(this.#versions.values());
  }

  /**
   * Carries the changes of one archive over. The newer file of an id counts; a withdrawn version goes, unless the
   * same archive brings it anew elsewhere.
   */
  async apply(changes: AsyncIterable<LegiChange>): Promise<void> {
    const writtenAt = new Map<string, number>();
    const withdrawn = new Set<string>();
    for await (const change of changes) {
      if (change.kind === 'withdrawn') withdrawn.add(change.id);
      else if ((writtenAt.get(change.id) ?? Number.NEGATIVE_INFINITY) <= change.writtenAtMs) {
        writtenAt.set(change.id, change.writtenAtMs);
        this.#put(change.id, change.version);
      }
    }
    for (const id of withdrawn) if (!writtenAt.has(id)) this.#versions.delete(id);
  }

  #put(id: string, version: LegiVersion | null): void {
    this.#versions.delete(id);
    if (version === null) return;
    const { article, codeTitle } = version;
    this.#versions.set(id, article);
    if (codeTitle === '' || article.inForceFrom < this.#titleFrom) return;
    this.#title = codeTitle;
    this.#titleFrom = article.inForceFrom;
  }
}

/** All versions in the code's order and, of one number, by date. */
export function orderVersions(versions: Iterable<LawArticle>): LawArticle[] {
  return [...versions].sort(
    (left, right) =>
      compareNumbers(left.number, right.number) ||
      (left.inForceFrom < right.inForceFrom ? -1 : Number(left.inForceFrom > right.inForceFrom)) ||
      (left.id < right.id ? -1 : 1),
  );
}

/**
 * The versions held with a later edition of the whole act added: an article with the same text goes on, one with
 * another text ends the day the edition begins and has a new version from then, one that is gone ends that day.
 * Throws where a held version begins later than the edition.
 */
export function addEdition(
  held: readonly LawArticle[],
  edition: readonly LawArticle[],
  from: string,
): LawArticle[] {
  const later = held.find((version) => version.inForceFrom > from);
  if (later !== undefined)
    throw new Error(`an edition of ${later.inForceFrom} is held; import editions oldest first`);
  const fresh = new Map(edition.map((article) => [article.number, article]));
  const kept: LawArticle[] = [];
  for (const version of held) {
    const next = fresh.get(version.number);
    const current = version.inForceUntil === null || version.inForceUntil > from;
    if (!current) kept.push(version);
    else if (next !== undefined && sameWording(version, next)) {
      kept.push({
        ...version,
        inForceUntil: next.inForceUntil,
        status: next.status,
        sectionPath: next.sectionPath,
      });
      fresh.delete(version.number);
    } else if (version.inForceFrom < from) kept.push({ ...version, inForceUntil: from, status: 'MODIFIE' });
  }
  return orderVersions([...kept, ...fresh.values()]);
}

function sameWording(left: LawArticle, right: LawArticle): boolean {
  return left.text === right.text && left.sectionPath.at(-1) === right.sectionPath.at(-1);
}
