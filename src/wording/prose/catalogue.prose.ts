import { pieceOf } from '../pieces.js';
import { fromPublishers, publisherOf } from '../publisher-names.js';
import type { CoverageFindings, CoverageSide, Extent } from '../coverage.findings.js';
import { endsSentence } from './covered-ends.prose.js';
import { unitName, unitsSentence } from './covered-units.prose.js';
import { fromPeriodTo, inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';

/** From when to when there are figures, and of how much; what is asked about first, and alone where nothing else is named. */
export function coverageProse(findings: CoverageFindings, v: Voice): string[] {
  const { sides = [], facts } = findings;
  const isOfAll = facts.length === 0;
  const isAlone = sides.some((side) => ALONE.has(side));
  const first = ORDER.filter((side) => sides.includes(side));
  const others = ORDER.filter((side) => side !== 'sources' && !sides.includes(side));
  const told = isAlone || (sides.length > 0 && isOfAll) ? first : [...first, ...others];
  const said = told.flatMap((side, index) => SIDES[side](findings, index === 0, v));
  return said.length > 0 ? said : SIDES.times(findings, true, v);
}

/** What is told without the other sides of it. */
const ALONE: ReadonlySet<CoverageSide> = new Set(['places', 'products', 'units']);
const ORDER: readonly CoverageSide[] = ['units', 'times', 'sources', 'places', 'products'];

/** What is counted of animals alone. */
const OF_ANIMALS: ReadonlySet<string> = new Set(['stocks', 'slaughtered']);

/** What is said of each side; `isFirst` where it begins the answer. */
const SIDES: Record<CoverageSide, (findings: CoverageFindings, isFirst: boolean, v: Voice) => string[]> = {
  times: (findings, _isFirst, v) => [extentsSentence(findings, v)],
  units: (findings, _isFirst, v) => unitsSentence(findings, v),
  sources: publishersNamed,
  places: ({ places, placeCount, sides = [], ends }, isFirst, v) => [
    ...covered(
      placeCount.value,
      places.map((id) => v.placeName(id)),
      isFirst ? ['Les données couvrent', 'The data cover'] : ['Elles couvrent', 'They cover'],
      sides.includes('places') ? ['pays', 'countries'] : PLACES_AND_GROUPS,
      v,
    ),
    ...(placeCount.value > 1 ? endsSentence({ ends }, v) : []),
  ],
  products: ({ products, productCount, places, extents }, isFirst, v) => {
    const [place, ...others] = places;
    // A place that is not told before, nor beside others after it, is told with them.
    const where = isFirst && place && others.length === 0 ? ` ${v.inPlace(place)}` : '';
    return covered(
      productCount.value,
      products.map((id) => v.productLabel(id)),
      isFirst ? ['Les données portent sur', 'The data cover'] : ['Elles portent sur', 'They concern'],
      extents.every(({ measure }) => OF_ANIMALS.has(measure))
        ? [`catégories d'animaux${where}`, `kinds of animals${where}`]
        : [`produits${where}`, `products${where}`],
      v,
    );
  },
};

/** « Les chiffres viennent d'Eurostat et de la Banque mondiale », and the law where all that is held is asked about. */
function publishersNamed({ citations, facts }: CoverageFindings, _isFirst: boolean, v: Voice): string[] {
  const names = new Set(citations.map(({ publisher }) => publisher));
  const ids = v.lexicon.publishers.flatMap(({ id, name }) => (names.has(name.en.text) ? [id] : []));
  const law = v.say(
    'les textes du Code rural et de la pêche maritime viennent de Légifrance',
    'the texts of the French rural code come from Légifrance',
  );
  const said = v.say(
    `Les chiffres viennent ${fromPublishers(ids, v)}`,
    `The figures come ${fromPublishers(ids, v)}`,
  );
  return [v.sentence(facts.length === 0 ? `${said}${v.say(' ; ', '; ')}${law}` : said)];
}

const PLACES_AND_GROUPS = ['pays et groupes de pays', 'countries and groups of countries'] as const;
/** So few of them need not be counted. */
const FEW = 3;

/** « Elles couvrent 41 pays et groupes de pays, dont … », or all of them where they are few; nothing for one. */
function covered(
  count: number,
  names: readonly string[],
  verb: readonly [french: string, english: string],
  noun: readonly [french: string, english: string],
  v: Voice,
): string[] {
  if (count < 2) return [];
  const all = names.length === count;
  if (count <= FEW && noun[0] === PLACES_AND_GROUPS[0])
    return [v.sentence(`${v.say(...verb)} ${v.list(names)}`)];
  const said = `${v.say(...verb)} ${v.quantity({ value: count, unit: 'count' })} ${v.say(...noun)}`;
  const joint = all ? v.say(' : ', ': ') : v.say(', dont ', ', among them ');
  return [v.sentence(`${said}${joint}${v.list(names)}`)];
}

/** Extents that differ by their measure alone are told in one sentence. */
function extentsByTime({ extents }: CoverageFindings): (readonly Extent[])[] {
  const groups = new Map<string, Extent[]>();
  for (const extent of extents) {
    const gaps = (extent.gaps ?? []).map(({ from, to }) => `${from}-${to}`);
    const key = [extent.dataset, extent.frequency, extent.from, extent.to, ...gaps].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), extent]);
  }
  return [...groups.values()];
}

/**
 * « On dispose de données annuelles de 2000 à 2025 sur la surface récoltée et la production de colza en Italie (Eurostat) ;
 * de données mensuelles … »: what is told of every group of extents is said once, before them.
 */
function extentsSentence(findings: CoverageFindings, v: Voice): string {
  const groups = extentsByTime(findings);
  const isSeveral = findings.productCount.value > 1;
  const whats = groups.map((extents) => whatIsCovered(extents, isSeveral, v) + whereOf(extents, findings, v));
  const [common, ...others] = new Set(whats);
  const isCommon = groups.length > 1 && others.length === 0;
  const items = groups.map((extents, at) => {
    const what = isCommon ? '' : ` ${v.say('sur', 'on')} ${whats[at] ?? ''}`;
    return groupSaid(extents, what, findings, v);
  });
  const list = isCommon ? v.list(items) : listOfExtents(items, groups, v);
  const head = isCommon
    ? v.say(`Sur ${common}, on dispose`, `On ${common} there are`)
    : v.say('On dispose', 'There are');
  return v.sentence(`${head} ${list}`);
}

/** « … de 2000 à 2024 sur … (Eurostat), et de 2010 à 2022 sur … (FAO) »: what kind of figures all are is said once. */
function listOfExtents(items: readonly string[], groups: readonly (readonly Extent[])[], v: Voice): string {
  const kinds = groups.map(([extent]) => (extent ? figuresOf(extent, v) : ''));
  const [kind = '', ...others] = new Set(kinds);
  const isOfOneKind = others.length === 0;
  const said = items.map((item, at) => (at > 0 && isOfOneKind ? item.slice(kind.length).trimStart() : item));
  const [first = '', second = ''] = said;
  if (isOfOneKind && said.length === 2) return `${first}${v.say(', et ', ', and ')}${second}`;
  return said.join(v.say(' ; ', '; '));
}

function groupSaid(
  extents: readonly Extent[],
  what: string,
  { citations, productCount }: CoverageFindings,
  v: Voice,
): string {
  const [extent] = extents;
  if (!extent) return '';
  const isOfOne = productCount.value === 1;
  // Each product's price has a unit of its own.
  const unit = extent.measure === 'price' && !isOfOne ? '' : unitOf(extents, isOfOne, v);
  const source = [publisherOf(extent, citations, v), unit].filter((part) => part !== '');
  const aside = extent.gaps?.length && what !== '' ? ',' : '';
  return `${figuresOf(extent, v)} ${spanOf(extent, v)}${aside}${what} (${source.join(', ')})`;
}

/** « de données annuelles », "annual figures". */
export function figuresOf({ frequency }: Extent, v: Voice): string {
  return v.say(`de données ${frequencyName(frequency, v)}`, `${frequencyName(frequency, v)} figures`);
}

/** « en France », and « sur le marché mondial » of world prices where it is asked of which countries there are any. */
function whereOf(
  [extent]: readonly Extent[],
  { placeCount, sides = [] }: CoverageFindings,
  v: Voice,
): string {
  if (!extent || placeCount.value > 1) return '';
  if (extent.place !== 'WLD') return ` ${v.inPlace(extent.place)}`;
  const isOfPlaces = extent.measure === 'price' && sides.includes('places');
  return isOfPlaces ? v.say(' sur le marché mondial', ' on the world market') : '';
}

/** « en USD/t », where all are in one unit that is written without digits; what has no symbol of its own is spelled out, and one product's piece told. */
function unitOf(extents: readonly Extent[], isOfOne: boolean, v: Voice): string {
  const [unit = null, ...others] = new Set(extents.map((one) => one.unit));
  const named = unit && others.length === 0 ? unitName(unit, v) : '';
  const piece = commonPiece(extents, v);
  // Hives are told of bees alone, and of no cattle beside them.
  const name = isOfOne || piece === '' ? piece || named : '';
  return name === '' || /\d/u.test(name) ? '' : `${v.say('en', 'in')} ${name}`;
}

/** « ruches », where all that is covered is counted by a piece of its own. */
function commonPiece(extents: readonly Extent[], v: Voice): string {
  const pieces = new Set(extents.map(({ product, unit = '' }) => pieceOf(product, unit, v.language)));
  const [only = '', ...others] = pieces;
  return others.length === 0 ? only : '';
}

/** « le prix de l'urée », « la surface récoltée et la production de blé tendre »; of several products the measures alone. */
function whatIsCovered(extents: readonly Extent[], isSeveral: boolean, v: Voice): string {
  if (!isSeveral) return v.topics(extents);
  return v.list([...new Set(extents.map(({ measure }) => pricesOr(measure, v)))]);
}

/** Prices of several products are several. */
function pricesOr(measure: string, v: Voice): string {
  return measure === 'price' ? v.say('les prix', 'prices') : v.theMeasure(measure);
}

/** More stretches without a figure than this are not listed. */
const MOST_GAPS = 5;

/** « de 2000 à 2025, sauf en 2007 et de 2011 à 2024 », « en 2025 seulement ». */
export function spanOf({ from, to, gaps = [] }: Extent, v: Voice): string {
  const span = from === to ? onlyIn(from, v) : fromPeriodTo(from, to, v.language);
  if (gaps.length === 0) return span;
  if (gaps.length > MOST_GAPS) return span + v.say(', avec des années sans donnée', ', with years missing');
  const names = gaps.flatMap((gap) => gapSaid(gap, v));
  return span + v.say(', sauf ', ', except ') + v.list(names);
}

/** « en 2007 », « en 2008 » and « en 2009 », « de 2011 à 2024 ». */
function gapSaid({ from, to }: { from: string; to: string }, v: Voice): string[] {
  if (Number(to) - Number(from) > 1) return [fromPeriodTo(from, to, v.language)];
  return [...new Set([from, to])].map((year) => inPeriod(year, v.language));
}

function onlyIn(period: string, v: Voice): string {
  return v.say(`${inPeriod(period, 'fr')} seulement`, `${inPeriod(period, 'en')} only`);
}

/** « annuelles », "annual". */
function frequencyName(frequency: Extent['frequency'], v: Voice): string {
  const names = {
    annual: ['annuelles', 'annual'],
    monthly: ['mensuelles', 'monthly'],
    weekly: ['hebdomadaires', 'weekly'],
  };
  const [french = '', english = ''] = names[frequency];
  return v.say(french, english);
}
