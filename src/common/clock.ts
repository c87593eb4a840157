/** What time it is; a contract, so that tests can say. */
export abstract class Clock {
  abstract now(): Date;

  /** The day that counts as today, as an ISO day in UTC. */
  today(): string {
    return this.now().toISOString().slice(0, 10);
  }
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
