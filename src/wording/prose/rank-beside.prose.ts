import type { Figure, KnownFact } from '../facts.js';
import { fromPeriodTo, periodName, periodNoun } from '../period-wording.js';
import type { RankingFindings, RankSince, RankTimes } from '../ranking.findings.js';
import type { Voice } from '../voice.js';
import { differenceSaid } from './precision.js';

/** « C'est le cas sans interruption depuis 2019 ; de 2000 à 2025, ce fut le cas 20 années sur 26. » */
export function sinceSentence({ since, from, to, count, compared }: RankSince, v: Voice): string {
  const start = periodName(since.period, v.language);
  if (count.value === compared.value)
    return v.sentence(
      v.say(
        `C'est le cas chaque année depuis ${start}, la première dont on peut juger`,
        `That has been so every year since ${start}, the first that can be judged`,
      ),
    );
  const [some, all] = [v.quantity(count), v.quantity(compared)];
  const steps = periodNoun(to, count.value, v.language);
  const span = fromPeriodTo(from, to, v.language);
  return v.sentence(
    v.say(
      `C'est le cas sans interruption depuis ${start} ; ${span}, ce fut le cas ${some} ${steps} sur ${all}`,
      `That has been so without a break since ${start}; ${span}, it was so in ${some} ${steps} out of ${all}`,
    ),
  );
}

/** « De 2000 à 2024, la Pologne a occupé le 2e rang 1 année sur 25. » */
export function timesSentence({ place, rank, from, to, count, compared }: RankTimes, v: Voice): string {
  const [some, all] = [v.quantity(count), v.quantity(compared)];
  const steps = periodNoun(to, count.value, v.language);
  const [span, name] = [fromPeriodTo(from, to, v.language), v.placeName(place)];
  const [nth, isPlural] = [ordinal(rank.value, v), v.place(place)?.name.fr.plural];
  if (count.value === 0)
    return v.sentence(
      v.say(
        `${span}, ${name} n'${isPlural ? 'ont' : 'a'} jamais occupé le ${nth} rang, sur ${all} années comparées`,
        `${span}, ${name} never ranked ${nth}, in ${all} years compared`,
      ),
    );
  return v.sentence(
    v.say(
      `${span}, ${name} ${isPlural ? 'ont' : 'a'} occupé le ${nth} rang ${some} ${steps} sur ${all}`,
      `${span}, ${name} ranked ${nth} in ${some} ${steps} out of ${all}`,
    ),
  );
}

/** « L'écart entre la Chine et l'Inde est de 12,2 millions de tonnes (+6,24 %). », with « soit un rapport de 1,06 » where that is asked. */
export function gapSentence(
  { gap, unit }: RankingFindings,
  nameOf: (fact: KnownFact) => string,
  v: Voice,
): string {
  if (!gap || gap.percent.value === 0) return '';
  const { one, other, difference, percent, ratio } = gap;
  const size = differenceSaid(difference, [one, other], unit, v);
  const said = `${size} (${v.signedPercent(percent)}${ratio ? ratioSaid(ratio, v) : ''})`;
  return v.sentence(
    v.say(
      `L'écart entre ${nameOf(one)} et ${nameOf(other)} est de ${said}`,
      `The gap between ${nameOf(one)} and ${nameOf(other)} is ${said}`,
    ),
  );
}

/** « , soit un rapport de 1,62 », to the hundredth. */
export function ratioSaid(ratio: Figure, v: Voice): string {
  const times = timesSaid(ratio, v);
  return v.say(`, soit un rapport de ${times}`, `, a ratio of ${times}`);
}

/** So many times, to the hundredth. */
export function timesSaid(ratio: Figure, v: Voice): string {
  return v.quantity({ ...ratio, value: Math.round(ratio.value * HUNDREDTHS) / HUNDREDTHS });
}

const HUNDREDTHS = 100;

/** « 1er », « 4e »; "1st", "4th". */
export function ordinal(rank: number, v: Voice): string {
  if (v.language === 'fr') return rank === 1 ? '1er' : `${rank}e`;
  const tens = rank % 100;
  if (tens >= 11 && tens <= 13) return `${rank}th`;
  return `${rank}${['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th'}`;
}
