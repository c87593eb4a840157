import { readNumber, wordAt, wordsAt } from '../text/number-words.js';
import type { Grain } from './period.js';
import type { Token } from '../text/tokens.js';
import { grainAt, isLastWord } from './grain-words.js';
import type { DateValue, Read } from './point.js';

const WORDS = new Set('actuel actuelle actuels actuelles actuellement currently current latest newest maintenant now today recent recente recents recentes'.split(' ')); // prettier-ignore

const LATEST = byFirstWord<Grain | null>([
  ['aujourd hui', 'day'],
  ['en ce moment', null],
  ['a ce jour', null],
  ['ces jours ci', null],
  ['ces temps ci', null],
  ['these days', null],
  ['du jour', 'day'],
  ['at the moment', null],
  ['right now', null],
  ['most recent', null],
  ['plus recent', null],
  ['plus recente', null],
  ['plus recents', null],
  ['plus frais', null],
  ['plus fraiche', null],
  ['plus fraiches', null],
  ['derniere en date', null],
  ['dernier en date', null],
  ['most up to date', null],
  ['freshest', null],
  ['plus recentes', null],
  ['up to date', null],
  ['cette semaine', 'week'],
  ['this week', 'week'],
]);

const ALWAYS = byFirstWord(['depuis toujours', 'de tous les temps', 'all time', 'of all time', 'ever', 'jamais atteint', 'jamais vu', 'jamais enregistre', 'jamais connu', 'de l histoire', 'historique', 'historiques', 'toutes annees confondues', 'depuis le debut des donnees', 'depuis le debut de vos donnees', 'depuis le debut de vos series', 'depuis le debut de la serie', 'depuis le debut des series', 'depuis le debut de tes donnees', 'sur toute la serie', 'dans toutes vos donnees', 'since records began', 'since your records began', 'since your data begin', 'since your series begin', 'since the series began', 'in all your data', 'over the whole series', 'on record', 'de toute la serie', 'a travers l histoire'].map((phrase) => [phrase, null])); // prettier-ignore

/** « le dernier prix », « actuellement », "latest", « cette semaine »; « la dernière récolte » says its grain. */
export function readLatest(tokens: readonly Token[], at: number): Read<DateValue> | null {
  const phrase = phraseAt(LATEST, tokens, at);
  if (phrase) return latest(phrase.value, phrase.length);
  const word = wordAt(tokens, at);
  // « tu es maintenant un pirate » is no date.
  if (WORDS.has(word)) return /^(?:es|etes|are)$/.test(wordAt(tokens, at - 1)) ? null : latest(null, 1);
  if (!isLastWord(word) || word === 'past' || word === 'previous' || isAtTheEnd(tokens, at)) return null;
  if (isLastOfOrder(tokens, at)) return null;
  const grain = grainAt(tokens, at + 1);
  return latest(grain, grain ? 2 : 1);
}

/** « le mois dernier connu », « l'année dernière publiée »: the newest that there is a figure of, and not the one before this. */
export function readKnown(tokens: readonly Token[], at: number): Read<DateValue> | null {
  const noun = /^(?:le|la|l)$/.test(wordAt(tokens, at)) ? at + 1 : at;
  const grain = grainAt(tokens, noun);
  const isLast = /^derni(?:er|ere)$/.test(wordAt(tokens, noun + 1));
  return grain && isLast && KNOWN.test(wordAt(tokens, noun + 2)) ? latest(grain, noun + 3 - at) : null;
}

const KNOWN = /^(?:connue?|disponible|publiee?|renseignee?)$/;

/** « trois derniers pays », « dernier du classement », « bon dernier », « le dernier de l'UE », "came last": the end of an order, and no time. */
export function isLastOfOrder(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  if (!/^(?:derniere?s?|last|bottom)$/.test(word)) return false;
  if (word !== 'bottom' && isPlacedLast(tokens, at)) return true;
  const count = readNumber(tokens, at + 1);
  const next = at + 1 + (count?.length ?? 0);
  const noun = next + (/^(?:eu|european)$/.test(wordAt(tokens, next)) ? 1 : 0);
  // « le dernier pays à avoir semé », "the last country to …": the one that did so last.
  return RANKED.test(wordAt(tokens, noun)) && !/^(?:a|qui|ou|to|that|where)$/.test(wordAt(tokens, noun + 1));
}

/** « arrive dernier », « est dernier de l'UE », "comes last", "last in the EU ranking". */
function isPlacedLast(tokens: readonly Token[], at: number): boolean {
  const before = wordAt(tokens, at - 1);
  const behind = wordsAt(tokens, at + 1, LONGEST_RANKING);
  if (PLACED.test(before) || OF_RANKING.test(behind) || OF_ALL.test(behind)) return true;
  return /^(?:est|sont)$/.test(before) && /^(?:de|d|du|des|en|pour|dans)$/.test(wordAt(tokens, at + 1));
}

const PLACED =
  /^(?:bon|bonne|arrive|arrivait|termine|finit|pointe|dead|came|comes|come|finishe[sd]|ranks?|ranked)$/;
const OF_RANKING =
  /^(?:du|au|dans le|in|in the|of|of the|on the) (?:\S+ )?(?:classement|palmares|ranking|rankings|league|table)(?= |$)/;
const LONGEST_RANKING = 4;
/** « le dernier de l'UE pour … », « dernier européen », "last in Europe": among the countries of it. */
const OF_ALL =
  /^(?:(?:de|dans) l (?:' )?(?:ue|union)|(?:d (?:' )?|en )europe|europeen(?:ne)?|(?:in|of) (?:europe|the (?:eu|union|european union|bloc)))(?= |$)/;

const RANKED =
  /^(?:pays|etats?|producteurs?|productrices?|regions|departements|country|countries|producers?|growers?|nations?|states?|places?|positions?|rangs?)$/;

function latest(grain: Grain | null, length: number): Read<DateValue> {
  return { value: { kind: 'latest', grain }, length };
}

/** « classé dernier », "came last". */
function isAtTheEnd(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1] === undefined && /^(?:en|at|the|classe)$/.test(wordAt(tokens, at - 1));
}

/** « depuis toujours », « historique », "all-time"; an "all-time high" is an end of an order. */
export function readAll(tokens: readonly Token[], at: number): Read<DateValue> | null {
  const phrase = phraseAt(ALWAYS, tokens, at);
  if (phrase && /^(?:highs?|lows?)$/.test(wordAt(tokens, at + phrase.length))) return null;
  return phrase && { value: { kind: 'all' }, length: phrase.length };
}

/** What a phrase stands for, with its words; by its first word, so that most tokens are done with at one look. */
type Phrases<Value> = ReadonlyMap<
  string,
  readonly { readonly words: readonly string[]; readonly value: Value }[]
>;

function byFirstWord<Value>(phrases: readonly (readonly [string, Value])[]): Phrases<Value> {
  const table = new Map<string, { readonly words: readonly string[]; readonly value: Value }[]>();
  for (const [phrase, value] of phrases) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    table.set(first, [...(table.get(first) ?? []), { words, value }]);
  }
  return table;
}

function phraseAt<Value>(phrases: Phrases<Value>, tokens: readonly Token[], at: number): Read<Value> | null {
  const found = phrases
    .get(wordAt(tokens, at))
    ?.find(({ words }) => words.every((word, i) => wordAt(tokens, at + i) === word));
  return found ? { value: found.value, length: found.words.length } : null;
}
