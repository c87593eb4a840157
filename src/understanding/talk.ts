import type { Lexicon } from '../lexicon/lexicon.js';
import type { Frame } from './frame.js';
import { readPlaces } from './slots.js';
import type { Evidence } from './reading.js';
import { resolvePeriod } from './dates/period-resolver.js';

const TALK = new Set(['greeting', 'polite', 'ability', 'mask']);

/** A greeting, thanks, or the question what can be asked; nothing else. */
export function isTalk(evidence: Evidence, unknownWords: readonly string[]): boolean {
  const { mentions, dates, articles, foreignAct, codes } = evidence.reading;
  if (articles.length > 0 || foreignAct || codes.length > 0) return false;
  const senses = mentions.flatMap((mention) => mention.senses);
  if (
    senses.some(({ id }) => id === 'ability') &&
    !senses.some(({ kind }) => kind === 'product' || kind === 'measure')
  )
    return true;
  if (dates.length > 0 || unknownWords.length > 0) return false;
  return (
    senses.some(({ id }) => id === 'greeting') &&
    senses.every(({ kind, id }) => kind === 'cue' && TALK.has(id))
  );
}

/** What is left where no field was found: a place alone asks to be asked back, everything else is outside. */
export function outsideIntent(
  evidence: Evidence,
  unknownWords: readonly string[],
  lexicon: Lexicon,
): Partial<Frame> {
  const places = readPlaces(evidence).filter(({ value }) => lexicon.findPlace(value) !== null);
  const isFragment =
    places.length > 0 && unknownWords.length === 0 && evidence.reading.tokens.length <= FRAGMENT;
  if (!isFragment || evidence.score('outside') > 0 || evidence.has('explain'))
    return { intent: 'out_of_scope' };
  const period = resolvePeriod(evidence.dates, { today: evidence.reading.today, ahead: false });
  return { intent: 'value', places, period: period && { value: period, provenance: 'explicit' } };
}

/** Tokens of a question so short that it can only follow on another: « et pour l'Espagne ? ». */
const FRAGMENT = 8;
