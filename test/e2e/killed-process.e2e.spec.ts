import Database from 'better-sqlite3';
import request from 'supertest';
import { afterEach, expect, it } from 'vitest';
import { ChildService } from '../support/child-service.js';
import { describeOnSqlite } from '../support/engines.js';
import { sessionToken } from '../support/session-tokens.js';

const AT_ONCE = 20;
const START_MS = 60_000;

describeOnSqlite('a process that ends', (engine) => {
  let service: ChildService | null = null;
  afterEach(async () => {
    await service?.end('SIGKILL');
  });

  const newKey = async ({ url }: ChildService): Promise<string> => {
    const token = sessionToken('acme');
    const reply = await request(url).post('/api/v1/keys').set('Authorization', `Bearer ${token}`);
    return reply.body.key;
  };
  const ask = async ({ url }: ChildService, key: string): Promise<number | 'cut'> =>
    await request(url)
      .post('/api/v1/chat')
      .set('X-API-Key', key)
      .send({ question: 'x' })
      .then(
        ({ status }) => status,
        () => 'cut',
      );
  /** Asks without pause, so many at once, until nobody answers. @returns how many were answered */
  const askUntilCut = async (child: ChildService, key: string, onAnswer: (answered: number) => void) => {
    let answered = 0;
    const one = async (): Promise<void> => {
      const outcome = await ask(child, key);
      if (outcome === 'cut') return;
      expect(outcome).toBe(200);
      onAnswer((answered += 1));
      await one();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    return answered;
  };

  it(
    'decision 23: killed in the middle of a burst has counted what it answered, and leaves a sound file',
    async () => {
      const databaseUrl = await engine.newDatabase();
      const killed = (service = await ChildService.start(databaseUrl));
      const key = await newKey(killed);
      const answered = await askUntilCut(killed, key, (count) => {
        if (count === 60) void killed.end('SIGKILL');
      });
      expect(answered).toBeGreaterThanOrEqual(60);

      const file = new Database(databaseUrl.slice('sqlite:'.length), { readonly: true });
      expect(file.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      file.close();

      service = await ChildService.start(databaseUrl);
      const usage = await request(service.url).get('/api/v1/usage').set('X-API-Key', key);
      expect(usage.body.day.used).toBeGreaterThanOrEqual(answered);
      expect(usage.body.day.used).toBeLessThanOrEqual(answered + AT_ONCE);
      expect(usage.body.week.used).toBe(usage.body.day.used);
      expect(await ask(service, key)).toBe(200);
    },
    START_MS,
  );

  it(
    'on SIGTERM answers what it began and ends with 0',
    async () => {
      const ending = (service = await ChildService.start(await engine.newDatabase()));
      const key = await newKey(ending);
      const calls = Array.from({ length: AT_ONCE }, () => ask(ending, key));
      await Promise.race(calls);
      const ended = ending.end('SIGTERM');
      const outcomes = await Promise.all(calls);
      expect(outcomes.filter((outcome) => outcome !== 200 && outcome !== 503)).toEqual([]);
      expect(await ended).toBe(0);
    },
    START_MS,
  );
});
