import type { Letter } from './contestants.js';
import type { Load } from './load.js';
import type { Memory } from './server-process.js';

/** A load, and what each of its requests cost the server. */
export interface ServedLoad extends Load {
  /** Processor time, in microseconds; NaN where the system does not tell. Other processes disturb it less than time does. */
  processorUsPerRequest: number;
}

/** One pass over every contestant, one after the other. */
export type Round = Partial<Record<Letter, ServedLoad>>;

/** A start of the service: how long until it listened, and its memory. */
export interface Start {
  ms: number;
  memory: Memory;
}

export interface Measurements {
  rounds: readonly Round[];
  /** After all load. */
  memory: Readonly<Partial<Record<Letter, Memory>>>;
  /** With nothing loaded yet: memory as it listened. */
  first: Start;
  /** With everything there: memory after all load. */
  later: Start;
  /** (c), asked by one client, each question after the reply to the one before. */
  alone: ServedLoad;
}

/** @throws RangeError of an empty list */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new RangeError('no values');
  return (low + high) / 2;
}

/** Of two contestants in each round, so that a machine that slows down for a while slows both sides of it. */
export interface Ratios {
  /** Of requests per second. */
  ofRate: number[];
  /** Of processor time per request, upside down: the same as the other on a machine that does nothing else. */
  ofCost: number[];
}

export function ratiosOf(rounds: readonly Round[], above: Letter, below: Letter): Ratios {
  const pairs = rounds.flatMap((round) => {
    const [one, other] = [round[above], round[below]];
    return one && other ? [{ one, other }] : [];
  });
  return {
    ofRate: pairs.map(({ one, other }) => one.requestsPerSecond / other.requestsPerSecond),
    ofCost: pairs.map(({ one, other }) => other.processorUsPerRequest / one.processorUsPerRequest),
  };
}
