import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';

const BEFORE =
  /^(?:parl|lis(?:ent|ez|ons|ait|aient|ais)?$|lire$|ecri|compren|speak|spoke|reads?$|reading$|writ|langue|language)/;
/** "Read French wheat production": an order, at the very beginning, of figures that are wanted. */
const ORDER = /^(?:read|write|lis|lisez|ecris|ecrivez)$/;
/** « prof d'anglais », « un cours d'allemand ». */
const TAUGHT = /^(?:prof|profs|professeure?|cours|devoir|devoirs|lecons?|examen|interro|eleves?)$/;
/** "in English, please": nothing behind it that would be from there. */
const AFTER_ENGLISH = /^(?:please|pls|thanks|and|or|if|only|s|version|translation|language|[^\p{L}]*)$/u;
const MANNER = /^(?:plain|simple|good|proper|clear)$/;

/** « en anglais », "in English, please", « prof d'anglais »: the name of a people that stands for its language. */
export function isLanguage(
  tokens: readonly Token[],
  { start, end }: { start: number; end: number },
): boolean {
  const before = wordAt(tokens, start - 1);
  const isOrder = start === 1 && ORDER.test(before);
  if (before === 'en' || (BEFORE.test(before) && !isOrder)) return true;
  if (/^d[eu]?$/.test(before)) return TAUGHT.test(wordAt(tokens, start - 2));
  const at = MANNER.test(before) ? start - 2 : start - 1;
  return /^(?:in|into)$/.test(wordAt(tokens, at)) && AFTER_ENGLISH.test(wordAt(tokens, end));
}
