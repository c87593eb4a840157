import { expect, it } from 'vitest';
import { find, kinds } from '../../../test/fixtures/agents/found-figures.js';
import { inYear } from '../../../test/fixtures/agents/frames.js';

const asked = {
  domain: 'price' as const,
  intent: 'extreme' as const,
  products: ['pig-carcass-plerin'],
  measures: ['price'],
  period: inYear(2025),
  order: { end: 'highest' as const, count: null, over: 'periods' as const },
};

it('the month in which weekly quotations were highest is one by its mean', async () => {
  const { extreme, notes } = await find('extreme', { ...asked, steps: 'month' });
  expect(extreme.period).toMatch(/^2025-\d\d$/);
  expect(kinds(notes)).toContain('monthly-means');
});

it('without a step it is a quotation', async () => {
  const { extreme } = await find('extreme', asked);
  expect(extreme.period).toMatch(/^2025-\d\d-\d\d$/);
});
