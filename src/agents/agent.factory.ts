import type { Frame, Intent } from '../understanding/frame.js';
import type { Agent } from './agent.js';

/** Nobody's questions. */
const NOBODYS: readonly Intent[] = ['greeting', 'out_of_scope'];

/** Chooses who answers. */
export class AgentFactory {
  constructor(private readonly agents: readonly Agent[]) {}

  /**
   * The agent whose field the frame is of; null where it is of none. A figure of farming that no source has is still of a
   * field: its agent says that there is none, and what exists.
   */
  agentFor(frame: Frame): Agent | null {
    if (NOBODYS.includes(frame.intent) && frame.unheldMeasure === null) return null;
    return this.agents.find((agent) => agent.handles(frame)) ?? null;
  }
}
