import type { Evidence } from '../reading.js';

/** « de », « du », "van": within a name. */
const PARTICLE = /^(?:de|du|des|d|la|le|von|van|of|the)$/;
const FEWEST_NAMES = 2;
const MOST_WORDS = 6;

/** « Qui était Olivier de Serres ? », "who was Jethro Tull": somebody by name and first name, and nothing else. */
export function asksWhoSomebodyIs({ reading: { tokens } }: Evidence): boolean {
  const words = tokens.filter(({ kind }) => kind !== 'mark');
  const [who, is, ...name] = words.map(({ folded }) => folded);
  const isAsked = /^(?:qui|who)$/.test(who ?? '') && /^(?:est|etait|fut|is|was|s)$/.test(is ?? '');
  if (!isAsked || name.length > MOST_WORDS) return false;
  const spelt = words.slice(2).filter(({ folded }) => !PARTICLE.test(folded));
  return spelt.length >= FEWEST_NAMES && spelt.every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
}
