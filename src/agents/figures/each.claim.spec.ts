import { expect, it } from 'vitest';
import { agreesWithEach } from './each.claim.js';

type Moved = Parameters<typeof agreesWithEach>[1][number];

const moved = (value: number, to = '2025'): Moved => ({
  from: { period: '2016' },
  to: { period: to },
  percent: { value },
});

it.each([
  ['le riz recule-t-il en Italie et en Espagne ?', [-7.8, -17.1], { holds: true }],
  ['le riz recule-t-il en Italie et en Espagne ?', [7.8, 17.1], { holds: false }],
  ['le riz recule-t-il en Italie et en Espagne ?', [-7.8, 17.1], { holds: null, holdsEach: [true, false] }],
  ['Has the number of sheep and goats fallen?', [-15.9, -39.5], { holds: true }],
  ['Est-ce que le maïs recule-t-il en Italie et en Espagne ?', [-7.8, -17.1], { holds: true }],
  // One is set against the other, or nothing is put up.
  ["Le riz recule-t-il plus en Italie qu'en Espagne ?", [-7.8, -17.1], { holds: null }],
  ['Le riz recule-t-il en Italie comme en Espagne ?', [-7.8, -17.1], { holds: null }],
  ['Le recul du riz en Italie et en Espagne', [-7.8, -17.1], { holds: null }],
])('« %s », by %j %%: %j', (text, percents, expected) => {
  const frame = { text, movement: 'down' as const };
  expect(
    agreesWithEach(
      frame,
      percents.map((percent) => moved(percent)),
    ),
  ).toEqual(expected);
});

it('says nothing of lines of other times', () => {
  const frame = { text: 'le riz recule-t-il en Italie et en Espagne ?', movement: 'down' as const };
  expect(agreesWithEach(frame, [moved(-7.8), moved(-17.1, '2020')])).toEqual({ holds: null });
});
