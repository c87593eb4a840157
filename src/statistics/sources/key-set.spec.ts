import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { KeySet } from './key-set.js';

it('a set of keys knows which it has met', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 200 }), (keys) => {
      const [set, expected] = [new KeySet(), new Set<string>()];
      for (const key of keys) {
        expect(set.add(key)).toBe(!expected.has(key));
        expected.add(key);
      }
    }),
  );
});

it('a set of keys grows', () => {
  const set = new KeySet();
  const keys = Array.from({ length: 5_000 }, (_, at) => `key ${at}`);
  expect(keys.filter((key) => !set.add(key))).toEqual([]);
  expect(keys.filter((key) => set.add(key))).toEqual([]);
});
