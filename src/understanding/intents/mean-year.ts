import { resolvePoint, type DateMention } from '../dates/point.js';

import type { Evidence } from '../reading.js';
import { COMPARING, JUDGING, OWN } from './own-yield.data.js';

/** The one year whose mean something is put up against, and the date that names it. */
export interface MeanYear {
  year: string;
  date: DateMention;
}

/** « la moyenne nationale de 2025 », "last year's average": the year that a mean is of; null where none is, or several. */
export function readMeanYear(evidence: Evidence): MeanYear | null {
  const { dates, today } = evidence.reading;
  for (const date of dates) {
    const { value } = date;
    if (value.kind === 'point' && value.point.grain === 'year' && isOfMean(date, evidence))
      return { year: resolvePoint(value.point, today, false).from.slice(0, 'YYYY'.length), date };
  }
  return null;
}

/** Words that may stand between a mean and the year behind it, and before it: « moyenne de la France en 2024 », "2025 national average". */
const MOST_BEHIND = 6;
const MOST_BEFORE = 2;

function isOfMean({ start, end }: DateMention, evidence: Evidence): boolean {
  return evidence
    .cues('average')
    .some(
      ({ mention }) =>
        isPhrase(evidence, mention.end, start, MOST_BEHIND) ||
        isPhrase(evidence, end, mention.start, MOST_BEFORE),
    );
}

/** Whether so few words stand between the two, none of which begins another thing that is said. */
function isPhrase({ reading: { tokens } }: Evidence, from: number, to: number, most: number): boolean {
  if (from > to || to - from > most) return false;
  return tokens
    .slice(from, to)
    .every(
      ({ kind, folded }) =>
        kind !== 'mark' && ![COMPARING, JUDGING, OWN, JOINT].some((one) => one.test(folded)),
    );
}

const JOINT = /^(?:et|ou|mais|and|or|but|est|is|was|etait)$/;
