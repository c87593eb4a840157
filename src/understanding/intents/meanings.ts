import type { Mention } from '../terms/mentions.js';
import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import type { Sense } from '../terms/vocabulary.js';

/** "mean" asks what a word stands for where so few words after "what" it ends what is asked. */
const LONGEST_TERM = 6;
const TAIL = /^(?:in|on|here|there|exactly|please|[,?.!:;)]|)$/;
const OURS = /^(?:vos|votre|tes|your)$/;
const WITHIN = /^(?:dans|sur|en|in|on|from)$/;

/**
 * The mentions as a question after a word's meaning has them: "what does DAP mean" is of no average, and « dans vos prix
 * d'engrais », "in your fertilizer prices" behind it says where the word stands, and asks for none of these.
 */
export function resolveMeanings(tokens: readonly Token[], mentions: readonly Mention[]): readonly Mention[] {
  const meant = mentions.map((mention) =>
    asksWhatIsMeant(tokens, mention) ? withMeaning(mention) : mention,
  );
  if (!meant.some(({ senses }) => senses.some(isMeaning))) return meant;
  const tail = tokens.findIndex(({ folded }, at) => OURS.test(folded) && WITHIN.test(wordAt(tokens, at - 1)));
  const close = tokens.findIndex(({ folded }, at) => at > tail && /^[?.!\n]$/.test(folded));
  const isInTail = ({ start }: Mention): boolean => start >= tail && (close < 0 || start < close);
  return tail < 0 ? meant : meant.filter((mention) => !isInTail(mention) || mention.senses.some(isMeaning));
}

/** "what does DAP mean", "what DAP means". */
function asksWhatIsMeant(tokens: readonly Token[], { start, end }: Mention): boolean {
  if (!/^means?$/.test(wordAt(tokens, start)) || end - start > 1 || !TAIL.test(wordAt(tokens, end)))
    return false;
  return tokens.slice(Math.max(0, start - LONGEST_TERM), start).some(({ folded }) => folded === 'what');
}

function withMeaning(mention: Mention): Mention {
  const meaning: Sense = { kind: 'cue', id: 'meaning', weight: 4, language: 'en', adjective: false };
  return { ...mention, senses: [meaning] };
}

function isMeaning({ id }: Sense): boolean {
  return id === 'meaning';
}
