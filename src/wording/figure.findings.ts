import type { ExpectedOfLimit, MoveExpectation, TimeBegun } from './expectation.js';
import type {
  PutUpOfLines,
  AbsenceFindings,
  RunFindings,
  AggregateFindings,
  DefinitionFindings,
  Difference,
  Found,
  GrowthFindings,
  RemainderFindings,
  PartOfTotalFindings,
  ShareFindings,
  TermFindings,
} from './found.findings.js';
import type { CoverageFindings, Extent } from './coverage.findings.js';
import type { CorrelationFindings, GapFindings, OvertakingFindings } from './correlation.findings.js';
import type { FilterFindings, PercentFilterFindings } from './filter.findings.js';
import type { ForecastRefusal, Lack, LevelCompared } from './lack.js';
import type { OwnPrice, OwnOrMeanFindings, Rate, ReckonedField, Worth } from './own.findings.js';
import type { ExtremeFindings, RankingFindings, SinceLevelFindings } from './ranking.findings.js';
import type { Citation, EndFact, Figure, ForecastFact, HerdOverHerd, KnownFact, Note } from './facts.js';
import type { SumsByTimeFindings } from './sums.findings.js';

/** One or several figures, each by itself; `before` sets a single one beside the period before it. */
export interface ValueFindings extends Found {
  kind: 'value';
  values: readonly KnownFact[];
  before: { fact: KnownFact; percent: Figure } | null;
  latest: boolean;
  /** From the earlier to the later of two figures of one line. */
  move?: Figure;
  /** How many times the larger of them is the smaller, where that is asked. */
  times?: Figure;
  /** The plain mean of several places, where it is asked for. */
  mean?: { figure: Figure; count: Figure };
  /** Whether it is the last of a series that is no longer published. */
  stopped?: boolean;
  /** Whether what the question supposes is so; null where it supposes nothing. */
  holds?: boolean | null;
  /** What the lot that is asked about comes to. */
  worth?: Worth;
  /** The price of somebody's own that is put up against it. */
  ownPrice?: OwnPrice;
  /** What the amount of the year is a day, where that is asked. */
  rate?: Rate;
  /** The field that is asked about, at the yield that is the value. */
  field?: ReckonedField;
}

/** Figures of one line in proportion to that of one time, which is put at a hundred. */
export interface IndexNumbers {
  base: Figure;
  start: KnownFact;
  at: readonly { fact: KnownFact; index: Figure }[];
}

/** One line of figures between two periods. */
export interface Change extends Difference {
  /** Mean yearly growth in percent, for spans of more than two years. */
  growth: Figure | null;
  lowest: EndFact | null;
  highest: EndFact | null;
  /** Of all figures of the line, where several lines are compared or it is asked for. */
  mean?: Figure | null;
}

export interface ChangeFindings extends Found, PutUpOfLines {
  kind: 'change';
  changes: readonly Change[];
  /** The way that a question takes for granted, « de combien a-t-elle baissé », where it went another. */
  presumed?: 'up' | 'down';
  /** The figures as an index, where that is asked for: « en base 100 en 2015 ». */
  indices?: readonly IndexNumbers[];
  /** Whether each figure of a year is asked for by itself: « prix mensuels ». */
  detailed?: true;
  /** Whether the figures of a stretch are asked for, and not how they moved: « production de 2015 à 2022 ». */
  isSeries?: true;
  /** How many times the larger end is the smaller, where that is asked of one line. */
  times?: Figure;
  /** Which of several moved the most, or the least, that way: in percent, and by how much; null where none did. */
  compared?: { way: 'up' | 'down'; end: 'most' | 'least'; inPercent: Change | null; inSize: Change | null };
}

export interface ComparisonFindings extends Found, HerdOverHerd {
  kind: 'comparison';
  /** Highest first. */
  compared: readonly KnownFact[];
  difference: Figure | null;
  percent: Figure | null;
  /** How many times the lower the higher is. */
  ratio?: Figure | null;
  /** Whether it is told however small. */
  asksRatio?: boolean;
  /** What differs between them. */
  by: 'place' | 'product' | 'both';
  /** Whether the lower end was asked for. */
  end: 'highest' | 'lowest';
  /** Whether what the question supposes is so; null where it supposes nothing. */
  holds?: boolean | null;
}

export interface AverageFindings extends Found {
  kind: 'average';
  mean: Figure;
  /** Production over area, where the mean is of yields and both are known. */
  weighted: Figure | null;
  of: KnownFact;
  from: string;
  to: string;
  count: Figure;
  /** The Olympic mean, without the highest and the lowest of them; or their median. */
  olympic?: true;
  median?: true;
  /** How far the figures lie around their mean, where that is asked: in their unit, and in percent of it. */
  deviation?: { size: Figure; percent: Figure };
  lowest: EndFact;
  highest: EndFact;
  /** What the lot that is asked about comes to at the mean price. */
  worth?: Worth;
  /** The price of somebody's own that is put up against the mean, and whether it stands to that as is supposed. */
  ownPrice?: OwnPrice;
  holds?: boolean | null;
  /** The field that is asked about, at the mean yield. */
  field?: ReckonedField;
}

export interface AveragesFindings extends Found {
  kind: 'averages';
  averages: readonly Pick<
    AverageFindings,
    'mean' | 'of' | 'from' | 'to' | 'count' | 'olympic' | 'median' | 'deviation'
  >[];
  /** What lies between two of them that are set against one another: from the lower to the higher, or over time. */
  gap?: {
    difference: Figure;
    percent: Figure | null;
    over: 'sides' | 'times';
    by?: ComparisonFindings['by'];
  };
  /** Whether what the question supposes is so; null where it supposes nothing. */
  holds?: boolean | null;
}

export interface ForecastFindings extends Found, TimeBegun {
  kind: 'forecast';
  points: readonly ForecastFact[];
  /** As many points counted from the last figure, where those told are of the periods after today. */
  sinceLast?: readonly ForecastFact[];
  last: KnownFact;
  /** From the last figure to the last point. */
  percent: Figure | null;
  /** Set where the two are no further apart than the last point is rounded. */
  almostLast?: true;
  observations: Figure;
  /** Median absolute percent error on held-back points; null where every one of them is zero. */
  error: Figure | null;
  /** How many periods ahead those points were; `shorter` where the series is too short to test as far as was asked. */
  ahead: { count: Figure; shorter: boolean };
  /** Whether every point is of a time before the day of the question, its figure still unknown. */
  elapsed: boolean;
  held: { held: Figure; of: Figure } | null;
  /** True where the naive forecast won the back-test. */
  naive: boolean;
  /** Whether the rise or fall that is asked about is to be expected, where one is. */
  expected?: MoveExpectation;
  /** What the intervals say of the limit that is asked about, where one is. */
  ofLimit?: ExpectedOfLimit;
}

/** An answer that stands for one that cannot be given: of which country, and of which product where it is another. */
export interface Guide {
  findings: FoundFigures;
  place: string;
  product: string | null;
}

/** No such figure; what exists instead. */
export interface NoFigure {
  kind: 'no-figure';
  outcome: 'no_data';
  asked: {
    products: readonly string[];
    places: readonly string[];
    measures: readonly string[];
    words: readonly string[];
    /** Of goods that cross a border: the places that they come from and go to, as far as they are named. */
    flow?: { from: string | null; to: string | null };
    /** Whether it is asked by head of population. */
    perHead?: true;
    /** The unit that the figure is asked in, by its id. */
    unit?: string;
    /** Whose figures are asked for, by the lexicon's ids, where only those would do. */
    publishers?: readonly string[];
    by?: LevelCompared;
  };
  reason: Lack | ForecastRefusal;
  /** The times asked for, as in OutOfPeriod; « depuis 2010 » is 2010/ and « jusqu'en 2010 » is /2010. */
  periods: readonly string[];
  /** Figures that exist near what was asked; they are the rows. */
  facts: readonly KnownFact[];
  /** The answer to the same question of the country that the regions asked about lie in; its figures are then the rows. */
  guide?: Guide;
  notes: readonly Note[];
  citations: readonly Citation[];
}

/** The figure exists, at other times. */
export interface OutOfPeriod {
  kind: 'out-of-period';
  outcome: 'out_of_period';
  /** The times asked for: one of them as 2024, 2024-05, a day, or a stretch with a slash between its ends. */
  asked: readonly string[];
  extents: readonly Extent[];
  /** The nearest figures that exist; they are the rows. */
  facts: readonly KnownFact[];
  notes: readonly Note[];
  citations: readonly Citation[];
  unit?: string | null;
}

export type FoundFigures =
  | ValueFindings
  | ChangeFindings
  | RankingFindings
  | ComparisonFindings
  | GrowthFindings
  | AggregateFindings
  | ShareFindings
  | PartOfTotalFindings
  | ExtremeFindings
  | AverageFindings
  | AveragesFindings
  | FilterFindings
  | AbsenceFindings
  | RunFindings
  | CorrelationFindings
  | OvertakingFindings
  | GapFindings
  | SumsByTimeFindings
  | SinceLevelFindings
  | PercentFilterFindings
  | CoverageFindings
  | DefinitionFindings
  | TermFindings
  | RemainderFindings
  | OwnOrMeanFindings
  | ForecastFindings;

export type FigureFindings = FoundFigures | NoFigure | OutOfPeriod;
