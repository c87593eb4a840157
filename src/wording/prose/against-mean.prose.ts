import type { AgainstMean, AgainstMeanFindings } from '../found.findings.js';
import { fromPeriodTo, inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';

/**
 * « La production de maïs grain en France était de 14,9 millions de tonnes en 2024, soit 11,6 % au-dessus de la moyenne de
 * 2019 à 2023 (13,35 millions de tonnes, 5 valeurs). »
 */
export function againstMeanProse({ compared, holds, unit }: AgainstMeanFindings, v: Voice): string[] {
  const sentences = compared.flatMap((one) => [v.sentence(sentenceOf(one, unit, v)), ...timesSaid(one, v)]);
  return sentences.map((sentence, at) => (at === 0 ? v.yesOrNo(holds) + sentence : sentence));
}

/** « C'est 2,41 fois cette moyenne. », where so many times are asked for. */
function timesSaid({ times }: AgainstMean, v: Voice): string[] {
  if (!times) return [];
  const figure = v.quantity({ ...times, value: Math.round(times.value * HUNDREDTHS) / HUNDREDTHS });
  return [v.sentence(v.say(`C'est ${figure} fois cette moyenne`, `That is ${figure} times that mean`))];
}

const HUNDREDTHS = 100;

function sentenceOf(one: AgainstMean, unit: string | null, v: Voice): string {
  const { figure, mean, from, to, count } = one;
  const said = `${v.subject(figure)} ${v.cameTo(figure)} ${v.quantity(figure, unit)} ${inPeriod(figure.period, v.language)}`;
  const before = wholeYear(from, to, v) ?? fromPeriodTo(from, to, v.language);
  const trimmed = one.olympic
    ? v.say(', hors plus haute et plus basse', ' less the highest and the lowest')
    : '';
  const beside = `${v.quantity(mean, unit)}, ${v.quantity(count)} ${v.say('valeurs', 'figures')}${trimmed}`;
  const named = v.say(
    `la moyenne ${one.olympic ? 'olympique ' : ''}${before}`,
    `the ${one.olympic ? 'Olympic ' : ''}mean ${before}`,
  );
  return `${said}, ${apart(one, unit, v)} ${named} (${beside})${gapSaid(one, unit, v)}`;
}

/** « , un écart de 8,81 millions de tonnes », where it is asked how far apart they are and a percentage tells it before. */
function gapSaid({ gap, percent }: AgainstMean, unit: string | null, v: Voice): string {
  if (!gap || !percent) return '';
  return v.say(`, un écart de ${v.quantity(gap, unit)}`, `, a gap of ${v.quantity(gap, unit)}`);
}

/** « de 2024 », where it is of all its months; null where it is of other times. */
function wholeYear(from: string, to: string, v: Voice): string | null {
  const [year = ''] = from.split('-');
  return from === `${year}-01` && to === `${year}-12` ? v.say(`de ${year}`, `of ${year}`) : null;
}

/** « soit 11,6 % au-dessus de », « soit autant que ». */
function apart({ difference, percent }: AgainstMean, unit: string | null, v: Voice): string {
  if (difference.value === 0) return v.say('soit autant que', 'the same as');
  const size = percent
    ? v.percent({ value: Math.abs(percent.value) })
    : v.quantity({ ...difference, value: Math.abs(difference.value) }, unit);
  const isMore = difference.value > 0;
  return v.say(
    `soit ${size} ${isMore ? 'au-dessus' : 'en dessous'} de`,
    `${size} ${isMore ? 'above' : 'below'}`,
  );
}
