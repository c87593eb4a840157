import { describe, expect, it } from 'vitest';
import { FAILURES, failureMessage, type FailureKind, isFailureKind } from './failure-catalogue.js';

const entries = Object.entries(FAILURES);
const placesOf = (text: string) => new Set(text.match(/\{\w+\}/g));

describe('the catalogue of failures', () => {
  it.each(entries)('decision 1 and 2: %s has a documented status and a code', (_, { status, code }) => {
    expect([400, 401, 403, 404, 429, 500, 503]).toContain(status);
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  it.each(entries)('decision 3: %s says the same in both languages', (_, { message }) => {
    expect(message.fr).not.toBe(message.en);
    expect(placesOf(message.fr)).toEqual(placesOf(message.en));
    for (const text of Object.values(message)) expect(text).toMatch(/^\p{Lu}[^]+\.$/u);
  });

  it.each(entries)('%s is set as French is', (_, { message: { fr } }) => {
    // Names of headers keep the colon as HTTP writes it.
    const prose = fr.replace(/(?:Content-Type|Authorization):/g, '');
    expect(prose).not.toMatch(/[^\u202f][;!?]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»|'|\d \d/);
  });

  it('gives every documented code', () => {
    expect(new Set(entries.map(([, { code }]) => code))).toEqual(
      new Set([
        'invalid_request',
        'missing_api_key',
        'invalid_api_key',
        'revoked_api_key',
        'invalid_session',
        'plan_required',
        'cross_site_request',
        'not_found',
        'key_limit',
        'rate_limited',
        'daily_quota',
        'weekly_quota',
        'internal_error',
        'ai_unavailable',
        'shutting_down',
      ]),
    );
  });

  it('fills details in, in the language', () => {
    const details = { used: 200, limit: 200, resetsAt: { fr: 'demain', en: 'tomorrow' } };
    expect(failureMessage('daily_quota', details, 'fr')).toBe(
      'Quota journalier atteint\u00a0: 200 questions utilisées sur 200 aujourd’hui. Il sera remis à zéro le demain.',
    );
    expect(failureMessage('daily_quota', details, 'en')).toContain('It resets on tomorrow.');
    expect(failureMessage('key_limit', { limit: '{limit}$&' }, 'en')).toContain('at most {limit}$& active');
  });

  it('knows its kinds from what every object has', () => {
    expect(isFailureKind('plan_required' satisfies FailureKind)).toBe(true);
    for (const other of ['toString', 'constructor', '', 'Plan_required'])
      expect(isFailureKind(other)).toBe(false);
  });
});
