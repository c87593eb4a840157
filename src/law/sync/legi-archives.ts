/** `Freemium_legi_global_20260325-140000.tar.gz`, `LEGI_20260326-210000.tar.gz`. */
const NAME = /^(Freemium_legi_global|LEGI)_(\d{4})(\d{2})(\d{2})-(\d{6})\.tar\.gz$/iu;
const LINK = /href\s*=\s*["']([^"'<>]{1,500})["']/giu;

/** An archive of DILA's LEGI base, as its name tells it. */
export interface LegiArchive {
  readonly name: string;
  readonly full: boolean;
  /** The day of the archive, YYYY-MM-DD. */
  readonly day: string;
  /** YYYYMMDD-HHMMSS. */
  readonly time: string;
}

/** What the name of a file tells; null where it is none of DILA's. */
export function legiArchive(name: string): LegiArchive | null {
  const match = NAME.exec(name);
  if (match === null) return null;
  const [, kind = '', year = '', month = '', day = '', clock = ''] = match;
  const full = kind.toLowerCase() !== 'legi';
  return { name, full, day: `${year}-${month}-${day}`, time: `${year}${month}${day}-${clock}` };
}

/** The archives that a page links to, oldest first, with their addresses. */
export function archivesIn(page: string, url: string): (LegiArchive & { readonly url: string })[] {
  const found = new Map<string, LegiArchive & { readonly url: string }>();
  for (const [, href = ''] of page.matchAll(LINK)) {
    if (!URL.canParse(href, url)) continue;
    const address = new URL(href, url);
    const archive = legiArchive(decodeURIComponent(address.pathname.split('/').at(-1) ?? ''));
    if (archive) found.set(archive.name, { ...archive, url: address.href });
  }
  return [...found.values()].sort((left, right) => (left.time < right.time ? -1 : 1));
}

/**
 * The archives still to be applied, in order: the daily ones after the last applied; where none was applied, or the
 * daily ones no longer reach back to it, the newest full one and the daily ones after it.
 * @param archives oldest first
 * @param applied time of the last archive applied, null for none
 */
export function pendingArchives<A extends LegiArchive>(archives: readonly A[], applied: string | null): A[] {
  const full = archives.findLast((archive) => archive.full);
  const daily = archives.filter((archive) => !archive.full);
  const reachesBack =
    applied !== null && (daily[0] === undefined || daily[0].time <= applied || !full || full.time <= applied);
  if (reachesBack) return daily.filter(({ time }) => time > applied);
  if (full === undefined) return [];
  return [full, ...daily.filter(({ time }) => time > full.time)];
}
