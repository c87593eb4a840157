import { MIDDLES, type RankingFindings } from '../ranking.findings.js';
import { toPhrase } from '../french-grammar.js';
import type { Voice } from '../voice.js';
import { timesProse } from './best-times.prose.js';
import { levelMark } from './level-mark.js';
import { quantitiesInRuns, quantitiesListed } from './precision.js';
import { gapSentence, ordinal, sinceSentence, timesSentence } from './rank-beside.prose.js';
import { dearest } from './dearest.prose.js';
import { among, heading, isPluralName, nameOf, whenOf, type Ranked } from './ranking.names.js';
import { togetherProse } from './together.prose.js';

/** The first ones in order with their figures; or the rank of one, beside the first. */
export function rankingProse(findings: RankingFindings, voice: Voice): string[] {
  const { subject, ranked } = findings;
  const [first] = ranked;
  if (!first) return [];
  if (subject) return subjectProse(findings, first, subject, voice);
  if (findings.over === 'periods') return timesProse(findings, voice);
  if (findings.counted && findings.over === 'places')
    return [countSentence(findings, first, voice), orderSentence(findings, first, voice)];
  const together = togetherProse(findings, voice);
  const gap = findings.gap ? [gapOfTwo(findings, voice)] : [];
  if (ranked.length === 1) return [firstSentence(findings, first, voice), ...together, ...gap];
  const order = orderSentence(findings, first, voice);
  const isOfEach = findings.together?.kind === 'each';
  const told = isOfEach ? [order, ...together] : [...together, order];
  return [...told, ...furtherSentence(findings, voice), ...gap];
}

/** The rank of one, and what is told beside it; of the one next to it that alone. */
function subjectProse(findings: RankingFindings, first: Ranked, subject: Ranked, v: Voice): string[] {
  if (findings.neighbour) return [neighbourSentence(findings, findings.neighbour, subject, v)];
  return [
    v.yesOrNo(findings.holds) + rankSentence(findings, subject, v),
    leadSentence(findings, first, subject, v),
    findings.since ? sinceSentence(findings.since, v) : '',
    findings.times ? timesSentence(findings.times, v) : '',
    gapOfTwo(findings, v),
  ].filter((one) => one !== '');
}

function gapOfTwo(findings: RankingFindings, v: Voice): string {
  return gapSentence(findings, (fact) => nameOf(findings, fact, v), v);
}

/** « En 2025 dans l'Union européenne, la production de blé tendre concernait 26 pays. » */
function countSentence(findings: RankingFindings, first: Ranked, v: Voice): string {
  const { value } = findings.compared;
  const places = `${v.quantity(findings.compared)} ${v.placesLike(first.place, value)}`;
  const scope = findings.scope ? ` ${v.inPlace(findings.scope)}` : '';
  const { plural } = v.head(first);
  const verb = v.say(plural ? 'concernaient' : 'concernait', `${plural ? 'were' : 'was'} above zero in`);
  return v.sentence(`${whenOf(findings, v)}${scope}, ${v.topic(first)} ${verb} ${places}`);
}

/** « L'Allemagne arrive en tête parmi 14 pays pour la production de houblon en 2024, avec 46 500 tonnes, devant … » */
function orderSentence(findings: RankingFindings, first: Ranked, v: Voice): string {
  const { ranked, next, end: which, unit } = findings;
  if (isOfPrices(findings, first)) return priceSentence(findings, first, v);
  const all = [...ranked, ...(next ? [next] : [])];
  const named = ranked.length > 1 ? ranked : all;
  const level = named.filter(({ rank }) => rank === first.rank);
  const others = named.filter(({ rank }) => rank !== first.rank);
  const [figure = '', ...figures] = quantitiesInRuns([first, ...others], unit, v);
  const rest = others.map(
    (fact, at) => `${nameOf(findings, fact, v)} (${figures[at] ?? ''}${levelMark(all, fact, v)})`,
  );
  const beside = which === 'lowest' ? v.say('derrière', 'behind') : v.say('devant', 'ahead of');
  const what = heading({ ...findings, end: 'highest' }, first, v);
  const names = v.list(level.map((fact) => nameOf(findings, fact, v)));
  const comes = comesWords(findings, level, v);
  const tail = rest.length > 0 ? `, ${beside} ${v.list(rest)}` : '';
  const ofWhat = isSaidBefore(findings) ? '' : `${among(findings, v)} ${v.say('pour', 'for')} ${what}`;
  return v.sentence(`${names} ${comes}${ofWhat}, ${v.say('avec', 'with')} ${figure}${tail}`);
}

/** « La suite du classement est dans les données. », or up to whom, where more are asked for than are told. */
function furtherSentence(findings: RankingFindings, v: Voice): string[] {
  const { further } = findings;
  if (!further) return [];
  const { last } = further;
  const upTo = last
    ? `, ${v.say(`jusqu'${toPhrase(nameOf(findings, last, v))}`, `as far as ${nameOf(findings, last, v)}`)}`
    : '';
  return [
    v.sentence(
      v.say('La suite du classement est dans les données', 'The rest of the ranking is in the data') + upTo,
    ),
  ];
}

/** How many there are, of what and when, stands in the sentence before where they were counted or their median is told. */
function isSaidBefore({ counted, over, together }: RankingFindings): boolean {
  const isOfMiddle = together ? MIDDLES.includes(together.kind) : false;
  return (counted === true && over === 'places') || isOfMiddle;
}

/** Of products, one of which is the dearest or the cheapest: it comes in no place. */
function isOfPrices({ over, ranked, next }: RankingFindings, first: Ranked): boolean {
  const second = ranked[1] ?? next;
  return over === 'products' && first.measure === 'price' && second !== null && second.rank > first.rank;
}

/** « En mai 2026, le phosphate naturel était le moins cher : 152,5 USD/t, contre 405,0 pour le chlorure de potassium … » */
function priceSentence(findings: RankingFindings, first: Ranked, v: Voice): string {
  const { ranked, next, end, unit } = findings;
  const others = ranked.length > 1 ? ranked.slice(1) : next ? [next] : [];
  const [figure = '', ...figures] = quantitiesListed([first, ...others], unit, v);
  const sides = others.map((fact, at) => ({ fact, figure: figures[at] ?? '' }));
  const asked = { when: whenOf(findings, v), end, count: findings.compared.value };
  return v.sentence(dearest(asked, { fact: first, figure }, sides, v));
}

/** « arrivent en tête ex æquo », "comes last". */
function comesWords(findings: RankingFindings, level: readonly Ranked[], v: Voice): string {
  const [first] = level;
  const isSeveral = level.length > 1 || (first !== undefined && isPluralName(findings, first, v));
  const isLast = findings.end === 'lowest';
  const tie = level.length > 1 ? v.say(' ex æquo', ' equal') : '';
  return v.say(
    `${isSeveral ? 'arrivent' : 'arrive'} en ${isLast ? 'dernière place' : 'tête'}${tie}`,
    `${isSeveral ? 'come' : 'comes'}${tie} ${isLast ? 'last' : 'first'}`,
  );
}

/** « L'Allemagne arrive en tête parmi 27 pays pour la production de houblon …, avec 46 500 tonnes, devant la Tchéquie (…). » */
function firstSentence(findings: RankingFindings, first: Ranked, v: Voice): string {
  if (findings.over !== 'places') return orderSentence(findings, first, v);
  const what = heading({ ...findings, end: 'highest' }, first, v);
  const next = findings.next ? `, ${besideNext(findings, v)} ${nextOf(findings, v)}` : '';
  const figure = v.quantity(first, findings.unit);
  const comes = comesWords(findings, [first], v) + among(findings, v);
  return v.sentence(
    v.say(
      `${v.placeName(first.place)} ${comes} pour ${what}, avec ${figure}${next}`,
      `${v.placeName(first.place)} ${comes} for ${what}, with ${figure}${next}`,
    ),
  );
}

function isTiedWithNext({ ranked, next }: RankingFindings): boolean {
  return next !== null && ranked[0]?.rank === next.rank;
}

/** The first is ahead of the next one, the last behind it. */
function besideNext(findings: RankingFindings, v: Voice): string {
  if (isTiedWithNext(findings)) return v.say('à égalité avec', 'level with');
  return findings.end === 'lowest' ? v.say('derrière', 'behind') : v.say('devant', 'ahead of');
}

function nextOf(findings: RankingFindings, v: Voice): string {
  const { next } = findings;
  if (!next) return '';
  const name = nameOf(findings, next, v);
  return `${name} (${v.quantity(next, findings.unit)})`;
}

/** « La France est au 4e rang sur 27 pays, avec 1,48 million de tonnes. » */
function rankSentence(findings: RankingFindings, subject: Ranked, v: Voice): string {
  const what = heading(findings, subject, v);
  const { figure } = besideSaid(findings, subject, v);
  const { value } = findings.compared;
  const ofPlaces = findings.over === 'places' ? ` ${v.placesLike(subject.place, value)}` : '';
  const places = `${value}${ofPlaces}`;
  const name = nameOf(findings, subject, v);
  const level = findings.tied ?? [];
  const others = v.list(level.map((fact) => v.placeName(fact.place)));
  const beside =
    level.length > 0
      ? v.say(`, à égalité avec ${others}`, `, level with ${others}`)
      : behindWords(findings, subject, v);
  return v.sentence(
    v.say(
      `${name} ${isPluralName(findings, subject, v) ? 'occupent' : 'occupe'} le ${ordinal(subject.rank, v)} rang${level.length > 0 ? ' ex æquo' : ''} sur ${places} pour ${what}, avec ${figure}${beside}`,
      `${name} ${isPluralName(findings, subject, v) ? 'rank' : 'ranks'} ${level.length > 0 ? 'joint ' : ''}${ordinal(subject.rank, v)} of ${places} for ${what}, with ${figure}${beside}`,
    ),
  );
}

/** « L'Italie arrive juste derrière l'Espagne, au 2e rang sur 9 pays pour …, avec 2,3 Mt, contre 8,31 pour l'Espagne. » */
function neighbourSentence(
  findings: RankingFindings,
  { side, fact }: NonNullable<RankingFindings['neighbour']>,
  subject: Ranked,
  v: Voice,
): string {
  const [name, other] = [nameOf(findings, fact, v), nameOf(findings, subject, v)];
  const [figure = '', besides = ''] = quantitiesListed([fact, subject], findings.unit, v);
  const isPlural = isPluralName(findings, fact, v);
  const places = `${findings.compared.value} ${v.placesLike(fact.place, findings.compared.value)}`;
  const what = heading(findings, fact, v);
  const rank = ordinal(fact.rank, v);
  return v.sentence(
    v.say(
      `${name} ${isPlural ? 'arrivent' : 'arrive'} juste ${side === 'behind' ? 'derrière' : 'devant'} ${other}, au ${rank} rang sur ${places} pour ${what}, avec ${figure}, contre ${besides} pour ${other}`,
      `${name} ${isPlural ? 'come' : 'comes'} just ${side === 'behind' ? 'behind' : 'ahead of'} ${other}, ${rank} of ${places} for ${what}, with ${figure} against ${besides} for ${other}`,
    ),
  );
}

/** « , devant l'Allemagne (22,99) »: who comes next in the order asked for. */
function behindWords(findings: RankingFindings, subject: Ranked, v: Voice): string {
  const { behind, end } = findings;
  if (!behind) return '';
  const next = `${nameOf(findings, behind, v)} (${besideSaid(findings, subject, v).next})`;
  return end === 'lowest'
    ? v.say(`, derrière ${next}`, `, below ${next}`)
    : v.say(`, devant ${next}`, `, ahead of ${next}`);
}

/** The figures of the two, with as many decimals: « 8,310 millions de tonnes », « 2,300 millions de tonnes ». */
function besideSaid({ behind, unit }: RankingFindings, subject: Ranked, v: Voice) {
  const [figure = '', next = ''] = quantitiesListed([subject, ...(behind ? [behind] : [])], unit, v);
  return { figure, next };
}

function leadSentence(findings: RankingFindings, first: Ranked, subject: Ranked, v: Voice): string {
  if (first.place === subject.place && first.product === subject.product) return '';
  if (findings.ahead) return aheadSentence(findings.ahead, findings, v);
  const figure = v.quantity(first, findings.unit);
  const [name, isPlural] = [nameOf(findings, first, v), isPluralName(findings, first, v)];
  return v.sentence(
    v.say(
      `${name} ${isPlural ? 'sont' : 'est'} en tête avec ${figure}`,
      `${name} ${isPlural ? 'lead' : 'leads'} with ${figure}`,
    ),
  );
}

/** « Sont devant : l'Allemagne (3,81 millions de têtes), la France (3,23), … » */
function aheadSentence(ahead: readonly Ranked[], findings: RankingFindings, v: Voice): string {
  const figures = quantitiesListed(ahead, findings.unit, v);
  const names = ahead.map((fact, at) => `${nameOf(findings, fact, v)} (${figures[at] ?? ''})`);
  const end =
    findings.end === 'lowest' ? v.say('Sont derrière', 'Below it') : v.say('Sont devant', 'Ahead of it');
  return v.sentence(`${end}${v.say(' : ', ': ')}${v.list(names)}`);
}
