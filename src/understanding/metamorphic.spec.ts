import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCues } from '../lexicon/cues.loader.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import type { Frame } from './frame.js';
import { Understanding } from './understanding.js';
import {
  asked,
  otherNumber,
  placeFirst,
  signed,
  texted,
  wished,
  yearBeforePlace,
  yearFirst,
  type Rewriting,
} from '../../test/support/rewritten-questions.js';
import { hostileTexts } from '../../bench/understanding/hostile-texts.js';
import { isShared, shared } from '../../test/support/shared-folder.js';
import { WRAPPED } from '../../test/fixtures/understanding/wrapped-questions.data.js';
import { QUESTIONS } from '../../test/fixtures/understanding/questions.data.js';

/**
 * The same question written otherwise has the same frame: over our own questions, and over a question set beside the project
 * where it is there.
 */

const SET = 'eval/dev.jsonl';
const present = isShared('no question is written otherwise', SET);
const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string): Frame => understanding.read(question, '2026-11-20');
const frames = new Map<string, Frame>();
/** As `read`, once for each question as it stands in a set. */
function readOnce(question: string): Frame {
  const frame = frames.get(question) ?? read(question);
  frames.set(question, frame);
  return frame;
}

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

/** How it is written otherwise, and the least share of questions that must be read the same, in percent. */
const WAYS: readonly (readonly [string, number, Rewriting])[] = [
  ['no accents', 100, (question) => question.normalize('NFD').replace(/\p{M}/gu, '')],
  ['small letters', 100, (question) => question.toLowerCase()],
  ['capitals', 100, (question) => question.toUpperCase()],
  ['no question mark', 100, (question) => question.replace(/[\s?.!]+$/u, '')],
  ['wide spaces', 100, (question) => question.replaceAll(' ', '  ')],
  ['a greeting', 100, (question, { language }) => `${language === 'fr' ? 'Bonjour' : 'Hello'}, ${question}`],
  [
    'a thank you',
    100,
    (question, { language }) => `${question} ${language === 'fr' ? "Merci d'avance !" : 'Thank you!'}`,
  ],
  ['a polite question', 100, asked],
  ['a polite wish', 100, wished],
  ['thanks and a signature', 100, signed],
  ['a text message', 100, texted],
  ['the other number of a product', 100, otherNumber],
  ['the year first', 100, yearFirst],
  ['the place first', 100, placeFirst],
  ['the year before the place', 100, yearBeforePlace],
  ['one typing error', 92, (question) => withTypo(question, 1)],
];

/** The questions that mean another thing when written that way, of those that it applies to. */
function changedBy(
  write: Rewriting,
  questions: readonly string[],
): { same: number; of: number; changed: string[] } {
  const pairs = questions
    .map((question) => ({ question, written: write(question, readOnce(question)) }))
    .filter(({ question, written }) => written !== question);
  const changed = pairs.filter(
    ({ question, written }) => meaning(read(written)) !== meaning(readOnce(question)),
  );
  const same = pairs.length === 0 ? 100 : 100 * (1 - changed.length / pairs.length);
  return { same, of: pairs.length, changed: changed.map(({ written }) => written) };
}

describe.skipIf(!present)('a question written otherwise', () => {
  it.each(WAYS)('%s', (name, least, write) => {
    const { same, of, changed } = changedBy(write, questionsOf(shared(SET)));
    process.stdout.write(`${name}: ${same.toFixed(1)} % of ${of} read the same\n`);
    expect(same >= least ? [] : changed).toEqual([]);
  });
});

/** Of our own questions, among which are « ??? » and other riddles. */
const LEAST_OWN = { typed: 85, written: 98.5 };

describe('a question of our own written otherwise', () => {
  const questions = QUESTIONS.map(([question]) => question);
  it.each(WAYS)('%s', (_name, least, write) => {
    const { same, changed } = changedBy(write, questions);
    const leastOwn = least < 100 ? LEAST_OWN.typed : LEAST_OWN.written;
    expect(same >= leastOwn ? [] : changed).toEqual([]);
  });
});

describe('a question in its wrapping', () => {
  it.each(Object.entries(WRAPPED))('reads as the bare one: %s', (_kind, pairs) => {
    const changed = pairs.filter(([wrapped, bare]) => meaning(read(wrapped)) !== meaning(read(bare)));
    expect(changed.map(([wrapped]) => wrapped)).toEqual([]);
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
      'ρrix du blе',
      '&lt;b&gt;blé&lt;/b&gt;',
      '١٢٣',
      '小麦',
      'ﬁ',
      'İ',
    ),
  );
  it('repeated to 2000 characters is read without an error', () => {
    for (const text of hostileTexts()) expect(read(text(2000)).confidence).toBeLessThanOrEqual(1);
  });

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
