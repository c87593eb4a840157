import { expect } from 'vitest';
import type { Language } from '../../src/common/language.js';
import { loadLexicon } from '../../src/lexicon/lexicon.loader.js';
import { AnswerWriter } from '../../src/wording/answer.writer.js';
import type { Findings } from '../../src/wording/findings.js';
import type { KnownFact } from '../../src/wording/facts.js';
import type { ChangeFindings } from '../../src/wording/figure.findings.js';
import { Verification } from '../../src/wording/verification.js';
import { WHEAT_OF_FRANCE } from './sample-facts.js';

const lexicon = loadLexicon();
export const writer = new AnswerWriter(lexicon);
const verification = new Verification(lexicon);

/** What all findings of figures have, where nothing is to be said of it. */
export const ANSWERED = { outcome: 'answer' as const, notes: [], citations: [], unit: null };

/** The text with plain spaces; every number in it must come from the findings. */
export function said(
  findings: Findings,
  language: Language,
  agent: 'prix' | 'production' = 'production',
): string {
  const { answer } = writer.write(findings, agent, language);
  expect(verification.check(answer, { findings, question: '', language })).toEqual([]);
  return answer.replace(/[\u00a0\u202f]/gu, ' ');
}

/** The soft wheat of a place in a year, in kt. */
export function wheatOf(place: string, period: string, value: number): KnownFact {
  return { ...WHEAT_OF_FRANCE, place, placeCode: place, period, value };
}

export const BEFORE = wheatOf('FR', '2023', 34709.32);

/** How that of France fell from 2023 to 2024. */
export const FALL: ChangeFindings['changes'][number] = {
  from: BEFORE,
  to: WHEAT_OF_FRANCE,
  difference: { name: 'difference', value: WHEAT_OF_FRANCE.value - BEFORE.value, unit: 'kt' },
  percent: { name: 'percent-change', value: -26.8877, unit: '%' },
  growth: null,
  lowest: null,
  highest: null,
};
