import { expect, it } from 'vitest';
import { frameOf } from '../../../test/fixtures/agents/frames.js';
import { besideArea } from './area.beside.js';

const questionOf = (measures: string[]) => ({
  domain: 'production' as const,
  frame: frameOf({ measures }),
  measures: [{ measures: ['production'], assumed: true }],
});

it.each([
  ['area of organic', [], 'area-harvested'],
  ['surface certifiée bio', [], 'area-harvested'],
  ['exports', [], 'production'],
  ['subvention par hectare', [], 'production'],
  ['area of organic', ['yield'], 'production'],
])('what is near « %s » beside the measures %j is the %s', (words, measures, near) => {
  expect(besideArea(questionOf(measures), words).measures[0]?.measures[0]).toBe(near);
});
