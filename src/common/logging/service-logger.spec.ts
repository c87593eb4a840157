import { describe, expect, it } from 'vitest';
import { withoutSecrets } from './secret-scrubber.js';
import { ServiceLogger } from './service-logger.js';

const KEY = `sk_live_q7Xw2LbN_${'a'.repeat(38)}`;
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhY21lIn0.c2lnbmF0dXJl-_x';

describe('withoutSecrets', () => {
  it.each([
    [`key ${KEY}.`, 'key sk_live_q7Xw2LbN_….'],
    [`Bearer ${TOKEN}`, 'Bearer [token]'],
    [`{"token":"${TOKEN}"}`, '{"token":"[token]"}'],
    ['eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.', '[token]'],
    ['mysql://user:word@host/db', 'mysql://…@host/db'],
    ['https://user@host/path', 'https://…@host/path'],
    ['sk_live_q7Xw2LbN', 'sk_live_q7Xw2LbN'],
    ['http://host/a@b', 'http://host/a@b'],
    ['{"route":"/api/v1/chat"}', '{"route":"/api/v1/chat"}'],
  ])('%s → %s', (line, expected) => {
    expect(withoutSecrets(line)).toBe(expected);
  });

  it.each(['eyJ', 'sk_live_q7Xw2LbN_', 'http://', 'a-eyJ'])('leaves a long line of many %s', (part) => {
    const line = part.repeat(100_000);
    expect(withoutSecrets(line)).toBe(line);
  });

  it('hides each of many tokens in a row', () => {
    expect(withoutSecrets(`${TOKEN} `.repeat(20_000))).toBe('[token] '.repeat(20_000));
  });
});

describe('ServiceLogger', () => {
  const written = (level: string, write: (logger: ServiceLogger) => void): Record<string, unknown>[] => {
    const lines: string[] = [];
    write(new ServiceLogger(level, { write: (line) => void lines.push(line) }));
    return lines.map((line): Record<string, unknown> => JSON.parse(line));
  };

  it("keeps Nest's assembly out of an operator's log", () => {
    const assembly = (logger: ServiceLogger) => logger.log('Mapped {/livez, GET} route', 'RouterExplorer');
    expect(written('info', assembly)).toEqual([]);
    expect(written('debug', assembly)).toHaveLength(1);
  });

  it('writes one object a line, with who speaks', () => {
    const lines = written('info', (logger) => {
      logger.log('ready', 'Nest');
      logger.log({ msg: 'GET / 200', status: 200 }, 'Request');
      logger.error('broken', 'the stack', 'Nest');
      logger.error(new Error('thrown'), 'Nest');
      logger.debug('not at this level', 'Nest');
    });
    expect(lines).toMatchObject([
      { level: 30, context: 'Nest', msg: 'ready' },
      { level: 30, context: 'Request', msg: 'GET / 200', status: 200 },
      { level: 50, context: 'Nest', msg: 'broken', stack: 'the stack' },
      { level: 50, msg: 'thrown', err: { message: 'thrown' } },
    ]);
  });

  it('lets no key and no token through, wherever they stand', () => {
    const lines = written('trace', (logger) => {
      logger.log(`presented ${KEY}`);
      logger.warn({ msg: 'x', deep: { token: TOKEN } });
      logger.error(new Error(`refused: ${TOKEN}`), `stack ${KEY}`, 'Auth');
      logger.verbose(KEY);
      logger.fatal({ err: new Error(KEY) });
    });
    expect(lines).toHaveLength(5);
    expect(JSON.stringify(lines)).not.toContain('a'.repeat(38));
    expect(JSON.stringify(lines)).not.toContain('eyJ');
  });
});
