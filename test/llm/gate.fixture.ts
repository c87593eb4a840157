import { loadCues } from '../../src/lexicon/cues.loader.js';
import type { Language } from '../../src/common/language.js';
import type { Inquiry } from '../../src/agents/agent.js';
import { GroundingGate } from '../../src/agents/assisted/grounding/grounding.gate.js';
import { ProseReader } from '../../src/agents/assisted/grounding/prose.reader.js';
import type { Ledger } from '../../src/agents/assisted/ledger.js';
import { INSTRUCTIONS } from '../../src/agents/assisted/prompt.js';
import { Understanding } from '../../src/understanding/understanding.js';
import { memoryShelf } from '../fixtures/agents/memory-shelf.js';

const TODAY = '2026-11-20';
const cues = loadCues();

/** The figures in memory, and the gate over their lexicon. */
export const shelf = memoryShelf();
const understanding = new Understanding(shelf.lexicon, cues);
const gate = new GroundingGate(shelf.lexicon, new ProseReader(shelf.lexicon, cues));

export function inquiryOf(question: string, language: Language): Inquiry {
  return { question, frame: understanding.read(question, TODAY), language, today: TODAY };
}

/** What the gate says of a model's text, where the tools gave what is in the ledger. */
export function check(prose: string, ledger: Ledger, language: Language, question: string) {
  return gate.check({ prose, ledger, inquiry: inquiryOf(question, language), instructions: INSTRUCTIONS });
}

/** The kinds of what is wrong with it; none where it passes. */
export function faultsOf(...asked: Parameters<typeof check>): string[] {
  const result = check(...asked);
  return result.kind === 'refused' ? [...new Set(result.violations.map(({ kind }) => kind))] : [];
}
