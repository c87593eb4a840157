import type { NoFigure } from '../figure.findings.js';
import type { ForecastRefusal } from '../lack.js';
import { inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';

const WHYS: Readonly<Record<ForecastRefusal, readonly [french: string, english: string]>> = {
  'too-short': ['la série est trop courte', 'the series is too short'],
  'too-many-gaps': ['la série a trop de lacunes', 'the series has too many gaps'],
  'horizon-too-long': [
    'l’échéance demandée est trop lointaine par rapport à la dernière donnée',
    'the period asked is too far beyond the last figure',
  ],
  stopped: ['la série n’est plus publiée', 'the series is no longer published'],
  other: ['la série ne s’y prête pas', 'the series does not allow it'],
};

export function isForecastRefusal(why: NoFigure['reason']): why is ForecastRefusal {
  return Object.hasOwn(WHYS, why);
}

/** That there is no forecast, and why: « la série n’est plus publiée et s'arrête en août 2020 ». */
export function forecastRefusal(why: ForecastRefusal, [fact]: NoFigure['facts'], v: Voice): string {
  const what = fact ? v.say(` pour ${v.subject(fact)}`, ` for ${v.subject(fact)}`) : '';
  const until =
    fact && why === 'stopped'
      ? v.say(` et s'arrête ${inPeriod(fact.period, 'fr')}`, ` and stops ${inPeriod(fact.period, 'en')}`)
      : '';
  const [french, english] = WHYS[why];
  return v.say(
    `Pas de prévision disponible${what} : ${french}${until}`,
    `No forecast is available${what}: ${english}${until}`,
  );
}
