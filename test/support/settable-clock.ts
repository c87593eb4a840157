import { Clock } from '../../src/common/clock.js';

/** A clock that goes on only when it is told to; it begins at the true time, by which session tokens are judged. */
export class SettableClock extends Clock {
  #nowMs: number;

  constructor(start: Date | string = new Date()) {
    super();
    this.#nowMs = new Date(start).getTime();
  }

  now(): Date {
    return new Date(this.#nowMs);
  }

  set(moment: Date | string): void {
    this.#nowMs = new Date(moment).getTime();
  }

  advance(ms: number): void {
    this.#nowMs += ms;
  }
}
