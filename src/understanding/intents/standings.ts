import type { Language } from '../../common/language.js';
import type { Mention } from '../terms/mentions.js';
import { wordAt, wordsAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';

/** « où … se situe », "where does … stand": what asks for a place in an order, and may have a name between. */
const FRENCH = /^(?:situ|class|plac|hiss|rang|position|point|figur|trouv|arriv)[a-z]*$/;
const ENGLISH = /^(?:stands?|stood|ranks?|comes?|came|places?|placed|sits?|sat|finish(?:es|ed)?|figures?)$/;
const AUXILIARY = /^(?:do|does|did|is|are|was|were|has|have|would)$/;
/** What is done where a thing is from. */
const GROWING = /^(?:grow|grows|grew|grown|produced?|farm|farmed|raised?|harvest(?:ed)?|cultivated?)$/;
/** How many words on from « où » the verb may stand. */
const REACH = 9;

/**
 * What asks for somebody's place in an order, as a cue of rank: « où la Pologne se situe-t-elle », « où pointe
 * l'Ukraine », "where does Canada stand"; or of a question for the places that a thing
 * is from, or for those of a group.
 */
export function spotStandings(tokens: readonly Token[], mentions: readonly Mention[]): Mention[] {
  const places = mentions.filter(({ senses }) => senses.some(({ kind }) => kind === 'place'));
  return tokens.flatMap((_, at) => [
    ...frenchAt(tokens, at, places),
    ...englishAt(tokens, at, places),
    ...originAt(tokens, at),
    ...membersAt(tokens, at, places),
    ...timesAt(tokens, at),
  ]);
}

/** "how many times was Poland second": the place in an order of which it is asked how often it was had. */
function timesAt(tokens: readonly Token[], at: number): Mention[] {
  if (!ORDINAL.test(wordAt(tokens, at))) return [];
  const from = Math.max(0, at - BEFORE_ORDINAL);
  return HOW_OFTEN.test(wordsAt(tokens, from, at - from)) ? [standing(tokens, at, 'en')] : [];
}

const ORDINAL = /^(?:first|second|third|fourth|fifth|[1-5](?:st|nd|rd|th))$/;
const HOW_OFTEN =
  /(?:^| )how (?:many times|many years|often) (?:\S+ ){0,6}?(?:was|were|been|come|came|ranked|finished|placed)(?: \S+){0,3}?$/;
const BEFORE_ORDINAL = 12;

/** « la liste des pays de l'UE », « les États membres dont la récolte a reculé »: a group's name that asks which of its members. */
function membersAt(tokens: readonly Token[], at: number, places: readonly Mention[]): Mention[] {
  const group = places.find(({ start, words }) => start === at && OF_MEMBERS.test(words));
  if (!group) return [];
  const isListed = LISTING.test(wordsAt(tokens, Math.max(0, at - 3), Math.min(3, at)));
  const isAsked = isListed || WHICH_DO.test(wordAt(tokens, group.end));
  return isAsked ? [cue('who', tokens, group, 'fr')] : [];
}

const OF_MEMBERS = /^(?:(?:pays|[ée]tats) |(?:eu )?member states$)/i;
const LISTING =
  /(?:^| )(?:name|list|list of|liste(?:r|z)?|enumer\S+|cite[rz]?|nomme[rz]?|quels|nombre|number|combien)(?: (?:the|les|des|de|d|d ['’]|of|of the))?$/;
/** What tells which of them: « dont la récolte a reculé », « ayant doublé leur surface ». */
const WHICH_DO = /^(?:dont|qui|ou|ayant|that|which|where|whose)$/;

/** "where does flax grow", "where do they farm salmon": which countries. */
function originAt(tokens: readonly Token[], at: number): Mention[] {
  if (wordAt(tokens, at) !== 'where' || !/^(?:do|does|did)$/.test(wordAt(tokens, at + 1))) return [];
  const verb = findVerb(tokens, at, GROWING);
  return verb === null ? [] : [cue('who', tokens, { start: at, end: at + 2 }, 'en')];
}

function frenchAt(tokens: readonly Token[], at: number, places: readonly Mention[]): Mention[] {
  if (wordAt(tokens, at) !== 'ou') return [];
  // Without its accent « ou » asks where at the head of a sentence only.
  const asksWhere = tokens[at]?.text.toLowerCase() === 'où' || (tokens[at - 1]?.kind ?? 'mark') === 'mark';
  const verb = asksWhere ? findVerb(tokens, at, FRENCH) : null;
  return verb !== null && places.some(({ start }) => start > at) ? [standing(tokens, verb, 'fr')] : [];
}

function englishAt(tokens: readonly Token[], at: number, places: readonly Mention[]): Mention[] {
  if (wordAt(tokens, at) !== 'where' || !AUXILIARY.test(wordAt(tokens, at + 1))) return [];
  const verb = findVerb(tokens, at, ENGLISH);
  if (verb === null || wordAt(tokens, verb + 1) === 'from') return [];
  return places.some(({ start, end }) => start > at && end <= verb) ? [standing(tokens, verb, 'en')] : [];
}

function findVerb(tokens: readonly Token[], from: number, verbs: RegExp): number | null {
  const found = tokens.findIndex(({ folded }, at) => at > from && at <= from + REACH && verbs.test(folded));
  return found < 0 ? null : found;
}

function standing(tokens: readonly Token[], at: number, language: Language): Mention {
  return cue('rank', tokens, { start: at, end: at + 1 }, language);
}

type Stretch = Pick<Mention, 'start' | 'end'>;

function cue(id: string, tokens: readonly Token[], { start, end }: Stretch, language: Language): Mention {
  const sense = { kind: 'cue' as const, id, weight: 1, language, adjective: false };
  const words = tokens.slice(start, end).map(({ text }) => text);
  return { senses: [sense], start, end, words: words.join(' '), corrected: false };
}
