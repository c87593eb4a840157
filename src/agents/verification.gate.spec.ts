import { describe, expect, it } from 'vitest';
import { WHEAT_OF_FRANCE } from '../../test/support/sample-facts.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../wording/answer.writer.js';
import type { Answer, Findings } from '../wording/findings.js';
import { Verification, type Violation } from '../wording/verification.js';
import { VerificationGate, type GateOptions } from './verification.gate.js';

const lexicon = loadLexicon();
const findings: Findings = {
  kind: 'value',
  outcome: 'answer',
  facts: [WHEAT_OF_FRANCE],
  values: [WHEAT_OF_FRANCE],
  notes: [],
  citations: [],
  unit: null,
  before: null,
  latest: false,
};

/** A writer that says what it is told, whatever was found. */
class Parrot extends AnswerWriter {
  constructor(private readonly text: string) {
    super(lexicon);
  }

  override write(_findings: Findings, agent: Answer['agent']): Answer {
    return { answer: this.text, data: null, sources: null, agent };
  }
}

function say(text: string, options: GateOptions): string {
  const gate = new VerificationGate(new Verification(lexicon), new Parrot(text), options);
  return gate.say({ findings, agent: 'production', question: '', language: 'fr' }).answer;
}

describe('the gate', () => {
  it('lets a supported answer pass as it is', () => {
    expect(say('25,38 millions de tonnes', { strict: true })).toBe('25,38 millions de tonnes');
  });

  it('throws where strict', () => {
    expect(() => say('99 millions de tonnes', { strict: true })).toThrow(/unverified/u);
  });

  it('else says the findings plainly, and tells', () => {
    const told: Violation[] = [];
    const onViolation = (violations: readonly Violation[]): void => void told.push(...violations);
    const plain = 'blé tendre | France | production | 2024 | 25376.78 kt';
    expect(say('99 millions de tonnes', { strict: false, onViolation })).toBe(plain);
    expect(told.map((violation) => violation.words)).toEqual(['99 millions']);
  });
});
