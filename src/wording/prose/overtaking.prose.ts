import type { OvertakingFindings, Pair } from '../correlation.findings.js';
import { joinElided } from '../french-grammar.js';
import { fromPeriodTo, inPeriod, periodName, periodNoun, stretchesOf } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { degreeInEnglish, degreeInFrench, headOf, measureSaid, sideName } from './comparison.prose.js';

const WORLD = 'WLD';

/** Since when, or when last, one line of figures was beyond another; how often it was, and how they stand now. */
export function overtakingProse(findings: OvertakingFindings, v: Voice): string[] {
  if (findings.asked === 'named') return [namedSentence(findings, v)];
  const [first, ...others] = sentences(findings, v);
  return [v.yesOrNo(findings.holds) + (first ?? ''), ...others];
}

function sentences(findings: OvertakingFindings, v: Voice): string[] {
  const { count, compared, asked } = findings;
  if (count.value === 0) return [v.sentence(never(findings, v)), nowSentence(findings, v)];
  if (count.value === compared.value)
    return [
      v.sentence(always(findings, v)),
      ...(asked === 'overtaken' ? [noneGonePast(v)] : []),
      nowSentence(findings, v),
    ];
  if (asked === 'which')
    return [v.sentence(counted(findings, v) + whichTimes(findings, v)), nowSentence(findings, v)];
  const since = findings.since ? [] : [nowSentence(findings, v)];
  if (findings.exceptions) return [v.sentence(counted(findings, v)), ...exceptionSentences(findings, v)];
  if (asked === 'often' || asked === 'always')
    return [v.sentence(counted(findings, v)), v.sentence(lastOf(findings, v)), ...since];
  return [v.sentence(latest(findings, v)), v.sentence(often(findings, v)), ...since];
}

/** Where the one was ahead from the first figures on. */
function noneGonePast(v: Voice): string {
  return v.sentence(v.say("Aucun dépassement n'est donc connu", 'So there is no overtaking in the figures'));
}

/** « La production d'orge a été plus élevée en Allemagne qu'en France pendant 14 années sur 26, de 2000 à 2025 ». */
function counted(findings: OvertakingFindings, v: Voice): string {
  const { count, compared, to } = findings;
  const [some, all] = [v.quantity(count), v.quantity(compared)];
  const steps = periodNoun(to, count.value, v.language);
  const times = v.say(`pendant ${some} ${steps} sur ${all}`, `in ${some} ${steps} out of ${all}`);
  return `${subject(findings, v)} ${was(findings, v)} ${beyond(findings, v)} ${times}, ${span(findings, v)}`;
}

const MOST_FIGURES = 3;

/** « : 2015 (34,5 contre 33,9 €/100 kg) et 2016 (…) »; of more times than are told with their figures the stretches. */
function whichTimes(findings: OvertakingFindings, v: Voice): string {
  const all = findings.pairs ?? [];
  const so = all.filter(({ isBeyond }) => isBeyond).map(({ pair }) => pair);
  const period = ([{ period: name }]: Pair): string => name;
  const named =
    so.length <= MOST_FIGURES
      ? so.map((pair) => `${periodName(period(pair), v.language)} (${against(pair, findings, v)})`)
      : stretchesOf(
          so.map(period),
          v.language,
          all.map(({ pair }) => period(pair)),
        );
  return `${v.say(' : ', ': ')}${v.list(named)}`;
}

/** « C'est le cas sans interruption depuis 2024 (…) », « Ce fut le cas pour la dernière fois en 2023 (…) ». */
function lastOf(findings: OvertakingFindings, v: Voice): string {
  const { since, last } = findings;
  const pair = since ?? last;
  if (!pair) return '';
  const [name, when] = [periodName(pair[0].period, v.language), inPeriod(pair[0].period, v.language)];
  if (pair[0].period === findings.to) return newest(when, pair, findings, v);
  const lead = since
    ? v.say(`C'est le cas sans interruption depuis ${name}`, `It has been so without a break since ${name}`)
    : v.say(`Ce fut le cas pour la dernière fois ${when}`, `It was so for the last time ${when}`);
  return `${lead} (${against(pair, findings, v)})`;
}

/** « Ce ne fut pas le cas en 2023 (1,98 contre 2,11 millions de tonnes). »: when it was not so, and how the two stand now where that is later. */
function exceptionSentences(findings: OvertakingFindings, v: Voice): string[] {
  const { exceptions = [], to } = findings;
  const when = v.list(exceptions.map((pair) => timeOf(pair, findings, v)));
  const isLast = exceptions.at(-1)?.[0].period === to;
  return [
    v.sentence(`${v.say("Ce n'était pas le cas", 'It was not so')} ${when}`),
    ...(isLast ? [] : [nowSentence(findings, v)]),
  ];
}

/** « C'est le cas en 2025, la plus récente donnée des deux (11,74 contre 11,38 millions de tonnes) ». */
function newest(when: string, pair: Pair, findings: OvertakingFindings, v: Voice): string {
  const lead = v.say(
    `C'est le cas ${when}, la plus récente donnée des deux`,
    `It is so ${when}, the latest for which both have a figure`,
  );
  return `${lead} (${against(pair, findings, v)})`;
}

/** « Pas chaque année : la production … a été plus élevée en France qu'en Roumanie en 2021 (…), mais pas en 2022 (…). » */
function namedSentence(findings: OvertakingFindings, v: Voice): string {
  const { pairs = [], holds, to } = findings;
  const timesOf = (isSo: boolean): string[] =>
    pairs.filter(({ isBeyond }) => isBeyond === isSo).map(({ pair }) => timeOf(pair, findings, v));
  const [so, not] = [timesOf(true), timesOf(false)];
  if (so.length === 0) return v.yesOrNo(holds) + v.sentence(atNone(findings, not, v));
  const main = `${subject(findings, v)} ${was(findings, v)} ${beyond(findings, v)} ${v.list(so)}`;
  if (findings.isChoice && not.length > 0) return v.sentence(changingHands(findings, v));
  if (not.length === 0) return v.yesOrNo(holds) + v.sentence(main);
  const step = periodNoun(to, 1, v.language);
  const lead = holds === null ? '' : v.say(`Pas chaque ${step} : `, `Not each ${step}: `);
  return v.sentence(`${lead}${main}${v.say(', mais pas ', ', but not ')}${v.list(not)}`);
}

/** « La production de poires a été plus élevée aux Pays-Bas qu'en Italie en 2023 (…), mais plus élevée en Italie qu'aux Pays-Bas en 2024 (…) ». */
function changingHands(findings: OvertakingFindings, v: Voice): string {
  const { pairs = [], now } = findings;
  const turned: OvertakingFindings = { ...findings, now: [now[1], now[0]] };
  const times = (wanted: boolean): string =>
    v.list(
      pairs
        .filter(({ isBeyond }) => isBeyond === wanted)
        .map(({ pair: [one, other] }) => timeOf(wanted ? [one, other] : [other, one], findings, v)),
    );
  const sides = [`${beyond(findings, v)} ${times(true)}`, `${beyond(turned, v)} ${times(false)}`];
  const [first, then] = pairs[0]?.isBeyond ? sides : sides.toReversed();
  return `${subject(findings, v)} ${was(findings, v)} ${first ?? ''}${v.say(', mais ', ', but ')}${then ?? ''}`;
}

/** « La production … n'a été plus élevée en France qu'en Roumanie ni en 2021 (…) ni en 2022 (…) ». */
function atNone(findings: OvertakingFindings, times: readonly string[], v: Voice): string {
  const isMany = isPlural(findings, v);
  const wasNot = v.say(isMany ? "n'ont été" : "n'a été", isMany ? 'were not' : 'was not');
  const when = v.say(times.map((time) => `ni ${time}`).join(' '), times.join(' or '));
  return `${subject(findings, v)} ${wasNot} ${beyond(findings, v)} ${when}`;
}

/** « en 2021 (15,36 contre 14,82 millions de tonnes) ». */
function timeOf(pair: Pair, findings: OvertakingFindings, v: Voice): string {
  return `${inPeriod(pair[0].period, v.language)} (${against(pair, findings, v)})`;
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
  const degree = v.say(degreeInFrench(findings, one, v), degreeInEnglish(findings, one, v));
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
