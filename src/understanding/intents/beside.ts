import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Slots } from '../slots/asked-slots.js';
import { readMiddle, type Baseline } from './baseline.js';
import { asksMeanBeside, saysMeanBeside } from './mean-beside.js';
import { readComparedMoves } from './compared-moves.js';
import type { Frame } from '../frame.js';
import { asksLevels } from '../field/landing.js';
import { isForecast } from '../text/future.js';
import { readLot } from './lots.js';
import { readLargestMove } from './largest-move.js';
import { readOfLeaders } from './leaders.js';
import { readMovement } from './movement.js';
import { isWeakMeasure } from '../slots/measures.js';
import { readNextTo } from './next-to.js';
import { readPartner } from '../around/partner.js';
import { isAgainstPast } from '../slots/past-point.js';
import { asksPerOther } from './ratios.js';
import { readReach } from './reach.js';
import type { Evidence } from '../reading.js';
import { readRun } from './runs.js';
import { asksEachMonth, asksYearAfterYear, readSteps } from '../slots/steps.js';
import { asksHowMany, readBeyondOne } from './who-than.js';

type Beside = Pick<
  Frame,
  | 'ahead'
  | 'movement'
  | 'partner'
  | 'besidePrice'
  | 'beyondOne'
  | 'nextTo'
  | 'comparedMoves'
  | 'againstPast'
  | 'largestMove'
  | 'run'
  | 'steps'
  | 'listed'
  | 'withMean'
  | 'counted'
  | 'perOther'
  | 'ofLeaders'
  | 'reach'
  | 'baseline'
  | 'baselineEnd'
  | 'olympic'
  | 'median'
  | 'deviation'
  | 'ownField'
  | 'ownYield'
  | 'ownPrice'
  | 'lot'
>;

/** What a question says beside its subject, place and time: a movement, the steps of it, a mean to be set against. */
export function readBeside(
  evidence: Evidence,
  baseline: Baseline | null,
  slots: Slots,
  lexicon: Lexicon,
): Beside {
  const movement = asksLevels(evidence, slots) ? null : readMovement(evidence);
  const read: { [K in keyof Beside]: Beside[K] | null } = {
    ahead: isForecast(evidence, slots) ? true : null,
    movement,
    partner: readPartner(evidence),
    besidePrice: grownBeside(evidence, slots, lexicon),
    beyondOne: readBeyondOne(evidence),
    nextTo: readNextTo(evidence, lexicon),
    comparedMoves: readComparedMoves(evidence),
    againstPast: isAgainstPast(evidence, slots) ? true : null,
    largestMove: readLargestMove(evidence),
    run: readRun(evidence, movement),
    steps: readSteps(evidence),
    listed: isListed(evidence, slots) ? true : null,
    counted: asksHowMany(evidence) ? true : null,
    perOther: perOtherOf(evidence, slots, lexicon),
    ofLeaders: readOfLeaders(evidence, slots, lexicon),
    reach: readReach(evidence, slots, lexicon),
    ...meansBeside(evidence, slots, baseline),
    ...readMiddle(evidence),
    ownField: slots.ownField,
    ownYield: slots.ownYield,
    ownPrice: slots.ownPrice,
    lot: lotOf(evidence, slots, lexicon),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null));
}

/** The measure of what is grown that a correlation sets a price beside, of several products a plain word for it; null where there is none. */
function grownBeside(evidence: Evidence, { domain, products }: Slots, lexicon: Lexicon): string | null {
  if (domain !== 'price' || !evidence.has('correlation')) return null;
  const grown = evidence
    .all('measure')
    .filter((found) => products.length === 1 || !isWeakMeasure(found))
    .find(({ id }) => lexicon.getMeasure(id).domain === 'production');
  return grown?.id ?? null;
}

function perOtherOf(evidence: Evidence, { domain }: Slots, lexicon: Lexicon): true | null {
  return domain === 'production' && asksPerOther(evidence, lexicon) ? true : null;
}

function isListed(evidence: Evidence, { period }: Slots): boolean {
  return [asksEachMonth, asksYearAfterYear, asksMeanBeside].some((asks) => asks(evidence, period));
}

/** A mean that is asked for beside the figures, or one that they are set against. */
function meansBeside(
  evidence: Evidence,
  { period }: Slots,
  baseline: Baseline | null,
): Record<'baseline' | 'baselineEnd', number | null> | Pick<Beside, 'withMean'> {
  const isOfEach = asksEachMonth(evidence, period) && saysMeanBeside(evidence);
  if (isOfEach || asksMeanBeside(evidence, period)) return { withMean: true };
  return { baseline: baseline?.years ?? null, baselineEnd: baseline?.end ?? null };
}

function lotOf(evidence: Evidence, { domain, conversion }: Slots, lexicon: Lexicon): Frame['lot'] | null {
  return domain === 'price' && !conversion ? readLot(evidence, lexicon) : null;
}
