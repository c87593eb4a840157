import type { GapAtTime, WidestGapFindings } from '../correlation.findings.js';
import { fromPeriodTo, inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { measureSaid, sideName } from './comparison.prose.js';
import { differenceSaid } from './precision.js';

/** « Pour le prix, l'écart était le plus grand en avril 2008, avec 578 USD/t : 907 USD/t pour le riz et 329 pour le blé (…). ». */
export function widestGapProse(findings: WidestGapFindings, v: Voice): string[] {
  const { widest, now, by, end, from, to } = findings;
  const [higher] = widest.sides;
  const best = end === 'highest' ? v.say('le plus grand', 'widest') : v.say('le plus faible', 'narrowest');
  const topic = by === 'place' ? v.topic(higher) : measureSaid(higher.measure, v);
  const where = by === 'product' && higher.place !== WORLD ? ` ${v.inPlace(higher.place)}` : '';
  const [when, span] = [inPeriod(higher.period, v.language), fromPeriodTo(from, to, v.language)];
  const told = gapSaid(findings, widest, v);
  const lead = v.sentence(
    v.say(
      `Pour ${topic}${where}, l'écart était ${best} ${when}, avec ${told} (période examinée : ${span})`,
      `For ${topic}${where}, the gap was ${best} ${when}, at ${told} (period examined: ${span})`,
    ),
  );
  return higher.period === now.sides[0].period ? [lead] : [lead, nowSentence(findings, v)];
}

const WORLD = 'WLD';

/** « En mai 2026, dernière donnée des deux, il était de 137 USD/t : 440 USD/t pour le riz et 303 pour le blé. » */
function nowSentence(findings: WidestGapFindings, v: Voice): string {
  const { now } = findings;
  const when = inPeriod(now.sides[0].period, v.language);
  const told = gapSaid(findings, now, v);
  return v.sentence(
    v.say(
      `${when}, dernière donnée connue des deux, il était de ${told}`,
      `${when}, the latest for which both have a figure, it was ${told}`,
    ),
  );
}

function gapSaid(findings: WidestGapFindings, { sides, size }: GapAtTime, v: Voice): string {
  const { unit } = findings;
  const figures = v.quantityPair(sides[1], sides[0], unit).toReversed();
  const named = sides.map((fact, at) => `${figures[at] ?? ''} ${sideName(findings, fact, v)}`);
  return `${differenceSaid(size, sides, unit, v)}${v.say(' : ', ': ')}${v.list(named)}`;
}
