import type { GapAtTime, GapMovedFindings } from '../correlation.findings.js';
import { inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { differenceSaid } from './precision.js';
import { gapTopic, sidesSaid } from './widest-gap.prose.js';

/** « Pour le prix, l'écart s'est réduit de 39,3 %, passant de 66,1 USD/t en 2020 à 40,1 USD/t en 2025. » */
export function gapMovedProse(findings: GapMovedFindings, v: Voice): string[] {
  const { earlier, later, by, holds } = findings;
  const [higher] = later.sides;
  const lead = `${gapTopic(by, higher, v)}, ${movedSaid(findings, v)}`;
  const each = [earlier, later].map(
    (gap) => `${inPeriod(gap.sides[0].period, v.language)}${sidesSaid(findings, gap, v)}`,
  );
  return [
    v.yesOrNo(holds) + v.sentence(v.say(`Pour ${lead}`, `For ${lead}`)),
    v.sentence(each.join(v.say(' ; ', '; '))),
  ];
}

/** « l'écart s'est creusé de 12 %, passant de … en 2020 à … en 2025 ». */
function movedSaid(findings: GapMovedFindings, v: Voice): string {
  const { earlier, later, percent } = findings;
  const [from, to] = [earlier, later].map((gap) => sizeSaid(findings, gap, v));
  if (earlier.size.value === later.size.value)
    return v.say(`l'écart est resté le même : ${from}, ${to}`, `the gap stayed the same: ${from}, ${to}`);
  const isWider = later.size.value > earlier.size.value;
  const share = percent && v.percent({ value: Math.abs(percent.value) });
  const by = share ? v.say(` de ${share}`, ` by ${share}`) : '';
  return v.say(
    `l'écart s'est ${isWider ? 'creusé' : 'réduit'}${by}, passant de ${from} à ${to}`,
    `the gap ${isWider ? 'widened' : 'narrowed'}${by}, from ${from} to ${to}`,
  );
}

function sizeSaid({ unit }: GapMovedFindings, { sides, size }: GapAtTime, v: Voice): string {
  return `${differenceSaid(size, sides, unit, v)} ${inPeriod(sides[0].period, v.language)}`;
}
