/** What /readyz tells of the language model; nothing secret. */
export interface ModelStatus {
  readonly provider: string;
  readonly breaker: 'closed' | 'open' | 'half-open';
  /** Seconds until an open breaker lets a call through, rounded up; 0 where it is not open. */
  readonly retryInSeconds: number;
  readonly activeCalls: number;
  readonly queuedCalls: number;
}
