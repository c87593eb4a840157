import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearerTokenOf, cookieOf, presentedKeyOf, usesCookieSession } from './presented-credential.js';

const cookieName = fc.stringMatching(/^[\w!#$%&'*+.^`|~-]{1,12}$/);
const cookieValue = fc.stringMatching(/^[\w!#$%&'()*+./:<>?@^`{|}~=-]{1,30}$/);

describe('bearerTokenOf', () => {
  it.each([
    ['Bearer abc', 'abc'],
    ['bearer   abc  ', 'abc'],
    ['BEARER a.b-c_d', 'a.b-c_d'],
    ['Bearer', null],
    ['Bearer ', null],
    ['Bearer a b', null],
    ['Bearerabc', null],
    ['Basic abc', null],
    ['', null],
    [undefined, null],
  ])('%j gives %j', (authorization, token) => {
    expect(bearerTokenOf(authorization === undefined ? {} : { authorization })).toBe(token);
  });

  it('reads a header of any length', () => {
    const spaces = ' '.repeat(1_000_000);
    expect(bearerTokenOf({ authorization: `Bearer ${spaces}a b` })).toBeNull();
    expect(bearerTokenOf({ authorization: `Bearer ${spaces}a` })).toBe('a');
  });
});

describe('presentedKeyOf', () => {
  it('is the one of two headers, or what they agree on', () => {
    expect(presentedKeyOf({})).toBeUndefined();
    expect(presentedKeyOf({ 'x-api-key': '' })).toBeUndefined();
    expect(presentedKeyOf({ 'x-api-key': ' k ' })).toBe('k');
    expect(presentedKeyOf({ authorization: 'Bearer k' })).toBe('k');
    expect(presentedKeyOf({ 'x-api-key': 'k', authorization: 'Bearer k' })).toBe('k');
    expect(presentedKeyOf({ 'x-api-key': 'k', authorization: 'Basic other' })).toBe('k');
  });

  it('is null where they differ, whichever is good', () => {
    expect(presentedKeyOf({ 'x-api-key': 'k', authorization: 'Bearer other' })).toBeNull();
    expect(presentedKeyOf({ 'x-api-key': 'K', authorization: 'Bearer k' })).toBeNull();
  });
});

describe('cookieOf', () => {
  it('finds each of several cookies', () => {
    const cookies = fc.uniqueArray(fc.tuple(cookieName, cookieValue), {
      selector: ([name]) => name,
      maxLength: 8,
    });
    fc.assert(
      fc.property(cookies, cookieName, (all, other) => {
        const cookie = all.map(([name, value]) => `${name}=${value}`).join('; ');
        for (const [name, value] of all) expect(cookieOf({ cookie }, name)).toBe(value);
        const known = all.find(([name]) => name === other);
        expect(cookieOf({ cookie }, other)).toBe(known?.[1] ?? null);
      }),
    );
  });

  it('takes the first of two, and never fails', () => {
    expect(cookieOf({ cookie: 'a=1; a=2' }, 'a')).toBe('1');
    fc.assert(
      fc.property(fc.string(), fc.string(), (cookie, name) => {
        expect(cookieOf({ cookie }, name) ?? '').toBeTypeOf('string');
      }),
    );
  });
});

describe('usesCookieSession', () => {
  it('is so where a cookie is all there is', () => {
    expect(usesCookieSession({ cookie: 'session=x' }, 'session')).toBe(true);
    expect(usesCookieSession({ cookie: 'session=x', authorization: 'Bearer y' }, 'session')).toBe(false);
    expect(usesCookieSession({ cookie: 'other=x' }, 'session')).toBe(false);
    expect(usesCookieSession({}, 'session')).toBe(false);
  });
});
