import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Answer } from '../../src/wording/findings.js';

/** A line of a question set, as far as it is read here; its scorer reads the rest. */
export interface Item {
  readonly id: string;
  readonly lang?: 'fr' | 'en';
  readonly question: string;
  readonly kind: string;
  readonly agent: string | null;
  /** Numbers of the articles of which one should be named. */
  readonly articles?: readonly string[];
}

/** What a scorer finds wrong with a reply, and at which place among those it names the first right article stands; 0 for none. */
export interface Judgement {
  readonly faults: readonly string[];
  readonly rank: number;
}

/** What a module that scores question sets exports. */
export interface Scorer {
  judge(item: Item, reply: Answer): Judgement;
  /** One spelling of an article's number, to compare by. */
  articleNumber(text: string): string;
}

/** @throws Error where the module exports neither `judge` nor `articleNumber` */
export async function loadScorer(file: string): Promise<Scorer> {
  const loaded: unknown = await import(pathToFileURL(file).href);
  if (!isScorer(loaded)) throw new Error(`${file} exports no judge and articleNumber`);
  return loaded;
}

function isScorer(loaded: unknown): loaded is Scorer {
  if (typeof loaded !== 'object' || loaded === null) return false;
  return ['judge', 'articleNumber'].every((name) => typeof Reflect.get(loaded, name) === 'function');
}

/** The questions of a JSONL file; empty lines and those that begin with // are left out. */
export function readItems(file: string): Item[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('//'))
    .map((line): unknown => JSON.parse(line))
    .filter(isItem);
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && 'id' in value && 'question' in value;
}

/** Whether a question is of one of the kinds or agents, or its id begins so; all are where nothing is chosen. */
export function isChosen({ kind, agent, id }: Item, only: readonly string[]): boolean {
  return only.length === 0 || only.some((one) => one === kind || one === agent || id.startsWith(one));
}
