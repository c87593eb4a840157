import type { Language } from '../common/language.js';
import type { Frame } from '../understanding/frame.js';
import type { Findings } from '../wording/findings.js';

export type AgentName = 'prix' | 'production' | 'juridique';

/** What a question is answered against. */
export interface Inquiry {
  /** As it was asked. */
  question: string;
  frame: Frame;
  /** Language of the reply. */
  language: Language;
  /** ISO day that counts as today. */
  today: string;
}

/** Answers the questions of one field, from the data of that field alone. */
export abstract class Agent {
  abstract readonly name: AgentName;

  /** Whether the frame is of this agent's field. */
  abstract handles(frame: Frame): boolean;

  /** What the data say: rows, named figures, outcome. Never prose, never a figure that no row carries. */
  abstract find(inquiry: Inquiry): Promise<Findings>;
}
