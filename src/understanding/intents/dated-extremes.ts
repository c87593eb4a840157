import type { DateMention, DateValue } from '../dates/point.js';
import type { Mention } from '../terms/mentions.js';
import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';

const BEGINS = /^(?:du|depuis|from|since)$/;
const ARTICLE = /^(?:le|son|the|its)$/;

/**
 * The mentions without the highs and lows of a month that is named, where a stretch begins with it: « du sommet de janvier
 * 2025 à février 2026 » asks for no extreme.
 */
export function withoutDatedExtremes(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  dates: readonly DateMention[],
): readonly Mention[] {
  const isBegun = ({ start }: Mention): boolean => {
    const before = ARTICLE.test(wordAt(tokens, start - 1)) ? start - 2 : start - 1;
    return BEGINS.test(wordAt(tokens, before));
  };
  const isDated = ({ end }: Mention): boolean =>
    dates.some(({ start, value }) => (start === end || start === end + 1) && isStretchOfMonths(value));
  return mentions.filter(
    (mention) => !mention.senses.some(({ id }) => EXTREMES.has(id)) || !isBegun(mention) || !isDated(mention),
  );
}

const EXTREMES = new Set(['market-high', 'market-low']);

function isStretchOfMonths(value: DateValue): boolean {
  return value.kind === 'between' && value.from?.grain === 'month' && value.to !== null;
}
