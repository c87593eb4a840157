import {
  type ErrorCode,
  type FailureDetails,
  type FailureKind,
  FAILURES,
  failureMessage,
} from '../common/errors/failure-catalogue.js';

/** What the messages with a placeholder are shown with. */
const DETAILS: Partial<Record<FailureKind, FailureDetails>> = {
  key_limit: { limit: 5 },
  rate_limited: { limit: 30, seconds: 12 },
  daily_quota: {
    used: 200,
    limit: 200,
    resetsAt: {
      fr: '21 novembre 2026 à 00:00 (Europe/Paris)',
      en: '21 November 2026 at 00:00 (Europe/Paris)',
    },
  },
  weekly_quota: {
    used: 1000,
    limit: 1000,
    usedToday: 140,
    resetsAt: {
      fr: '23 novembre 2026 à 00:00 (Europe/Paris)',
      en: '23 November 2026 at 00:00 (Europe/Paris)',
    },
  },
};

export type FailureStatus = (typeof FAILURES)[FailureKind]['status'];

/** A body as a caller gets it by default, in French; the summary says the same in English. */
export interface FailureExample {
  summary: string;
  value: { detail: string };
}

/** The failures by status, lowest first. */
export function byStatus(kinds: readonly FailureKind[]): Map<FailureStatus, FailureKind[]> {
  const statuses = [...new Set(kinds.map((kind) => FAILURES[kind].status))].sort((a, b) => a - b);
  return new Map(
    statuses.map((status) => [status, kinds.filter((kind) => FAILURES[kind].status === status)]),
  );
}

/** The bodies of these failures, word for word from the catalogue, by kind. */
export function examplesOf(kinds: readonly FailureKind[]): Record<string, FailureExample> {
  return Object.fromEntries(
    kinds.map((kind) => {
      const details = DETAILS[kind] ?? {};
      const summary = `${FAILURES[kind].code}: ${failureMessage(kind, details, 'en')}`;
      return [kind, { summary, value: { detail: failureMessage(kind, details, 'fr') } }];
    }),
  );
}

/** What X-Error-Code can say with these failures. */
export function codesOf(kinds: readonly FailureKind[]): ErrorCode[] {
  return [...new Set(kinds.map((kind) => FAILURES[kind].code))];
}
