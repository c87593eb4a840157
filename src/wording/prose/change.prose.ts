import type { Change, ChangeFindings } from '../figure.findings.js';
import { fromPeriodTo, inPeriod, periodName } from '../period-wording.js';
import type { Voice } from '../voice.js';

/** Below this the figures hardly moved. */
const FLAT_PERCENT = 0.5;
const MOST_DETAILED = 1;

/** How one or several lines moved: direction and size first, both ends, then what lay between. */
export function changeProse(findings: ChangeFindings, voice: Voice): string[] {
  const { changes, unit } = findings;
  const sentences = changes.map((change) => changeSentence(change, unit, voice));
  const [first] = changes;
  if (changes.length === MOST_DETAILED && first) {
    const between = betweenSentence(first, unit, voice);
    if (between) sentences.push(between);
  }
  return sentences;
}

function changeSentence(change: Change, unit: string | null, v: Voice): string {
  const { from, to, percent } = change;
  const span = fromPeriodTo(from.period, to.period, v.language);
  const moved = percent ? `${direction(change, v)} (${v.signedPercent(percent)})` : direction(change, v);
  const figures = v.say(
    `de ${v.quantity(from, unit)} ${inPeriod(from.period, 'fr')} à ${v.quantity(to, unit)} ${inPeriod(to.period, 'fr')}`,
    `from ${v.quantity(from, unit)} ${inPeriod(from.period, 'en')} to ${v.quantity(to, unit)} ${inPeriod(to.period, 'en')}`,
  );
  const subject = v.subject(to);
  return v.sentence(
    v.say(`${subject} : ${moved} ${span}, ${figures}`, `${subject}: ${moved} ${span}, ${figures}`),
  );
}

/** « en hausse », « en baisse », « stable ». */
function direction(change: Change, v: Voice): string {
  const size = change.percent?.value ?? change.difference.value;
  if (Math.abs(size) < FLAT_PERCENT) return smallMove(size, v);
  return size > 0 ? v.say('en hausse', 'increase') : v.say('en baisse', 'decrease');
}

function smallMove(size: number, v: Voice): string {
  if (size === 0) return v.say('stable', 'unchanged');
  return size > 0
    ? v.say('quasi stable, en légère hausse', 'almost unchanged, a slight increase')
    : v.say('quasi stable, en légère baisse', 'almost unchanged, a slight decrease');
}

function betweenSentence(change: Change, unit: string | null, v: Voice): string | null {
  const parts: string[] = [];
  if (change.growth)
    parts.push(
      v.say(
        `soit ${v.signedPercent(change.growth)} par an en moyenne`,
        `that is ${v.signedPercent(change.growth)} a year on average`,
      ),
    );
  const { lowest, highest } = change;
  if (lowest)
    parts.push(
      v.say(
        `minimum ${v.quantity(lowest, unit)} (${periodName(lowest.period, 'fr')})`,
        `low of ${v.quantity(lowest, unit)} (${periodName(lowest.period, 'en')})`,
      ),
    );
  if (highest)
    parts.push(
      v.say(
        `maximum ${v.quantity(highest, unit)} (${periodName(highest.period, 'fr')})`,
        `high of ${v.quantity(highest, unit)} (${periodName(highest.period, 'en')})`,
      ),
    );
  return parts.length > 0 ? v.sentence(parts.join(v.say(' ; ', '; '))) : null;
}
