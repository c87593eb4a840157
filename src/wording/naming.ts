import type { Language } from '../common/language.js';
import type { Noun, Place } from '../lexicon/entries.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { inPlaceInEnglish, listInEnglish, withEnglishArticle } from './english-grammar.js';
import {
  inPlace,
  listInFrench,
  ofBareNoun,
  ofNoun,
  toPlace,
  withDefiniteArticle,
  withPlaceArticle,
} from './french-grammar.js';
import { placesOfKind } from './place-kinds.js';

/** What products, places and measures are called in one language. */
export class Naming {
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

  /** « USD/t ou USD/kg », "€/kg, €/100 kg or €/t". */
  either(items: readonly string[]): string {
    const [last = '', ...others] = items.toReversed();
    return others.length > 0 ? `${others.toReversed().join(', ')} ${this.say('ou', 'or')} ${last}` : last;
  }

  /** « la production », « les abattages », "production". */
  theMeasure(id: string): string {
    const noun = this.measure(id);
    return this.language === 'fr' ? withDefiniteArticle(noun) : noun.text;
  }

  list(items: readonly string[]): string {
    return this.language === 'fr' ? listInFrench(items) : listInEnglish(items);
  }
}
