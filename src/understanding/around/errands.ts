import type { DateMention } from '../dates/point.js';
import type { Mention } from '../terms/mentions.js';
import { wordAt, wordsAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';

/** What may be said in the words around a day ahead that is asked about: « que fera le marché demain ? », "up tomorrow?". */
const ASKING = new Set([
  'forecast',
  'price-cue',
  'up',
  'down',
  'change',
  'trend',
  'how-much',
  'who',
  'when',
  'which-product',
]);
const MARK = /^[,;:.?!\n()–—-]$/;
/** « et demain ? », "and by tomorrow": words that say nothing of what the day is of. */
const SMALL =
  /^(?:et|mais|ou|pour|des|d|ici|de|du|le|la|l|les|a|au|en|sur|vers|plutot|and|but|or|for|by|from|on|in|the|of|at|about|what|quid|how|alors|then|so|si|if|non|no|oui|yes)$/;
/** « une réunion demain », "for a presentation next week", "an exam on Monday". */
const OCCASION =
  /(?:^| )(?:reunion|expose|presentation|rendez vous|rdv|entretien|oral|examen|controle|interview|conference|cours|conseil|assemblee|comite|soutenance|devoir|dossier|rapport|article|emission|meeting|talk|exam|test|class|lecture|deadline|call|appointment|report|essay|assignment|speech|debate|hearing|viva)(?: (?:de|du|d|le|la|l|of|on|is|est|c|for|pour|prevue?|due|scheduled|planned))*$/;
/** « au plus tard demain », "no later than tomorrow". */
const LATEST = /(?:^| )(?:au plus tard|no later than|at the latest|by the end of|avant)$/;
const FUTURE = /^\p{Ll}{2,}r(?:a|ont)$/u;

/**
 * The times without those that tell when an answer is wanted or what befalls who asks, and not what figures are asked of:
 * « J'ai une réunion demain : combien de porcs au Danemark ? », "French wheat production, for a talk next week", « Je reprends
 * la ferme en mars. Quel est le prix de l'urée ? ».
 */
export function withoutErrands(
  tokens: readonly Token[],
  dates: readonly DateMention[],
  mentions: readonly Mention[],
  today: string,
): DateMention[] {
  const isErrand = (date: DateMention): boolean =>
    isDayAhead(date, today) && (isOfOccasion(tokens, date) || isOfAsker(tokens, date, mentions));
  return dates.filter((date) => !isErrand(date) && !isOfOwnStory(tokens, date, mentions));
}

/** « On discutait au café hier : … », "I'm taking over the farm in March. …": no year, in what somebody tells of himself before asking of another thing. */
function isOfOwnStory(tokens: readonly Token[], date: DateMention, mentions: readonly Mention[]): boolean {
  const [from, to] = clauseAround(tokens, date);
  if (!isWithinYear(date) || !ONESELF.test(wordAt(tokens, from))) return false;
  const told = productsOf(mentions.filter(({ start }) => start >= from && start < to));
  const asked = productsOf(mentions.filter(({ start }) => start >= to));
  return asked.length > 0 && told.every((id) => !asked.includes(id));
}

function productsOf(mentions: readonly Mention[]): string[] {
  return mentions.flatMap(({ senses }) => senses.flatMap(({ kind, id }) => (kind === 'product' ? [id] : [])));
}

const ONESELF = /^(?:je|j|on|nous|mon|ma|mes|notre|nos|i|we|my|our)$/;

/** A day, a week, a month or « cette semaine »: years told before may well be those that are asked about. */
function isWithinYear({ value }: DateMention): boolean {
  if (value.kind === 'latest') return true;
  return value.kind === 'point' && /^(?:day|week|month)$/.test(value.point.grain);
}

function isDayAhead({ value }: DateMention, today: string): boolean {
  if (value.kind !== 'point' || value.point.year === null) return false;
  const { grain, year } = value.point;
  return (grain === 'day' || grain === 'week') && value.point.spanIn(year).from > today;
}

function isOfOccasion(tokens: readonly Token[], { start }: DateMention): boolean {
  const before = wordsAt(tokens, Math.max(0, start - 4), Math.min(4, start));
  return OCCASION.test(before) || LATEST.test(before);
}

/** Whether the clause of a time says something, and nothing of what figures there are of. */
function isOfAsker(tokens: readonly Token[], date: DateMention, mentions: readonly Mention[]): boolean {
  const [from, to] = clauseAround(tokens, date);
  const within = mentions.filter(({ start, end }) => start >= from && end <= to);
  const isOfFigures = within.some(({ senses }) =>
    senses.some(({ kind, id }) => (kind === 'cue' ? ASKING.has(id) : kind !== 'place')),
  );
  if (isOfFigures) return false;
  const words = tokens.slice(from, to).filter((_, at) => from + at < date.start || from + at >= date.end);
  return words.some(({ folded }) => !SMALL.test(folded)) && words.every(({ folded }) => !FUTURE.test(folded));
}

function clauseAround(tokens: readonly Token[], { start, end }: DateMention): [number, number] {
  let [from, to] = [start, end];
  while (from > 0 && !MARK.test(wordAt(tokens, from - 1))) from -= 1;
  while (to < tokens.length && !MARK.test(wordAt(tokens, to))) to += 1;
  return [from, to];
}
