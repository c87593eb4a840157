import type { Figure, ForecastFact } from '../facts.js';
import type { ForecastFindings } from '../figure.findings.js';
import { fromPeriodTo, inPeriod, periodName } from '../period-wording.js';
import type { Voice } from '../voice.js';

const MOST_EACH = 3;
/** An error measured on fewer held-back points says nothing. */
const FEWEST_TOLD = 3;
/** A median of so few errors is not known to a tenth of a percent. */
const ERROR_DIGITS = 2;
/** A smaller difference from the last figure, in percent, is none. */
const SMALLEST_CHANGE = 0.05;

/** Central values with their interval, then what they stand on and how far the method missed before. */
export function forecastProse(findings: ForecastFindings, v: Voice): string[] {
  const { points, unit } = findings;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const shown = points.length <= MOST_EACH ? points : [first, last];
  const items = shown.map((point) => pointWords(point, unit, v));
  const span = points.length > 1 ? ` ${fromPeriodTo(first.period, last.period, v.language)}` : '';
  const head = v.say(
    `Prévision statistique pour ${v.subject(first)}${span} : ${items.join(' ; ')} (intervalle à 80 %)`,
    `Statistical forecast for ${v.subject(first)}${span}: ${items.join('; ')} (80% interval)`,
  );
  return [
    v.sentence(head),
    basisSentence(findings, v),
    methodSentence(findings, v),
    trustSentence(findings, v),
    ...(findings.elapsed ? [elapsedSentence(v)] : []),
  ];
}

function pointWords(point: ForecastFact, unit: string | null, v: Voice): string {
  const value = v.quantity(point, unit);
  const [low, high] = v.quantityPair(
    { value: point.lower, unit: point.unit },
    { value: point.upper, unit: point.unit },
    unit,
  );
  const when = inPeriod(point.period, v.language);
  return v.say(`${value} ${when}, entre ${low} et ${high}`, `${value} ${when}, between ${low} and ${high}`);
}

function basisSentence({ last, unit, percent, points }: ForecastFindings, v: Voice): string {
  const change =
    percent && Math.abs(percent.value) >= SMALLEST_CHANGE
      ? v.say(
          ` ; la prévision${points.length > 1 ? ' finale' : ''} s'en écarte de ${v.signedPercent(percent)}`,
          `; the ${points.length > 1 ? 'last ' : ''}forecast differs from it by ${v.signedPercent(percent)}`,
        )
      : '';
  return v.sentence(
    v.say(
      `Dernière donnée observée : ${v.quantity(last, unit)} (${periodName(last.period, 'fr')})${change}`,
      `Last observed figure: ${v.quantity(last, unit)} (${periodName(last.period, 'en')})${change}`,
    ),
  );
}

function methodSentence(findings: ForecastFindings, v: Voice): string {
  const n = v.quantity(findings.observations);
  const method = methodWords(findings, v);
  return v.sentence(v.say(`Méthode : ${method} ; ${n} observations`, `Method: ${method}; ${n} observations`));
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

/** How the central values were made, in words; the method's id stands in the rows. */
function methodWords(findings: ForecastFindings, v: Voice): string {
  if (!findings.naive) {
    return v.say(
      'médiane de modèles Theta, Holt amorti et autorégressif',
      'median of Theta, damped Holt and autoregressive models',
    );
  }
  const seasonal = findings.points[0]?.method.includes('season') ?? false;
  const kept = seasonal
    ? v.say('dernière valeur corrigée des variations saisonnières', 'the last value, adjusted for the season')
    : v.say('maintien de la dernière valeur', 'the last value carried forward');
  return v.say(
    `${kept}, qu’aucune méthode testée n’a battue sur cette série`,
    `${kept}, which no method tested did better than on this series`,
  );
}
