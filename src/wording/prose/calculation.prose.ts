import type { EndFact, Figure, KnownFact } from '../facts.js';
import type { Found } from '../found.findings.js';
import type { CorrelationFindings } from '../correlation.findings.js';
import { strengthOf } from '../correlation-strength.js';
import type { AverageFindings, AveragesFindings } from '../figure.findings.js';
import { formatNumber } from '../number-format.js';
import { fromPeriodTo, inPeriod, overPeriods, periodName } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { sideName, type Sides } from './comparison.prose.js';
import { deviationProse } from './deviation.prose.js';
import { differenceSaid, quantitiesListed, quantitiesSaid } from './precision.js';
import { soleDifference, subjectOf, tail } from './side-by-side.prose.js';
import { fieldProse } from './own-field.prose.js';
import { ownPriceProse } from './own-price.prose.js';
import { inBushelsAsked } from '../weight-note.js';
import { worthProse } from './worth.prose.js';

/** From so many figures on they are weekly ones of a whole year, though the odd week may be missing. */
const FEWEST_WEEKS_OF_A_YEAR = 50;
/** Pearson's r above which a link is commonly called strong, and moderate. */

/** The mean, over how many figures, and their range. */
export function averageProse(findings: AverageFindings, v: Voice): string[] {
  const { mean, of, lowest, highest, unit } = findings;
  const when = whenMeant(findings, findings, v);
  const count = figuresCounted(findings.count, v);
  const kind = kindOf(findings, count, v);
  const told = [mean, lowest, highest, ...(findings.weighted ? [findings.weighted] : [])];
  const [middle = '', low = '', high = '', byArea = ''] = quantitiesSaid(told, unit, v);
  const main = `${when}, ${v.subject(of)} ${averaged(findings, v)} ${v.say('de ', '')}${inBushels(findings, middle, v)} (${kind})`;
  const range = v.say(
    `Les valeurs vont de ${low} (${endName(lowest, v)}) à ${high} (${endName(highest, v)})`,
    `The figures range from ${low} (${endName(lowest, v)}) to ${high} (${endName(highest, v)})`,
  );
  const weighted = findings.weighted
    ? [
        v.sentence(
          v.say(
            `Pondérée par les surfaces, la moyenne est ${byArea === middle ? 'la même' : `de ${byArea}`}`,
            `Weighted by area, the mean is ${byArea === middle ? 'the same' : byArea}`,
          ),
        ),
      ]
    : [];
  const varies = lowest.value !== highest.value;
  const own = [...worthProse(findings.worth, middle, unit, v), ...fieldProse(findings.field, v)];
  return [
    ...own,
    v.yesOrNo(findings.holds) + v.sentence(main),
    ...ownPriceProse(findings.ownPrice, v),
    ...weighted,
    ...(varies ? [v.sentence(range)] : []),
    ...deviationProse([findings], unit, v),
  ];
}

/** « juin 2025 »; of one time among others as low or as high « juin 2025, entre autres ». */
function endName({ period, again }: EndFact, v: Voice): string {
  return `${periodName(period, v.language)}${again ? v.say(', entre autres', ' among others') : ''}`;
}

/** « 7,58 USD/boisseau, soit 298,42 USD/t », where the mean is asked in bushels; else as it is. */
function inBushels({ mean, of, notes }: AverageFindings, middle: string, v: Voice): string {
  const asked = inBushelsAsked({ ...mean, product: of.product }, notes);
  return asked ? `${v.quantity(asked, asked.unit)}, ${v.say('soit', 'that is')} ${middle}` : middle;
}

/** « moyenne simple de 12 valeurs »; of a median, which is named before, how many they are. */
function kindOf({ olympic, median }: AverageFindings, count: string, v: Voice): string {
  if (median) return v.say(`sur ${count}`, `of ${count}`);
  return olympic
    ? v.say(
        `moyenne olympique : ${count}, hors plus haute et plus basse`,
        `Olympic mean: ${count} less the highest and the lowest`,
      )
    : v.say(`moyenne simple de ${count}`, `simple mean of ${count}`);
}

/** « était en moyenne », « était en médiane », before each figure's own « de »; "averaged", "had a median of". */
function averaged({ of, median }: Pick<Average, 'of' | 'median'>, v: Voice): string {
  const verb = v.head(of).plural ? 'étaient' : 'était';
  return median ? v.say(`${verb} en médiane`, 'had a median of') : v.say(`${verb} en moyenne`, 'averaged');
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

/** Several means: of one line at several times in one sentence, and of several lines at one time. */
export function averagesProse(findings: AveragesFindings, v: Voice): string[] {
  const { averages } = findings;
  const lines = new Map<string, Average[]>();
  for (const one of averages) lines.set(v.subject(one.of), [...(lines.get(v.subject(one.of)) ?? []), one]);
  const isOfOneTime = new Set(averages.map(({ from, to }) => `${from}/${to}`)).size === 1;
  const deviations = deviationProse(averages, findings.unit, v);
  const [main = '', ...others] =
    isOfOneTime && lines.size === averages.length
      ? [byLine(findings, v)]
      : [...lines.values()].map((line) => byPeriod(line, findings, v));
  return [v.yesOrNo(findings.holds) + main, ...others, ...gapOfMeans(findings, v), ...deviations];
}

/** In percent: no gap, as the means are told. */
const AS_GOOD_AS_NONE = 0.05;

/** « L'écart est de 0,58 t/ha (+8,27 %). », « La hausse est de 154,3 USD/t (+39,5 %). » */
function gapOfMeans({ gap, averages, unit }: AveragesFindings, v: Voice): string[] {
  if (!gap) return [];
  const { difference, percent, over, by } = gap;
  if (percent && Math.abs(percent.value) < AS_GOOD_AS_NONE)
    return [
      v.sentence(v.say('Les deux moyennes sont pratiquement égales', 'The two means are practically equal')),
    ];
  const means = averages.map(({ mean }) => mean);
  const size = differenceSaid(difference, means, unit, v);
  const isRise = difference.value > 0;
  const inPercent = percent ? ` (${v.signedPercent(percent)})` : '';
  const move = v.say(isRise ? 'La hausse' : 'La baisse', isRise ? 'The rise' : 'The fall');
  const what = over === 'times' && difference.value !== 0 ? move : v.say("L'écart", 'The gap');
  const main = v.say(`${what} est de ${size}`, `${what} is ${size}`);
  return [v.sentence(main + (by ? higherSide(averages, percent, by, v) : inPercent))];
}

/** « : la moyenne est plus élevée de 18,4 % pour le blé », which says whose it is. */
function higherSide(
  [first, second]: AveragesFindings['averages'],
  percent: Figure | null,
  by: Sides['by'],
  v: Voice,
): string {
  if (!first || !second || !percent || percent.value === 0) return '';
  const higher = first.mean.value > second.mean.value ? first : second;
  const side = sideName({ by }, higher.of, v);
  const size = v.percent(percent);
  return v.say(` : la moyenne est plus élevée de ${size} ${side}`, `: the mean is ${size} higher ${side}`);
}

type Average = AveragesFindings['averages'][number];

/**
 * « En 2022, le prix de l'urée était en moyenne de 700,0 USD/t et le prix du phosphate naturel de 266,2 USD/t (12 valeurs chacun). »,
 * « la production de blé tendre était en moyenne de 34,25 millions de tonnes en France et de 23,35 en Allemagne »
 */
function byLine({ averages, unit, periods }: AveragesFindings, v: Voice): string {
  const [first] = averages;
  if (!first) return '';
  const isEven = averages.every(({ count }) => count.value === first.count.value);
  const means = averages.map(({ mean }) => mean);
  const key = soleDifference(averages.map(({ of }) => of));
  const figures = key ? quantitiesListed(means, unit, v) : quantitiesSaid(means, unit, v);
  const items = averages.map((one, at) => {
    const subject = key ? (at === 0 ? subjectOf(one.of, key, v) : '') : v.subject(one.of);
    const verb = at === 0 ? averaged(one, v) : '';
    const n = isEven ? '' : ` (${figuresCounted(one.count, v)})`;
    const figure = `${v.say('de ', '')}${figures[at] ?? ''}${key ? tail(one.of, key, v) : ''}${n}`;
    return [subject, verb, figure].filter((part) => part !== '').join(' ');
  });
  const each = averages.length > 1 ? v.say(' pour chaque moyenne', ' in each mean') : '';
  const n = isEven ? ` (${figuresCounted(first.count, v)}${each})` : '';
  return v.sentence(`${whenMeant(first, { periods }, v)}, ${v.list(items)}${n}`);
}

/** « Le prix de l'urée était en moyenne de 229,1 USD/t en 2020, de 483,2 USD/t en 2021 et de 700,0 USD/t en 2022. » */
function byPeriod(line: readonly Average[], { unit, periods }: AveragesFindings, v: Voice): string {
  const [first] = line;
  if (!first) return '';
  const most = Math.max(...line.map(({ count }) => count.value));
  const isOfOne = most === 1;
  const figures = quantitiesListed(
    line.map(({ mean }) => mean),
    unit,
    v,
  );
  const items = line.map((one, at) => {
    const isShort = !isOfOne && (line.length === 1 || one.count.value < most);
    const short = isShort ? ` (${figuresCounted(one.count, v)})` : '';
    const when =
      line.length === 1 ? whenMeant(one, { periods }, v) : spanOf(one.from, one.to, v, one.count.value);
    return `${v.say('de ', '')}${figures[at] ?? ''} ${when}${short}`;
  });
  const verb = isOfOne ? was(first.of, v) : averaged(first, v);
  return v.sentence(`${v.subject(first.of)} ${verb} ${v.list(items)}`);
}

/** A mean of one figure is that figure. */
function was(of: KnownFact, v: Voice): string {
  const { plural } = v.head(of);
  return v.say(plural ? 'étaient' : 'était', plural ? 'were' : 'was');
}

/** « la surface récoltée et la production de colza en France »: one product in one place is named once. */
function pairSaid(one: KnownFact, other: KnownFact, v: Voice): string {
  if (one.product === other.product && one.place !== other.place)
    return v.list([one, other].map((fact) => v.subject(fact) + onWorldMarket(fact, v)));
  if (one.product !== other.product) return v.list([v.subject(one), v.subject(other)]);
  const place = v.subject(one).slice(v.topic(one).length);
  return v.topics([one, other]) + place;
}

/** « sur le marché mondial », which is not said of a price that has no other beside it. */
function onWorldMarket({ place, measure }: KnownFact, v: Voice): string {
  const isOfWorld = place === 'WLD' && measure === 'price';
  return isOfWorld ? v.say(' sur le marché mondial', ' on the world market') : '';
}

/** The coefficient, over how many pairs, in words. */
export function correlationProse(findings: CorrelationFindings, v: Voice): string[] {
  const { one, other, coefficient } = findings;
  const r = formatNumber(coefficient.value, v.language, { decimals: 2 });
  const when = fromPeriodTo(findings.from, findings.to, v.language);
  const pair = pairSaid(one, other, v);
  const main = v.say(
    `Le coefficient de corrélation (Pearson) entre ${pair} est de ${r} ${when} (${v.quantity(findings.count)} paires de valeurs)`,
    `The correlation coefficient (Pearson) between ${pair} is ${r} ${when} (${v.quantity(findings.count)} pairs of figures)`,
  );
  const caution = v.say(
    'mais une corrélation ne prouve pas de lien de cause à effet',
    'but correlation does not prove cause and effect',
  );
  const verdict =
    findings.holds === false ? v.say('Non, à peine. ', 'No, hardly. ') : v.yesOrNo(findings.holds);
  return [verdict + v.sentence(main), v.sentence(`${strength(coefficient.value, v)}, ${caution}`)];
}

function strength(r: number, v: Voice): string {
  const size = strengthOf(r);
  const sign = r >= 0 ? v.say('positif', 'positive') : v.say('négatif', 'negative');
  if (size === 'strong') return v.say(`Le lien est ${sign} et fort`, `The link is ${sign} and strong`);
  return size === 'moderate'
    ? v.say(`Le lien est ${sign} et modéré`, `The link is ${sign} and moderate`)
    : v.say('Le lien est faible', 'The link is weak');
}
