import type { ForecastFact } from '../facts.js';
import type { ForecastFindings } from '../figure.findings.js';
import { fromPeriodTo, inPeriod, periodName } from '../period-wording.js';
import type { Voice } from '../voice.js';

const MOST_EACH = 3;

/** Central values with their interval, then what they stand on and how well the method did. */
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
  return [v.sentence(head), basisSentence(findings, v), trustSentence(findings, v)];
}

function pointWords(point: ForecastFact, unit: string | null, v: Voice): string {
  const [value, low, high] = [point.value, point.lower, point.upper].map((one) =>
    v.quantity({ value: one, unit: point.unit }, unit),
  );
  const when = inPeriod(point.period, v.language);
  return v.say(`${value} ${when}, entre ${low} et ${high}`, `${value} ${when}, between ${low} and ${high}`);
}

function basisSentence(findings: ForecastFindings, v: Voice): string {
  const { last, unit, percent } = findings;
  const change = percent
    ? v.say(
        ` ; la prévision finale s'en écarte de ${v.signedPercent(percent)}`,
        `; the final forecast is ${v.signedPercent(percent)} from it`,
      )
    : '';
  return v.sentence(
    v.say(
      `Dernière donnée observée : ${v.quantity(last, unit)} (${periodName(last.period, 'fr')})${change}`,
      `Last observed figure: ${v.quantity(last, unit)} (${periodName(last.period, 'en')})${change}`,
    ),
  );
}

function trustSentence(findings: ForecastFindings, v: Voice): string {
  const n = v.quantity(findings.observations);
  const method = methodWords(findings, v);
  const error = findings.error
    ? v.say(
        ` ; erreur absolue moyenne de ${v.percent(findings.error)} sur les points mis de côté`,
        `; mean absolute error of ${v.percent(findings.error)} on held-back points`,
      )
    : '';
  const held = findings.held
    ? v.say(
        ` ; intervalle tenu ${v.quantity(findings.held.held)} fois sur ${v.quantity(findings.held.of)}`,
        `; interval held ${v.quantity(findings.held.held)} times out of ${v.quantity(findings.held.of)}`,
      )
    : '';
  return v.sentence(
    v.say(
      `Méthode : ${method} ; ${n} observations${error}${held}`,
      `Method: ${method}; ${n} observations${error}${held}`,
    ),
  );
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
