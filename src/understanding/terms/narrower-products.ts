import type { Slot } from '../frame.js';
import type { Evidence } from '../reading.js';

interface Narrowing {
  /** Folded words that must stand in the question. */
  said: RegExp;
  /** Folded words beside which the wide product is its own. */
  unless?: RegExp;
  wide: ReadonlySet<string>;
  narrow: string;
}

const GRAPES = new Set(['grapes', 'wine-grapes']);
const VINES = new Set([...GRAPES, 'wine']);
const PIGS = new Set(['pig', 'pig-meat', 'pig-carcass-s']);
const TEAS = new Set(['tea']);

/** « Le nombre de porcs abattus et le prix de la classe S »: all pigs are slaughtered. */
const SLAUGHTER = /\b(?:abatt|slaughter)/;

/** What a quality said elsewhere in the question makes of a wide product: « vignes … destinées aux vins AOP ». */
const NARROWINGS: readonly Narrowing[] = [
  { said: /\b(?:aop|aoc|pdo)\b/, wide: VINES, narrow: 'wine-grapes-pdo' },
  { said: /\b(?:igp|pgi)\b/, wide: VINES, narrow: 'wine-grapes-pgi' },
  { said: /\b(?:plerin|cadran)\b/, unless: SLAUGHTER, wide: PIGS, narrow: 'pig-carcass-plerin' },
  { said: /\b(?:class(?:e|es)?|grade) s\b/, unless: SLAUGHTER, wide: PIGS, narrow: 'pig-carcass-s' },
  { said: /\bmombass?a\b/, wide: TEAS, narrow: 'tea-mombasa' },
  { said: /\bcolombo\b/, wide: TEAS, narrow: 'tea-colombo' },
  { said: /\b(?:kolkata|calcutta)\b/, wide: TEAS, narrow: 'tea-kolkata' },
];

/**
 * The products as the whole question means them: « vignes pour le vin » are wine grapes, « le thé à Mombasa, Colombo ou
 * Calcutta » is three of them.
 */
export function narrowProducts(named: readonly Slot<string>[], evidence: Evidence): Slot<string>[] {
  const { spoken } = evidence;
  const products =
    named.length > 1 && FOR_SEED.test(spoken) ? named.filter(({ value }) => value !== SEED) : named;
  const whole = partOfWine(products, evidence) ?? partOfUse(products, evidence);
  if (whole) return whole;
  const said = NARROWINGS.filter(({ said: one, unless }) => one.test(spoken) && !unless?.test(spoken));
  const [first] = said;
  if (first) {
    const ofOne = said.filter(({ wide }) => wide === first.wide);
    const inOrder = ofOne.toSorted((a, b) => spoken.search(a.said) - spoken.search(b.said));
    return narrowed(
      products,
      first.wide,
      inOrder.map(({ narrow }) => narrow),
    );
  }
  return withGrapes(products, evidence);
}

/** Of wine beside grapes: the grapes that it is made of, with it where it is asked of itself. */
function withGrapes(products: readonly Slot<string>[], evidence: Evidence): Slot<string>[] {
  const { spoken } = evidence;
  const ids = products.map(({ value }) => value);
  if (!ids.includes('wine')) return [...products];
  if (!ids.includes('wine-grapes') && !ids.includes('grapes')) return [...products];
  const grapes = ids.includes('wine-grapes') ? 'wine-grapes' : grapesOf(evidence);
  const isOfBoth = OF_WINE_ITSELF.test(spoken) && !FOR_WINE.test(spoken);
  return narrowed(products, isOfBoth ? GRAPES : VINES, [grapes]);
}

/** « pois de semence »: what the one crop is for, and no second one. */
const FOR_SEED = /\bde semence\b/;
const SEED = 'seeds-and-seedlings';

/** « le poids de la France dans le raisin mondial, pour un article sur le vin »: of the world only all grapes are counted. */
function grapesOf(evidence: Evidence): string {
  return evidence.all('place').some(({ id }) => id === WORLD) ? 'grapes' : 'wine-grapes';
}

/** « superficie de vigne et production de vin »: the wine is asked for besides, and is no other word for its grapes. */
const OF_WINE_ITSELF =
  /(?:^| )(?:(?:production|volumes?|quantites?|litres?|hectolitres?|output) (?:de|du|d|of)(?: le)? vins?(?! d[eu]s? )|combien de vin|how much wine|(?:production|volumes?|output) of wine|wine (?:production|output|volumes?))(?: |$)/;
/** « vignes pour la production de vin ». */
const FOR_WINE = /(?:^| )(?:pour|destinee?s? a|for) (?:(?:la|the) )?(?:production|wine)(?: |$)/;

const WORLD = 'WLD';

/**
 * « quelle part du raisin de cuve est en AOP », « les vins AOP dans le raisin de cuve »: of a share the quality is the part, and
 * what it is said of the whole. Null where no such share is asked for.
 */
function partOfWine(products: readonly Slot<string>[], evidence: Evidence): Slot<string>[] | null {
  if (!evidence.has('share', 'percent')) return null;
  const vines = products.filter(({ value }) => VINES.has(value));
  const part = NARROWINGS.find(({ said, wide }) => wide === VINES && said.test(evidence.spoken));
  const [first] = vines;
  const isPart = QUALITY_SAID.test(evidence.spoken) || evidence.all('product').length > 1;
  const isOfOther = products.some(({ value }) => !VINES.has(value) && value !== part?.narrow);
  if (!first || !part || !isPart || isOfOther) return null;
  return [
    { ...first, value: part.narrow },
    { ...first, value: 'wine-grapes' },
  ];
}

/** What is told apart by what it is for: fruit that is eaten as it is. */
const FOR_TABLE: ReadonlyMap<string, string> = new Map([
  ['apples', 'dessert-apples'],
  ['pears', 'dessert-pears'],
  ['grapes', 'table-grapes'],
  ['olives', 'table-olives'],
]);
const TO_TABLE =
  /(?:^| )(?:(?:destinee?s?|reservee?s?|vendue?s?|consommee?s?|mangee?s?) (?:a|pour) (?:la |le )?(?:table|frais|bouche)|pour (?:la table|le frais)|(?:destined|meant|grown|sold|kept) for (?:the table|dessert|eating|fresh (?:use|eating|consumption)))(?: |$)/;

/**
 * « quelle proportion des pommes était destinée à la table »: of a share the fruit for the table is the part, and all of it the
 * whole. Null where no such share is asked for.
 */
function partOfUse(products: readonly Slot<string>[], evidence: Evidence): Slot<string>[] | null {
  const [first, ...others] = products;
  if (!first || others.length > 0 || !evidence.has('share', 'percent')) return null;
  const part = FOR_TABLE.get(first.value);
  return part && TO_TABLE.test(evidence.spoken) ? [{ ...first, value: part }, first] : null;
}

/** « est en AOP », "is PDO": the quality is said of what is named, and is no part of its name. */
const QUALITY_SAID =
  /(?:^| )(?:est|sont|etait|etaient|fut|is|are|was|were|destinee?s?|classee?s?|goes|going|va|vont)(?: \S+){0,4}? (?:aop|aoc|pdo|igp|pgi)(?: |$)/;

/** The wide products as the narrow ones, in the place of the first that is either. */
function narrowed(
  products: readonly Slot<string>[],
  wide: ReadonlySet<string>,
  narrow: readonly string[],
): Slot<string>[] {
  const first = products.find(({ value }) => wide.has(value) || narrow.includes(value));
  if (!first) return [...products];
  return products.flatMap((slot) => {
    if (slot === first) return narrow.map((value) => ({ ...slot, value }));
    return wide.has(slot.value) || narrow.includes(slot.value) ? [] : [slot];
  });
}
