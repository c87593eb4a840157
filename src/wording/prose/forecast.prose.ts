import type { Figure, ForecastFact } from '../facts.js';
import type { ForecastFindings } from '../figure.findings.js';
import { inPeriod, periodName } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { expectation, periodNamed } from './forecast-verdict.prose.js';
import { intervalSaid } from './precision.js';

const MOST_EACH = 3;
/** An error measured on fewer held-back points says nothing. */
const FEWEST_TOLD = 3;
/** What the interval claims, and the share of tests at or below which it has failed to keep that. */
const CLAIMED_PERCENT = 80;
const FAILING = 0.5;
/** Neither a median of so few errors nor what a forecast adds is known more finely. */
const PERCENT_DIGITS = 2;
/** A smaller difference from the last figure, in percent, is none. */
const SMALLEST_CHANGE = 0.05;
/** The method by which every point is the last figure. */
const CARRIED = 'naive';
/** Below this the two are next to the same. */
const FLAT_PERCENT = 0.5;

/** Central values with their interval, then what they stand on and how far the method missed before. */
export function forecastProse(findings: ForecastFindings, v: Voice): string[] {
  const { points, ofEnd, ofLimit } = findings;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const subject = v.subject(first);
  const wouldBe = v.head(first).plural ? 'seraient' : 'serait';
  const what = v.say(
    `Selon la prévision statistique, ${subject} ${wouldBe}`,
    `The statistical forecast for ${subject} is`,
  );
  return [
    ...expectation(findings, v),
    v.sentence(`${what} ${pointsSaid(findings, ofEnd && !ofLimit ? [last] : points, v)}`),
    ...(findings.fromLast ? [countedSentence(findings, v)] : []),
    ...sinceLastSentences(findings, v),
    basisSentence(findings, last, v),
    methodSentence(findings, v),
    trustSentence(findings, v),
    ...(findings.elapsed && !findings.fromLast ? [elapsedSentence(v)] : []),
  ];
}

/** Few points in their order; of many the first and the last; what the interval is is named with the first, where it was not yet. */
function pointsSaid(
  findings: ForecastFindings,
  points: readonly ForecastFact[],
  v: Voice,
  isNamed = true,
): string {
  const told = points.length > MOST_EACH ? points.filter((_, at) => at % (points.length - 1) === 0) : points;
  const said = told.map((point, at) => pointWords(point, findings, isNamed && at === 0, v));
  return points.length > MOST_EACH ? said.join(v.say(', puis ', ', then ')) : v.list(said);
}

/** What the forecast is counted from the last figure, where that is older than today. */
function sinceLastSentences(findings: ForecastFindings, v: Voice): string[] {
  const { sinceLast = [], last } = findings;
  if (sinceLast.length === 0) return [];
  const from = periodName(last.period, v.language);
  const lead = v.say(
    `Comptée à partir du dernier chiffre publié (${from}) et non d'aujourd'hui, la prévision serait`,
    `Counted from the last published figure (${from}) and not from today, the forecast is`,
  );
  return [v.sentence(`${lead} ${pointsSaid(findings, sinceLast, v, false)}`)];
}

/**
 * « de 775 USD/t en juin 2026 (intervalle à 80 % : de 662 à 907 USD/t) »; of a later one the ends alone. The last figure carried
 * forward is told as that figure is.
 */
function pointWords(
  point: ForecastFact,
  { unit, last }: ForecastFindings,
  isNamed: boolean,
  v: Voice,
): string {
  const [rounded, low, high] = intervalSaid(point, point, unit, v);
  const isCarried = point.method === CARRIED && point.value === last.value;
  const value = isCarried ? v.quantity(last, unit) : rounded;
  const when = inPeriod(point.period, v.language);
  const name = isNamed ? v.say('intervalle à 80 % : ', '80% interval: ') : '';
  return v.say(
    `de ${value} ${when} (${name}de ${low} à ${high})`,
    `${value} ${when} (${name}${low} to ${high})`,
  );
}

/** « La dernière donnée connue est de 303 USD/t (mai 2026) ; la prévision pour novembre 2026 lui est supérieure de 1,5 %. » */
function basisSentence(
  { last, unit, percent, points, almostLast }: ForecastFindings,
  end: ForecastFact,
  v: Voice,
): string {
  const observed = `${v.quantity(last, unit)} (${periodName(last.period, v.language)})`;
  const which = points.length > 1 ? ` ${v.say('pour', 'for')} ${periodNamed(end.period, v)}` : '';
  const isTold = percent !== null && Math.abs(percent.value) >= SMALLEST_CHANGE;
  const change = isTold ? changeWords(which, percent, almostLast === true, v) : '';
  return v.sentence(
    v.say('La dernière donnée connue est de ', 'The latest known figure is ') + observed + change,
  );
}

/** « ; la prévision pour novembre 2026 lui est supérieure de 1,5 % », or next to the same. */
function changeWords(which: string, { value }: Figure, almostLast: boolean, v: Voice): string {
  if (almostLast || Math.abs(value) < FLAT_PERCENT)
    return v.say(` ; la prévision${which} est presque la même`, `; the forecast${which} is almost the same`);
  const size = v.percent({ value: coarse(Math.abs(value)) });
  const isUp = value > 0;
  return v.say(
    ` ; la prévision${which} lui est ${isUp ? 'supérieure' : 'inférieure'} de ${size}`,
    `; the forecast${which} is ${size} ${isUp ? 'higher' : 'lower'}`,
  );
}

/** What the method missed by on held-back points, so far ahead; why that is not told where they are too few. */
function trustSentence(findings: ForecastFindings, v: Voice): string {
  const { error, held } = findings;
  if (!held || held.of.value < FEWEST_TOLD) return untested(held?.of ?? null, v);
  const size = error && v.percent({ value: coarse(error.value) });
  const missed = size
    ? v.say(
        `la méthode s'est trompée de ${size} (erreur médiane) ; `,
        `the method was off by ${size} (median error); `,
      )
    : '';
  const within = withinWords(held.held, held.of, v);
  const told = v.sentence(`${testedWords(findings, held.of, v)}, ${missed}${within}`);
  return held.held.value <= held.of.value * FAILING ? `${told} ${tooNarrow(v)}` : told;
}

/** How often the actual figure lay where the interval said. */
function withinWords(held: Figure, of: Figure, v: Voice): string {
  const often =
    held.value === of.value
      ? v.say('à chaque fois', 'every time')
      : v.say(`${v.quantity(held)} fois sur ${v.quantity(of)}`, `in ${v.quantity(held)} of them`);
  return v.say(
    `la valeur réelle est restée dans l'intervalle ${often}`,
    `the actual figure fell within the interval ${often}`,
  );
}

/** That an interval did not hold as often as it claims to. */
function tooNarrow(v: Voice): string {
  return v.say(
    `C'est bien moins que les ${v.percent({ value: CLAIMED_PERCENT })} visés : l'intervalle est sans doute trop étroit, et cette prévision est à prendre avec prudence.`,
    `This is well short of the ${v.percent({ value: CLAIMED_PERCENT })} aimed at: the interval is probably too narrow, and this forecast is to be taken with caution.`,
  );
}

/** Two digits of a percentage. */
function coarse(percent: number): number {
  return Number(percent.toPrecision(PERCENT_DIGITS));
}

function untested(of: Figure | null, v: Voice): string {
  const left = of
    ? v.say(`la série n'en permet que ${v.quantity(of)}`, `the series allows only ${v.quantity(of)}`)
    : v.say('la série n’en permet aucun', 'the series allows none');
  return v.sentence(
    v.say(
      `L'erreur n'a pas pu être mesurée sur assez d'essais : ${left}`,
      `The error could not be measured on enough tests: ${left}`,
    ),
  );
}

function elapsedSentence(v: Voice): string {
  return v.say(
    'Cette échéance est déjà passée ; aucun chiffre plus récent n’est disponible ici.',
    'That time has already passed; no later figure is held here.',
  );
}

/** From where a time "to come" is counted, where part or all of it lies before today. */
function countedSentence({ last, elapsed }: ForecastFindings, v: Voice): string {
  const from = periodName(last.period, v.language);
  const passed = elapsed
    ? v.say(
        ' : elle est déjà écoulée, et aucun chiffre plus récent n’est disponible ici',
        ': it has already passed, and no later figure is held here',
      )
    : v.say(' : elle est en partie écoulée', ': part of it has already passed');
  return v.sentence(
    v.say(
      `La durée demandée est comptée à partir du dernier chiffre publié (${from}), et non d’aujourd’hui${passed}`,
      `The time asked for is counted from the last published figure (${from}), not from today${passed}`,
    ),
  );
}

const AHEAD_WORDS: Readonly<Record<number, Readonly<Record<'fr' | 'en', readonly [string, string]>>>> = {
  4: { fr: ['an', 'ans'], en: ['year', 'years'] },
  7: { fr: ['mois', 'mois'], en: ['month', 'months'] },
  10: { fr: ['semaine', 'semaines'], en: ['week', 'weeks'] },
};

/** « Essayée sur 6 périodes passées, 3 mois à l'avance », or as far ahead as the series allowed it to be tested. */
function testedWords({ ahead, last }: ForecastFindings, of: Figure, v: Voice): string {
  const [one, several] = AHEAD_WORDS[last.period.length]?.[v.language] ?? ['', ''];
  const time = `${v.quantity(ahead.count)} ${ahead.count.value > 1 ? several : one}`;
  const farthest = ahead.shorter
    ? v.say(" (le plus loin que cette série permette d'aller)", ' (the farthest that this series allows)')
    : '';
  return v.say(
    `Sur ${v.quantity(of)} essais menés sur le passé, ${time} à l'avance${farthest}`,
    `In ${v.quantity(of)} tests on past figures, ${time} ahead${farthest}`,
  );
}

/** How the central values were made, in words, and from how many figures; the method's id stands in the rows. */
function methodSentence(findings: ForecastFindings, v: Voice): string {
  const n = v.quantity(findings.observations);
  if (!findings.naive)
    return v.sentence(
      v.say(
        `Cette prévision est la médiane de plusieurs modèles (Theta, Holt amorti, autorégressif), établie sur ${n} observations`,
        `The forecast is the median of several models (Theta, damped Holt, autoregressive), built on ${n} observations`,
      ),
    );
  const seasonal = findings.points[0]?.method.includes('season') ?? false;
  const kept = seasonal
    ? v.say(
        'La méthode reprend la dernière valeur, corrigée des variations saisonnières',
        'The method carries the last value forward, adjusted for the season',
      )
    : v.say('La méthode reprend la dernière valeur', 'The method carries the last value forward');
  return v.sentence(
    v.say(
      `${kept} : aucune autre n’a fait mieux sur cette série (${n} observations)`,
      `${kept}: no other did better on this series (${n} observations)`,
    ),
  );
}
