import { describe, expect, it } from 'vitest';
import { comesFromOwnSite } from './cross-site.js';

const ALLOWED = ['https://www.example.org'];

describe('comesFromOwnSite', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-origin, cross-site' }, false],
    [{ origin: 'https://www.example.org' }, true],
    [{ origin: 'http://www.example.org' }, false],
    [{ origin: 'https://www.example.org:8443' }, false],
    [{ origin: 'https://example.org' }, false],
    [{ origin: 'null' }, false],
    [{ origin: '' }, false],
    [{}, false],
  ])('%j → %s', (headers, own) => {
    expect(comesFromOwnSite(headers, ALLOWED)).toBe(own);
  });

  it('trusts no origin where none is allowed', () => {
    expect(comesFromOwnSite({ origin: 'https://www.example.org' }, [])).toBe(false);
  });
});
