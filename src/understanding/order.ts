import type { Order } from './frame.js';
import { readNumber, wordAt } from './number-words.js';
import type { Evidence } from './reading.js';

const ORDER_CUES = [
  'rank',
  'top',
  'most',
  'least',
  'market-high',
  'market-low',
  'record',
  'dearest',
  'dearer',
  'cheaper',
];
const LOW_CUES = ['least', 'market-low', 'cheaper'];
const PRODUCERS =
  /(?:^| )(?:product(?:eur|rice)s?|producers?|growers?|pays|countries|country|etats membres)(?: |$)/;

/** What could be put in order. */
export interface Subjects {
  /** How many products are named. */
  products: number;
  /** Whether the only product is a family of several: cereals, fertilizers. */
  isFamily: boolean;
}

/** Which end of which order is asked for, or null where nothing is put in order. */
export function readOrder(evidence: Evidence, subjects: Subjects): Order | null {
  if (!evidence.has(...ORDER_CUES)) return null;
  const end = evidence.has(...LOW_CUES) && !isOnlyTop(evidence) ? 'lowest' : 'highest';
  return { end, count: readCount(evidence), over: readOver(evidence, subjects) };
}

function isOnlyTop(evidence: Evidence): boolean {
  return evidence.has('top', 'market-high') && !evidence.has('least', 'market-low');
}

/** What the words put in order or pick from: « quel pays », « en quelle année », « quelle céréale ». */
export function readOver(evidence: Evidence, { products, isFamily }: Subjects): Order['over'] {
  const text = evidence.reading.tokens.map((token) => token.folded).join(' ');
  if (evidence.has('when')) return 'periods';
  if (evidence.has('who') || (evidence.has('rank', 'top', 'most') && PRODUCERS.test(text))) return 'places';
  if (evidence.has('which-product') || (products > 1 && evidence.has('dearer', 'cheaper', 'dearest')))
    return 'products';
  if (evidence.has('record', 'market-high', 'market-low') || isOverYears(evidence)) return 'periods';
  return isFamily && evidence.has('rank', 'top', 'dearest', 'cheaper', 'dearer', 'most')
    ? 'products'
    : 'places';
}

function isOverYears(evidence: Evidence): boolean {
  const spans = evidence.dates.some(
    ({ value }) => value.kind === 'between' || value.kind === 'last' || value.kind === 'all',
  );
  return spans && !evidence.has('rank', 'top');
}

/** « top 5 », « les trois premiers », "ten largest": a small number beside the word of order. */
function readCount(evidence: Evidence): number | null {
  const { tokens, dates } = evidence.reading;
  const isDate = (at: number): boolean => dates.some((date) => date.start <= at && at < date.end);
  for (const cue of ['top', 'most', 'least', 'rank', 'dearest', 'who']) {
    for (const { mention } of evidence.cues(cue)) {
      for (const at of [mention.start - 1, mention.end, mention.start - 2, mention.end + 1]) {
        const number = at < 0 || isDate(at) || isPlainOne(wordAt(tokens, at)) ? null : readNumber(tokens, at);
        if (number && number.value >= 1 && number.value <= 100 && Number.isInteger(number.value))
          return number.value;
      }
    }
  }
  return null;
}

function isPlainOne(word: string): boolean {
  return /^(?:un|une|one|neuf)$/.test(word);
}
