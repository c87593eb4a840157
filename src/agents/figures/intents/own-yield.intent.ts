import { mean } from '../../../statistics/formulas/mean.formula.js';
import type { Frame } from '../../../understanding/frame.js';
import { fold } from '../../../understanding/text/normalise.js';
import type { OwnYieldFindings } from '../../../wording/own.findings.js';
import { convertOf } from '../bushels.js';
import { claimOf, isTrue } from '../claim.js';
import { placesOrDefault } from '../defaults.js';
import { spanName } from '../asked.time.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { seek, type Sought } from '../seeking.js';
import { factOf, knownOf, type KnownObservation, type Track } from '../track.js';
import { limitNotes } from '../unit.notes.js';
import { isPutUp } from '../verdict.js';

/** How many of the newest years are what is usual. */
const YEARS = 5;

/** A yield of somebody's own beside the mean of the place: of the years that are named, else of the newest, or of those up to the one that it is of. */
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
  const given = { name: 'given', value: ownYield.value, unit: ownYield.unit };
  const weight = limitNotes(desk.lexicon, last, given);
  const findings: OwnYieldFindings = {
    kind: 'own-yield',
    ...(await foundBase(question, desk, rows, [...sought.notes, ...notes, ...weight])),
    unit: ownYield.unit,
    own: given,
    holds: holdsOf(question, own, value),
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

/** The figures that the mean is of, of the first line that was found. */
function usualOf({ frame }: Question, { holdings }: Sought): { track?: Track; usual: KnownObservation[] } {
  const track = holdings[0]?.lines[0]?.track;
  if (!track) return { usual: [] };
  const rows = knownOf(track);
  const ofYear = rows.filter((one) => factOf(track, one).period === frame.ownYield?.year);
  return {
    track,
    usual: ofYear.length > 0 ? ofYear : rowsUpTo(track, frame).slice(-(frame.baseline ?? YEARS)),
  };
}

/** All that is known up to the last year of the mean, or to the one asked; all there is where that year is before the first. */
function rowsUpTo(track: Track, { baselineEnd, period }: Frame): KnownObservation[] {
  const rows = knownOf(track);
  const asked = period?.value.kind === 'at' ? spanName(period.value.span).slice(0, 'YYYY'.length) : null;
  const last = baselineEnd === undefined ? asked : String(baselineEnd);
  if (last === null) return rows;
  const until = rows.filter((one) => factOf(track, one).period <= last);
  return until.length > 0 ? until : rows;
}

/** « mieux que la moyenne », "above the 2025 average": what is put up is of one's own yield beside the mean, and not the other way round. */
const BESIDE_MEAN =
  /(?<![a-z])(?:que|dessus|dessous|superieure?|inferieure?|sous|depass[a-z]*|than|above|below|over|under|beats?)[ -](?:(?:de|d'|a|la|le|ma|notre|the|our) ?){0,3}(?:[a-z\d'-]+ ){0,3}(?:moyenn?e?|habitude|average|mean|usual)(?![a-z])/;

/** Whether the yield is on the side of the mean that it is put up to be on; null where it is put up on neither, or lies on the mean. */
function holdsOf(question: Question, own: number, value: number): boolean | null {
  const { text } = question.frame;
  const claim = isPutUp(question) && BESIDE_MEAN.test(fold(text)) ? claimOf(text) : null;
  return claim && own !== value ? isTrue(claim, own, value) : null;
}

function isNewest(track: Track | undefined, rows: readonly KnownObservation[]): boolean {
  return track !== undefined && knownOf(track).at(-1)?.period === rows.at(-1)?.period;
}
