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
 * The times without the days and weeks ahead that tell when an answer is wanted, and not what figures are asked of:
 * « J'ai une réunion demain : combien de porcs au Danemark ? », "French wheat production, for a talk next week".
 */
export function withoutErrands(
  tokens: readonly Token[],
  dates: readonly DateMention[],
  mentions: readonly Mention[],
  today: string,
): DateMention[] {
  return dates.filter(
    (date) => !isDayAhead(date, today) || !(isOfOccasion(tokens, date) || isOfAsker(tokens, date, mentions)),
  );
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
