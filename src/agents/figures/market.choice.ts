import type { Note } from '../../wording/facts.js';
import type { NoFigure } from '../../wording/figure.findings.js';
import { containsWord } from './word.search.js';
import { noFigure } from './explanation.js';
import { marketReading, townsOf } from './market.reading.js';
import { EXCHANGES, type Exchange } from './markets.data.js';
import { measuresOf, type Desk, type Question } from './question.js';

/** « No such quotation » where the question names a market that no series quotes for its products; else null. */
export async function unheldMarket(question: Question, desk: Desk): Promise<NoFigure | null> {
  const exchange = exchangeIn(question.frame.text);
  const name = (await unheldTown(question, desk)) ?? exchange?.name;
  if (!name) return null;
  const findings = await noFigure(exchange ? offItsPlace(question) : question, desk, [], 'no-quotation');
  const notes = findings.notes.filter((note) => !isNoteOf(note, exchange));
  return { ...findings, notes, asked: { ...findings.asked, words: [name] } };
}

/** « FOB Moselle » is a quotation and no département. */
function offItsPlace(question: Question): Question {
  return { ...question, place: { ...question.place, subNational: [] } };
}

/** Whether a price is asked of an exchange whose name may be that of a place too: « FOB Moselle ». */
export function isOfExchange({ domain, frame }: Question): boolean {
  return domain === 'price' && exchangeIn(frame.text) !== null;
}

/** The name of the town asked about, unless a market is quoted for one of the products. */
async function unheldTown(question: Question, { lexicon, reader }: Desk): Promise<string | null> {
  const [town] = townsOf(question, lexicon);
  if (town === undefined) return null;
  for (const asked of question.products) {
    const reading = marketReading(question, lexicon, asked);
    if (!reading?.places) return null;
    const products = reading.candidates.map(({ product }) => product);
    const tracks = await reader.read({ products, places: reading.places, measures: measuresOf(question) });
    if (tracks.some((track) => reading.places?.includes(track.place))) return null;
  }
  return lexicon.findPlace(town)?.name[question.language].text ?? null;
}

function exchangeIn(question: string): Exchange | null {
  return EXCHANGES.find(({ words }) => words.some((word) => containsWord(question, word))) ?? null;
}

/** Whether the note says of nothing but the exchange that it was not taken into account: that there is no such quotation tells it. */
function isNoteOf(note: Note, exchange: Exchange | null): boolean {
  if (note.kind !== 'ignored-words' || exchange === null) return false;
  return note.words.every((said) => exchange.words.some((word) => containsWord(said, word)));
}
