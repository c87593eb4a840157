import {
  CLITICS,
  DETERMINERS,
  FIRST_PERSON,
  HAVING,
  INTENDING,
  OBLIGED,
  PARTY_OF,
  PREPOSITIONS,
  THIRD_PERSON,
  type Party,
} from './asked-party.data.js';

/* Who does something: of folded words in order, as `lawWords` gives them. */

/** Somebody with a verb of what he has, must do or has in mind, by the places of their words. */
export interface Subject {
  /** The first word of subject and verb, and the one behind their last. */
  readonly from: number;
  readonly to: number;
  /** Where he is named himself. */
  readonly at: number;
  readonly who: 'speaker' | 'third' | Party;
  readonly does: 'has' | 'must' | 'intends';
}

/** Words that may stand between somebody and his verb: « il ne me l'a », « a-t-il ». */
const MOST_CLITICS = 3;

/** All who have a verb of the kind behind them, « le fermier doit », or in front, « doit-il », "must the tenant"; in order. */
export function subjectsOf(words: readonly string[]): Subject[] {
  return words.flatMap((_, at) => {
    const who = whoAt(words, at);
    return who === null ? [] : (inverted(words, at, who) ?? plain(words, at, who) ?? []);
  });
}

/** « Doit-on me convoquer »: it is not who asks. */
const ME = /^(?:me|m|nous)$/u;

function whoAt(words: readonly string[], at: number): Subject['who'] | null {
  const word = words[at] ?? '';
  if (FIRST_PERSON.has(word)) return word === 'on' && ME.test(words[at + 1] ?? '') ? null : 'speaker';
  if (THIRD_PERSON.has(word)) return 'third';
  const party = PARTY_OF.get(word)?.party;
  return party === undefined || isObject(words, at) ? null : party;
}

/** « Doit-il », "does the landlord": not where the verb behind has the same one, « le fermier doit-il ». */
function inverted(words: readonly string[], at: number, who: Subject['who']): Subject[] | null {
  const before = at - (words[at - 1] === 't' || DETERMINERS.has(words[at - 1] ?? '') ? 2 : 1);
  const does = doingOf(words[before] ?? '');
  if (before < 0 || does === null || does === 'intends') return null;
  return [{ from: before, to: at + 1, at, who, does }];
}

function plain(words: readonly string[], at: number, who: Subject['who']): Subject[] | null {
  let verb = at + 1;
  while (verb <= at + MOST_CLITICS && CLITICS.has(words[verb] ?? '')) verb += 1;
  const does = doingOf(words[verb] ?? '');
  return does === null ? null : [{ from: at, to: verb + 1, at, who, does }];
}

function doingOf(word: string): Subject['does'] | null {
  if (HAVING.has(word)) return 'has';
  if (OBLIGED.has(word)) return 'must';
  return INTENDING.has(word) ? 'intends' : null;
}

/** Whether the noun at the place does nothing itself: « au fermier », « du propriétaire », « prévenir le bailleur ». */
export function isObject(words: readonly string[], at: number): boolean {
  const isDetermined = DETERMINERS.has(words[at - 1] ?? '');
  const before = words[at - (isDetermined ? 2 : 1)] ?? '';
  if (PREPOSITIONS.has(words[at - 1] ?? '') || PREPOSITIONS.has(before)) return true;
  return isDetermined && ACTS_ON.test(before);
}

/** Verbs whose object stands right behind them. */
const ACTS_ON =
  /^(?:\w{2,14}(?:er|ir|ant)|saisit|previent|avertit|informe|met|paie|indemnise|tell|warn|give|inform|pay|ask|sue)$/u;

/** The one last named in front of a pronoun, of those who may be meant by it; null where nobody is. */
export function lastNamed(words: readonly string[], at: number): Party | null {
  const gender = THIRD_PERSON.get(words[at] ?? '') ?? 'any';
  const named = [...words.slice(0, at).entries()]
    .map(([place, word]) => ({ place, noun: PARTY_OF.get(word) }))
    .filter(({ noun }) => noun !== undefined && agrees(noun.gender, gender))
    .toReversed();
  const chosen = named.find(({ place }) => !isObject(words, place)) ?? named[0];
  return chosen?.noun?.party ?? null;
}

function agrees(one: string, other: string): boolean {
  return one === 'any' || other === 'any' || one === other;
}
