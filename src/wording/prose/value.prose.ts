import type { KnownFact } from '../facts.js';
import type { ValueFindings } from '../figure.findings.js';
import { inPeriod, periodName } from '../period-wording.js';
import type { Voice } from '../voice.js';

/** A change in percent that would be written as zero. */
const FLAT = 0.005;

/** One figure as a sentence, with the one before it; or several side by side. */
export function valueProse(findings: ValueFindings, voice: Voice): string[] {
  const { values } = findings;
  const [only] = values;
  if (!only) return [];
  if (values.length === 1) return [single(findings, only, voice)];
  return [several(values, findings.unit, voice)];
}

function single(findings: ValueFindings, fact: KnownFact, v: Voice): string {
  const figure = v.quantityBothWays(fact, findings.unit);
  const latest = findings.latest ? v.say(', dernière donnée connue', ', the latest figure available') : '';
  const start = `${v.subject(fact)} ${v.was(fact)} ${figure} ${inPeriod(fact.period, v.language)}${latest}`;
  return v.yesOrNo(findings.holds) + v.sentence(start + before(findings, v));
}

function before(findings: ValueFindings, v: Voice): string {
  if (!findings.before) return '';
  const { fact, percent } = findings.before;
  const figure = v.quantity(fact, findings.unit);
  const when = inPeriod(fact.period, v.language);
  const change = Math.abs(percent.value) < FLAT ? v.say('stable', 'unchanged') : v.signedPercent(percent);
  return v.say(`, contre ${figure} ${when} (${change})`, `, against ${figure} ${when} (${change})`);
}

/** « En France en 2024 : blé dur, 239 610 ha ; blé tendre, 4,21 millions d'hectares. » What all share is said once. */
function several(values: readonly KnownFact[], unit: string | null, v: Voice): string {
  const [first] = values;
  if (!first) return '';
  const same = (key: 'product' | 'place' | 'measure' | 'period'): boolean =>
    values.every((fact) => fact[key] === first[key]);
  const shared: string[] = [];
  if (same('measure') && same('product')) shared.push(v.topic(first));
  else if (same('measure')) shared.push(v.measure(first.measure).text);
  else if (same('product')) shared.push(v.productLabel(first.product));
  if (same('place') && !(first.place === 'WLD' && first.measure === 'price'))
    shared.push(v.inPlace(first.place));
  if (same('period')) shared.push(inPeriod(first.period, v.language));
  const items = values.map((fact) => {
    const names: string[] = [];
    if (!same('product')) names.push(v.productLabel(fact.product));
    if (!same('measure')) names.push(v.measure(fact.measure).text);
    if (!same('place')) names.push(v.placeLabel(fact.place));
    if (!same('period')) names.push(periodName(fact.period, v.language));
    const name = names.length > 0 ? names.join(', ') : v.productLabel(fact.product);
    return `${name}${v.say(' : ', ': ')}${v.quantity(fact, unit)}`;
  });
  return v.sentence(`${shared.join(' ')}${v.say(' – ', ' – ')}${items.join(v.say(' ; ', '; '))}`);
}
