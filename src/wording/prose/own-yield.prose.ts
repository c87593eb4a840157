import type { OwnYieldFindings } from '../own.findings.js';
import { fromPeriodTo, inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';

/** Nearer to the mean than this, in percent, a yield is as usual. */
const AS_USUAL = 1;

/** « 75 q/ha, c'est 6,2 % de plus que le rendement moyen du blé tendre en France de 2021 à 2025 (70,6 q/ha, 5 valeurs). » */
export function ownYieldProse(findings: OwnYieldFindings, v: Voice): string[] {
  const { own, holds, unit } = findings;
  const said = v.quantity(own, unit);
  const beside = `${v.yesOrNo(holds)}${said}${v.say(', ', ' ')}${apartFrom(findings, v)}`;
  if (findings.count.value === 1) return [v.sentence(`${beside} ${yieldOfYear(findings, v)}`)];
  return [v.sentence(`${beside} ${meanYield(findings, v)}`), lastSentence(findings, v)];
}

/** « c'est 6,2 % de plus que »; as much as it where nothing is to be judged and next to nothing lies between them. */
function apartFrom({ percent, holds }: OwnYieldFindings, v: Voice): string {
  const size = v.percent({ value: Math.abs(percent.value) });
  const isMore = percent.value > 0;
  if (percent.value === 0 || (holds === null && Math.abs(percent.value) < AS_USUAL))
    return v.say("c'est à peu près autant que", 'is about as much as');
  return v.say(
    `c'est ${size} de ${isMore ? 'plus' : 'moins'} que`,
    `is ${size} ${isMore ? 'above' : 'below'}`,
  );
}

/** « le rendement du blé tendre en France en 2025 (73,3 q/ha) »: the mean of one year is what was harvested in it. */
function yieldOfYear({ last, unit }: OwnYieldFindings, v: Voice): string {
  const when = `${v.inPlace(last.place)} ${inPeriod(last.period, v.language)} (${v.quantity(last, unit)})`;
  return v.say(
    `le rendement ${v.ofProduct(last.product)} ${when}`,
    `the yield ${v.ofProduct(last.product)} ${when}`,
  );
}

function meanYield({ last, from, to, mean, count, unit }: OwnYieldFindings, v: Voice): string {
  const place = v.inPlace(last.place);
  const usual = v.say(
    `le rendement moyen ${v.ofProduct(last.product)} ${place}`,
    `the mean yield ${v.ofProduct(last.product)} ${place}`,
  );
  const beside = `${v.quantity(mean, unit)}, ${v.quantity(count)} ${v.say('valeurs', 'figures')}`;
  return `${usual} ${fromPeriodTo(from, to, v.language)} (${beside})`;
}

function lastSentence({ last, newest, unit }: OwnYieldFindings, v: Voice): string {
  const [figure, when] = [v.quantity(last, unit), inPeriod(last.period, v.language)];
  return v.sentence(
    newest
      ? v.say(`Le dernier rendement connu est de ${figure} ${when}`, `The latest yield is ${figure} ${when}`)
      : v.say(`Il était de ${figure} ${when}`, `It was ${figure} ${when}`),
  );
}
