import type { JsonObject } from '../../../llm/language-model.js';
import { ToolFault } from './tool.js';

const LONGEST_WORD = 300;
const PERIOD = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/u;

/** The arguments of one call, read by hand: every fault is told at once, and nothing unexpected gets through. */
export class Arguments {
  readonly #faults: string[] = [];
  readonly #read = new Set<string>();

  constructor(private readonly given: JsonObject) {}

  word(name: string): string {
    return this.optionalWord(name) ?? this.#fault(`${name} is missing`, '');
  }

  optionalWord(name: string): string | null {
    const value = this.#take(name);
    if (value === undefined || value === null || value === '') return null;
    if (typeof value === 'string' && value.length <= LONGEST_WORD) return value.trim();
    return this.#fault(`${name} must be a text of at most ${LONGEST_WORD} characters`, null);
  }

  /** Between `fewest` and `most` texts; a single text counts as a list of one. */
  words(name: string, fewest: number, most: number): string[] {
    const value = this.#take(name) ?? [];
    const list: unknown[] = Array.isArray(value) ? value : [value];
    const texts = list.filter(
      (item): item is string => typeof item === 'string' && item.length <= LONGEST_WORD,
    );
    if (texts.length === list.length && list.length >= fewest && list.length <= most) return texts;
    return this.#fault(`${name} must be a list of ${fewest} to ${most} texts`, []);
  }

  choice<T extends string>(name: string, allowed: readonly T[]): T | null {
    const value = this.optionalWord(name);
    if (value === null) return null;
    const chosen = allowed.find((one) => one === value);
    return chosen ?? this.#fault(`${name} must be one of ${allowed.join(', ')}`, null);
  }

  integer(name: string, least: number, most: number): number | null {
    const value = this.number(name);
    if (value === null) return null;
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    return this.#fault(`${name} must be a whole number from ${least} to ${most}`, null);
  }

  number(name: string): number | null {
    const value = this.#take(name);
    if (value === undefined || value === null) return null;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    return this.#fault(`${name} must be a number`, null);
  }

  /** 2024, 2024-05 or 2024-05-13. */
  period(name: string): string | null {
    const raw = this.#take(name);
    if (raw === undefined || raw === null || raw === '') return null;
    const text = typeof raw === 'number' ? String(raw) : raw;
    if (typeof text === 'string' && PERIOD.test(text) && text >= '1900' && text < '2100') return text;
    return this.#fault(`${name} must be a year, month or day such as 2024, 2024-05, 2024-05-13`, null);
  }

  /** To be called once all have been read. @throws ToolFault with every fault of the arguments */
  check(): void {
    const unknown = Object.keys(this.given).filter((name) => !this.#read.has(name));
    if (unknown.length > 0) this.#faults.push(`there are only the arguments ${[...this.#read].join(', ')}`);
    if (this.#faults.length > 0) throw new ToolFault(this.#faults.join('; '));
  }

  #take(name: string): unknown {
    this.#read.add(name);
    return Object.hasOwn(this.given, name) ? this.given[name] : undefined;
  }

  #fault<T>(message: string, instead: T): T {
    this.#faults.push(message);
    return instead;
  }
}
