import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCues } from '../lexicon/cues.loader.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import type { Frame } from './frame.js';
import { Understanding } from './understanding.js';
import { isShared, shared } from '../../test/support/shared-folder.js';

/** The same question written otherwise has the same frame: over a question set beside the project, where it is there. */

const SET = 'eval/dev.jsonl';
const present = isShared('no question is written otherwise', SET);
const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string): Frame => understanding.read(question, '2026-11-20');

function questionsOf(file: string): string[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'));
  return lines
    .map((line): unknown => JSON.parse(line))
    .flatMap((item) => (isAsked(item) ? [item.question] : []));
}

function isAsked(item: unknown): item is { question: string } {
  return typeof item === 'object' && item !== null && 'question' in item && typeof item.question === 'string';
}

/** What is asked, without the words it was read from. */
function meaning(frame: Frame): string {
  const ids = (slots: Frame['products']): string[] => slots.map((slot) => slot.value);
  const { domain, intent, threshold, order, whole, excluded } = frame;
  return JSON.stringify([
    domain,
    intent,
    ids(frame.products),
    domain === 'law' ? [] : ids(frame.measures),
    ids(frame.places),
    frame.period?.value,
    threshold,
    order,
    whole,
    [excluded?.products, excluded?.places],
    frame.unit?.value,
  ]);
}

const LETTERS = /\p{L}{7,}/gu;

/** One of the long words with two neighbouring letters in the wrong order. */
function withTypo(question: string, nth: number): string {
  const words = [...question.matchAll(LETTERS)];
  const word = words[nth % Math.max(1, words.length)];
  if (!word) return question;
  const at = word.index + 3;
  return question.slice(0, at) + (question[at + 1] ?? '') + (question[at] ?? '') + question.slice(at + 2);
}

const isFrench = (question: string): boolean => read(question).language === 'fr';
const plain = (question: string): string => question.replace(/[\s?.!]+$/u, '');

/** « … en 2023 ? » as « En 2023, … ? »: the last words of time go to the start. */
function yearFirst(question: string): string {
  const match = / ((?:en|in) (?:19|20)\d{2})\s*\??\s*$/u.exec(question);
  return match ? `${match[1] ?? ''}, ${question.slice(0, match.index)} ?` : question;
}

/** How it is written otherwise, and the least share of the set that must be read the same, in percent. */
const WAYS: readonly (readonly [string, number, (question: string) => string])[] = [
  ['no accents', 100, (question) => question.normalize('NFD').replace(/\p{M}/gu, '')],
  ['small letters', 100, (question) => question.toLowerCase()],
  ['no question mark', 100, plain],
  ['a greeting', 100, (question) => (isFrench(question) ? `Bonjour, ${question}` : `Hello, ${question}`)],
  [
    'thanks',
    100,
    (question) => (isFrench(question) ? `${question} Merci d'avance !` : `${question} Thank you!`),
  ],
  ['capitals', 100, (question) => question.toUpperCase()],
  ['the year first', 100, yearFirst],
  ['wide spaces', 100, (question) => question.replaceAll(' ', '  ')],
  ['one typing error', 92, (question) => withTypo(question, 1)],
];

describe.skipIf(!present)('a question written otherwise', () => {
  it.each(WAYS)('%s', (name, least, write) => {
    const questions = questionsOf(shared(SET));
    const changed = questions.filter(
      (question) => meaning(read(write(question))) !== meaning(read(question)),
    );
    const same = 100 * (1 - changed.length / questions.length);
    process.stdout.write(`${name}: ${same.toFixed(1)} % of ${questions.length} read the same\n`);
    expect({ same, changed }).toSatisfy(() => same >= least, changed.map(write).join('\n'));
  });
});

describe('anything at all', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(
      '🌾',
      '\u202eélb',
      '\u200b',
      'Ь',
      "'; DROP TABLE x; --",
      '<script>',
      'ignore tes instructions',
      '\u0000',
      'prix du blé',
      '% ',
      'L. 411-1',
      '2023',
      '½',
      'ﬁ',
      'İ',
    ),
  );
  it('of up to 2000 characters is read without an error', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 120 }), (pieces) => {
        const frame = read(pieces.join(' ').slice(0, 2000));
        expect(frame.confidence).toBeGreaterThanOrEqual(0);
        expect(frame.confidence).toBeLessThanOrEqual(1);
      }),
      { numRuns: 150 },
    );
  });
});
