import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ModelFailure } from '../model-failure.js';
import { replyObject, retryAfterSeconds } from './reply-status.js';

const NOW = new Date('2026-01-02T03:04:05.500Z');

describe('Retry-After', () => {
  it.each([
    ['0', 0],
    ['17', 17],
    [' 17 ', 17],
    ['0.2', 1],
    ['999999999', 86_400],
    ['Fri, 02 Jan 2026 03:04:06 GMT', 1],
    ['Fri, 02 Jan 2026 03:04:05 GMT', 0],
    ['Thu, 01 Jan 2026 00:00:00 GMT', 0],
    ['Sat, 02 Jan 2027 00:00:00 GMT', 86_400],
    ['soon', null],
    ['-5', null],
    ['2026', 2_026],
    ['12345678901', null],
    ['', null],
    [null, null],
  ])('of %j is %j', (header, seconds) => {
    expect(retryAfterSeconds(header, NOW)).toBe(seconds);
  });

  it('is whole seconds within a day or nothing, whatever the header', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.date({ noInvalidDate: true }).map((at) => at.toUTCString()),
        ),
        (header) => {
          const seconds = retryAfterSeconds(header, NOW) ?? 0;
          expect(Number.isInteger(seconds) && seconds >= 0 && seconds <= 86_400).toBe(true);
        },
      ),
    );
  });
});

function outcomeOf(read: () => unknown): string {
  try {
    return typeof read() === 'object' ? 'as promised' : 'no object';
  } catch (thrown) {
    return thrown instanceof ModelFailure ? 'as promised' : String(thrown);
  }
}

describe('a reply of any status and body', () => {
  it('is an object or a failure', () => {
    const reply = fc.record({
      status: fc.integer({ min: 200, max: 599 }),
      contentType: fc.constantFrom('application/json', 'application/problem+json', 'text/html', ''),
      retryAfter: fc.option(fc.string()),
      text: fc.oneof(fc.string(), fc.json()),
    });
    fc.assert(
      fc.property(reply, (each) => {
        expect(outcomeOf(() => replyObject(each, NOW))).toBe('as promised');
      }),
    );
  });

  it('tells an error’s code only where it is a word of a protocol', () => {
    const codeOf = (error: unknown): unknown => {
      try {
        return replyObject(
          { status: 400, contentType: '', retryAfter: null, text: JSON.stringify({ error }) },
          NOW,
        );
      } catch (thrown) {
        return thrown instanceof ModelFailure ? thrown.details.code : thrown;
      }
    };
    expect(codeOf({ code: 'insufficient_quota' })).toBe('insufficient_quota');
    expect(codeOf({ type: 'not_found_error', code: null })).toBe('not_found_error');
    expect(codeOf({ code: 'sk-proj-0123456789abcdef' })).toBeUndefined();
    expect(codeOf({ code: 'Prix du blé en France' })).toBeUndefined();
    expect(codeOf('text')).toBeUndefined();
  });
});
