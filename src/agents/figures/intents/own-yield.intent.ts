import { mean } from '../../../statistics/formulas/mean.formula.js';
import type { Period } from '../../../understanding/dates/period.js';
import type { OwnYieldFindings } from '../../../wording/own.findings.js';
import { convertOf } from '../bushels.js';
import { placesOrDefault } from '../defaults.js';
import { spanName } from '../asked.time.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { seek, type Sought } from '../seeking.js';
import { factOf, knownOf, type KnownObservation, type Track } from '../track.js';
import { limitNotes } from '../unit.notes.js';

/** How many of the newest years are what is usual. */
const YEARS = 5;

/** A yield of somebody's own beside the mean of the place in the newest years, or in those up to the one that it is of. */
export async function answerOwnYield(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { ownYield } = question.frame;
  const { places, notes } = placesOrDefault(question);
  const sought = await seek(question, desk, { places, period: { kind: 'latest', grain: null } });
  const { track, usual } = usualOf(question, sought);
  const value = mean(usual.map((one) => one.value));
  const rows = track ? usual.map((one) => factOf(track, one)) : [];
  const [first, last] = [rows[0], rows.at(-1)];
  const own = ownYield && last ? convertOf(desk.lexicon, last.product, ownYield, last.unit) : null;
  if (!ownYield || own === null || value === null || !first || !last)
    return explain(question, desk, sought.failures);
  const weight = limitNotes(desk.lexicon, last, { name: 'given', ...ownYield });
  const findings: OwnYieldFindings = {
    kind: 'own-yield',
    ...(await foundBase(question, desk, rows, [...sought.notes, ...notes, ...weight])),
    unit: ownYield.unit,
    own: { name: 'given', ...ownYield },
    mean: { name: 'mean', value, unit: last.unit },
    percent: { name: 'percent', value: ((own - value) / value) * 100, unit: '%' },
    last,
    newest: isNewest(track, usual),
    from: first.period,
    to: last.period,
    count: countOf(rows.length),
  };
  return findings;
}

/** The newest figures up to the year asked, of the first line that was found. */
function usualOf(question: Question, { holdings }: Sought): { track?: Track; usual: KnownObservation[] } {
  const track = holdings[0]?.lines[0]?.track;
  return track ? { track, usual: knownUpTo(track, periodOf(question)).slice(-YEARS) } : { usual: [] };
}

/** All that is known up to the year asked; all there is where that year is before the first. */
function knownUpTo(track: Track, asked: Period | null): KnownObservation[] {
  const rows = knownOf(track);
  if (asked?.kind !== 'at') return rows;
  const until = rows.filter((one) => factOf(track, one).period <= spanName(asked.span).slice(0, 4));
  return until.length > 0 ? until : rows;
}

function isNewest(track: Track | undefined, rows: readonly KnownObservation[]): boolean {
  return track !== undefined && knownOf(track).at(-1)?.period === rows.at(-1)?.period;
}
