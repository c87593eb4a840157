import type { ShareFindings } from '../found.findings.js';
import { inPeriod, overPeriods, periodName } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { percentsSaid } from './precision.js';

type OverTime = NonNullable<ShareFindings['overTime']>;

const MOST_LISTED = 6;

/**
 * The share at several times: each where they are named, the mean of all where it is asked for, else the last beside the
 * first; then by how many points it moved.
 * @param subject « La France représente », "France accounts"
 * @param topic « de la production de blé », "the production of wheat", with its place
 */
export function shareTimesProse(overTime: OverTime, subject: string, topic: string, v: Voice): string[] {
  const { times, mean, isEach, holds } = overTime;
  const said = (figure: string): string =>
    v.say(`${subject} ${figure} ${topic}`, `${subject} for ${figure} of ${topic}`);
  if (mean) {
    const span = overPeriods(
      times.map(({ period }) => period),
      v.language,
    );
    const main = `${v.say('En moyenne', 'On average')} ${span}, ${said(v.percent(mean))} ${counted(overTime, v)}`;
    return [v.sentence(main), v.sentence(rangeOf(overTime, v))];
  }
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) return [];
  if (isEach && times.length <= MOST_LISTED) {
    const sizes = percentsSaid(
      times.map(({ percent }) => percent),
      v,
    );
    const each = times.map(({ period }, at) => `${sizes[at] ?? ''} ${inPeriod(period, v.language)}`);
    const main = v.say(`${subject} ${v.list(each)} ${topic}`, `${subject} for ${v.list(each)} of ${topic}`);
    return [v.yesOrNo(holds) + v.sentence(main), ...(times.length === 2 ? [moved(overTime, v)] : [])];
  }
  const [before = '', now = ''] = percentsSaid([first.percent, last.percent], v);
  const beside = `${before} ${inPeriod(first.period, v.language)}`;
  const when = inPeriod(last.period, v.language);
  const main = `${said(now)} ${when}${v.say(', contre', ', against')} ${beside}`;
  return [v.yesOrNo(holds) + v.sentence(main), moved(overTime, v)];
}

/** « Cette part a baissé de 3,6 points. » */
function moved({ change }: OverTime, v: Voice): string {
  const value = Math.round(Math.abs(change.value) * 100) / 100;
  if (value === 0) return v.sentence(v.say("Cette part n'a guère changé", 'That share has hardly changed'));
  const points = v.say(value < 2 ? 'point' : 'points', 'percentage points');
  const size = `${v.quantity({ ...change, value })} ${points}`;
  const isUp = change.value > 0;
  return v.sentence(
    v.say(
      `Cette part a ${isUp ? 'augmenté' : 'baissé'} de ${size}`,
      `That share has ${isUp ? 'risen' : 'fallen'} by ${size}`,
    ),
  );
}

function counted({ count }: OverTime, v: Voice): string {
  const n = v.quantity(count);
  return v.say(`(moyenne simple de ${n} parts)`, `(simple mean of ${n} shares)`);
}

/** « Elle va de 18,9 % (2022) à 24,9 % (2024) ». */
function rangeOf({ times }: OverTime, v: Voice): string {
  const sorted = times.toSorted((one, other) => one.percent.value - other.percent.value);
  const ends = [...sorted.slice(0, 1), ...sorted.slice(-1)];
  const sizes = percentsSaid(
    ends.map(({ percent }) => percent),
    v,
  );
  const [low = '', high = ''] = ends.map(
    ({ period }, at) => `${sizes[at] ?? ''} (${periodName(period, v.language)})`,
  );
  return v.say(`Elle va de ${low} à ${high}`, `It ranges from ${low} to ${high}`);
}
