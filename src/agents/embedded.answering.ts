import { Injectable } from '@nestjs/common';
import type { Language } from '../common/language.js';
import { Counters } from '../metrics/counters.js';
import type { Frame } from '../understanding/frame.js';
import type { Answer, Findings } from '../wording/findings.js';
import { joinedAnswers } from '../wording/joined-answers.js';
import type { Inquiry } from './agent.js';
import { AgentFactory } from './agent.factory.js';
import { meansOfTimes } from './figures/compared.means.js';
import { QuestionReader } from './question.reader.js';
import { VerificationGate } from './verification.gate.js';

/** Answers without a language model: understood, found, said and verified. */
@Injectable()
export class EmbeddedAnswering {
  constructor(
    private readonly reader: QuestionReader,
    private readonly factory: AgentFactory,
    private readonly gate: VerificationGate,
    private readonly counters: Counters,
  ) {}

  /** The question as it is understood, on the day that it is asked. */
  async read(question: string, language: Language): Promise<Inquiry> {
    return await this.reader.read(question, language);
  }

  /** The reply to a question; the same question over the same data on the same day gives the same reply. */
  async answer(inquiry: Inquiry): Promise<Answer> {
    const found = await this.#find(inquiry);
    const { alsoAsked = null, ifNotYetKnown } = inquiry.frame;
    if (ifNotYetKnown && isNotYetKnown(found)) return this.answer({ ...inquiry, frame: ifNotYetKnown });
    if (!alsoAsked || this.factory.agentFor(alsoAsked) === null || this.#isRefusedAsOne(inquiry, alsoAsked))
      return this.#say(inquiry, found);
    const other = { ...inquiry, frame: alsoAsked };
    const foundToo = await this.#find(other);
    const asOne = meansOfTimes(found, foundToo, inquiry.frame);
    if (asOne) return this.#say(inquiry, asOne);
    return both(this.#say(inquiry, found), this.#say(other, foundToo));
  }

  /** « Les chevreaux, on les sèvre à combien de kilos ? »: nobody's question, whose second part is of the same things. */
  #isRefusedAsOne({ frame }: Inquiry, alsoAsked: Frame): boolean {
    const [told, asked] = [frame, alsoAsked].map(({ products }) => products.map(({ value }) => value));
    if (this.factory.agentFor(frame) !== null || !asked || asked.length === 0) return false;
    return asked.every((product) => told?.includes(product));
  }

  async #find(inquiry: Inquiry): Promise<Findings> {
    const agent = this.factory.agentFor(inquiry.frame);
    return agent ? await agent.find(inquiry) : unanswered(inquiry.frame);
  }

  #say({ question, frame, language }: Inquiry, findings: Findings): Answer {
    const agent = this.factory.agentFor(frame)?.name ?? null;
    this.counters.answers.inc({ agent: agent ?? 'none', outcome: findings.outcome });
    return this.gate.say({ findings, agent, question, language });
  }
}

/** Whether all figures there are end before the time that is asked for. */
function isNotYetKnown(found: Findings): boolean {
  if (found.kind !== 'out-of-period') return false;
  return found.asked.every((when) => found.extents.every(({ to }) => to < when));
}

/** The answers to two questions that were asked in one, in their order; the agent is the first that had something to say. */
function both(first: Answer, second: Answer): Answer {
  if (first.answer === second.answer) return first;
  const data = [...(first.data ?? []), ...(second.data ?? [])];
  const sources = [...new Set([...(first.sources ?? []), ...(second.sources ?? [])])];
  return {
    answer: joinedAnswers(first.answer, second.answer),
    data: data.length > 0 ? data : null,
    sources: sources.length > 0 ? sources : null,
    agent: first.agent ?? second.agent,
  };
}

/** What is offered where a question names nothing: widely grown, widely traded. */
const EXAMPLES = ['soft-wheat', 'maize', 'rapeseed', 'wheat-hrw', 'pig-carcass-plerin'];

/** A frame of nobody: a greeting, another field, or a question of which too little was understood to ask it of somebody. */
function unanswered(frame: Frame): Findings {
  if (frame.intent === 'out_of_scope' || frame.intent === 'greeting')
    return {
      kind: 'out-of-scope',
      outcome: 'out_of_scope',
      courtesy: frame.courtesy ?? null,
      otherLaw: frame.otherLaw ?? null,
    };
  const ids = (list: Frame['products']): string[] => list.map((slot) => slot.value);
  const known = { products: ids(frame.products), places: ids(frame.places), measures: ids(frame.measures) };
  return {
    kind: 'clarification',
    outcome: 'clarify',
    missing: ['product'],
    known,
    unknown: frame.unknownWords,
    choices: EXAMPLES,
  };
}
