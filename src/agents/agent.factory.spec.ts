import { describe, expect, it } from 'vitest';
import { frameOf } from '../../test/fixtures/agents/frames.js';
import { Agent } from './agent.js';
import { AgentFactory } from './agent.factory.js';
import { AGENTS } from './agent.registry.js';

class Named extends Agent {
  constructor(
    readonly name: Agent['name'],
    private readonly domain: string,
  ) {
    super();
  }

  handles(frame: Parameters<Agent['handles']>[0]): boolean {
    return frame.domain === this.domain;
  }

  find(): never {
    throw new Error('not asked');
  }
}

const factory = new AgentFactory([new Named('prix', 'price'), new Named('production', 'production')]);

describe('the agent of a frame', () => {
  it('is the one of its domain', () => {
    expect(factory.agentFor(frameOf({ domain: 'price' }))?.name).toBe('prix');
    expect(factory.agentFor(frameOf({ domain: 'production' }))?.name).toBe('production');
  });

  it('is the one of its domain for a figure that no source has', () => {
    const frame = frameOf({ domain: 'production', intent: 'out_of_scope', unheldMeasure: 'exportations' });
    expect(factory.agentFor(frame)?.name).toBe('production');
  });

  it('is nobody for what is of no domain, a greeting or another field', () => {
    expect(factory.agentFor(frameOf({ domain: null }))).toBeNull();
    expect(factory.agentFor(frameOf({ domain: 'law' }))).toBeNull();
    expect(factory.agentFor(frameOf({ domain: 'price', intent: 'greeting' }))).toBeNull();
    expect(factory.agentFor(frameOf({ domain: 'price', intent: 'out_of_scope' }))).toBeNull();
  });
});

it('lists agents whose names differ and each of which handles one domain', () => {
  expect(new Set(AGENTS).size).toBe(AGENTS.length);
});
