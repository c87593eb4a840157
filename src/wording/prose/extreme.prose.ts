import type { Figure, KnownFact } from '../facts.js';
import { joinElided } from '../french-grammar.js';
import { fromPeriodTo, inPeriod, overPeriods, periodName, periodNoun } from '../period-wording.js';
import type { ExtremeFindings } from '../ranking.findings.js';
import type { Voice } from '../voice.js';
import { degreeInEnglish, degreeInFrench } from './comparison.prose.js';
import { timesOfFigure } from './extreme-times.prose.js';
import { differenceSaid, quantitiesSaid } from './precision.js';

/** « était plus élevée en 2025 (13,24 millions de tonnes) qu'en 2022 (10,88 millions de tonnes) »: the one of two times that was asked for. */
function oneOfTwo({ extreme, end, unit }: ExtremeFindings, other: KnownFact, v: Voice): string {
  const sides = { by: 'place', end } as const;
  const [figure, beside] = quantitiesSaid([extreme, other], unit, v);
  const when = `${inPeriod(extreme.period, v.language)} (${figure ?? ''})`;
  const then = `${inPeriod(other.period, v.language)} (${beside ?? ''})`;
  const was = v.head(extreme).plural ? v.say('étaient', 'were') : v.say('était', 'was');
  const degree = v.say(degreeInFrench(sides, extreme, v), degreeInEnglish(sides, extreme, v));
  const than = v.say(joinElided('que', then), `than ${then}`);
  return v.sentence(`${v.subject(extreme)} ${was} ${degree} ${when} ${than}`);
}

/** The one of two times; else the period of the highest or lowest figure, the next one, and the span looked at. */
export function extremeProse(findings: ExtremeFindings, v: Voice): string[] {
  const { periods, next } = findings;
  const areApart = periods?.length === 2 && next?.value !== findings.extreme.value;
  return areApart && next ? [oneOfTwo(findings, next, v)] : extremeOfSpan(findings, v);
}

function extremeOfSpan(findings: ExtremeFindings, v: Voice): string[] {
  const { next, start, unit } = findings;
  const supposed = supposedBeside(findings);
  return [
    v.yesOrNo(holdsOf(findings)) + extremeSentence(findings, v),
    ...(start ? [figureSentence(start, v.quantity(start, unit), v)] : []),
    ...(next ? [nextSentence(findings, next, v)] : []),
    ...(supposed ? [figureSentence(supposed, figuresOf(findings, v).supposed, v)] : []),
  ];
}

/** The figures that are told one after the other, with as many decimals. */
function figuresOf(findings: ExtremeFindings, v: Voice): Record<'extreme' | 'next' | 'supposed', string> {
  const { extreme, next, unit } = findings;
  const supposed = supposedBeside(findings);
  const told = [extreme, ...(next ? [next] : []), ...(supposed ? [supposed] : [])];
  const said = quantitiesSaid(told, unit, v);
  const of = (fact: KnownFact | null): string => (fact && said[told.indexOf(fact)]) ?? '';
  return { extreme: of(extreme), next: of(next), supposed: of(supposed) };
}

/** Whether what is supposed is so; null where nothing is, or where a yes would be of more than is known. */
function holdsOf(findings: ExtremeFindings): boolean | null {
  const { extreme, supposed = null, tied = [], isReversed = false, isOfDistance, isPartly } = findings;
  if (isOfDistance || !supposed) return null;
  const isExtreme = [extreme, ...tied].some(({ period }) => period === supposed.period);
  return isExtreme && isPartly ? null : isExtreme !== isReversed;
}

/** « La production … était au plus haut en 2015, avec 40,5 millions de tonnes (période examinée : de 2000 à 2025). » */
function extremeSentence(findings: ExtremeFindings, v: Voice): string {
  const { extreme, end, from, to, periods } = findings;
  const best = end === 'highest' ? v.say('au plus haut', 'highest') : v.say('au plus bas', 'lowest');
  const span = periods ? overPeriods(periods, v.language) : fromPeriodTo(from, to, v.language);
  const { plural } = v.head(extreme);
  const was = v.say(plural ? 'étaient' : 'était', plural ? 'were' : 'was');
  const { extreme: figure } = figuresOf(findings, v);
  const [when, peak] = whenAndPeak(findings, v);
  const head = `${v.subject(extreme)} ${was} ${best} ${when}`;
  const told = peak === null ? `${figure}${otherEnd(findings, v)}` : `${peak[0]} ${figure} ${peak[1]}`;
  return v.sentence(
    v.say(
      `${head}, avec ${told} (période examinée : ${span})`,
      `${head}, ${peak ? 'with' : 'at'} ${told} (period examined: ${span})`,
    ),
  );
}

/**
 * When it was: « en mai 2022 »; or the year that is asked for, and what is said before and behind the figure of the month that
 * it is known by, « un plus haut mensuel de … en mai 2022 ».
 */
function whenAndPeak(findings: ExtremeFindings, v: Voice): [string, [before: string, behind: string] | null] {
  const { extreme, end, isOfYear } = findings;
  const when = timesOfFigure(extreme, findings, v);
  if (!isOfYear) return [when, null];
  return [inPeriod(yearOf(extreme), v.language), [peakOf(extreme, end, v), when]];
}

/** « un plus haut mensuel de », "a weekly low of": what a year is known by. */
function peakOf({ period }: KnownFact, end: ExtremeFindings['end'], v: Voice): string {
  const isMonth = period.length === 'YYYY-MM'.length;
  return v.say(
    `un plus ${end === 'highest' ? 'haut' : 'bas'} ${isMonth ? 'mensuel' : 'hebdomadaire'} de`,
    `a ${isMonth ? 'monthly' : 'weekly'} ${end === 'highest' ? 'high' : 'low'} of`,
  );
}

function yearOf({ period }: KnownFact): string {
  return period.slice(0, 'YYYY'.length);
}

/** What French says before a year and before a day, by how they are written. */
const ARTICLES: Readonly<Record<number, string>> = { 4: "l'année ", 10: 'le ' };

/** « Vient ensuite l'année 2016, avec 27,3 millions de tonnes. », "The next lowest figure was 27.3 million tonnes, in 2016." */
function nextSentence(findings: ExtremeFindings, next: KnownFact, v: Voice): string {
  const { end, nextTimes, isOfYear } = findings;
  const { next: figure } = figuresOf(findings, v);
  if (nextTimes) return nextOfSeveral({ next, figure, times: nextTimes, end }, v);
  if (isOfYear) return nextYear({ next, figure, end }, v);
  const name = `${ARTICLES[next.period.length] ?? ''}${periodName(next.period, 'fr')}`;
  return v.sentence(
    v.say(
      `Vient ensuite ${name}, avec ${figure}`,
      `The next ${end} figure was ${figure}, ${inPeriod(next.period, 'en')}`,
    ),
  );
}

interface Next {
  next: KnownFact;
  figure: string;
  end: ExtremeFindings['end'];
}

/** « Vient ensuite l'année 2008, avec un plus haut mensuel de 439,72 USD/t en mars. », "Next came 2008, with a monthly high of …" */
function nextYear({ next, figure, end }: Next, v: Voice): string {
  const [year, peak] = [yearOf(next), peakOf(next, end, v)];
  const when = inPeriod(next.period, v.language).slice(0, -' YYYY'.length);
  return v.sentence(
    v.say(
      `Vient ensuite l'année ${year}, avec ${peak} ${figure} ${when}`,
      `Next came ${year}, with ${peak} ${figure} ${when}`,
    ),
  );
}

/** « Viennent ensuite 6 cotations à 1,65 €/kg, la première le 23 janvier 2026. » */
function nextOfSeveral({ next, figure, times, end }: Next & { times: Figure }, v: Voice): string {
  const noun = periodNoun(next.period, times.value, v.language);
  const [count, when] = [v.quantity(times), inPeriod(next.period, v.language)];
  return v.sentence(
    v.say(
      `Viennent ensuite ${count} ${noun} à ${figure}, ${noun === 'mois' ? 'le premier' : 'la première'} ${when}`,
      `The next ${end} figure was ${figure}, in ${count} ${noun}, the first ${when}`,
    ),
  );
}

/** « , et au plus bas en 2016, avec 5,3 t/ha, soit un écart de 2,5 t/ha ». */
function otherEnd({ opposite, otherTimes, gap, extreme, unit }: ExtremeFindings, v: Voice): string {
  if (!opposite || !gap) return '';
  const [when, figure] = [timesOfFigure(opposite, otherTimes ?? {}, v), v.quantity(opposite, unit)];
  const size = differenceSaid(gap, [opposite, extreme], unit, v);
  return v.say(
    `, et au plus bas ${when}, avec ${figure}, soit un écart de ${size}`,
    `, and lowest ${when}, at ${figure}, a gap of ${size}`,
  );
}

/** What is supposed, where that is neither the extreme nor the next to it. */
function supposedBeside({ extreme, next, supposed = null }: ExtremeFindings): KnownFact | null {
  if (!supposed || supposed.period === extreme.period || supposed.period === next?.period) return null;
  return supposed;
}

/** « En 2015, la valeur était de 40,5 millions de tonnes. » */
function figureSentence(fact: KnownFact, figure: string, v: Voice): string {
  const [when, was] = [inPeriod(fact.period, v.language), v.say('la valeur était de', 'the figure was')];
  return v.sentence(`${when}, ${was} ${figure}`);
}
