import { betweenPeriods, inPeriod } from '../period-wording.js';
import type { SumAtTime, SumsByTimeFindings } from '../sums.findings.js';
import type { Voice } from '../voice.js';
import { summedSubject } from './aggregate.prose.js';
import { differenceSaid, quantitiesListed } from './precision.js';

const MOST_PARTS = 5;

/** « La production d'orge en France et en Allemagne était au total de 20,3 millions de tonnes en 2010 (…) et de 22,5 … en 2022 (…). » */
export function sumsByTimeProse(findings: SumsByTimeFindings, v: Voice): string[] {
  const { sums, by, holds } = findings;
  const [first] = sums;
  if (!first) return [];
  const [sample] = first.parts;
  const came = v.say(v.head(sample).plural ? 'étaient au total' : 'était au total', 'totalled');
  const each = sums.map((one) => v.say('de ', '') + sumSaid(findings, one, v));
  const subject = summedSubject(by, first.parts, v);
  return [v.yesOrNo(holds) + v.sentence(`${subject} ${came} ${v.list(each)}`), ...movedSentence(findings, v)];
}

/** « 58,74 millions de tonnes en 2010 (France : 35,07 ; Allemagne : 23,67) ». */
function sumSaid({ by, unit }: SumsByTimeFindings, { parts, period, total }: SumAtTime, v: Voice): string {
  const isListed = parts.length <= MOST_PARTS;
  const [sum = '', ...figures] = quantitiesListed([total, ...(isListed ? parts : [])], unit, v);
  const named = figures.map((figure, at) => {
    const part = parts[at];
    const name = by === 'place' ? v.placeLabel(part?.place ?? '') : v.productLabel(part?.product ?? '');
    return `${name}${v.say(' : ', ': ')}${figure}`;
  });
  const tail = isListed ? ` (${named.join(v.say(' ; ', '; '))})` : '';
  return `${sum} ${inPeriod(period, v.language)}${tail}`;
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
