import type { Frame } from '../../understanding/frame.js';
import { fold } from '../../understanding/text/normalise.js';
import type { Findings } from '../../wording/findings.js';
import type { AverageFindings, AveragesFindings } from '../../wording/figure.findings.js';
import { agreesWithMovement } from './change.claim.js';
import { claimOf, isTrue } from './claim.js';
import { distinct } from './found.js';
import { differenceOf, percentOf } from './named.figures.js';

/** « le rendement moyen », "on average": a mean, and not how something moved. */
const OF_MEANS = /(?<![a-z])(?:moyen(?:ne)?s?|average[ds]?|averaging|means?)(?![a-z])/;
const OF_MOVES = /(?<![a-z])(?:evolu|progress|tendance|trend|varia|change|croissance|growth)/;

/** Whether means are to be compared, over a stretch of time. */
export function comparesMeans({ text, movement }: Frame): boolean {
  const folded = fold(text);
  return !movement && OF_MEANS.test(folded) && !OF_MOVES.test(folded);
}

/** Two means of lines side by side, with what lies between them; as they are where they cannot be set against one another. */
export function withGapOfSides(found: AveragesFindings, { text }: Frame): AveragesFindings {
  const [first, second] = found.averages;
  if (!first || !second || found.averages.length !== 2 || !areAlike(first, second)) return found;
  const [low, high] = first.mean.value < second.mean.value ? [first, second] : [second, first];
  const claim = claimOf(text);
  return {
    ...found,
    gap: {
      difference: differenceOf(low.mean, high.mean),
      percent: percentOf(low.mean, high.mean),
      over: 'sides',
    },
    holds: claim && isTrue(claim, first.mean.value, second.mean.value),
  };
}

/**
 * The means of one line over two stretches, asked for one after the other, as one finding in the order of time with the move from
 * the one to the other; null where they are not of one line.
 */
export function meansOfTimes(one: Findings, other: Findings, frame: Frame): AveragesFindings | null {
  if (one.kind !== 'average' || other.kind !== 'average') return null;
  if (!isOfOneLine(one, other) || !areAlike(one, other)) return null;
  const [before, after] = one.from < other.from ? [one, other] : [other, one];
  const percent = percentOf(before.mean, after.mean);
  const claim = claimOf(frame.text);
  const moves = percent === null ? null : agreesWithMovement(frame, percent.value);
  return {
    kind: 'averages',
    outcome: one.outcome,
    facts: [...before.facts, ...after.facts],
    notes: distinct([...before.notes, ...after.notes]),
    citations: distinct([...before.citations, ...after.citations]),
    unit: one.unit,
    averages: [before, after],
    gap: { difference: differenceOf(before.mean, after.mean), percent, over: 'times' },
    holds: claim ? isTrue(claim, one.mean.value, other.mean.value) : moves,
  };
}

function isOfOneLine({ of: one }: AverageFindings, { of: other }: AverageFindings): boolean {
  return (['product', 'place', 'measure', 'dataset', 'productCode'] as const).every(
    (key) => one[key] === other[key],
  );
}

type Averaged = Pick<AverageFindings, 'mean' | 'of' | 'median' | 'olympic'>;

function areAlike(one: Averaged, other: Averaged): boolean {
  const isOfOneKind = one.median === other.median && one.olympic === other.olympic;
  return isOfOneKind && one.of.measure === other.of.measure && one.mean.unit === other.mean.unit;
}
