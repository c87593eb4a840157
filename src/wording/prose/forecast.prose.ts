import type { Figure, ForecastFact } from '../facts.js';
import type { ForecastFindings } from '../figure.findings.js';
import { inPeriod, periodName } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { intervalSaid } from './precision.js';

const MOST_EACH = 3;
/** An error measured on fewer held-back points says nothing. */
const FEWEST_TOLD = 3;
/** A median of so few errors is not known to a tenth of a percent. */
const ERROR_DIGITS = 2;
/** A smaller difference from the last figure, in percent, is none. */
const SMALLEST_CHANGE = 0.05;

/** Central values with their interval, then what they stand on and how far the method missed before. */
export function forecastProse(findings: ForecastFindings, v: Voice): string[] {
  const { points } = findings;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const what = v.say(
    `La prévision statistique pour ${v.subject(first)}, avec un intervalle à 80 %,`,
    `The statistical forecast for ${v.subject(first)}, with an 80% interval,`,
  );
  return [
    v.sentence(`${what} ${v.say('est', 'is')} ${pointsSaid(findings, first, last, v)}`),
    basisSentence(findings, last, v),
    methodSentence(findings, v),
    trustSentence(findings, v),
    ...(findings.elapsed ? [elapsedSentence(v)] : []),
  ];
}

/** Few points in their order; of many the last one, which is asked for, and then the first. */
function pointsSaid(
  { points, unit }: ForecastFindings,
  first: ForecastFact,
  last: ForecastFact,
  v: Voice,
): string {
  const said = (point: ForecastFact): string => pointWords(point, unit, v);
  if (points.length > MOST_EACH)
    return `${said(last)}${v.say(', après ', ', after ')}${said(first).replace(/^de /u, '')}`;
  return v.list(points.map(said));
}

/** « de 774,7 USD/t en juin 2026 (entre 661,7 et 907,0 USD/t) » */
function pointWords(point: ForecastFact, unit: string | null, v: Voice): string {
  const [value, low, high] = intervalSaid(point, point, unit, v);
  const when = inPeriod(point.period, v.language);
  return v.say(
    `de ${value} ${when} (entre ${low} et ${high})`,
    `${value} ${when} (between ${low} and ${high})`,
  );
}

/** « La dernière donnée observée est de 303 USD/t (mai 2026) ; la prévision pour novembre 2026 lui est supérieure de 1,53 %. » */
function basisSentence(
  { last, unit, percent, points }: ForecastFindings,
  end: ForecastFact,
  v: Voice,
): string {
  const observed = `${v.quantity(last, unit)} (${periodName(last.period, v.language)})`;
  const which = points.length > 1 ? ` ${v.say('pour', 'for')} ${periodName(end.period, v.language)}` : '';
  const isTold = percent && Math.abs(percent.value) >= SMALLEST_CHANGE;
  const size = isTold ? v.percent({ value: Math.abs(percent.value) }) : '';
  const isUp = (percent?.value ?? 0) > 0;
  const change = v.say(
    ` ; la prévision${which} lui est ${isUp ? 'supérieure' : 'inférieure'} de ${size}`,
    `; the forecast${which} is ${size} ${isUp ? 'higher' : 'lower'}`,
  );
  return v.sentence(
    v.say('La dernière donnée observée est de ', 'The last observed figure is ') +
      observed +
      (isTold ? change : ''),
  );
}

/** What the method missed by on held-back points, so far ahead; why that is not told where they are too few. */
function trustSentence(findings: ForecastFindings, v: Voice): string {
  const { error, held } = findings;
  if (!held || held.of.value < FEWEST_TOLD) return untested(held?.of ?? null, v);
  const of = v.quantity(held.of);
  const size = error && v.percent({ value: Number(error.value.toPrecision(ERROR_DIGITS)) });
  const missed = size
    ? v.say(
        `l'erreur médiane a été de ${size} sur ${of} périodes mises de côté ; `,
        `the median error was ${size} on ${of} held-back periods; `,
      )
    : '';
  const kept = v.say(
    `l'intervalle a tenu ${v.quantity(held.held)} fois sur ${of}`,
    `the interval held ${v.quantity(held.held)} ${held.held.value === 1 ? 'time' : 'times'} out of ${of}`,
  );
  return v.sentence(`${aheadWords(findings, v)}, ${missed}${kept}`);
}

function untested(of: Figure | null, v: Voice): string {
  const left = of
    ? v.say(
        `la série n'en laisse que ${v.quantity(of)} à mettre de côté`,
        `the series leaves only ${v.quantity(of)} to hold back`,
      )
    : v.say('la série n’en laisse aucune à mettre de côté', 'the series leaves none to hold back');
  return v.sentence(
    v.say(
      `L'erreur n'a pas pu être mesurée sur assez de périodes : ${left}`,
      `The error could not be measured on enough periods: ${left}`,
    ),
  );
}

function elapsedSentence(v: Voice): string {
  return v.say(
    'Cette échéance, qui suit la dernière donnée, est déjà passée ; aucun chiffre plus récent n’est disponible ici.',
    'This time, which follows the last figure, has already passed; no later figure is held here.',
  );
}

const AHEAD_WORDS: Readonly<Record<number, Readonly<Record<'fr' | 'en', readonly [string, string]>>>> = {
  4: { fr: ['an', 'ans'], en: ['year', 'years'] },
  7: { fr: ['mois', 'mois'], en: ['month', 'months'] },
  10: { fr: ['semaine', 'semaines'], en: ['week', 'weeks'] },
};

/** « À cet horizon (3 mois) », or the horizon that the series allowed to be tested. */
function aheadWords({ ahead, last }: ForecastFindings, v: Voice): string {
  const [one, several] = AHEAD_WORDS[last.period.length]?.[v.language] ?? ['', ''];
  const time = `${v.quantity(ahead.count)} ${ahead.count.value > 1 ? several : one}`;
  return ahead.shorter
    ? v.say(
        `À un horizon de ${time}, le plus lointain que cette série permette d'éprouver`,
        `At a horizon of ${time}, the longest that this series allows to be tested`,
      )
    : v.say(`À cet horizon (${time})`, `At this horizon (${time})`);
}

/** How the central values were made, in words, and from how many figures; the method's id stands in the rows. */
function methodSentence(findings: ForecastFindings, v: Voice): string {
  const n = v.quantity(findings.observations);
  if (!findings.naive)
    return v.sentence(
      v.say(
        `La méthode est la médiane de plusieurs modèles (Theta, Holt amorti, autorégressif), sur ${n} observations`,
        `The method is the median of several models (Theta, damped Holt, autoregressive), on ${n} observations`,
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
      `${kept} : aucune autre méthode testée n’a fait mieux sur cette série (${n} observations)`,
      `${kept}: no other method tested did better on this series (${n} observations)`,
    ),
  );
}
