/** How an answer ends; there is no seventh way. */
export type Outcome = 'answer' | 'assume' | 'clarify' | 'no_data' | 'out_of_period' | 'out_of_scope';

/** A figure as the reply's `data` shows it. Labels are in the reply's language, codes and values are not. */
export interface FigureRow {
  product: string;
  product_code: string;
  place: string;
  place_code: string;
  measure: string;
  /** 2024, 2024-05 or the day of a weekly quotation. */
  period: string;
  /** Null where the publisher withholds it. */
  value: number | null;
  unit: string;
  source: string;
  dataset: string;
  flag: string | null;
  rank?: number;
  change_percent?: number;
  share_percent?: number;
  kind?: 'forecast';
  lower?: number;
  upper?: number;
  confidence?: number;
  method?: string;
}

/** An article of law as the reply's `data` shows it. */
export interface LawRow {
  code: string;
  article: string;
  title: string;
  text: string;
  in_force_from: string;
  status: string;
  url: string;
}

export type Row = FigureRow | LawRow;

/** The reply's body before the clock and the counters are added. */
export interface Answer {
  answer: string;
  data: Row[] | null;
  sources: string[] | null;
  agent: 'prix' | 'production' | 'juridique' | null;
}
