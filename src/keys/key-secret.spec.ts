import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyIdOf, macOf, makeKey, sameMac } from './key-secret.js';

/** A key whose checksum was computed elsewhere: CRC-32 of all before it (0xca54a679), in six digits of base 62. */
const KNOWN = 'sk_live_q7Xw2LbN_abcdefghijklmnopqrstuvwxyz012345';

const base62 = fc.stringMatching(/^[0-9A-Za-z]$/);

describe('makeKey', () => {
  const keys = Array.from({ length: 2_000 }, makeKey);

  it('makes keys of the documented shape, with their id in them', () => {
    for (const { id, key } of keys) {
      expect(key).toMatch(/^sk_live_[0-9A-Za-z]{8}_[0-9A-Za-z]{38}$/);
      expect(keyIdOf(key)).toBe(id);
    }
  });

  it('makes each once, and not of the shape that scanners know as another company’s', () => {
    expect(new Set(keys.map(({ id }) => id)).size).toBe(keys.length);
    for (const { key } of keys) expect(key).not.toMatch(/sk_live_[0-9a-zA-Z]{24}/);
  });

  it('uses all 62 characters alike', () => {
    const counts = new Map<string, number>();
    const text = keys.map(({ key }) => key.slice(17, 49)).join('');
    for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(62);
    const mean = text.length / 62;
    for (const count of counts.values()) expect(Math.abs(count - mean)).toBeLessThan(6 * Math.sqrt(mean));
  });
});

describe('keyIdOf', () => {
  it('reads a key whose checksum is known', () => {
    expect(keyIdOf(`${KNOWN}3hjAID`)).toBe('q7Xw2LbN');
  });

  it('refuses any other text in its place', () => {
    const { key } = makeKey();
    fc.assert(
      fc.property(fc.nat(key.length - 1), base62, (at, character) => {
        fc.pre(key[at] !== character);
        expect(keyIdOf(key.slice(0, at) + character + key.slice(at + 1))).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  it('refuses whatever is not a key', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => keyIdOf(text) === null));
    const { key } = makeKey();
    for (const text of [` ${key}`, `${key}\n`, `${key} `, `${key}0`, key.slice(1), key.toUpperCase()])
      expect(keyIdOf(text)).toBeNull();
  });

  it('refuses a text of any length', () => {
    expect(keyIdOf(`sk_live_${'A'.repeat(5_000_000)}`)).toBeNull();
  });
});

describe('macOf', () => {
  it('is HMAC-SHA-256 under the pepper, in hex', () => {
    const secret = 'pepper';
    expect(macOf('key', { version: 1, secret })).toBe(
      createHmac('sha256', secret).update('key').digest('hex'),
    );
    expect(macOf('key', { version: 1, secret })).not.toBe(macOf('key', { version: 1, secret: 'other' }));
  });
});

describe('sameMac', () => {
  it('is true for the same text alone', () => {
    expect(sameMac('ab', 'ab')).toBe(true);
    for (const other of ['aB', 'a', 'abc', '', 'é']) expect(sameMac('ab', other)).toBe(false);
  });
});
