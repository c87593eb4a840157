import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../wording/answer.writer.js';
import type { Findings } from '../wording/findings.js';
import { Verification, type Violation } from '../wording/verification.js';
import { VerificationGate, type Passing } from './verification.gate.js';

const lexicon = loadLexicon();
const writer = new AnswerWriter(lexicon);
const fact = {
  product: 'soft-wheat',
  productCode: 'C1110',
  place: 'FR',
  placeCode: 'FR',
  measure: 'production',
  period: '2024',
  value: 25376.78,
  unit: 'kt',
  dataset: 'eurostat-crops',
  flags: '',
  derived: null,
} as const;
const findings: Findings = {
  kind: 'value',
  outcome: 'answer',
  facts: [fact],
  values: [fact],
  notes: [],
  citations: [],
  unit: null,
  before: null,
  latest: false,
};

function passing(text: string): Passing {
  const answer = { answer: text, data: null, sources: null, agent: 'production' as const };
  return { answer, findings, question: '', language: 'fr' };
}

describe('the gate', () => {
  it('lets a supported answer pass as it is', () => {
    const gate = new VerificationGate(new Verification(lexicon), writer, { strict: true });
    expect(gate.pass(passing('25,38 millions de tonnes')).answer).toBe('25,38 millions de tonnes');
  });

  it('throws where strict', () => {
    const gate = new VerificationGate(new Verification(lexicon), writer, { strict: true });
    expect(() => gate.pass(passing('99 millions de tonnes'))).toThrow(/unverified/u);
  });

  it('else says the findings plainly, and tells', () => {
    const told: Violation[] = [];
    const onViolation = (violations: readonly Violation[]): void => void told.push(...violations);
    const gate = new VerificationGate(new Verification(lexicon), writer, { strict: false, onViolation });
    expect(gate.pass(passing('99 millions de tonnes')).answer).toBe(
      'blé tendre | France | production | 2024 | 25376.78 kt',
    );
    expect(told.map((violation) => violation.words)).toEqual(['99 millions']);
  });
});
