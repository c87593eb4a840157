import type { ExpectedOfLimit } from '../expectation.js';
import type { ForecastFindings } from '../figure.findings.js';
import { periodName } from '../period-wording.js';
import type { Voice } from '../voice.js';

/** How many characters a day is written with. */
const DAY = 10;

/** To a yes or no: what the interval says of it. */
export function expectation({ expected, ofLimit, unit }: ForecastFindings, v: Voice): string[] {
  if (ofLimit) return [limitSentence(ofLimit, unit, v)];
  if (expected === undefined) return [];
  return [
    {
      likely: v.say('C’est probable.', 'Probably.'),
      unlikely: v.say('C’est peu probable.', 'Probably not.'),
      unsure: v.say(
        'Rien n’est sûr : l’intervalle de la prévision comprend le dernier chiffre connu.',
        'It is uncertain: the interval of the forecast includes the latest known figure.',
      ),
      flat: v.say(
        'La prévision ne montre ni hausse ni baisse.',
        'The forecast shows neither a rise nor a fall.',
      ),
    }[expected],
  ];
}

/** « Ce n'est pas certain : 320 USD/t est dans l'intervalle de la prévision », « Probablement : 5 USD/kg est au-dessus de … ». */
function limitSentence(
  { limit, said, expected, side, period }: ExpectedOfLimit,
  unit: string | null,
  v: Voice,
): string {
  const told = v.quantity(limit, unit);
  const amount = said ? `${v.quantity(said)} (${told})` : told;
  const verdict = {
    likely: v.say('Probablement', 'Probably'),
    unlikely: v.say('Probablement pas', 'Probably not'),
    unsure: v.say("Ce n'est pas certain", 'It is uncertain'),
  }[expected];
  const lies = {
    above: v.say("est au-dessus de l'intervalle", 'lies above the interval'),
    below: v.say("est au-dessous de l'intervalle", 'lies below the interval'),
    within: v.say("est dans l'intervalle", 'lies within the interval'),
  }[side];
  const of = v.say(' de la prévision', ' of the forecast');
  const when = period === null ? '' : ` ${v.say('pour', 'for')} ${periodNamed(period, v)}`;
  return v.sentence(`${verdict}${v.say(' : ', ': ')}${amount} ${lies}${of}${when}`);
}

/** « novembre 2026 », « le 25 décembre 2026 », "25 December 2026". */
export function periodNamed(period: string, v: Voice): string {
  const isDay = period.length === DAY;
  return `${isDay ? v.say('le ', '') : ''}${periodName(period, v.language)}`;
}
