import type { Noun } from '../../lexicon/entries.js';
import type { KnownFact } from '../facts.js';
import type { ComparisonFindings } from '../figure.findings.js';
import { joinElided } from '../french-grammar.js';
import { inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { perOtherSentence } from './per-other.prose.js';
import { dearest, periodIfOther, type Side } from './dearest.prose.js';
import { differenceSaid, quantitiesListed } from './precision.js';
import { timesSaid } from './rank-beside.prose.js';

/** Where it is higher, by how much, and every side's figure. */
export function comparisonProse(findings: ComparisonFindings, v: Voice): string[] {
  const { compared, perOther } = findings;
  if (perOther) return [perOtherSentence(perOther, findings, v)];
  const [leader, ...others] = findings.end === 'highest' ? compared : compared.toReversed();
  if (!leader) return [];
  if (findings.difference?.value === 0) return [v.yesOrNo(findings.holds) + tie(findings, leader, v)];
  const [figure = '', ...figures] = quantitiesListed([leader, ...others], findings.unit, v);
  const sides = others.map((fact, at): Side => ({ fact, figure: figures[at] ?? '' }));
  const isOfPrices = leader.measure === 'price' && findings.by === 'product';
  const first = { fact: leader, figure };
  const say = sides.length === 1 ? higherThan : highestOf;
  const asked = {
    when: inPeriod(leader.period, v.language),
    end: findings.end,
    count: findings.compared.length,
  };
  const main = v.sentence(isOfPrices ? dearest(asked, first, sides, v) : say(findings, first, sides, v));
  return [v.yesOrNo(findings.holds) + main, ...gapSentence(findings, v)];
}

/** What the sides of a comparison are told apart by, and which end of it is told. */
export type Sides = Pick<ComparisonFindings, 'by' | 'end'>;

/** « En 2024, le rendement du maïs grain était plus élevé en Espagne (12,12 t/ha) qu'en France (9,20 t/ha) ». */
function higherThan(findings: ComparisonFindings, leader: Side, others: readonly Side[], v: Voice): string {
  const [first, other] = [leader, ...others].map(({ fact, figure }) => {
    const when = fact.period === leader.fact.period ? '' : ` ${inPeriod(fact.period, v.language)}`;
    return `${sideName(findings, fact, v)} (${figure}${when})`;
  });
  const degree = v.say(degreeInFrench(findings, leader.fact, v), degreeInEnglish(findings, leader.fact, v));
  const than = v.say(joinElided('que', other ?? ''), `than ${other ?? ''}`);
  return `${opening(findings, leader.fact, v)} ${degree} ${first ?? ''} ${than}`;
}

/** « En 2024, le rendement du maïs grain était le plus élevé en Espagne, avec 12,12 t/ha, contre 9,20 en France et … ». */
function highestOf(findings: ComparisonFindings, leader: Side, others: readonly Side[], v: Voice): string {
  const { plural, gender } = headOf(findings, leader.fact, v);
  const article = plural ? 'les' : gender === 'f' ? 'la' : 'le';
  const degree = v.say(
    `${article} ${degreeInFrench(findings, leader.fact, v)}`,
    superlativeInEnglish(findings, leader.fact, v),
  );
  const rest = others.map(
    ({ fact, figure }) => `${figure} ${sideName(findings, fact, v)}${periodIfOther(fact, leader.fact, v)}`,
  );
  const head = `${opening(findings, leader.fact, v)} ${degree} ${sideName(findings, leader.fact, v)}`;
  return `${head}, ${v.say('avec', 'at')} ${leader.figure}, ${v.say('contre', 'against')} ${v.list(rest)}`;
}

/** « En 2024, le rendement du maïs grain était ». */
function opening(findings: ComparisonFindings, leader: KnownFact, v: Voice): string {
  const topic = findings.by === 'place' ? v.topic(leader) : measureSaid(leader.measure, v);
  const where = findings.by === 'product' ? ` ${v.inPlace(leader.place)}` : '';
  const { plural } = headOf(findings, leader, v);
  const was = v.say(plural ? 'étaient' : 'était', plural ? 'were' : 'was');
  return `${inPeriod(leader.period, v.language)}, ${topic}${where} ${was}`;
}

/** « la production », "the production". */
export function measureSaid(measure: string, v: Voice): string {
  return v.say(v.theMeasure(measure), `the ${v.measure(measure).text}`);
}

/** « plus élevée », « plus faibles », agreeing with what is compared; land is « plus étendue ». */
export function degreeInFrench(findings: Sides, leader: KnownFact, v: Voice): string {
  const { plural, gender } = headOf(findings, leader, v);
  const ending = plural ? 's' : '';
  if (isOfLand(findings, leader, v))
    return `${findings.end === 'lowest' ? 'moins' : 'plus'} étendu${gender === 'f' ? 'e' : ''}${ending}`;
  if (findings.end === 'lowest') return `plus faible${ending}`;
  return `plus élevé${gender === 'f' ? 'e' : ''}${ending}`;
}

/** "higher", "lower"; land is "more extensive". */
export function degreeInEnglish(findings: Sides, leader: KnownFact, v: Voice): string {
  const isMore = findings.end === 'highest';
  if (isOfLand(findings, leader, v)) return `${isMore ? 'more' : 'less'} extensive`;
  return isMore ? 'higher' : 'lower';
}

function superlativeInEnglish(findings: Sides, leader: KnownFact, v: Voice): string {
  const isMost = findings.end === 'highest';
  if (isOfLand(findings, leader, v)) return `${isMost ? 'most' : 'least'} extensive`;
  return isMost ? 'highest' : 'lowest';
}

/** Whether land by itself is compared: it lies in one place and in another, and is not high. */
function isOfLand({ by }: Sides, leader: KnownFact, v: Voice): boolean {
  return by === 'place' && v.isLandArea(leader);
}

export function headOf({ by }: Pick<Sides, 'by'>, leader: KnownFact, v: Voice): Noun {
  return by === 'place' ? v.head(leader) : v.measure(leader.measure);
}

/** « en Espagne », « pour le blé dur », « pour le blé dur en Espagne ». */
export function sideName({ by }: Pick<Sides, 'by'>, fact: KnownFact, v: Voice): string {
  if (by === 'place') return v.inPlace(fact.place);
  const name = `${v.say('pour', 'for')} ${v.theProduct(fact.product)}`;
  return by === 'product' ? name : `${name} ${v.inPlace(fact.place)}`;
}

/** « La France et l'Espagne étaient à égalité pour la production de … en 2024, avec 5 millions de tonnes. » */
function tie(findings: ComparisonFindings, leader: KnownFact, v: Voice): string {
  const names = v.list(findings.compared.map((fact) => nameOf(findings, fact, v)));
  const topic = findings.by === 'place' ? v.topic(leader) : v.theMeasure(leader.measure);
  const [when, figure] = [inPeriod(leader.period, v.language), v.quantity(leader, findings.unit)];
  return v.sentence(
    v.say(
      `${names} étaient à égalité pour ${topic} ${when}, avec ${figure}`,
      `${names} were tied for ${topic} ${when}, with ${figure} each`,
    ),
  );
}

function nameOf(findings: ComparisonFindings, fact: KnownFact, v: Voice): string {
  if (findings.by === 'place') return v.placeName(fact.place);
  if (findings.by === 'product') return v.theProduct(fact.product);
  return `${v.theProduct(fact.product)} ${v.inPlace(fact.place)}`;
}

const AT_LEAST_TIMES = 1.5;

/** How many times the lower the higher is, where the one is well above the other or that is asked. */
function timesOf({ ratio, asksRatio = false }: ComparisonFindings, v: Voice): string {
  if (!ratio || (ratio.value < AT_LEAST_TIMES && !asksRatio)) return '';
  return timesSaid(ratio, v);
}

/** « ; le café arabica vaut 1,89 fois le prix du café robusta »: which of the two is so many times the other, where the lower leads. */
function timesTheLower(findings: ComparisonFindings, times: string, v: Voice): string {
  const [higher, ...rest] = findings.compared;
  const lower = rest.at(-1);
  if (!higher || !lower || times === '') return '';
  if (findings.by === 'product' && higher.measure === 'price')
    return v.say(
      ` ; ${v.theProduct(higher.product)} ${v.product(higher.product).plural ? 'valent' : 'vaut'} ${times} fois le prix ${v.ofProduct(lower.product)}`,
      `; ${v.productLabel(higher.product)} ${v.product(higher.product).plural ? 'cost' : 'costs'} ${times} times as much as ${v.productLabel(lower.product)}`,
    );
  const [most, least] = [sideName(findings, higher, v), sideName(findings, lower, v)];
  return v.say(
    ` ; on relève ${times} fois autant ${most} ${joinElided('que', least)}`,
    `; the figure ${most} is ${times} times that ${least}`,
  );
}

function gapSentence(findings: ComparisonFindings, v: Voice): string[] {
  const { difference, percent } = findings;
  if (!difference || !percent || percent.value === 0) return [];
  const gap = `${difference.value < 0 ? '\u2212' : ''}${differenceSaid(difference, findings.compared, findings.unit, v)}`;
  const times = timesOf(findings, v);
  const isOfLower = percent.value < 0;
  const ratio =
    times === '' || isOfLower ? '' : v.say(`, soit un rapport de ${times}`, `, a ratio of ${times}`);
  const size = `${gap} (${sizeOf(percent, v)}${ratio})${isOfLower ? timesTheLower(findings, times, v) : ''}`;
  return [v.sentence(v.say(`L'écart est de ${size}`, `The gap is ${size}`))];
}

/** « +22,2 % », or « 18,1 % de moins » where the lower one leads. */
function sizeOf(percent: NonNullable<ComparisonFindings['percent']>, v: Voice): string {
  if (percent.value >= 0) return v.signedPercent(percent);
  const less = v.percent({ value: Math.abs(percent.value) });
  return v.say(`${less} de moins`, `${less} less`);
}
