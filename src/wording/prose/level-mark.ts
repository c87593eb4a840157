import type { Voice } from '../voice.js';

interface Ranked {
  rank: number;
}

/** « , ex æquo », where another of those named has the same rank. */
export function levelMark(named: readonly Ranked[], { rank }: Ranked, v: Voice): string {
  return named.filter((one) => one.rank === rank).length > 1 ? v.say(', ex æquo', ', tied') : '';
}
