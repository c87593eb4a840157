import { expect, it } from 'vitest';
import { inquiryOf } from '../../../test/fixtures/agents/frames.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { Slot } from '../../understanding/frame.js';
import { slotOf } from '../../understanding/blank-frame.js';
import { marketReading } from './market.reading.js';
import { questionOf } from './question.js';

const lexicon = loadLexicon();

it.each([
  ['mouton', 'sheep', 'assumed-product'],
  ['sheep meat', 'sheep-meat', 'assumed-product'],
  ['agneaux', 'lambs', undefined],
  ['lamb', 'lambs', undefined],
])('tells « %s » at Rungis from the lamb that is quoted there', (words, product, note) => {
  const { frame, ...asked } = inquiryOf({ domain: 'price', places: ['FR-RUNGIS'] });
  const products: Slot<string>[] = [{ ...slotOf(product), words }];
  const question = questionOf({ ...asked, frame: { ...frame, products } }, 'price', lexicon);
  const [first] = marketReading(question, lexicon, product)?.candidates ?? [];
  expect([first?.product, first?.note?.kind]).toEqual(['lamb-carcass-rungis', note]);
});
