import type { Language } from '../common/language.js';
import type { Noun } from '../lexicon/entries.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import type { Fact, Figure, Verdict } from './facts.js';
import { capitalised, ofBareNoun, ofNoun, withDefiniteArticle } from './french-grammar.js';
import { Naming } from './naming.js';
import { countedAs, pieceOf } from './pieces.js';
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
export class Voice extends Naming {
  /** `judges`: whether a yes or a no may be said, which figures that their publisher contradicts bear out neither of. */
  constructor(
    language: Language,
    lexicon: Lexicon,
    readonly judges = true,
  ) {
    super(language, lexicon);
  }

  /** « la production de blé tendre », "soft wheat production": measure and product, without the place. */
  topic(named: Pick<Named, 'product' | 'measure'>): string {
    if (this.isLandArea(named)) return this.theProduct(named.product) + this.#acronymOf(named.product);
    const pieces = countedAs(named.product, named.measure, this.language);
    if (pieces) return this.say(`le nombre de ${pieces}`, `the number of ${pieces}`);
    const measure = this.measure(named.measure);
    const noun = this.product(named.product);
    if (this.language === 'en') return this.#topicInEnglish(named.measure, noun.text);
    return `${withDefiniteArticle(measure)} ${this.isOfWhole(named.measure) ? ofNoun(noun) : ofBareNoun(noun)}`;
  }

  /** « la production et le rendement du blé tendre », « la production de colza et de soja »: what several share is said once. */
  topics(several: readonly Pick<Named, 'product' | 'measure'>[]): string {
    const topics = [...new Set(several.map((one) => this.topic(one)))];
    const products = [...new Set(several.map(({ product }) => product))];
    const measures = [...new Set(several.map(({ measure }) => measure))];
    const [[product = '', ...more], [measure = '', ...others]] = [products, measures];
    const isNamedWhole = several.some(
      (one) => this.isLandArea(one) || countedAs(one.product, one.measure, this.language),
    );
    const isApart = isNamedWhole || (more.length > 0 && others.length > 0);
    if (isApart || topics.length < 2) return this.list(topics);
    const isOfWhole = measures.some((one) => this.isOfWhole(one));
    const ofEach = products.map((id) => (isOfWhole ? this.ofProduct(id) : this.ofBareProduct(id)));
    if (this.language === 'fr')
      return `${this.list(measures.map((id) => this.theMeasure(id)))} ${this.list(ofEach)}`;
    if (more.length > 0)
      return this.#topicInEnglish(measure, this.list(products.map((id) => this.productLabel(id))));
    if (measures.some((id) => HEAD_COUNTS.has(id))) return this.list(topics);
    return `the ${this.list(measures.map((id) => this.measure(id).text))} of ${this.productLabel(product)}`;
  }

  /** Whether French says the measure of a product with its article: « le prix du blé », but « la production de blé ». */
  isOfWhole(measure: string): boolean {
    return this.lexicon.getMeasure(measure).domain === 'price' || measure === 'yield';
  }

  /** The topic with its place: « la production de blé tendre en France ». */
  subject(named: Named): string {
    const place = this.whereOf(named);
    if (!place) return this.topic(named);
    const isAside = this.language === 'en' && ENDS_IN_ASIDE.test(this.product(named.product).text);
    return `${this.topic(named)}${isAside ? ',' : ''} ${place}`;
  }

  /** « en France »; null of world prices and of quotations whose name says the market. */
  whereOf(named: Named): string | null {
    if (named.measure !== 'price') return this.inPlace(named.place);
    const market = /Rungis|Plérin|Union européenne|EU |États-Unis|US /u.test(
      this.product(named.product).text,
    );
    return named.place === 'WLD' || market ? null : this.inPlace(named.place);
  }

  /** The noun that a verb agrees with: that of the measure, or of land itself. */
  head(named: Named): Noun {
    if (this.language === 'en' && HEAD_COUNTS.has(named.measure))
      return { ...this.measure(named.measure), plural: false };
    return this.isLandArea(named) ? this.product(named.product) : this.measure(named.measure);
  }

  /** « était de », « étaient de », "was", "were". */
  was(named: Named): string {
    const { plural } = this.head(named);
    if (this.language === 'en') return plural ? 'were' : 'was';
    return plural ? 'étaient de' : 'était de';
  }

  /** As `was`, of a figure by itself: land « couvrait », "covered" so many hectares. */
  cameTo(named: Named): string {
    if (!this.isLandArea(named)) return this.was(named);
    return this.say(this.head(named).plural ? 'couvraient' : 'couvrait', 'covered');
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

  /** « Oui. », "No. ", « Presque. », before a sentence that gives the reason; nothing where neither was asked for or can be told. */
  yesOrNo(holds: Verdict | null = null): string {
    if (holds === null || !this.judges) return '';
    if (holds === 'almost') return this.say('Presque. ', 'Almost. ');
    return holds ? this.say('Oui. ', 'Yes. ') : this.say('Non. ', 'No. ');
  }

  percent(figure: Pick<Figure, 'value'>): string {
    return formatPercent(figure.value, this.language);
  }

  /** « +4,35 % », « −26,9 % ». */
  signedPercent(figure: Pick<Figure, 'value'>): string {
    return formatPercent(figure.value, this.language, { signed: true });
  }

  /** The text as a sentence: capital first, full stop last. */
  sentence(text: string): string {
    const ended = /[.!?]$/u.test(text) ? text : `${text}.`;
    return this.language === 'fr' ? capitalised(ended) : ended.charAt(0).toUpperCase() + ended.slice(1);
  }

  #topicInEnglish(measure: string, products: string): string {
    if (!HEAD_COUNTS.has(measure)) return `the ${this.measure(measure).text} of ${products}`;
    return `the number of ${products}${measure === 'slaughtered' ? ' slaughtered' : ''}`;
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

  /** Whether it is land by itself: « les terres arables », and no area of a crop. */
  isLandArea(named: Pick<Named, 'product' | 'measure'>): boolean {
    return named.measure.startsWith('area') && this.lexicon.findProduct(named.product)?.kind === 'land';
  }

  #unitOption(unit: string, asked: string | null): { unit?: string } {
    if (!asked) return {};
    const same = this.lexicon.getUnit(asked).dimension === this.lexicon.getUnit(unit).dimension;
    return same ? { unit: asked } : {};
  }
}
