import type { Citation, Fact, Figure, KnownFact, Note, Verdict } from './facts.js';

/** What all findings with figures carry. */
export interface Found {
  outcome: 'answer' | 'assume';
  /** The rows of the reply, in the order in which the answer speaks of them. */
  facts: readonly Fact[];
  notes: readonly Note[];
  citations: readonly Citation[];
  /** Unit id that the answer is wanted in. */
  unit: string | null;
  /** Each period that the figures are taken over, where single ones were asked for rather than a stretch. */
  periods?: readonly string[];
}

/** Two figures of one line, and what lies between them. */
export interface Difference {
  from: KnownFact;
  to: KnownFact;
  difference: Figure;
  /** Null where it starts from zero. */
  percent: Figure | null;
}

/** Where one measure of many places, or of several products, grew or shrank the most between two times. */
export interface GrowthFindings extends Found {
  kind: 'growth';
  end: 'highest' | 'lowest';
  /** By the size of the change, the largest first. */
  changes: readonly Difference[];
  /** The largest in percent, where it is another and no small one. */
  fastest: Difference | null;
  /** The least part of the total, in percent, that it is the fastest among, where a smaller one changed faster. */
  leastPart?: Figure;
  compared: Figure;
  /** How many of them moved that way; where none did, the changes are those that went the other way. */
  moved?: Figure;
  /** Set where each of them is asked for, and not the largest alone; and how many more there are than those told. */
  each?: true;
  more?: Figure;
  /** Set where they are in order of their percentage. */
  byRate?: true;
  /** The change of the one place that theirs are beyond, « plus vite que l'Allemagne », and how many others there are. */
  beyond?: { than: Difference; others: Figure };
  /** Set where the smallest of those moves come first. */
  least?: true;
  /** Whether the one that is put up as the first is it, its change, and the rank of that among those that went the way asked. */
  holds?: Verdict | null;
  putUp?: { change: Difference; rank?: Figure };
  /** What is compared; places where it is not said. */
  over?: 'products';
  /** Of products the place id they are compared in; of places that of the group compared in; null where the question lists the places, or where times are compared. */
  scope: string | null;
  /** Where the moves are those of one place, from each time to the next: the first and the last time looked at. */
  searched?: { from: string; to: string };
}

/** How many steps from each time to the next went one way. */
export interface RunFindings extends Found {
  kind: 'run';
  way: 'up' | 'down';
  /** Whether all steps are asked about, the longest stretch of those, or the one that the newest figure ends. */
  asked: 'each' | 'longest' | 'last';
  /** The figure before the first of those steps, and that of the last; null where none went that way. */
  stretch: Pick<Difference, 'from' | 'to'> | null;
  /** How it has gone of late where it went the other way, several times in a row. */
  contrary?: { stretch: Pick<Difference, 'from' | 'to'>; count: Figure };
  /** The times at which it went otherwise, where all are asked about. */
  others: readonly KnownFact[];
  /** How many steps went that way, and among how many. */
  count: Figure;
  compared?: Figure;
  /** The first and the last time looked at. */
  searched: { from: string; to: string };
  /** Whether what the question supposes is so; null where it supposes nothing. */
  holds: boolean | null;
}

/** The places that have none of something: « quels pays ne produisent pas de riz ». */
export interface AbsenceFindings extends Found {
  kind: 'absence';
  /** Those of which a zero is published. */
  none: readonly KnownFact[];
  /** One of the figures compared, to name product, measure and period. */
  sample: KnownFact;
  /** Of how many places there is a figure. */
  compared: Figure;
  /** Places of which there is no figure at all. */
  unknown: readonly string[];
  /** Place id of the group; null where the question lists the places. */
  scope: string | null;
}

/** A product or a code explained. */
export interface DefinitionFindings extends Found {
  kind: 'definition';
  /** The publisher's code of the product, where it has one. */
  code: string | null;
  /** Whether the code was asked about, rather than the name. */
  byCode: boolean;
  product: string;
  parent: string | null;
  members: readonly string[];
  /** An example: the newest figure. */
  example: KnownFact | null;
  /** The second of two things that are to be told apart. */
  beside?: DefinitionFindings;
}

/** Terms, measures or units explained, in the order of the question. */
export interface TermFindings extends Found {
  kind: 'term';
  terms: readonly ExplainedTerm[];
}

export interface ExplainedTerm {
  /** Key of the glossary: `term:…`, `measure:…` or `unit:…` with the lexicon's id. */
  term: string;
  /** Of a unit: one of it, and as much in the units that it is measured against. */
  one: Figure | null;
  equals: readonly Figure[];
}

/** What is left of a published total without some of its members, all from one table. */
export interface RemainderFindings extends Found {
  kind: 'remainder';
  whole: KnownFact;
  parts: readonly KnownFact[];
  /** The whole less its parts, in the unit of the whole. */
  remainder: Figure;
  by: 'place' | 'product';
}

export interface ConversionFindings extends Found {
  kind: 'conversion';
  from: Figure;
  /** Null where the one cannot be said in the other. */
  to: Figure | null;
  /** Unit id that is asked for, where it is of another dimension. */
  wanted?: string;
  /** Of bushels: what they come to, by product, with the pounds that a bushel of it weighs. */
  byWeight?: readonly { product: string; to: Figure; weight: Figure }[];
  /** The product of which no weight of a bushel is set. */
  unweighed?: string;
}

export interface ShareFindings extends Found {
  kind: 'share';
  part: KnownFact;
  /** Other places counted with the part: « la Roumanie et la Bulgarie à elles deux ». */
  together?: readonly KnownFact[];
  /** The share of each place by itself, the part first, where there are several. */
  each?: readonly Figure[];
  /** Whether the places are set against one another, so that each by itself is told first. */
  apart?: true;
  whole: KnownFact;
  percent: Figure;
  /** Whether the share is beyond the limit that the question supposes; null where it supposes none. */
  holds?: Verdict | null;
  /** The year asked about, where part and whole are not both known of it: the share is the last one before. */
  insteadOf?: string;
  /** Whether a time to come is asked about: the share is the last one known, and none is forecast. */
  ahead?: true;
  /** The share at each of several times, the first one first. */
  overTime?: ShareOverTime;
  /** Of a share that is the highest or lowest of all times: from when to when, and the next one. */
  among?: {
    end: 'highest' | 'lowest';
    from: string;
    to: string;
    next: Pick<ShareOverTime['times'][number], 'period' | 'percent'>;
  };
}

/** One place, or one product, in percent of the total of those that the question names. */
export interface PartOfTotalFindings extends Found {
  kind: 'part-of-total';
  part: KnownFact;
  /** All of them, the part too. */
  members: readonly KnownFact[];
  total: Figure;
  percent: Figure;
  by: 'place' | 'product';
  /** Whether the share is what the question supposes; null where it supposes nothing. */
  holds: Verdict | null;
}

export interface ShareOverTime {
  times: readonly { period: string; parts: readonly KnownFact[]; whole: KnownFact; percent: Figure }[];
  /** Whether single times were asked for, each by itself. */
  isEach: boolean;
  /** From the first to the last, in points. */
  change: Figure;
  /** The plain mean of the shares, where it is asked for. */
  mean: Figure | null;
  count: Figure;
  /** Whether the share moved as the question supposes; null where it supposes nothing. */
  holds: boolean | null;
}

/** Figures, each beside the mean of those of the years before it. */
export interface AgainstMeanFindings extends Found {
  kind: 'against-mean';
  compared: readonly AgainstMean[];
  /** Whether what the question supposes is so; null where it supposes nothing. */
  holds: boolean | null;
}

export interface AgainstMean {
  figure: KnownFact;
  /** Plain mean of the figures before it, from the first to the last, in its unit. */
  mean: Figure;
  from: string;
  to: string;
  count: Figure;
  /** Whether the mean leaves out the highest and the lowest of them. */
  olympic?: true;
  /** The figure less the mean; in percent of the mean, null where that is zero. */
  difference: Figure;
  percent: Figure | null;
  /** How many times the mean it is, where the words ask for that: « combien de fois son prix de 2019 ». */
  times?: Figure;
  /** How far the figure lies from the mean, without its sign, where the words ask how much that is: « de combien sous la moyenne ». */
  gap?: Figure;
}

/** Several figures summed. */
export interface AggregateFindings extends Found {
  kind: 'aggregate';
  /** What is summed; of several places or products over several periods the sum of each over all of them. */
  parts: readonly KnownFact[];
  total: Figure;
  by: 'place' | 'product' | 'period';
  count: Figure;
  /** The periods that each part is a sum over, where they are several. */
  periods?: readonly string[];
  /** What the sum is set against: « plus que l'Italie et la Grèce réunies ». */
  against?: KnownFact;
  /** Whether what the question supposes of the two is so; null where it supposes nothing. */
  holds?: boolean | null;
}

/** What is put up of lines of figures. */
export interface PutUpOfLines {
  /** Whether what the question supposes is so; null where it supposes nothing. */
  holds?: Verdict | null;
  /** The same of each of several lines that differ in it, in their order. */
  holdsEach?: readonly boolean[];
}
