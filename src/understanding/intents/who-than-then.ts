import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Span } from '../dates/period.js';
import type { Frame, Movement } from '../frame.js';
import { wordsAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';
import { isGroup } from './group-place.js';
import { asksWho } from './who-than.js';

/** « moins de », "more": how much of a product others have, right before it. */
const DEGREE = /^(?:.* )?(?:(?<more>plus|more)|(?<less>moins|less|fewer))(?: (?:de|d|of))?$/;
const THAN_THEN =
  /(?:^| )(?:qu|que|than) (?:(?:en|in|l|an|celle|celles|de|that|of) ){0,3}(?:19|20)\d\d(?: |$)/;

/**
 * « qui a produit moins de blé mais plus de maïs en 2024 qu'en 2023 »: those whose figure moved that way between the two years, of
 * each product by itself; any other frame as it is.
 */
export function whoMovedSince(frame: Frame, evidence: Evidence, lexicon: Lexicon): Frame {
  const years = yearsOf(frame);
  const isOfAll = frame.places.every(({ value }) => isGroup(value, lexicon));
  if (!years || !isOfAll || frame.alsoAsked || !asksWho(evidence) || !THAN_THEN.test(evidence.spoken))
    return frame;
  const [asked, then] = years;
  const [one, other, third] = frame.products.map((product) => {
    const movement = movementOf(product.value, evidence, then.from < asked.from);
    return movement && ofMoves(frame, years, [product], movement);
  });
  if (!one || third !== undefined || other === null) return frame;
  return other ? { ...one, alsoAsked: other } : one;
}

/** The year that is asked about and that which it is set beside. */
function yearsOf({ domain, intent, threshold, period }: Frame): [Span, Span] | null {
  if (domain !== 'production' || intent !== 'comparison' || threshold) return null;
  const [asked, then, more] = period?.value.kind === 'each' ? period.value.spans : [];
  return asked && then && !more && asked.grain === 'year' ? [asked, then] : null;
}

/** Which way a product went from the year that is set beside to the one asked about, turned round where that is the later one. */
function movementOf(id: string, evidence: Evidence, isForward: boolean): Movement | null {
  const mention = evidence.all('product').find((found) => found.id === id)?.mention;
  if (!mention) return null;
  const from = Math.max(0, mention.start - 2);
  const groups = DEGREE.exec(wordsAt(evidence.reading.tokens, from, mention.start - from))?.groups;
  if (!groups) return null;
  return (groups['more'] !== undefined) === isForward ? 'up' : 'down';
}

function ofMoves(
  frame: Frame,
  years: readonly [Span, Span],
  products: Frame['products'],
  movement: Movement,
): Frame {
  const [from, to] = years.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const { beyondOne: _, againstPast: __, ...rest } = frame;
  const period =
    frame.period && from && to ? { ...frame.period, value: { kind: 'between' as const, from, to } } : null;
  return {
    ...rest,
    intent: 'ranking',
    products,
    period,
    order: { end: 'highest', count: null, over: 'places' },
    movement,
  };
}
