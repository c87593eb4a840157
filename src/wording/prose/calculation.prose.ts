import type { Figure, KnownFact } from '../facts.js';
import type { Found } from '../found.findings.js';
import type { AverageFindings, AveragesFindings, CorrelationFindings } from '../figure.findings.js';
import { fromPeriodTo, inPeriod, overPeriods, periodName } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { quantitiesSaid } from './precision.js';

/** From so many figures on they are weekly ones of a whole year, though the odd week may be missing. */
const FEWEST_WEEKS_OF_A_YEAR = 50;
/** Pearson's r above which a link is commonly called strong, and moderate. */
const STRONG = 0.7;
const MODERATE = 0.4;

/** The mean, over how many figures, and their range. */
export function averageProse(findings: AverageFindings, v: Voice): string[] {
  const { mean, of, lowest, highest, unit } = findings;
  const when = whenMeant(findings, findings, v);
  const count = figuresCounted(findings.count, v);
  const kind = findings.olympic
    ? v.say(
        `moyenne olympique : ${count}, hors plus haute et plus basse`,
        `Olympic mean: ${count} less the highest and the lowest`,
      )
    : v.say(`moyenne simple de ${count}`, `simple mean of ${count}`);
  const main = v.say(
    `${when}, ${v.subject(of)} ${averaged(of, v)} ${v.quantity(mean, unit)} (${kind})`,
    `${when}, ${v.subject(of)} ${averaged(of, v)} ${v.quantity(mean, unit)} (${kind})`,
  );
  const [low = '', high = ''] = quantitiesSaid([lowest, highest], unit, v);
  const range = v.say(
    `Les valeurs vont de ${low} (${periodName(lowest.period, 'fr')}) à ${high} (${periodName(highest.period, 'fr')})`,
    `The figures range from ${low} (${periodName(lowest.period, 'en')}) to ${high} (${periodName(highest.period, 'en')})`,
  );
  const weighted = findings.weighted
    ? [
        v.sentence(
          v.say(
            `Pondérée par les surfaces, la moyenne est de ${v.quantity(findings.weighted, unit)}`,
            `Weighted by area, the mean is ${v.quantity(findings.weighted, unit)}`,
          ),
        ),
      ]
    : [];
  const varies = lowest.value !== highest.value;
  return [v.sentence(main), ...weighted, ...(varies ? [v.sentence(range)] : [])];
}

/** « était en moyenne de », "averaged". */
function averaged(of: KnownFact, v: Voice): string {
  return v.say(v.head(of).plural ? 'étaient en moyenne de' : 'était en moyenne de', 'averaged');
}

/** The stretch that a mean is of, or the single periods: « en 2020 et en 2024 ». */
function whenMeant({ from, to, count }: Average, { periods }: Pick<Found, 'periods'>, v: Voice): string {
  return periods ? overPeriods(periods, v.language) : spanOf(from, to, v, count.value);
}

/** A whole year by its number: January to December, or the weeks of one year. */
export function spanOf(from: string, to: string, v: Voice, count = 0): string {
  if (from === to) return inPeriod(from, v.language);
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const whole =
    (from.endsWith('-01') && to.endsWith('-12') && from.length === 7) || count >= FEWEST_WEEKS_OF_A_YEAR;
  return sameYear && whole ? inPeriod(from.slice(0, 4), v.language) : fromPeriodTo(from, to, v.language);
}

/** « 5 valeurs », "1 figure". */
function figuresCounted(count: Figure, v: Voice): string {
  const plural = count.value === 1 ? '' : 's';
  return `${v.quantity(count)} ${v.say(`valeur${plural}`, `figure${plural}`)}`;
}

export function averagesProse(findings: AveragesFindings, v: Voice): string[] {
  const { averages } = findings;
  const [first] = averages;
  const isOfOne = averages.every(({ of }) => first && v.subject(of) === v.subject(first.of));
  return first && isOfOne
    ? [byPeriod(findings, first.of, v)]
    : averages.map((one) => average(one, findings, v));
}

type Average = AveragesFindings['averages'][number];

function average(one: Average, { unit, periods }: AveragesFindings, v: Voice): string {
  const { mean, of, count } = one;
  const when = whenMeant(one, { periods }, v);
  const figure = v.quantity(mean, unit);
  const n = figuresCounted(count, v);
  return v.sentence(
    v.say(
      `${when}, ${v.subject(of)} ${averaged(of, v)} ${figure} (${n})`,
      `${when}, ${v.subject(of)} ${averaged(of, v)} ${figure} (${n})`,
    ),
  );
}

/** « Le prix de l'urée était en moyenne de 229,1 USD/t en 2020, 483,2 USD/t en 2021 et 700 USD/t en 2022. » */
function byPeriod({ averages, unit }: AveragesFindings, of: KnownFact, v: Voice): string {
  const most = Math.max(...averages.map(({ count }) => count.value));
  const items = averages.map(({ mean, from, to, count }) => {
    const short = count.value < most ? ` (${figuresCounted(count, v)})` : '';
    return `${v.quantity(mean, unit)} ${spanOf(from, to, v, count.value)}${short}`;
  });
  return v.sentence(`${v.subject(of)} ${averaged(of, v)} ${v.list(items)}`);
}

/** The coefficient, over how many pairs, in words. */
export function correlationProse(findings: CorrelationFindings, v: Voice): string[] {
  const { one, other, coefficient } = findings;
  const r = v.quantity({ value: Math.round(coefficient.value * 100) / 100, unit: 'coefficient' });
  const when = fromPeriodTo(findings.from, findings.to, v.language);
  const main = v.say(
    `Le coefficient de corrélation (Pearson) entre ${v.subject(one)} et ${v.subject(other)} est de ${r} ${when} (${v.quantity(findings.count)} paires de valeurs)`,
    `The correlation coefficient (Pearson) between ${v.subject(one)} and ${v.subject(other)} is ${r} ${when} (${v.quantity(findings.count)} pairs of figures)`,
  );
  const caution = v.say(
    'mais une corrélation ne prouve pas de lien de cause à effet',
    'but correlation does not prove cause and effect',
  );
  return [v.sentence(main), v.sentence(`${strength(coefficient.value, v)}, ${caution}`)];
}

function strength(r: number, v: Voice): string {
  const size = Math.abs(r);
  const sign = r >= 0 ? v.say('positif', 'positive') : v.say('négatif', 'negative');
  if (size >= STRONG) return v.say(`Le lien est ${sign} et fort`, `The link is ${sign} and strong`);
  return size >= MODERATE
    ? v.say(`Le lien est ${sign} et modéré`, `The link is ${sign} and moderate`)
    : v.say('Le lien est faible', 'The link is weak');
}
