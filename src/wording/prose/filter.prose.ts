import type { KnownFact } from '../facts.js';
import type { FilterFindings } from '../filter.findings.js';
import { inPeriod, ofPeriod, periodName, periodNoun, sincePeriod, stretchesOf } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { spanOf } from './calculation.prose.js';
import { placeOrMarket } from '../name-apart.js';
import { measureSaid } from './comparison.prose.js';
import { limitPassed, limitSaid, sideInEnglish, sideInFrench } from './filter-limit.prose.js';
import { quantitiesListed } from './precision.js';

const MOST_MATCHES = 12;
/** More figures than this are a table, not a sentence. */
const MOST_FIGURES = 6;

/** How many pass, among how many, and which: with their figures where they are few. */
export function filterProse(findings: FilterFindings, v: Voice): string[] {
  const { matches } = findings;
  const when = spanOf(findings.from, findings.to, v) + asMeans(findings, v);
  const where = placeOf(findings, v);
  const topic = topicOf(findings, v);
  const passing = v.language === 'fr' ? passingInFrench(findings, v) : passingInEnglish(findings, v);
  const head = `${[when, where].filter(Boolean).join(' ')}, ${topic} ${passing}`;
  const verdict = findings.denied ? trueOrFalse(findings, v) : v.yesOrNo(findings.holds);
  if (matches.length === 0) return [verdict + v.sentence(head), ...nearestSentence(findings, v)];
  const asked = findings.occasion ? [occasionSentence(findings.occasion, findings, v)] : [];
  const isNamed = (findings.occasion ?? findings.holds) !== undefined && matches.length > MOST_FIGURES;
  const names = isNamed ? newest(findings, v) : `${v.say(' : ', ': ')}${namesOf(findings, v)}`;
  return [...asked, verdict + v.sentence(head + names), ...failingSentence(findings, v)];
}

/** « Non, c'est faux. », to what is put up as never having been. */
function trueOrFalse({ holds = null }: FilterFindings, v: Voice): string {
  if (holds === null || !v.judges) return '';
  return holds
    ? v.say("Oui, c'est vrai. ", 'Yes, that is true. ')
    : v.say("Non, c'est faux. ", 'No, that is false. ');
}

/** « Ce n'était pas le cas en 2020 (29,6 q/ha) et en 2024 (29,7 q/ha). », where it was put up of each time. */
function failingSentence({ failing = [], times, unit }: FilterFindings, v: Voice): string[] {
  if (failing.length === 0) return [];
  const figures = quantitiesListed(failing, unit, v);
  const told = failing.map(({ period }, at) => `${inPeriod(period, v.language)} (${figures[at] ?? ''})`);
  const named = stretchesOf(
    failing.map(({ period }) => period),
    v.language,
    times,
  );
  if (failing.length > MOST_FIGURES && named.length > MOST_MATCHES) return [];
  const isShort = failing.length <= MOST_FIGURES;
  const lead = isShort
    ? v.say("Ce n'était pas le cas ", 'It was not so ')
    : v.say('Les autres : ', 'The others: ');
  return [v.sentence(lead + v.list(isShort ? told : named))];
}

/** The place that all are compared in; nothing where it is named with the figure, or each has its own. */
function placeOf({ over, scope, sample }: FilterFindings, v: Voice): string {
  if (over === 'products') return placeOrMarket(sample, v);
  return over === 'places' && scope !== null ? v.inPlace(scope) : '';
}

/** « la production de blé tendre en France », « la production de blé tendre », « la production »: what is not told apart. */
function topicOf({ over, sample }: FilterFindings, v: Voice): string {
  if (over === 'products') return measureSaid(sample.measure, v);
  return over === 'periods' ? v.subject(sample) : v.topic(sample);
}

/** « , en moyenne annuelle », where years are told by the means of their months or weeks. */
function asMeans({ over, sample }: FilterFindings, v: Voice): string {
  if (over !== 'periods' || sample.derived !== 'mean') return '';
  return v.say(', en moyenne annuelle', ', as an annual mean');
}

/** « , en dernier lieu en 2025 (33,36 millions de tonnes) », where that is not what is asked and told before. */
function newest({ matches, occasion, unit }: FilterFindings, v: Voice): string {
  const last = matches.at(-1);
  if (!last || occasion) return '';
  const when = inPeriod(last.period, v.language);
  return v.say(
    `, en dernier lieu ${when} (${v.quantity(last, unit)})`,
    `, most recently ${when} (${v.quantity(last, unit)})`,
  );
}

/** Those that pass by name; of more times than are told with their figures the stretches that they make up. */
function namesOf(findings: FilterFindings, v: Voice): string {
  const { matches, over } = findings;
  const times = matches.map(({ period }) => period);
  const plain =
    over === 'periods'
      ? stretchesOf(times, v.language, findings.times)
      : matches.map((fact) => nameOf(fact, over, v));
  const names = matches.length <= MOST_FIGURES ? withFigures(findings, v) : plain;
  const more = names.length > MOST_MATCHES ? v.say(', entre autres', ', among others') : '';
  return v.list(names.slice(0, MOST_MATCHES)) + more;
}

/** « Le plus haut niveau est de 40,47 millions de tonnes, en 2015. », where nothing is beyond the limit. */
function nearestSentence({ nearest, comparator, over, unit }: FilterFindings, v: Voice): string[] {
  if (!nearest) return [];
  const where = besideFigure(nearest, over, v);
  const figure = v.quantity(nearest, unit);
  const isAbove = comparator === 'above';
  return [
    v.sentence(
      v.say(
        `Le plus ${isAbove ? 'haut' : 'bas'} niveau est de ${figure}, ${where}`,
        `The ${isAbove ? 'highest' : 'lowest'} figure is ${figure}, ${where}`,
      ),
    ),
  ];
}

type Over = FilterFindings['over'];

/** « en France », « pour le blé tendre », « en 2024 ». */
function besideFigure({ place, product, period }: KnownFact, over: Over, v: Voice): string {
  if (over === 'places') return v.inPlace(place);
  if (over === 'periods') return inPeriod(period, v.language);
  return v.say(`pour ${v.theProduct(product)}`, `for ${v.productLabel(product)}`);
}

function nameOf({ place, product, period }: KnownFact, over: Over, v: Voice): string {
  if (over === 'places') return v.placeLabel(place);
  return over === 'products' ? v.productLabel(product) : periodName(period, v.language);
}

type Occasion = NonNullable<FilterFindings['occasion']>;

/** « C'était en 2021 pour la dernière fois, avec 15,36 millions de tonnes. » */
function occasionSentence(occasion: Occasion, findings: FilterFindings, v: Voice): string {
  const { kind, fact, isStart } = occasion;
  const [when, figure] = [inPeriod(fact.period, v.language), v.quantity(fact, findings.unit)];
  const start = isStart ? v.say(', dès le début de la série', ', from the start of the series') : '';
  const since = sincePeriod(fact.period, v.language);
  const limit = limitPassed(findings, v);
  const sayings: Record<Occasion['kind'], string> = {
    first: v.say(
      `C’était ${when} pour la première fois${start}, avec ${figure}`,
      `The first time was ${when}${start}, with ${figure}`,
    ),
    last: v.say(
      `C’était ${when} pour la dernière fois, avec ${figure}`,
      `The last time was ${when}, with ${figure}`,
    ),
    since: v.say(
      `C’est le cas sans interruption ${since}${start} (${figure} alors)`,
      `It has been so without a break ${since}${start} (${figure} then)`,
    ),
    back: v.say(
      `Le dernier passage ${limit} date ${ofPeriod(fact.period, v.language)}, avec ${figure}`,
      `It last went ${limit} ${when}, with ${figure}`,
    ),
    ended: v.say(
      `Ce n’est plus le cas : c’était ${when} pour la dernière fois, avec ${figure}`,
      `It is so no longer: the last time was ${when}, with ${figure}`,
    ),
  };
  return v.sentence(sayings[kind]);
}

function withFigures({ matches, over, unit }: FilterFindings, v: Voice): string[] {
  const figures = quantitiesListed(matches, unit, v);
  return matches.map((fact, at) => `${nameOf(fact, over, v)} (${figures[at] ?? ''})`);
}

/** « dépassait 2 millions de tonnes dans 3 pays sur 24 », « pour 3 des 24 céréales ». */
function amongInFrench(findings: FilterFindings, limit: string, v: Voice): string {
  const { matches, compared, over, sample, comparator, upTo } = findings;
  const above = comparator === 'above' && !upTo;
  const verb = imperfect(above ? 'dépass' : 'ét', v.head(sample).plural);
  const [n, of] = [matches.length, v.quantity(compared)];
  if (over === 'products')
    return `${n > 0 ? '' : above ? 'ne ' : "n'"}${verb} ${limit} pour ${productsSaid(findings, v)}`;
  const [none, many] = [noneLike(sample.place, v), v.placesLike(sample.place, n)];
  if (n > 0) return `${verb} ${limit} dans ${n} ${many} sur ${of}`;
  return `${above ? 'ne ' : "n'"}${verb} ${limit} dans ${none} des ${of} ${comparedNoun(findings, v)}`;
}

/** « dépassait … », « n'a jamais dépassé 8 USD/kg sur 12 mois ». */
function passingInFrench(findings: FilterFindings, v: Voice): string {
  const { plural } = v.head(findings.sample);
  const [n, of] = [findings.matches.length, v.quantity(findings.compared)];
  const above = findings.comparator === 'above' && !findings.upTo;
  const limit = above ? limitSaid(findings, v) : sideInFrench(findings, v);
  const noun = comparedNoun(findings, v);
  if (findings.over !== 'periods') return amongInFrench(findings, limit, v);
  const passed = above ? 'dépassé' : 'été';
  const have = plural ? 'ont' : 'a';
  if (n > 0) return `${have} ${passed} ${limit} ${countedIn(findings, v)} sur ${of}`;
  return `n'${have} jamais ${passed} ${limit} (${of} ${noun})`;
}

function imperfect(stem: string, plural: boolean): string {
  return stem + (plural ? 'aient' : 'ait');
}

function noneLike(place: string, v: Voice): string {
  return v.isFeminineKind(place) ? 'aucune' : 'aucun';
}

function passingInEnglish(findings: FilterFindings, v: Voice): string {
  const { over, sample } = findings;
  const { plural } = over === 'products' ? v.measure(sample.measure) : v.head(sample);
  const [n, of] = [findings.matches.length, v.quantity(findings.compared)];
  const noun = comparedNoun(findings, v);
  const bound = sideInEnglish(findings, v);
  const was = plural ? 'were' : 'was';
  if (over !== 'periods') {
    if (over === 'products') return `${was} ${bound} for ${productsSaid(findings, v)}`;
    return `${was} ${bound} in ${n > 0 ? n : 'none'} of ${of} ${noun}`;
  }
  return n > 0 ? `${was} ${bound} in ${n} of ${of} ${noun}` : `${was} never ${bound} (${of} ${noun})`;
}

/** « pendant 3 mois », « pendant 1 année », « lors de 20 cotations ». */
function countedIn({ matches, sample }: FilterFindings, v: Voice): string {
  const before = sample.period.length === 'YYYY-MM-DD'.length ? 'lors de' : 'pendant';
  return `${before} ${matches.length} ${periodNoun(sample.period, matches.length, v.language)}`;
}

/** What was compared with the threshold, by how its periods are written: 2024, 2024-05 or a day. */
function comparedNoun({ over, sample, compared }: FilterFindings, v: Voice): string {
  if (over === 'places') return v.placesLike(sample.place, compared.value);
  return periodNoun(sample.period, compared.value, v.language);
}

/** « 3 des 7 céréales », « aucune des 10 céréales », "4 of 12 kinds of animal". */
function productsSaid({ matches, compared, family, sample }: FilterFindings, v: Voice): string {
  const { text, isFeminine } = productsLike(family ?? null, sample.product, v);
  const none = v.say(`aucun${isFeminine ? 'e' : ''}`, 'none');
  const among = v.say('des', 'of');
  return `${matches.length > 0 ? matches.length : none} ${among} ${v.quantity(compared)} ${text}`;
}

/** What the products compared are, in the plural: « céréales », « espèces » of animals, « cultures » of no family. */
function productsLike(
  family: string | null,
  member: string,
  v: Voice,
): { text: string; isFeminine: boolean } {
  const isAnimal = v.lexicon.findProduct(member)?.kind === 'animal';
  if (isAnimal) return { text: v.say('espèces', 'kinds of animal'), isFeminine: true };
  if (family === null) return { text: v.say('cultures', 'crops'), isFeminine: true };
  const { text, gender, plural } = v.product(family);
  if (text.includes(',') || (v.language === 'fr' && !plural))
    return { text: v.say('produits', 'products'), isFeminine: false };
  return { text: plural ? text : `kinds of ${text}`, isFeminine: gender === 'f' };
}
