import { compareNumbers } from './article-number.js';

const NEIGHBOURS = 2;

/** The numbers on both sides of where the wanted one would stand; `numbers` in the code's order. */
export function nextTo(numbers: readonly string[], wanted: string): string[] {
  const after = numbers.findIndex((number) => compareNumbers(number.replace('*', ''), wanted) > 0);
  const at = after === -1 ? numbers.length : after;
  return numbers.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS);
}

/** Those that are what the wanted one is: annexes where an annex is wanted, articles where an article is. */
export function ofKindOf(numbers: readonly string[], wanted: string): string[] {
  return numbers.filter((number) => kindOf(number) === kindOf(wanted));
}

/** 'Annexe' of 'Annexe II'; empty for an article. */
function kindOf(number: string): string {
  return /^[^\d ]*/u.exec(number)?.[0] ?? '';
}
