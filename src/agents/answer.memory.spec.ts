import { beforeEach, describe, expect, it } from 'vitest';
import { Clock } from '../common/clock.js';
import type { Answer } from '../wording/findings.js';
import { AnswerMemory } from './answer.memory.js';
import { DataEdition } from './data-edition.js';

const ANSWER: Answer = { answer: 'une réponse', data: null, sources: null, agent: 'production' };

const ARTICLE = {
  code: 'Code rural',
  article: 'L411-1',
  title: '',
  text: '',
  in_force_from: '1999-07-10',
  status: 'VIGUEUR',
  url: '',
};

describe('AnswerMemory', () => {
  let nowMs: number;
  let imports: number;
  let made: number;
  let memory: AnswerMemory;

  const ask = (question: string, answer: Answer = ANSWER, language: 'fr' | 'en' = 'fr') =>
    memory.recall(question, language, async () => {
      made += 1;
      return answer;
    });

  beforeEach(() => {
    [nowMs, imports, made] = [Date.parse('2026-11-20T10:00:00Z'), 1, 0];
    const clock = new (class extends Clock {
      now(): Date {
        return new Date(nowMs);
      }
    })();
    const data = new (class extends DataEdition {
      async read(): Promise<string> {
        return `after ${imports} imports`;
      }
    })();
    memory = new AnswerMemory(data, clock);
  });

  it('makes the answer to a question once, and each language its own', async () => {
    expect(await ask('blé ?')).toBe(ANSWER);
    expect(await ask('blé ?')).toBe(ANSWER);
    await ask('blé ?', ANSWER, 'en');
    expect(made).toBe(2);
  });

  it('makes it anew on another day', async () => {
    await ask('blé ?');
    nowMs += 86_400_000;
    await ask('blé ?');
    expect(made).toBe(2);
  });

  it('makes it anew within a second of an import', async () => {
    await ask('blé ?');
    imports = 2;
    nowMs += 1_000;
    await ask('blé ?');
    expect(made).toBe(2);
  });

  it('does not keep what failed', async () => {
    await expect(memory.recall('blé ?', 'fr', () => Promise.reject(new Error('gone')))).rejects.toThrow(
      'gone',
    );
    await ask('blé ?');
    expect(made).toBe(1);
  });

  it('keeps the five hundred asked for last', async () => {
    for (let n = 0; n <= 500; n += 1) await ask(`question ${n}`);
    made = 0;
    await ask('question 500');
    await ask('question 1');
    expect(made).toBe(0);
    await ask('question 0');
    expect(made).toBe(1);
  });

  it('does not keep answers of many rows', async () => {
    const long: Answer = { ...ANSWER, data: Array.from({ length: 61 }, () => ARTICLE) };
    await ask('tout ?', long);
    await ask('tout ?', long);
    expect(made).toBe(2);
  });
});
