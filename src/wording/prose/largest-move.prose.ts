import type { Difference, GrowthFindings } from '../found.findings.js';
import { toPhrase } from '../french-grammar.js';
import { fromPeriodTo, inPeriod, stepEarlier } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { sizeOf } from './change-size.js';

/** When one line of figures moved the most from one time to the next, both figures, and the next largest. */
export function largestMoveProse(findings: GrowthFindings, v: Voice): string[] {
  const [first, second] = findings.changes;
  const { searched, unit, fastest } = findings;
  if (!first || !searched) return [];
  const { from, to } = first;
  const have = v.head(to).plural ? 'ont' : 'a';
  const rose = findings.end === 'highest';
  const span = fromPeriodTo(searched.from, searched.to, v.language);
  const size = sizeOf(first, unit, v);
  const [before, after] = v.quantityPair(from, to, unit);
  const main = v.say(
    `c'est ${inPeriod(to.period, 'fr')} que ${v.subject(to)} ${have} le plus ${rose ? 'augmenté' : 'baissé'} par rapport ${toPhrase(stepEarlier(to.period, 'fr'))} : ${size}, de ${before} à ${after} (période examinée : ${span})`,
    `${v.subject(to)} ${rose ? 'rose' : 'fell'} the most ${inPeriod(to.period, 'en')} compared with ${stepEarlier(to.period, 'en')}: ${size}, from ${before} to ${after} (period examined: ${span})`,
  );
  return [v.sentence(main), ...(second ? [next(second, findings, v)] : []), ...inProportion(fastest, v)];
}

function next(move: Difference, { unit }: GrowthFindings, v: Voice): string {
  const told = `${inPeriod(move.to.period, v.language)} (${sizeOf(move, unit, v, true)})`;
  const rose = move.difference.value > 0;
  return v.sentence(
    v.say(
      `La ${rose ? 'hausse' : 'baisse'} suivante a eu lieu ${told}`,
      `The next largest ${rose ? 'rise' : 'fall'} was ${told}`,
    ),
  );
}

function inProportion(fastest: Difference | null, v: Voice): string[] {
  if (!fastest?.percent) return [];
  const told = `${inPeriod(fastest.to.period, v.language)} (${v.signedPercent(fastest.percent)})`;
  const rose = fastest.difference.value > 0;
  return [
    v.sentence(
      v.say(
        `En proportion, la ${rose ? 'hausse' : 'baisse'} a été la plus forte ${told}`,
        `In relative terms the ${rose ? 'rise' : 'fall'} was largest ${told}`,
      ),
    ),
  ];
}
