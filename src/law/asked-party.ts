import { GIVES_TIME, OFFICES, OPPONENTS, PARTY_OF, type Party } from './asked-party.data.js';
import type { AskedQuestion } from './asked-question.js';
import { inPlaceOf, speakerOf } from './asked-speaker.js';
import { isObject, lastNamed, subjectsOf, type Subject } from './party-subjects.js';
import { lawWords } from './search/law-words.js';
import type { StatedFigure } from './stated-figure.js';

/* Whose time is asked for, and whose a sentence states: of folded words, as `lawWords(…).join(' ')` gives them. */

/** Where the time is asked for: « combien de temps », "how much notice". */
const TIME =
  /\b(?:(?:combien|cb) (?:de |d )?(?:temps?|tps|jours|mois|semaines|ans|annees)|quels? (?:est le )?(?:delais?|preavis)|how long|how (?:much|many) (?:notice|time|days|weeks|months|years)|how soon|^quand|^when|jusqu a quand|(?:until|by) when|quand$|when$)(?!\w)/u;
/** « Combien de temps pour contester »: who asks has it. */
const TO_ACT =
  /^ (?:pour|to) (?!(?:avoir|obtenir|recevoir|etre|savoir|toucher|que|get|have|receive|be|know|hear)\b)/u;
/** The time that one waits for is another's. */
const WAITING = /\b(?:attendre|attends?|wait)\b/u;
/** Words behind the time asked for within which it is said whose it is. */
const FAR = 9;
/** Words of an act between « doit » and « combien de temps ». */
const ACT = 7;
const INFINITIVE = /^(?:\w{2,14}(?:er|ir|re)|give|tell|warn|answer|go|leave|ask|claim)$/u;
const PRONOUN = /^(?:me|m|le|la|l|les|lui|leur|nous|te|vous|se|s|en|y)$/u;

/** Where it is asked for, by the places of its words. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whose time is asked for; null where it cannot be told. */
export function partyAsked(folded: string): Party | null {
  const time = TIME.exec(folded);
  if (time === null || WAITING.test(folded)) return null;
  const words = folded.split(' ');
  const start = folded.slice(0, time.index).split(' ').length - 1;
  const span = { start, end: start + time[0].split(' ').length };
  const subjects = subjectsOf(words);
  const subject = ahead(subjects, span, words) ?? behind(subjects, span);
  if (subject !== undefined) return whoIs(subject, words, folded);
  if (TO_ACT.test(folded.slice(time.index + time[0].length))) return speakerOf(folded) ?? 'anyone';
  const intending = subjects.findLast(({ does, to }) => does === 'intends' && to <= start);
  return intending === undefined ? null : whoIs(intending, words, folded);
}

/** « Il a combien de temps », « il doit me le dire combien de temps ». */
function ahead(subjects: readonly Subject[], { start }: Span, words: readonly string[]): Subject | undefined {
  return subjects.findLast(({ to, does }) => {
    const between = words.slice(to, start);
    if (to > start || does === 'intends') return false;
    if (between.length === 0) return true;
    return (
      does === 'must' &&
      between.length <= ACT &&
      INFINITIVE.test(between.find((word) => !PRONOUN.test(word)) ?? '')
    );
  });
}

/** « Combien de temps avant le fermier doit-il », "how long do I have". */
function behind(subjects: readonly Subject[], { end }: Span): Subject | undefined {
  return subjects.find(({ from, does }) => from >= end && from <= end + FAR && does !== 'intends');
}

function whoIs({ who, at }: Subject, words: readonly string[], folded: string): Party | null {
  if (who === 'speaker') return speakerOf(folded) ?? 'anyone';
  const party = who === 'third' ? lastNamed(words, at) : who;
  return party && inPlaceOf(party, folded);
}

/** Whether the time that is asked for is one party's, and all that the sentence states are its opponent's. */
export function isTimeOfOther(
  { folded, wish }: Pick<AskedQuestion, 'folded' | 'wish'>,
  stated: string,
  figures: readonly StatedFigure[],
): boolean {
  if (wish?.asks !== 'figure' || wish.role === 'length') return false;
  const party = partyAsked(folded);
  const holders = holdersOf(
    stated,
    figures.filter(({ kind }) => kind === 'duration'),
  );
  return party !== null && holders.length > 0 && holders.every((holder) => isOfOpponent(party, holder));
}

/** Whose each of the figures is, in their order. */
function holdersOf(stated: string, figures: readonly StatedFigure[]): (Party | null)[] {
  let from = 0;
  return figures.map(({ words }) => {
    const figure = lawWords(words).join(' ');
    const index = stated.indexOf(figure, from);
    from = index < 0 ? from : index + figure.length;
    return holderOf(stated, index);
  });
}

function isOfOpponent(party: Party, holder: Party | null): boolean {
  if (holder === null || party === holder) return false;
  if (OFFICES.has(party) !== OFFICES.has(holder)) return true;
  return OPPONENTS.some((pair) => pair.includes(party) && pair.includes(holder));
}

/**
 * Whose time the figure at the place is: of those who do something the last one named in front of it, or the first behind;
 * null where nobody is, that one gives it to another, or two are named as one.
 */
function holderOf(stated: string, index: number): Party | null {
  const words = stated.split(' ');
  const place = index < 0 ? words.length : stated.slice(0, index).split(' ').length - 1;
  const named = [...words.entries()].flatMap(([at, word]) => {
    if (/^cel(?:ui|le)$/u.test(word) && words[at + 1] === 'ci') return lastOf(words, at);
    const party = PARTY_OF.get(word)?.party;
    return party === undefined || isObject(words, at) ? [] : [{ at, party }];
  });
  const holder = named.findLast(({ at }) => at < place) ?? named[0];
  if (holder === undefined) return null;
  const isGiven = OFFICES.has(holder.party) && GIVES_TIME.test(words.slice(holder.at, place).join(' '));
  const isOneOfTwo = named.some(({ at, party }) => party !== holder.party && joins(words, at, holder.at));
  return isGiven || isOneOfTwo ? null : holder.party;
}

/** « Le propriétaire ou le métayer », « le fermier comme le bailleur »: the time is of either. */
function joins(words: readonly string[], one: number, other: number): boolean {
  const between = words.slice(one + 1, other);
  return between.length > 0 && between.length <= 2 && EITHER.test(between[0] ?? '');
}

const EITHER = /^(?:ou|et|comme|ni|or|and)$/u;

/** « Et celui-ci a deux mois », « celle-ci en a un »: the one named last. */
function lastOf(words: readonly string[], at: number): { readonly at: number; readonly party: Party }[] {
  const last = words.slice(0, at).findLast((word) => PARTY_OF.has(word) && word !== 'celui') ?? '';
  const party = PARTY_OF.get(last)?.party;
  return party === undefined ? [] : [{ at, party }];
}
