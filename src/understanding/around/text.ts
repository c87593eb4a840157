import type { Reading } from '../reading.js';

/** The normalised question with its typing errors put right. */
export function correctedText({ source, tokens, corrections }: Reading): string {
  const typed = new Set(corrections.map(([word]) => word));
  let text = '';
  let at = 0;
  for (const token of tokens) {
    if (token.kind !== 'word' || !typed.has(token.text) || token.start < at) continue;
    const read = corrections.find(([word]) => word === token.text)?.[1] ?? token.text;
    text += source.text.slice(at, token.start) + read;
    at = token.end;
  }
  return (text + source.text.slice(at)).replaceAll('\n', ' ');
}
