import type { KnownFact } from '../facts.js';
import type { ComparisonFindings } from '../figure.findings.js';
import type { ExtremeFindings } from '../ranking.findings.js';
import { fromPeriodTo, inPeriod, overPeriods, periodName } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { differenceSaid, quantitiesListed } from './precision.js';

/** Who is ahead, by how much, and every side's figure. */
export function comparisonProse(findings: ComparisonFindings, v: Voice): string[] {
  const { compared, unit } = findings;
  const leader = findings.end === 'highest' ? compared[0] : compared.at(-1);
  if (!leader) return [];
  if (findings.difference?.value === 0) return [v.yesOrNo(findings.holds) + tie(findings, leader, v)];
  const others = compared.filter((fact) => fact !== leader);
  const [figure = '', ...figures] = quantitiesListed([leader, ...others], unit, v);
  const rest = others.map(
    (fact, at) =>
      `${figures[at] ?? ''} ${v.say('pour', 'for')} ${nameOf(findings, fact, v)}${periodIfOther(fact, leader, v)}`,
  );
  const against = v.say(`contre ${v.list(rest)}`, `against ${v.list(rest)}`);
  const main =
    leader.measure === 'price' && findings.by === 'product'
      ? v.sentence(`${dearest(findings, leader, v)}${v.say(' : ', ', at ')}${figure}, ${against}`)
      : v.sentence(`${aheadOf(findings, leader, v)}, ${v.say('avec', 'with')} ${figure}, ${against}`);
  return [v.yesOrNo(findings.holds) + main, ...gapSentence(findings, v)];
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

function periodIfOther(fact: KnownFact, leader: KnownFact, v: Voice): string {
  return fact.period === leader.period ? '' : ` (${periodName(fact.period, v.language)})`;
}

/** « En mai 2026, l'huile de tournesol était la plus chère ». */
function dearest(findings: ComparisonFindings, leader: KnownFact, v: Voice): string {
  const noun = v.product(leader.product);
  const where = leader.place === 'WLD' ? '' : ` ${v.inPlace(leader.place)}`;
  const when = inPeriod(leader.period, v.language);
  const more = findings.end === 'highest';
  const article = noun.plural ? 'les' : noun.gender === 'f' ? 'la' : 'le';
  const ending = `${noun.gender === 'f' ? 'ère' : 'er'}${noun.plural ? 's' : ''}`;
  const french = `${noun.plural ? 'étaient' : 'était'} ${article} ${more ? 'plus' : 'moins'} ch${ending}`;
  const english = `${noun.plural ? 'were' : 'was'} the ${degreeInEnglish(findings)}`;
  return v.say(
    `${when}${where}, ${v.theProduct(leader.product)} ${french}`,
    `${when}${where}, ${noun.text} ${english}`,
  );
}

/** Of two the comparative, of more the superlative. */
function degreeInEnglish({ compared, end }: ComparisonFindings): string {
  if (compared.length > 2) return end === 'highest' ? 'most expensive' : 'cheapest';
  return end === 'highest' ? 'dearer' : 'cheaper';
}

/** « Pour la production de blé tendre en 2025, la France était devant ». */
function aheadOf(findings: ComparisonFindings, leader: KnownFact, v: Voice): string {
  const topic = findings.by === 'place' ? v.topic(leader) : v.theMeasure(leader.measure);
  const where = findings.by === 'product' ? ` ${v.inPlace(leader.place)}` : '';
  const when = inPeriod(leader.period, v.language);
  const name = nameOf(findings, leader, v);
  const plural =
    findings.by === 'place'
      ? (v.place(leader.place)?.name[v.language].plural ?? false)
      : v.product(leader.product).plural;
  const was = v.say(plural ? 'étaient' : 'était', plural && findings.by !== 'place' ? 'were' : 'was');
  const words = findings.end === 'highest' ? v.say('devant', 'ahead') : behind(findings, v);
  return v.say(
    `Pour ${topic}${where} ${when}, ${name} ${was} ${words}`,
    `For ${topic}${where} ${when}, ${name} ${was} ${words}`,
  );
}

/** The lower of two, the last of more. */
function behind({ compared }: ComparisonFindings, v: Voice): string {
  return compared.length > 2 ? v.say('en dernière position', 'last') : v.say('derrière', 'behind');
}

const AT_LEAST_TIMES = 1.5;

/** « , soit 2,86 fois plus », where the one is well above the other. */
function timesOf({ ratio }: ComparisonFindings, v: Voice): string {
  if (!ratio || ratio.value < AT_LEAST_TIMES) return '';
  const times = v.quantity({ ...ratio, value: Math.round(ratio.value * 100) / 100 });
  return v.say(`, soit un rapport de ${times}`, `, a ratio of ${times}`);
}

function gapSentence(findings: ComparisonFindings, v: Voice): string[] {
  const { difference, percent } = findings;
  if (!difference || !percent || percent.value === 0) return [];
  const gap = `${difference.value < 0 ? '\u2212' : ''}${differenceSaid(difference, findings.compared, findings.unit, v)}`;
  const times = timesOf(findings, v);
  return [
    v.sentence(
      v.say(
        `L'écart est de ${gap} (${v.signedPercent(percent)}${times})`,
        `The gap is ${gap} (${v.signedPercent(percent)}${times})`,
      ),
    ),
  ];
}

/** « était au plus bas en 2024, avec 25,38 millions de tonnes, contre 27,3 en 2016 »: the one of two times that was asked for. */
function oneOfTwo({ extreme, end, unit }: ExtremeFindings, other: KnownFact, v: Voice): string {
  const [figure, beside] = [v.quantity(extreme, unit), v.quantity(other, unit)];
  const [when, then] = [inPeriod(extreme.period, v.language), inPeriod(other.period, v.language)];
  const { plural } = v.head(extreme);
  return v.sentence(
    v.say(
      `${v.subject(extreme)} ${plural ? 'étaient' : 'était'} au plus ${end === 'highest' ? 'haut' : 'bas'} ${when}, avec ${figure}, contre ${beside} ${then}`,
      `${v.subject(extreme)} ${plural ? 'were' : 'was'} ${end === 'highest' ? 'higher' : 'lower'} ${when}, at ${figure}, than ${then}, at ${beside}`,
    ),
  );
}

/** The one of two times; else the period of the highest or lowest figure, the next one, and the span looked at. */
export function extremeProse(findings: ExtremeFindings, v: Voice): string[] {
  const { periods, next } = findings;
  return periods?.length === 2 && next ? [oneOfTwo(findings, next, v)] : extremeOfSpan(findings, v);
}

function extremeOfSpan(findings: ExtremeFindings, v: Voice): string[] {
  const { extreme, next, unit } = findings;
  const best = findings.end === 'highest' ? v.say('au plus haut', 'highest') : v.say('au plus bas', 'lowest');
  const { from, to, periods } = findings;
  const span = periods ? overPeriods(periods, v.language) : fromPeriodTo(from, to, v.language);
  const when = timesOfExtreme(findings, v);
  const { plural } = v.head(extreme);
  const was = v.say(plural ? 'étaient' : 'était', plural ? 'were' : 'was');
  const other = otherEnd(findings, v);
  const main = v.say(
    `${v.subject(extreme)} ${was} ${best} ${when}, avec ${v.quantity(extreme, unit)}${other} (période examinée : ${span})`,
    `${v.subject(extreme)} ${was} ${best} ${when}, at ${v.quantity(extreme, unit)}${other} (period examined: ${span})`,
  );
  const { supposed = null } = findings;
  const holds =
    supposed && [extreme, ...(findings.tied ?? [])].some(({ period }) => period === supposed.period);
  const sentences = [v.yesOrNo(holds) + v.sentence(main), ...supposedSentence(findings, v)];
  if (next) {
    sentences.push(nextSentence(findings, next, v));
  }
  return sentences;
}

/** What French says before a year and before a day, by how they are written. */
const ARTICLES: Readonly<Record<number, string>> = { 4: "l'année ", 10: 'le ' };

/** « Vient ensuite l'année 2016, avec 27,3 millions de tonnes. », "The next lowest figure was 27.3 million tonnes, in 2016." */
function nextSentence({ end, unit }: ExtremeFindings, next: KnownFact, v: Voice): string {
  const figure = v.quantity(next, unit);
  const name = `${ARTICLES[next.period.length] ?? ''}${periodName(next.period, 'fr')}`;
  return v.sentence(
    v.say(
      `Vient ensuite ${name}, avec ${figure}`,
      `The next ${end} figure was ${figure}, ${inPeriod(next.period, 'en')}`,
    ),
  );
}

/** « , et au plus bas en 2016, avec 5,3 t/ha, soit un écart de 2,5 t/ha ». */
function otherEnd({ opposite, gap, extreme, unit }: ExtremeFindings, v: Voice): string {
  if (!opposite || !gap) return '';
  const [when, figure] = [inPeriod(opposite.period, v.language), v.quantity(opposite, unit)];
  const size = differenceSaid(gap, [opposite, extreme], unit, v);
  return v.say(
    `, et au plus bas ${when}, avec ${figure}, soit un écart de ${size}`,
    `, and lowest ${when}, at ${figure}, a gap of ${size}`,
  );
}

/** « en 2015 », « en 2015 et en 2019 (ex æquo) »; many are counted. */
function timesOfExtreme({ extreme, tied = [], times: counted }: ExtremeFindings, v: Voice): string {
  const first = inPeriod(extreme.period, v.language);
  if (tied.length === 0) return first;
  if (counted && tied.length > MOST_TIED) {
    const times = v.quantity(counted);
    return v.say(`${first} (ex æquo : ${times} fois)`, `${first} (tied: ${times} times)`);
  }
  const all = v.list([extreme, ...tied].map(({ period }) => inPeriod(period, v.language)));
  return v.say(`${all} (ex æquo)`, `${all} (tied)`);
}

const MOST_TIED = 3;

/** « En 2015, la valeur était de 40,5 millions de tonnes », where that is neither the extreme nor the next to it. */
function supposedSentence({ extreme, next, supposed = null, unit }: ExtremeFindings, v: Voice): string[] {
  if (!supposed || supposed.period === extreme.period || supposed.period === next?.period) return [];
  const [when, was] = [inPeriod(supposed.period, v.language), v.say('la valeur était de', 'the figure was')];
  return [v.sentence(`${when}, ${was} ${v.quantity(supposed, unit)}`)];
}
