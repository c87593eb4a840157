import type { Language } from '../../common/language.js';
import type { MeasureDomain } from '../../lexicon/entries.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame } from '../../understanding/frame.js';
import type { Period } from '../../understanding/dates/period.js';
import type { Clarification } from '../../wording/findings.js';
import type { Note } from '../../wording/facts.js';
import type { FigureFindings } from '../../wording/figure.findings.js';
import type { Inquiry } from '../agent.js';
import { changeSpokenOf } from './change.claim.js';
import { byOrigins } from './market.origins.js';
import { atMarkets } from './market.places.js';
import { measureChoices, type MeasureChoice } from './measure.choice.js';
import { placeChoice, type PlaceChoice } from './place.choice.js';
import { tellsOfNumber } from './counting.js';
import { saysProduce, tellsOfProducing } from './producing.js';
import type { Tracks } from './track.reader.js';

/** A frame with what its words may mean here, before any figure was looked at. */
export interface Question {
  frame: Frame;
  language: Language;
  today: string;
  domain: MeasureDomain;
  /** Product ids as asked. */
  products: readonly string[];
  measures: readonly MeasureChoice[];
  place: PlaceChoice;
  /** What is to be said whatever is found: corrections of typing errors. */
  notes: readonly Note[];
}

/** What the intents work with. */
export interface Desk {
  lexicon: Lexicon;
  reader: Tracks;
}

export type FigureAnswer = FigureFindings | Clarification;

/** Answers the questions of one intent. */
export type IntentHandler = (question: Question, desk: Desk) => Promise<FigureAnswer>;

export function questionOf(inquiry: Inquiry, domain: MeasureDomain, lexicon: Lexicon): Question {
  const { language, today } = inquiry;
  const frame = domain === 'price' ? byOrigins(atMarkets(inquiry.frame, lexicon), lexicon) : inquiry.frame;
  const products = [...new Set(frame.products.map((slot) => slot.value))];
  const asked = measuresAsked(frame, lexicon);
  return {
    frame,
    language,
    today,
    domain,
    products,
    measures: measureChoices(lexicon, domain, asked, products[0] ?? null).map((choice) =>
      choice.assumed ? { ...choice, ...toldBy(frame) } : choice,
    ),
    place: placeChoice(lexicon, frame, domain),
    notes: notesOf(frame),
  };
}

/** What the words tell of where no measure is named: « récolté » of production, « plus de porcs » of how many there are. */
function toldBy(frame: Frame): Pick<MeasureChoice, 'told'> {
  if (tellsOfProducing(frame)) return { told: 'production' };
  return tellsOfNumber(frame) ? { told: 'stocks' } : {};
}

/** Of animals that are produced their meat, where no measure is named or only « combien » asks: « combien de porc produit la France ». */
function measuresAsked({ measures, products, text }: Frame, lexicon: Lexicon): string[] {
  const isOfAnimals = products.some(({ value }) => lexicon.findProduct(value)?.kind === 'animal');
  const isUnnamed = measures.every(({ value, words }) => value === 'stocks' && words === undefined);
  if (isOfAnimals && isUnnamed && saysProduce(text)) return ['production'];
  return measures.map(({ value }) => value);
}

/** The period asked for; null where none was. */
export function periodOf(question: Question): Period | null {
  return question.frame.period === null ? null : question.frame.period.value;
}

/** Measure ids that the first measure asked for may be answered with. */
export function measuresOf(question: Question): readonly string[] {
  return question.measures[0]?.measures ?? [];
}

const MOST_IGNORED = 3;

/** Typing errors as they were read, and the few unknown words that may qualify what is asked. */
function notesOf(frame: Frame): Note[] {
  const notes: Note[] = frame.corrections.map(([typed, read]) => ({ kind: 'corrected', typed, read }));
  notes.push(...epochNotes(frame));
  const words = (frame.qualifiers ?? []).filter((word) => changeSpokenOf(word) === null);
  if (words.length > 0 && words.length <= MOST_IGNORED) notes.push({ kind: 'ignored-words', words });
  return notes;
}

/** An event that a time was read from: of its start the month is taken for prices, which are known by the month. */
function epochNotes({ epoch, domain }: Frame): Note[] {
  if (!epoch) return [];
  const { words, event, by, taken, month } = epoch;
  return [{ kind: 'assumed-period', words, event, by, taken: (domain === 'price' && month) || taken }];
}
