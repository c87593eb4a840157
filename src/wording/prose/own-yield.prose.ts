import type { OwnYieldFindings } from '../own.findings.js';
import { fromPeriodTo, inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';

/** Nearer to the mean than this, in percent, a yield is as usual. */
const AS_USUAL = 1;

/** « 75 q/ha, c'est 6,2 % de plus que le rendement moyen du blé tendre en France de 2021 à 2025 (70,6 q/ha, 5 valeurs). » */
export function ownYieldProse(findings: OwnYieldFindings, v: Voice): string[] {
  const { own, mean, percent, last, newest, from, to, count, unit } = findings;
  const said = v.quantity(own, unit);
  const size = v.percent({ value: Math.abs(percent.value) });
  const isMore = percent.value > 0;
  const apart =
    Math.abs(percent.value) < AS_USUAL
      ? v.say("c'est à peu près autant que", 'is about as much as')
      : v.say(
          `c'est ${size} de ${isMore ? 'plus' : 'moins'} que`,
          `is ${size} ${isMore ? 'above' : 'below'}`,
        );
  const beside = `${v.quantity(mean, unit)}, ${v.quantity(count)} ${v.say('valeurs', 'figures')}`;
  const place = v.inPlace(last.place);
  const usual = v.say(
    `le rendement moyen ${v.ofProduct(last.product)} ${place}`,
    `the mean yield ${v.ofProduct(last.product)} ${place}`,
  );
  const [figure, when] = [v.quantity(last, unit), inPeriod(last.period, v.language)];
  return [
    v.sentence(
      `${said}${v.say(', ', ' ')}${apart} ${usual} ${fromPeriodTo(from, to, v.language)} (${beside})`,
    ),
    v.sentence(
      newest
        ? v.say(
            `Le dernier rendement connu est de ${figure} ${when}`,
            `The latest yield is ${figure} ${when}`,
          )
        : v.say(`Il était de ${figure} ${when}`, `It was ${figure} ${when}`),
    ),
  ];
}
