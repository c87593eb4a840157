import type { GapAtTime, GapFindings, WidestGapFindings } from '../correlation.findings.js';
import type { KnownFact } from '../facts.js';
import { fromPeriodTo, inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { measureSaid, sideName } from './comparison.prose.js';
import { differenceSaid } from './precision.js';

/** « Pour le prix, l'écart était le plus grand en avril 2008, avec 578 USD/t : 907 USD/t pour le riz et 329 pour le blé (…). ». */
export function widestGapProse(findings: WidestGapFindings, v: Voice): string[] {
  const { widest, now, by, end, from, to } = findings;
  const [higher] = widest.sides;
  const best = end === 'highest' ? v.say('le plus grand', 'widest') : v.say('le plus faible', 'narrowest');
  const topic = gapTopic(by, higher, v);
  const [when, span] = [inPeriod(higher.period, v.language), fromPeriodTo(from, to, v.language)];
  const told = gapSaid(findings, widest, v);
  const lead = v.sentence(
    v.say(
      `Pour ${topic}, l'écart était ${best} ${when}, avec ${told} (période examinée : ${span})`,
      `For ${topic}, the gap was ${best} ${when}, at ${told} (period examined: ${span})`,
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

function gapSaid(findings: WidestGapFindings, gap: GapAtTime, v: Voice): string {
  const { sides, size } = gap;
  return `${differenceSaid(size, sides, findings.unit, v)}${sidesSaid(findings, gap, v)}`;
}

/** « : 231,6 USD/t pour le blé HRW américain et 165,5 pour le maïs grain ». */
export function sidesSaid(findings: GapFindings, { sides }: GapAtTime, v: Voice): string {
  const figures = v.quantityPair(sides[1], sides[0], findings.unit).toReversed();
  const named = sides.map((fact, at) => `${figures[at] ?? ''} ${sideName(findings, fact, v)}`);
  return `${v.say(' : ', ': ')}${v.list(named)}`;
}

/** « la production de pêches », « le prix », « la surface récoltée en France »: what the gap is of. */
export function gapTopic(by: GapFindings['by'], higher: KnownFact, v: Voice): string {
  const topic = by === 'place' ? v.topic(higher) : measureSaid(higher.measure, v);
  const where = by === 'product' && higher.place !== WORLD ? ` ${v.inPlace(higher.place)}` : '';
  return topic + where;
}
