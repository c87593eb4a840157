import { betweenPeriods, inPeriod } from '../period-wording.js';
import type { SumsByTimeFindings } from '../sums.findings.js';
import type { Voice } from '../voice.js';
import { summedSubject, sumSaid } from './aggregate.prose.js';
import { differenceSaid } from './precision.js';

/** « La production d'orge en France et en Allemagne était au total de 20,3 millions de tonnes en 2010 (…) et de 22,5 … en 2022 (…). » */
export function sumsByTimeProse(findings: SumsByTimeFindings, v: Voice): string[] {
  const { sums, by, unit, holds } = findings;
  const [first] = sums;
  if (!first) return [];
  const [sample] = first.parts;
  const came = v.say(v.head(sample).plural ? 'étaient au total' : 'était au total', 'totalled');
  const each = sums.map(({ parts, total, period }) => {
    const { sum, tail } = sumSaid({ by, parts, total, unit }, v);
    return `${v.say('de ', '')}${sum} ${inPeriod(period, v.language)}${tail}`;
  });
  const subject = summedSubject(by, first.parts, v);
  return [v.yesOrNo(holds) + v.sentence(`${subject} ${came} ${v.list(each)}`), ...movedSentence(findings, v)];
}

/** « Ce total a baissé de 5,23 % entre 2010 et 2022 (−3,07 millions de tonnes). » */
function movedSentence({ sums, difference, percent, unit }: SumsByTimeFindings, v: Voice): string[] {
  const [first, last] = [sums[0], sums.at(-1)];
  if (!first || !last || !percent || difference.value === 0) return [];
  const isUp = difference.value > 0;
  const verb = isUp ? v.say('a augmenté de', 'rose by') : v.say('a baissé de', 'fell by');
  const when = betweenPeriods(first.period, last.period, v.language);
  const size = differenceSaid(difference, [first.total, last.total], unit, v);
  const share = v.percent({ value: Math.abs(percent.value) });
  const total = v.say('Ce total', 'This total');
  return [v.sentence(`${total} ${verb} ${share} ${when} (${isUp ? '+' : '\u2212'}${size})`)];
}
