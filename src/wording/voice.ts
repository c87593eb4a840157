import type { Language } from '../common/language.js';
import type { Noun, Place } from '../lexicon/entries.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { inPlaceInEnglish, listInEnglish, withEnglishArticle } from './english-grammar.js';
import type { Fact, Figure } from './facts.js';
import {
  capitalised,
  inPlace,
  listInFrench,
  ofBareNoun,
  ofNoun,
  toPlace,
  withDefiniteArticle,
  withPlaceArticle,
} from './french-grammar.js';
import { pieceOf } from './pieces.js';
import { placesOfKind } from './place-kinds.js';
import { formatPair } from './quantity-pair.js';
import { formatNumber, formatPercent, formatQuantity, unitsName } from './number-format.js';

/** « pig carcass, class S », which no list such as "rapeseed, sunflower and soya" is: what follows has a comma before it. */
const ENDS_IN_ASIDE = /^[^,]+, (?:class|average)\b/u;

type Named = Pick<Fact, 'product' | 'place' | 'measure'>;

/** Dimensionless names of figures that are no units of the lexicon. */
const BARE_UNITS: ReadonlySet<string> = new Set(['rank', 'coefficient', 'count', 'points']);

/** What English calls « the number of pigs », « the number of pigs slaughtered ». */
const HEAD_COUNTS: ReadonlySet<string> = new Set(['stocks', 'slaughtered']);

/** A figure, with its product where it is one of a product. */
type Quantity = Pick<Figure, 'value' | 'unit'> & { product?: string };

/** Says the names and figures of findings in one language. */
export class Voice {
  constructor(
    readonly language: Language,
    readonly lexicon: Lexicon,
  ) {}

  /** One of two wordings. */
  say(french: string, english: string): string {
    return this.language === 'fr' ? french : english;
  }

  product(id: string): Noun {
    const known = this.lexicon.findProduct(id)?.name[this.language];
    return known ?? { text: id.slice(id.indexOf(':') + 1), gender: 'm', plural: false, aspirated: true };
  }

  place(id: string): Place | null {
    return this.lexicon.findPlace(id);
  }

  /** « la France », "the Netherlands". */
  placeName(id: string): string {
    const place = this.place(id);
    if (!place) return id.slice(id.indexOf(':') + 1);
    return this.language === 'fr' ? withPlaceArticle(place) : withEnglishArticle(place);
  }

  /** « France », "Netherlands", as a list or a table has it. */
  placeLabel(id: string): string {
    return this.place(id)?.name[this.language].text ?? id.slice(id.indexOf(':') + 1);
  }

  productLabel(id: string): string {
    return this.product(id).text;
  }

  /** « pays », « départements », "countries": what places such as this one are, as many as are counted. */
  placesLike(id: string, count: number): string {
    return placesOfKind(this.place(id)?.kind, count, this.language);
  }

  /** Whether the French noun of `placesLike` is feminine: « les principales régions ». */
  isFeminineKind(id: string): boolean {
    return this.place(id)?.kind === 'region';
  }

  /** « en France », "in the Netherlands". */
  inPlace(id: string): string {
    const place = this.place(id);
    if (!place) return this.say(`pour ${this.placeLabel(id)}`, `for ${this.placeLabel(id)}`);
    return this.language === 'fr' ? inPlace(place) : inPlaceInEnglish(place);
  }

  /** « au Portugal », « à l'Union européenne », "to the Netherlands". */
  toPlace(id: string): string {
    const place = this.place(id);
    return place && this.language === 'fr' ? toPlace(place) : `${this.say('à', 'to')} ${this.placeName(id)}`;
  }

  /** « du blé tendre », "of soft wheat". */
  ofProduct(id: string): string {
    const noun = this.product(id);
    return this.language === 'fr' ? ofNoun(noun) : `of ${noun.text}`;
  }

  /** « de blé tendre », "of soft wheat". */
  ofBareProduct(id: string): string {
    const noun = this.product(id);
    return this.language === 'fr' ? ofBareNoun(noun) : `of ${noun.text}`;
  }

  /** « le blé tendre », "soft wheat". */
  theProduct(id: string): string {
    const noun = this.product(id);
    return this.language === 'fr' ? withDefiniteArticle(noun) : noun.text;
  }

  measure(id: string): Noun {
    return this.lexicon.getMeasure(id).name[this.language];
  }

  /** « la production », « les abattages », "production". */
  theMeasure(id: string): string {
    const noun = this.measure(id);
    return this.language === 'fr' ? withDefiniteArticle(noun) : noun.text;
  }

  /** « la production de blé tendre », "soft wheat production": measure and product, without the place. */
  topic(named: Pick<Named, 'product' | 'measure'>): string {
    if (this.#isLandArea(named)) return this.theProduct(named.product) + this.#acronymOf(named.product);
    const measure = this.measure(named.measure);
    const noun = this.product(named.product);
    if (this.language === 'en')
      return HEAD_COUNTS.has(named.measure)
        ? `the number of ${noun.text}${named.measure === 'slaughtered' ? ' slaughtered' : ''}`
        : `the ${measure.text} of ${noun.text}`;
    return `${withDefiniteArticle(measure)} ${this.isOfWhole(named.measure) ? ofNoun(noun) : ofBareNoun(noun)}`;
  }

  /** Whether French says the measure of a product with its article: « le prix du blé », but « la production de blé ». */
  isOfWhole(measure: string): boolean {
    return this.lexicon.getMeasure(measure).domain === 'price' || measure === 'yield';
  }

  /** The topic with its place: « la production de blé tendre en France ». */
  subject(named: Named): string {
    const place = this.#placeOf(named);
    if (!place) return this.topic(named);
    const isAside = this.language === 'en' && ENDS_IN_ASIDE.test(this.product(named.product).text);
    return `${this.topic(named)}${isAside ? ',' : ''} ${place}`;
  }

  /** The noun that a verb agrees with: that of the measure, or of land itself. */
  head(named: Named): Noun {
    if (this.language === 'en' && HEAD_COUNTS.has(named.measure))
      return { ...this.measure(named.measure), plural: false };
    return this.#isLandArea(named) ? this.product(named.product) : this.measure(named.measure);
  }

  /** « était de », « étaient de », "was", "were". */
  was(named: Named): string {
    const { plural } = this.head(named);
    if (this.language === 'en') return plural ? 'were' : 'was';
    return plural ? 'étaient de' : 'était de';
  }

  /** The value in the unit asked for where it fits, else as reads best; of what is counted by the piece, with the piece. */
  quantity(figure: Quantity, asked: string | null = null): string {
    const { value, unit, product = '' } = figure;
    if (unit === '%') return this.percent(figure);
    if (BARE_UNITS.has(unit)) {
      return `${formatNumber(value, this.language)} ${pieceOf(product, unit, this.language)}`.trimEnd();
    }
    return formatQuantity(value, unit, this.language, this.lexicon, this.#unitOption(unit, asked));
  }

  /** The quantity, with its text, as French farmers count it too: « 7,33 t/ha (73,3 q/ha) ». */
  quantityBothWays(figure: Quantity, asked: string | null, text: string): string {
    const fits = asked !== null && Object.keys(this.#unitOption(figure.unit, asked)).length > 0;
    if (this.language === 'en' || fits || !this.#isYield(figure.unit)) return text;
    return `${text} (${this.quantity(figure, 'q/ha')})`;
  }

  /** « dollars par tonne », "euros per tonne". */
  unitsName(id: string): string {
    const unit = this.lexicon.units.find((one) => one.id === id);
    return unit ? unitsName(unit, this.language) : id;
  }

  /** Two quantities of one kind side by side; the unit is said once where it is the same: « 3,456 », « 4,458 millions de tonnes ». */
  quantityPair(one: Quantity, other: Quantity, asked: string | null = null): [string, string] {
    if ([one, other].some(({ unit }) => unit === '%' || BARE_UNITS.has(unit)))
      return [this.quantity(one, asked), this.quantity(other, asked)];
    const unit = this.#unitOption(one.unit, asked).unit ?? null;
    return formatPair(one, other, this.language, this.lexicon, unit);
  }

  /** « Oui. », "No. ", before a sentence that gives the reason; nothing where neither was asked for. */
  yesOrNo(holds: boolean | null = null): string {
    if (holds === null) return '';
    return holds ? this.say('Oui. ', 'Yes. ') : this.say('Non. ', 'No. ');
  }

  percent(figure: Pick<Figure, 'value'>): string {
    return formatPercent(figure.value, this.language);
  }

  /** « +4,35 % », « −26,9 % ». */
  signedPercent(figure: Pick<Figure, 'value'>): string {
    return formatPercent(figure.value, this.language, { signed: true });
  }

  list(items: readonly string[]): string {
    return this.language === 'fr' ? listInFrench(items) : listInEnglish(items);
  }

  /** The text as a sentence: capital first, full stop last. */
  sentence(text: string): string {
    const ended = /[.!?]$/u.test(text) ? text : `${text}.`;
    return this.language === 'fr' ? capitalised(ended) : ended.charAt(0).toUpperCase() + ended.slice(1);
  }

  /** World prices and quotations whose name says the market need no place. */
  #placeOf(named: Named): string | null {
    if (named.measure !== 'price') return this.inPlace(named.place);
    const market = /Rungis|Plérin|Union européenne|EU |États-Unis|US /u.test(
      this.product(named.product).text,
    );
    return named.place === 'WLD' || market ? null : this.inPlace(named.place);
  }

  /** « (SAU) », where people write the name so. */
  #acronymOf(product: string): string {
    const synonyms = this.lexicon.findProduct(product)?.synonyms[this.language] ?? [];
    const acronym = synonyms.find((name) => /^[A-Z]{2,4}$/u.test(name));
    return acronym ? ` (${acronym})` : '';
  }

  #isYield(unitId: string): boolean {
    return this.lexicon.units.some(({ id, dimension }) => id === unitId && dimension === 'yield');
  }

  #isLandArea(named: Pick<Named, 'product' | 'measure'>): boolean {
    return named.measure.startsWith('area') && this.lexicon.findProduct(named.product)?.kind === 'land';
  }

  #unitOption(unit: string, asked: string | null): { unit?: string } {
    if (!asked) return {};
    const same = this.lexicon.getUnit(asked).dimension === this.lexicon.getUnit(unit).dimension;
    return same ? { unit: asked } : {};
  }
}
