import { describe, expect, it } from 'vitest';
import { agreedBrief } from './brief-agreement.js';
import type { Brief } from './brief.js';

describe('what may be told where other articles are near', () => {
  const figure = {
    words: 'neuf ans',
    value: 9,
    unit: 'year',
    kind: 'duration',
    bound: 'least',
    role: null,
    recurs: false,
    inCondition: false,
  } as const;
  const ofYears = (value: number, words: string): Brief => ({
    statement: [],
    plain: { kind: 'figure', figure: { ...figure, value, words }, asRule: false },
    covers: 1,
    isOfDeed: false,
  });
  const nineYears = ofYears(9, 'neuf ans');
  const other = ofYears(18, 'dix-huit ans');
  const yes: Brief = {
    ...nineYears,
    plain: { kind: 'verdict', rule: 'allowed', isConditional: true, isYes: true },
    isOfDeed: true,
  };
  const unconditional: Brief = {
    ...yes,
    plain: { kind: 'verdict', rule: 'allowed', isConditional: false, isYes: true },
  };
  const no: Brief = {
    ...yes,
    plain: { kind: 'verdict', rule: 'forbidden', isConditional: false, isYes: false },
  };
  const words: Brief = {
    statement: ['Toute sous-location est interdite'],
    plain: null,
    covers: 1,
    isOfDeed: true,
  };

  it.each([
    ['one alone', [words], words],
    ['none', [], null],
    ['a figure that another states too', [nineYears, { ...nineYears }], nineYears],
    ['a figure that none of the others denies', [nineYears, null, { ...nineYears }], nineYears],
    ['a figure that no other states', [nineYears, null], nineYears],
    ['a figure beside another one', [nineYears, other], null],
    ['a figure beside one of something else', [nineYears, { ...other, covers: 0.5 }], nineYears],
    ['a yes that is of the very deed', [yes, null], yes],
    ['a yes of something near it', [{ ...yes, isOfDeed: false, covers: 0.5 }, null], null],
    ['the same yes with and without conditions', [yes, unconditional], yes],
    ['a yes of something near it beside a no', [{ ...yes, isOfDeed: false }, no], null],
    ['a sentence that speaks of most where the others are silent', [words, null], words],
    ['a sentence that speaks of little', [{ ...words, covers: 0.5 }, null], null],
    ['a sentence beside others', [words, { ...words }], null],
    ['nothing of the first', [null, nineYears], null],
  ] as const)('%s', (_name, briefs, expected) => {
    expect(agreedBrief(briefs)).toBe(expected);
  });
});
