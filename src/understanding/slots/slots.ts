import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Slot } from '../frame.js';
import { isGiver } from '../field/givers.js';
import { abbreviationAsked } from '../terms/abbreviations.js';
import { narrowProducts } from '../terms/narrower-products.js';
import { grownUnderGlass } from '../terms/under-glass.js';
import { wordAt } from '../text/number-words.js';
import { stretchAt } from '../text/within.js';
import { HOME, isOursBeside, withOurs } from './ours.js';
import type { Evidence, Found } from '../reading.js';

/** Products in the order of the question; a publisher's code names its product too. */
export function readProducts(evidence: Evidence, lexicon: Lexicon): Slot<string>[] {
  const coded = evidence.reading.codes.flatMap((code) => {
    const id = lexicon.findByCode('product', 'eurostat', code);
    return id ? [{ value: id, provenance: 'explicit' as const, words: code }] : [];
  });
  const abbreviation = abbreviationAsked(evidence);
  const found = abbreviation ? [abbreviation] : withoutSource(evidence.all('product'), evidence);
  const specified = evidence.has('share')
    ? found
    : found.filter(
        (one) =>
          !found.some(
            (other) => isSpecifiedBy(one, other, evidence, lexicon) || isFormOf(one, other, evidence),
          ),
      );
  const asked = withoutGivers(withoutFamily(unique(specified), evidence, lexicon), evidence, lexicon);
  const isSetBeside = evidence.has('share', 'compare');
  const ofHarvest = isSetBeside ? asked : withoutHarvest(asked, lexicon);
  const named = grownUnderGlass(narrowProducts(ofHarvest, evidence), evidence, lexicon);
  return [...named, ...coded.filter((slot) => !named.some((known) => known.value === slot.value))];
}

/** « cacao en fèves », "maize for grain": what a product comes as is no other product. */
function isFormOf(form: Found, whole: Found, { reading }: Evidence): boolean {
  const isNext = form.mention.start === whole.mention.end + 1;
  return isNext && /^(?:en|for)$/.test(wordAt(reading.tokens, whole.mention.end));
}

const GRAPE_HARVEST = /^vendanges?$/i;

/** « la vendange … de raisin de cuve »: the harvest is of the grapes that are named, and not of all. */
function withoutHarvest(products: Slot<string>[], lexicon: Lexicon): Slot<string>[] {
  const isWider = (id: string): boolean => products.some(({ value }) => lexicon.isPartOf(value, id));
  return products.filter(({ value, words }) => !GRAPE_HARVEST.test(words ?? '') || !isWider(value));
}

const AND = /^(?:et|ou|and|or)$/;

/** What stands on land of which the crop is named: « vergers d'oliviers », "apple orchards". */
const PLANTED = /^(?:vergers?|orchards?)$/iu;

/** What comes before the land that a harvest is from: « vient des », "picked in". */
const FROM =
  /^(?:from|out|vien(?:t|nent)|provien(?:t|nent)|sort|sortent|sorti(?:e|s|es)?|issue?s?|pousse(?:nt)?|cueilli(?:e|s|es)?|recoltee?s?|produite?s?|donnee?s?|picked|grown?|grows?|harvested|produced)$/;
/** How many words before the land such a word may stand: « vient de tous les vergers ». */
const FAR_FROM = 4;

/** Without the land that a harvest is said to come from: « quelle part des pommes vient des vergers polonais » is of apples. */
function withoutSource(products: readonly Found[], { reading: { tokens } }: Evidence): readonly Found[] {
  const isSource = ({ mention: { words, start } }: Found): boolean =>
    PLANTED.test(words) &&
    tokens.slice(Math.max(0, start - FAR_FROM), start).some(({ folded }) => FROM.test(folded));
  const others = products.filter((one) => !isSource(one));
  return others.length > 0 ? others : products;
}

/** « vergers de pommiers » are apple trees, « nos vergers donnent des pommes » is about these; "UAA and arable land" are two things. */
function isSpecifiedBy(wide: Found, narrow: Found, evidence: Evidence, lexicon: Lexicon): boolean {
  const { reading } = evidence;
  if (wide !== narrow && PLANTED.test(wide.mention.words))
    return areBeside(wide, narrow) || isGiver(evidence, wide.mention);
  const gap = narrow.mention.start - wide.mention.end;
  if (gap < 0 || gap > 1 || AND.test(wordAt(reading.tokens, wide.mention.end))) return false;
  return lexicon.isPartOf(narrow.id, wide.id);
}

/** "how much milk did the cows give": the milk is asked for, and the animals are only where it comes from. */
function withoutGivers(products: Slot<string>[], evidence: Evidence, lexicon: Lexicon): Slot<string>[] {
  const kindOf = ({ value }: Slot<string>): string | undefined => lexicon.findProduct(value)?.kind;
  const given = products.filter((slot) => kindOf(slot) === 'animal-product');
  if (given.length !== 1 || evidence.has('slaughter-cue')) return products;
  const isBeside = evidence.has('share', 'compare', 'correlation') || hasAnd(evidence);
  const isOneAmount = evidence.cues('how-much').length === 1 && !isBeside;
  const areGiving = evidence
    .all('product')
    .some(({ id, mention }) => lexicon.findProduct(id)?.kind === 'animal' && isGiver(evidence, mention));
  if ((!isOneAmount && !areGiving) || evidence.has('correlation')) return products;
  return products.filter((slot) => kindOf(slot) !== 'animal');
}

function hasAnd({ reading: { tokens } }: Evidence): boolean {
  return tokens.some(({ folded }) => AND.test(folded));
}

function areBeside({ mention: one }: Found, { mention: other }: Found): boolean {
  return other.start === one.end + 1 || other.start === one.end || other.end === one.start;
}

/**
 * « quel engrais … : urée, DAP ou TSP » is about the three, not about fertilizers; so is « céréales : blé et orge », save
 * where the family is what the others are a share of or set against.
 */
function withoutFamily(products: Slot<string>[], evidence: Evidence, lexicon: Lexicon): Slot<string>[] {
  if (!evidence.has('which-product') && evidence.has('share', 'compare', 'correlation')) return products;
  const isFamily = (id: string): boolean =>
    products.filter(({ value }) => lexicon.isPartOf(value, id)).length > 1;
  return products.filter(({ value }) => !isFamily(value));
}

/**
 * Places in the order of the question; adjectives of a product's origin count as places too. Where somebody lives
 * (« je suis céréalier en Beauce. Quel … ? ») is not what they ask about.
 */
export function readPlaces(evidence: Evidence, lexicon: Lexicon): Slot<string>[] {
  const isSmall = (id: string): boolean =>
    /^(?:region|department|city)$/.test(lexicon.findPlace(id)?.kind ?? '');
  const places = withTold(
    unique(evidence.all('place').filter((found) => found.inFocus || !isSmall(found.id))),
    evidence,
    lexicon,
  );
  if (places.length > 0 && isOursBeside(evidence, places, lexicon)) return withOurs(places, evidence);
  const [union] = evidence.has('share', 'percent') ? evidence.cues('union') : [];
  if (union && places.length > 0 && places.every(({ value }) => lexicon.findPlace(value)?.kind === 'country'))
    return [...places, { value: UNION, provenance: 'explicit', words: union.mention.words }];
  const spoken = places.length > 0 ? undefined : [...evidence.cues('home'), ...evidence.cues('union')][0];
  if (!spoken) return places;
  const value = spoken.id === 'home' ? HOME : UNION;
  return [{ value, provenance: 'explicit', words: spoken.mention.words }];
}

/**
 * Of a price no place that somebody tells he is at or buys from: « Je suis torréfacteur à Lille. L'arabica a pris combien ? »
 * is of the market that it is quoted on.
 */
export function withoutTellers(places: Slot<string>[], evidence: Evidence, lexicon: Lexicon): Slot<string>[] {
  const { sentences, tokens } = evidence.reading;
  const found = evidence.everywhere('place');
  // The one country that somebody sells in may have prices of its own.
  const isOfCountry =
    places.length === 1 &&
    found.some(({ id }) => /^(?:country|union)$/.test(lexicon.findPlace(id)?.kind ?? ''));
  if (isOfCountry) return places;
  if (places.length === 0 || found.length === 0 || found.some(({ inFocus }) => inFocus)) return places;
  const isOfTeller = ({ mention }: Found): boolean => {
    const sentence = stretchAt(mention.start, sentences);
    return tokens.slice(sentence?.start, sentence?.end).some(({ folded }) => TELLER.test(folded));
  };
  return found.every(isOfTeller) ? [] : places;
}

const TELLER = /^(?:je|j|nous|i|we|my|our|mon|ma|mes|notre|nos)$/;

const UNION = 'EU27_2020';
/** « sa part », "its share"; « dans notre région », "in our county". */
const OF_THE_ONE_TOLD =
  /(?:^| )(?:(?:sa|son|leur|its|their) (?:part|poids|share|portion|rang|rank)|(?:notre|nos|our) (?:region|departement|comte|canton|county|province))(?: |$)/;

/** « L'Ukraine pèserait … Quelle était sa part dans la production mondiale ? »: the place told before is the one that is meant. */
function withTold(asked: Slot<string>[], evidence: Evidence, lexicon: Lexicon): Slot<string>[] {
  const isWide = ({ value }: Slot<string>): boolean =>
    /^(?:world|continent|union)$/.test(lexicon.findPlace(value)?.kind ?? '');
  const refers = OF_THE_ONE_TOLD.exec(evidence.spoken)?.[0] ?? '';
  const isOfRegion = / (?:notre|nos|our) /.test(` ${refers}`);
  if (refers === '' || asked.length === 0 || !(isOfRegion || asked.every(isWide))) return asked;
  const told = unique(evidence.everywhere('place').filter(({ inFocus }) => !inFocus)).filter(
    (one) => !isWide(one),
  );
  return told.length === 1 ? [...told, ...asked] : asked;
}

function unique(found: readonly Found[]): Slot<string>[] {
  const slots = new Map<string, Slot<string>>();
  for (const { id, mention } of found.toSorted((a, b) => a.mention.start - b.mention.start)) {
    if (slots.has(id)) continue;
    slots.set(id, {
      value: id,
      provenance: mention.corrected ? 'corrected' : 'explicit',
      words: mention.words,
    });
  }
  return [...slots.values()];
}
