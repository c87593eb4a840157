/** The grain that a question speaks in. */
export type Grain = 'day' | 'week' | 'month' | 'quarter' | 'season' | 'year' | 'decade';

/** A stretch of days, both ends included, ISO 8601. */
export interface Span {
  from: string;
  to: string;
  grain: Grain;
}

export type Period =
  /** « en 2024 », « mai 2026 », « le 3 avril 2026 ». */
  | { kind: 'at'; span: Span }
  /** « en 2015 et 2024 », « 2021 vs 2022 »: each by itself. */
  | { kind: 'each'; spans: Span[] }
  /** « entre 2019 et 2023 », « depuis 2018 » (to is null), « jusqu'en 2010 » (from is null). */
  | { kind: 'between'; from: Span | null; to: Span | null }
  /**
   * « ces dix dernières années »: the newest `count` periods of that grain that exist. With `asChange` (« sur un an »,
   * "year on year") from the period so long before the newest one up to it: one observation more.
   */
  | { kind: 'last'; count: number; grain: Grain; asChange?: true }
  /**
   * « les trois prochains mois », « sur six mois »: after the last figure. With `fromToday` so long after the day of the
   * question, which may be long after that figure: « dans six mois » is that time alone (`then`), « d'ici six mois » all
   * up to it (`until`).
   */
  | { kind: 'next'; count: number; grain: Grain; fromToday?: 'then' | 'until' }
  /** « le dernier », « actuel », « aujourd'hui », « cette semaine »; the `count` newest: « les trois dernières cotations ». */
  | { kind: 'latest'; grain: Grain | null; count?: number }
  /** « plus haut historique », « depuis toujours ». */
  | { kind: 'all' };
