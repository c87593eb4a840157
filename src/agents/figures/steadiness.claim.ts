import { fold } from '../../understanding/text/normalise.js';
import type { AveragesFindings } from '../../wording/figure.findings.js';
import type { Question } from './question.js';
import { isPutUp } from './verdict.js';

const EVEN = '(?:stable|regulier(?:e)?|constante?|consistent|steady)s?';
const UNEVEN = '(?:volatile?|variable|irregulier(?:e)?|instable|erratic|unstable)s?';
const VARIES =
  '(?:varie(?:nt)?|fluctue(?:nt)?|oscille(?:nt)?|vary|varies|varied|fluctuates?|fluctuated)(?:-t)?(?:-(?:il|elle)s?)?';

/** What says that the side named first varies less than the one behind « que », or more. */
const STEADIER = new RegExp(
  `\\b(?:(?:plus|more) ${EVEN}|steadier|(?:moins|less) ${UNEVEN}|${VARIES} (?:moins|less)|moins varie\\w*)\\b`,
);
const LESS_STEADY = new RegExp(
  `\\b(?:(?:moins|less) ${EVEN}|(?:plus|more) ${UNEVEN}|${VARIES} (?:plus|davantage|more)|plus varie\\w*)\\b`,
);
const THAN = /\b(?:que|than)\b|\bqu['’]/;

/** Figures of either side over at least this part of the years of the other. */
const LEAST_OF_YEARS = 0.8;

/** Whether the first of two sides varies less, or more, than the other in proportion to its mean, where that is put up; else null. */
export function isAsSteady(question: Question, { averages }: AveragesFindings): boolean | null {
  const [first, second, ...others] = averages;
  const claim = claimOf(fold(question.frame.text));
  if (!first || !second || others.length > 0 || claim === null || !isPutUp(question)) return null;
  if (!areComparable(first, second)) return null;
  const difference = variationOf(first) - variationOf(second);
  if (Number.isNaN(difference)) return null;
  return claim === 'steadier' ? difference < 0 : difference > 0;
}

type Average = AveragesFindings['averages'][number];

/** In percent of the mean. */
function variationOf({ deviation }: Average): number {
  return deviation?.percent.value ?? NaN;
}

/** Of one measure, and of nearly as many years. */
function areComparable(first: Average, second: Average): boolean {
  const counts = [first.count.value, second.count.value];
  return (
    first.of.measure === second.of.measure && Math.min(...counts) >= LEAST_OF_YEARS * Math.max(...counts)
  );
}

function claimOf(folded: string): 'steadier' | 'less-steady' | null {
  if (!THAN.test(folded)) return null;
  const [steadier, less] = [STEADIER.test(folded), LESS_STEADY.test(folded)];
  if (steadier === less) return null;
  return steadier ? 'steadier' : 'less-steady';
}
