import type { Figure } from './facts.js';
import type { Found } from './found.findings.js';

/** What one line of figures covers. */
export interface Extent {
  product: string;
  place: string;
  measure: string;
  dataset: string;
  frequency: 'annual' | 'monthly' | 'weekly';
  /** Unit id of the figures as published, where one is told. */
  unit?: string;
  from: string;
  to: string;
  /** The years between that have no figure, in stretches, where they are told. */
  gaps?: readonly { from: string; to: string }[];
}

/** What a question about what is held may be after. */
export type CoverageSide = 'places' | 'products' | 'times' | 'sources' | 'units';

/** The unit ids that the figures of one measure in one dataset are published in, the most frequent first. */
export interface CoveredUnits {
  measure: string;
  dataset: string;
  units: readonly string[];
}

/** A place whose figures end years before the others'. */
export interface EarlierEnd {
  place: string;
  period: string;
}

export interface CoverageFindings extends Found {
  kind: 'coverage';
  /** The sides of it that the question is after; where it is after places, they are countries alone. */
  sides?: readonly CoverageSide[];
  extents: readonly Extent[];
  /** What is covered in all: ids to name, and how many there are. */
  products: readonly string[];
  places: readonly string[];
  /** Those of the places named that have no figures of the last years. */
  ends?: readonly EarlierEnd[];
  productCount: Figure;
  placeCount: Figure;
  /** Where the units are asked for. */
  units?: readonly CoveredUnits[];
}
