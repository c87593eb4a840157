import type { OvertakingFindings, Pair } from '../correlation.findings.js';
import { joinElided } from '../french-grammar.js';
import { fromPeriodTo, inPeriod, periodName, periodNoun } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { degreeInFrench, headOf, measureSaid, sideName } from './comparison.prose.js';

const WORLD = 'WLD';

/** Since when, or when last, one line of figures was beyond another; how often it was, and how they stand now. */
export function overtakingProse(findings: OvertakingFindings, v: Voice): string[] {
  const [first, ...others] = sentences(findings, v);
  return [v.yesOrNo(findings.holds) + (first ?? ''), ...others];
}

function sentences(findings: OvertakingFindings, v: Voice): string[] {
  const { count, compared } = findings;
  if (count.value === 0) return [v.sentence(never(findings, v)), nowSentence(findings, v)];
  if (count.value === compared.value) return [v.sentence(always(findings, v)), nowSentence(findings, v)];
  const since = findings.since ? [] : [nowSentence(findings, v)];
  return [v.sentence(latest(findings, v)), v.sentence(often(findings, v)), ...since];
}

/** « La production de maïs grain n'a jamais été plus élevée en Roumanie qu'en France de 2000 à 2025 ». */
function never(findings: OvertakingFindings, v: Voice): string {
  const isMany = isPlural(findings, v);
  const neverWas = v.say(`${isMany ? "n'ont" : "n'a"} jamais été`, `${isMany ? 'were' : 'was'} never`);
  return `${subject(findings, v)} ${neverWas} ${beyond(findings, v)} ${span(findings, v)}`;
}

/** « … a été plus élevée en France qu'en Roumanie chacune des 26 années connues des deux, de 2000 à 2025 ». */
function always(findings: OvertakingFindings, v: Voice): string {
  const steps = `${v.quantity(findings.compared)} ${periodNoun(findings.to, findings.compared.value, v.language)}`;
  const each = v.say(
    `à chacune des ${steps} dont les deux ont un chiffre`,
    `in all ${steps} for which both have a figure`,
  );
  return `${subject(findings, v)} ${was(findings, v)} ${beyond(findings, v)} ${each}, ${span(findings, v)}`;
}

/** « … est plus élevée en Roumanie qu'en France depuis 2019 (18,7 millions de tonnes contre 12,6) », or was so for the last time. */
function latest(findings: OvertakingFindings, v: Voice): string {
  const { since, last } = findings;
  const pair = since ?? last;
  if (!pair) return '';
  const is = isPlural(findings, v) ? v.say('sont', 'have been') : v.say('est', 'has been');
  const verb = since ? is : was(findings, v);
  const name = periodName(pair[0].period, v.language);
  const when = since
    ? v.say(`sans interruption depuis ${name}`, `without a break since ${name}`)
    : v.say(
        `pour la dernière fois ${inPeriod(pair[0].period, 'fr')}`,
        `for the last time ${inPeriod(pair[0].period, 'en')}`,
      );
  return `${subject(findings, v)} ${verb} ${beyond(findings, v)} ${when} (${against(pair, findings, v)})`;
}

/** « Ce fut le cas de 3 années sur 26, de 2000 à 2025, la première fois en 2018 (…) ». */
function often(findings: OvertakingFindings, v: Voice): string {
  const { count, compared, first, last, since } = findings;
  const [some, all] = [v.quantity(count), v.quantity(compared)];
  const steps = periodNoun(findings.to, count.value, v.language);
  const cases = v.say(
    `C'est le cas de ${some} ${steps} sur ${all}`,
    `That is so of ${some} ${steps} out of ${all}`,
  );
  const told = since ?? last;
  const isTold = !first || first[0].period === told?.[0].period;
  const when = isTold ? '' : firstTime(first, findings, v);
  return `${cases}, ${span(findings, v)}${when}`;
}

function firstTime(first: Pair, findings: OvertakingFindings, v: Voice): string {
  const when = inPeriod(first[0].period, v.language);
  const figures = against(first, findings, v);
  return v.say(`, pour la première fois ${when} (${figures})`, `, for the first time ${when} (${figures})`);
}

/** « En 2025, dernière donnée des deux : 13,24 millions de tonnes en France, 5,98 en Roumanie. » */
function nowSentence(findings: OvertakingFindings, v: Voice): string {
  const { now } = findings;
  const [other, one] = v.quantityPair(now[1], now[0], findings.unit);
  const when = inPeriod(now[0].period, v.language);
  const lead = v.say(
    `${when}, la plus récente donnée des deux est de`,
    `${when}, the latest for which both have a figure, it was`,
  );
  const sides = `${one} ${sideName(findings, now[0], v)} ${v.say('et de', 'and')} ${other} ${sideName(findings, now[1], v)}`;
  return v.sentence(`${lead} ${sides}`);
}

/** « plus élevée en Roumanie qu'en France », "higher in Romania than in France". */
function beyond(findings: OvertakingFindings, v: Voice): string {
  const [one, other] = findings.now;
  const degree = v.say(degreeInFrench(findings, one, v), findings.end === 'highest' ? 'higher' : 'lower');
  const than = sideName(findings, other, v);
  return `${degree} ${sideName(findings, one, v)} ${v.say(joinElided('que', than), `than ${than}`)}`;
}

/** « 18,66 contre 12,58 millions de tonnes ». */
function against(pair: Pair, { unit }: OvertakingFindings, v: Voice): string {
  const [one, other] = v.quantityPair(...pair, unit);
  return `${one} ${v.say('contre', 'against')} ${other}`;
}

/** « La production de maïs grain »; of products the measure and where. */
function subject({ by, now: [one] }: OvertakingFindings, v: Voice): string {
  if (by === 'place') return v.topic(one);
  const where = by === 'product' && one.place !== WORLD ? ` ${v.inPlace(one.place)}` : '';
  return measureSaid(one.measure, v) + where;
}

function was(findings: OvertakingFindings, v: Voice): string {
  return isPlural(findings, v) ? v.say('ont été', 'were') : v.say('a été', 'was');
}

function isPlural(findings: OvertakingFindings, v: Voice): boolean {
  return headOf(findings, findings.now[0], v).plural;
}

function span({ from, to }: OvertakingFindings, v: Voice): string {
  return fromPeriodTo(from, to, v.language);
}
