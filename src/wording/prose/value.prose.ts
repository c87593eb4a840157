import type { Figure, KnownFact } from '../facts.js';
import type { ValueFindings } from '../figure.findings.js';
import { joinElided } from '../french-grammar.js';
import { inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { inBushelsAsked } from '../weight-note.js';
import { fieldProse } from './own-field.prose.js';
import { ownPriceProse } from './own-price.prose.js';
import { quantitiesSaid } from './precision.js';
import { sideBySideProse } from './side-by-side.prose.js';
import { timesProse } from './times.prose.js';
import { worthProse } from './worth.prose.js';

/** A change in percent that would be written as zero. */
const FLAT = 0.005;

/** One figure as a sentence, with the one before it; or several side by side. */
export function valueProse(findings: ValueFindings, voice: Voice): string[] {
  const { values } = findings;
  const [only] = values;
  if (!only) return [];
  if (values.length === 1) return single(findings, only, voice);
  const side = sideBySideProse(values, findings.unit, voice);
  const times = values[1] ? timesProse(findings.times, only, values[1], voice) : [];
  return [...side, ...times, ...moveSentence(findings, voice), ...meanSentence(findings, voice)];
}

/** « C'est une hausse de 23,1 %. », "That is a fall of 8.5%." */
function moveSentence({ move }: ValueFindings, v: Voice): string[] {
  if (!move || Math.abs(move.value) < FLAT) return [];
  const size = v.percent({ value: Math.abs(move.value) });
  const [hausse, rise] = move.value > 0 ? ['hausse', 'rise'] : ['baisse', 'fall'];
  return [
    v.sentence(
      v.say(`La ${hausse} est de ${size} entre ces deux dates`, `The ${rise} between the two is ${size}`),
    ),
  ];
}

/** « La moyenne est de 10,77 t/ha (moyenne simple de 3 valeurs). » */
function meanSentence({ mean, unit }: ValueFindings, v: Voice): string[] {
  if (!mean) return [];
  const [figure, count] = [v.quantity(mean.figure, unit), v.quantity(mean.count)];
  return [
    v.sentence(
      v.say(
        `La moyenne est de ${figure} (moyenne simple de ${count} valeurs)`,
        `The mean is ${figure} (simple mean of ${count} figures)`,
      ),
    ),
  ];
}

function single(findings: ValueFindings, fact: KnownFact, v: Voice): string[] {
  const beside = findings.before ? [findings.before.fact] : [];
  const [text = ''] = quantitiesSaid([fact, ...beside].map(bare), findings.unit, v);
  const figure = inBushels(fact, findings, v) ?? v.quantityBothWays(fact, findings.unit, text);
  const was = fact.value === 0 ? nil(fact, figure, v) : `${v.cameTo(fact)} ${figure}`;
  const start = `${v.subject(fact)} ${was} ${inPeriod(fact.period, v.language)}${newest(findings, v)}`;
  const told = v.yesOrNo(findings.holds) + v.sentence(start + before(findings, v));
  const own = ownPriceProse(findings.ownPrice, v);
  return [
    ...worthProse(findings.worth, text, findings.unit, v),
    ...fieldProse(findings.field, v),
    told,
    ...own,
    ...rateSentence(findings, v),
  ];
}

/** « 5,491 USD/boisseau (216,17 USD/t) », where it is asked in bushels; else null. */
function inBushels(fact: KnownFact, { notes, unit }: ValueFindings, v: Voice): string | null {
  const asked = inBushelsAsked(fact, notes);
  return asked && `${v.quantity(asked, asked.unit)} (${v.quantity(bare(fact), unit)})`;
}

/** The figure by itself: the sentence names what is counted, « le nombre de ruches », before it. */
function bare({ value, unit }: KnownFact): Pick<KnownFact, 'value' | 'unit'> {
  return { value, unit };
}

/** « En moyenne, cela fait 147 278 têtes par jour, sur 366 jours. » */
function rateSentence({ rate, unit }: ValueFindings, v: Voice): string[] {
  if (!rate) return [];
  const [amount, days] = [v.quantity(rate.amount, unit), v.quantity(rate.days)];
  return [
    v.sentence(
      v.say(
        `En moyenne, cela fait ${amount} par jour, sur ${days} jours`,
        `On average that is ${amount} a day, over ${days} days`,
      ),
    ),
  ];
}

/** That no later figure is known, or ever will be. */
function newest({ latest, stopped }: ValueFindings, v: Voice): string {
  if (!latest) return '';
  return stopped
    ? v.say(', dernière donnée d’une série qui s’arrête là', ', the last figure of a series that stops there')
    : v.say(', dernière donnée connue', ', the latest figure available');
}

/** « était nulle (0 tonne) », "was nil (0 tonnes)". */
function nil(fact: KnownFact, figure: string, v: Voice): string {
  const { plural, gender } = v.head(fact);
  const adjective = `nul${gender === 'f' ? 'le' : ''}${plural ? 's' : ''}`;
  return `${v.was(fact).replace(/ de$/u, '')} ${v.say(adjective, 'nil')} (${figure})`;
}

function before(findings: ValueFindings, v: Voice): string {
  if (!findings.before) return '';
  const { fact, percent } = findings.before;
  const asked = inBushelsAsked(fact, findings.notes);
  const [own = ''] = quantitiesSaid([fact, ...findings.values].map(bare), findings.unit, v);
  const figure = asked ? v.quantity(asked, asked.unit) : own;
  const when = inPeriod(fact.period, v.language);
  if (fact.value === findings.values[0]?.value)
    return v.say(`, soit le même niveau ${joinElided('que', when)}`, `, the same as ${when}`);
  const isFlat = Math.abs(percent.value) < FLAT;
  const change = isFlat ? v.say('stable', 'unchanged') : v.signedPercent(percent);
  return v.say(
    `, contre ${figure} ${when} (${change})`,
    `, ${isFlat ? 'against' : fromBefore(percent)} ${figure} ${when} (${change})`,
  );
}

function fromBefore({ value }: Pick<Figure, 'value'>): string {
  return value > 0 ? 'up from' : 'down from';
}
