import type { Type } from '@nestjs/common';
import type { Agent } from './agent.js';
import { JuridiqueAgent } from './juridique/juridique.agent.js';
import { PrixAgent } from './prix/prix.agent.js';
import { ProductionAgent } from './production/production.agent.js';

/** Who answers, in the order in which they are asked whether a question is theirs. A new agent is one line here. */
export const AGENTS: readonly Type<Agent>[] = [JuridiqueAgent, PrixAgent, ProductionAgent];
