import {
  ACT_BEHIND,
  ACT_IN_FRONT,
  AUTHORITIES,
  DONE,
  ENGLISH,
  ENGLISH_ACTOR,
  ENGLISH_VERBS,
  INFINITIVE,
  NOUN_LINKS,
  NOUN_OPENS,
  NOUNS_LIKE_VERBS,
  SELF,
} from './asked-deed.data.js';
import type { SpokenConcept } from './search/law-question.reader.js';
import { isMeaningful, stemOf } from './search/law-words.js';

/** What a question asks whether it may or must be done, and by whom. */
export interface AskedDeed {
  /** The stems of each verb of it: « refuser de soigner » has two. A sentence is of the deed where it speaks of all. */
  readonly acts: readonly ReadonlySet<string>[];
  /** The stems of who does it; null where it is the asker, or anyone. */
  readonly actor: ReadonlySet<string> | null;
  /** Whether the asker speaks of himself. */
  readonly isOwn: boolean;
  /** Whether it is an authority: then no sentence that leaves it out is of what it may do. */
  readonly isOfAuthority: boolean;
  /** Whether the act is what the question names first: « l'arrosage est-il permis », « les chiens sont-ils interdits ». */
  readonly isNamedFirst: boolean;
}

/** Words within which the act follows « peut-il ». */
const NEAR = 6;
/** Words of the longest name of who does it. */
const LONGEST_ACTOR = 10;

/** Reads the deed from the folded words of a question; null where it names none that the law has words for. */
export function deedOf(asked: string, concepts: readonly SpokenConcept[]): AskedDeed | null {
  return englishDeed(asked, concepts) ?? deedBehind(asked, concepts) ?? deedInFront(asked, concepts);
}

/** "May a farrier treat …": who does it stands between the verbs. */
function englishDeed(asked: string, concepts: readonly SpokenConcept[]): AskedDeed | null {
  const opening = ENGLISH_ACTOR.exec(asked);
  if (opening === null) return null;
  const words = asked
    .slice(opening.index + opening[0].length)
    .split(' ')
    .slice(0, LONGEST_ACTOR)
    .filter(isMeaningful);
  const at = words.findIndex((word, index) => index > 0 && ENGLISH_VERBS.has(word));
  const subject = words[0];
  return asDeed([words[at] ?? ''], concepts, {
    actor: stemsOf(subject ?? '', concepts),
    isOwn: false,
    isOfAuthority: AUTHORITIES.test(subject ?? ''),
    isNamedFirst: false,
  });
}

/** « Le vétérinaire peut-il refuser de soigner … », « ai-je le droit d'arroser … », "am I allowed to water …". */
function deedBehind(asked: string, concepts: readonly SpokenConcept[]): AskedDeed | null {
  const opening = ACT_BEHIND.map((pattern) => pattern.exec(asked)).find((match) => match !== null);
  if (opening === undefined) return null;
  const behind = asked.slice(opening.index + opening[0].length).trim();
  const name = nameBefore(asked.slice(0, opening.index).trim().split(' '));
  const isOwn = SELF.test(opening[0]) || SELF.test(name.join(' '));
  const subject = name.find(isMeaningful);
  return asDeed(verbsOf(behind, ENGLISH.test(opening[0])), concepts, {
    actor: isOwn || subject === undefined ? null : stemsOf(subject, concepts),
    isOwn,
    isOfAuthority: !isOwn && AUTHORITIES.test(subject ?? ''),
    isNamedFirst: false,
  });
}

/** « L'arrosage des vignes est-il permis … », "is watering vines allowed". */
function deedInFront(asked: string, concepts: readonly SpokenConcept[]): AskedDeed | null {
  const closing = ACT_IN_FRONT.exec(asked);
  if (closing === null) return null;
  const act = asked.slice(0, closing.index).split(' ').find(isMeaningful);
  return asDeed([act ?? ''], concepts, {
    actor: null,
    isOwn: false,
    isOfAuthority: false,
    isNamedFirst: true,
  });
}

function asDeed(
  verbs: readonly string[],
  concepts: readonly SpokenConcept[],
  who: Omit<AskedDeed, 'acts'>,
): AskedDeed | null {
  const acts = verbs.map((verb) => conceptOf(verb, concepts)).filter((one) => one !== undefined);
  return acts.length === 0 || acts.length < verbs.length
    ? null
    : { acts: acts.map(({ stems }) => stems), ...who };
}

/** The first verb that says something, with the one that hangs on it: « refuser de soigner », "refuse to treat". */
function verbsOf(behind: string, isEnglish: boolean): string[] {
  const words = behind.split(' ').slice(0, NEAR);
  const isVerb = (word: string | undefined): word is string =>
    word !== undefined && isMeaningful(word) && INFINITIVE.test(word) && !NOUNS_LIKE_VERBS.test(word);
  if (isEnglish) return words.filter((word) => ENGLISH_VERBS.has(word) && isMeaningful(word)).slice(0, 1);
  const at = words.findIndex(isVerb);
  const done = DONE.exec(behind)?.[1];
  if (at < 0 && done !== undefined) return [done];
  if (at < 0) return [];
  const next = words
    .slice(at + 1)
    .find((word) => !/^(?:d|de|a|to|me|se|s|m|lui|le|la|les|l|y|en)$/u.test(word));
  return [words[at] ?? '', ...(isVerb(next) ? [next] : [])];
}

/** The words of the name that the words end with: from its article on. */
function nameBefore(words: readonly string[]): string[] {
  const name: string[] = [];
  for (let at = words.length - 1; at >= 0 && name.length < LONGEST_ACTOR; at -= 1) {
    const word = words[at] ?? '';
    if (SELF.test(word)) return [word];
    name.unshift(word);
    if (NOUN_OPENS.has(word) && !NOUN_LINKS.has(words[at - 1] ?? '')) return name;
  }
  return [];
}

/** None where the law has no word for it: then no sentence is of him. What the council may do the mayor may not. */
function stemsOf(word: string, concepts: readonly SpokenConcept[]): ReadonlySet<string> {
  if (AUTHORITIES.test(word)) return new Set([stemOf(word)]);
  return conceptOf(word, concepts)?.stems ?? new Set();
}

function conceptOf(word: string, concepts: readonly SpokenConcept[]): SpokenConcept | undefined {
  const stem = stemOf(word);
  return concepts.find(({ stems }) => stems.has(stem));
}
