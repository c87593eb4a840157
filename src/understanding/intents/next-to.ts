import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame } from '../frame.js';
import { isGroup } from './group-place.js';
import { wordAt, wordsAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';

/** What stands right before the place, its article left out, with the side of it that is meant. */
const BEHIND = [
  /(?:juste|immediatement|directement|tout de suite|just|right|directly|immediately|next|comes?|came|ranks?|ranked|stands?|arrive|vient|classe|place) (?:derriere|apres|behind|after|below)$/,
  /(?:qui|pays|country) (?:suit|suivait|talonne|talonnait|follows|followed)$/,
  /(?:second|runner up|next) (?:only )?(?:to|after|behind)$/,
  /(?:qui|who) (?:est|is) (?:derriere|behind)$/,
  /(?:deuxieme|dauphin|suivant) (?:derriere|apres|de|d)$/,
];
const AHEAD = [
  /(?:juste|immediatement|directement|just|right|directly|immediately|next) (?:devant|avant|ahead of|before|above|in front of)$/,
  /(?:qui|pays|country) (?:precede|precedait)$/,
];
const ARTICLE = /^(?:l|la|le|les|the|'|’)$/;
/** The most words that a saying has. */
const LONGEST = 5;
/** « le deuxième producteur d'olives derrière l'Espagne ». */
const SECOND = /(?:^| )(?:second|deuxieme|2e|2eme|2nd)(?: |$)/;
/** Somebody is asked for, and nothing is put up to be confirmed. */
const ASKS_WHO = /(?:^| )(?:qui|quel(?:le)?s?(?: est| sont)?(?: le| les)? pays|who|which|what)(?: |$)/;

/**
 * On which side of the one place named the next one in the order is asked for: « qui arrive juste derrière l'Espagne »,
 * "who is second to Spain" is behind, « quel pays est juste devant l'Italie » ahead; null where no neighbour is.
 */
export function readNextTo(evidence: Evidence, lexicon: Lexicon): NonNullable<Frame['nextTo']> | null {
  const [only, ...others] = evidence.all('place').filter(({ id }) => !isGroup(id, lexicon));
  if (!only || others.length > 0 || !ASKS_WHO.test(evidence.spoken)) return null;
  const before = wordsBefore(evidence, only.mention.start);
  if (AHEAD.some((words) => words.test(before))) return 'ahead';
  const isSecond = SECOND.test(evidence.spoken) && / (?:derriere|apres|behind|after)$/.test(before);
  return isSecond || BEHIND.some((words) => words.test(before)) ? 'behind' : null;
}

function wordsBefore({ reading: { tokens } }: Evidence, start: number): string {
  let end = start;
  while (ARTICLE.test(wordAt(tokens, end - 1)) || ARTICLE.test(tokens[end - 1]?.folded ?? '')) end -= 1;
  const from = Math.max(0, end - LONGEST);
  return wordsAt(tokens, from, end - from);
}
