import type { MeasureDomain } from '../../lexicon/entries.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Candidate } from './availability.js';
import type { Desk, Question } from './question.js';
import { STAND_INS } from './stand-ins.data.js';

/**
 * The readings of an asked product of all kinds, « tous les blés », "total milk": the whole itself, where a publisher gives it
 * and its usual reading is one of those kinds; else those of {@link candidatesOf}.
 */
export function readingsAsked(
  { lexicon }: Pick<Desk, 'lexicon'>,
  asked: string,
  question: Question,
): Candidate[] {
  const { domain, frame } = question;
  const usual = lexicon.findProduct(asked)?.usual[domain];
  const own = candidatesOf(lexicon, asked, domain);
  const isOfKind = usual !== undefined && lexicon.isPartOf(usual, asked);
  if (!frame.allKinds || domain === 'price' || !isOfKind) return own;
  const whole: Candidate = { product: asked, note: { kind: 'all-kinds', product: asked } };
  return [whole, ...own.filter(({ product }) => product !== asked)];
}

/**
 * The readings of an asked product in a domain, best first: what people usually mean by the word, the product itself,
 * what they usually mean in the other domain, and at last the near product that publishers give in its place.
 */
export function candidatesOf(lexicon: Lexicon, asked: string, domain: MeasureDomain): Candidate[] {
  const product = lexicon.findProduct(asked);
  const other: MeasureDomain = domain === 'price' ? 'production' : 'price';
  const usual = product?.usual[domain];
  const elsewhere = product?.usual[other];
  const candidates: Candidate[] = [];
  if (usual && usual !== asked) candidates.push(assumed(asked, usual));
  candidates.push({ product: asked, note: null });
  if (elsewhere && elsewhere !== asked && elsewhere !== usual) candidates.push(assumed(asked, elsewhere));
  return candidates;
}

/** The product that some places report instead, because their figures do not tell the two apart; null where none is. */
export function standInOf(asked: string): string | null {
  return STAND_INS.find(([narrow]) => narrow === asked)?.[1] ?? null;
}

function assumed(asked: string, taken: string): Candidate {
  return { product: taken, note: { kind: 'assumed-product', asked, taken } };
}
