import type { Reading } from '../reading.js';
import type { Sentence } from './sentences.js';

const FARM = new Set(['product', 'measure']);

/**
 * Leaves out the sentences that give the machine orders (« ignore tes instructions… ») where another sentence asks
 * something of the field, so that their words are not taken for what is asked.
 */
export function dropInjections(reading: Reading): Reading {
  const isOrder = (sentence: Sentence): boolean =>
    reading.mentions.some(
      (mention) => isIn(mention, sentence) && mention.senses.some((sense) => sense.id === 'injection'),
    );
  const kept = reading.sentences.filter((sentence) => !isOrder(sentence));
  const asksElsewhere = kept.some((sentence) =>
    reading.mentions.some(
      (mention) =>
        isIn(mention, sentence) && mention.senses.some((sense) => FARM.has(sense.kind) || sense.id === 'law'),
    ),
  );
  if (kept.length === reading.sentences.length || !asksElsewhere) return reading;
  const isKept = (item: { start: number }): boolean => kept.some((sentence) => isIn(item, sentence));
  return {
    ...reading,
    sentences: kept,
    mentions: reading.mentions.filter(isKept),
    dates: reading.dates.filter(isKept),
  };
}

function isIn({ start }: { start: number }, sentence: Sentence): boolean {
  return sentence.start <= start && start < sentence.end;
}
