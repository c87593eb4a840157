import type { Token } from './tokens.js';

/** The tokens with the ends of ordinals in figures as they should be: « 2eme », « 3ième », « 2nde » end in « e ». */
export function readOrdinalEnds(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => (isOrdinalEnd(token, tokens[at - 1]) ? { ...token, folded: 'e' } : token));
}

function isOrdinalEnd({ folded, start }: Token, before: Token | undefined): boolean {
  return before?.kind === 'number' && start - before.end <= 1 && /^(?:i?emes?|nde)$/.test(folded);
}
