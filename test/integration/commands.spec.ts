import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSet } from '../../src/commands/account.commands.js';
import { type Command, CommandError } from '../../src/commands/command.js';
import { keysCreate, keysList, keysRevoke } from '../../src/commands/keys.commands.js';
import { sessionToken } from '../../src/commands/session-token.command.js';
import { Settings } from '../../src/config/settings.js';
import { TestApplication } from '../support/application.js';
import { describeOnSqlite } from '../support/engines.js';

describeOnSqlite('decision 30: commands', (engine) => {
  let service: TestApplication;
  beforeAll(async () => {
    service = await TestApplication.start({ databaseUrl: await engine.newDatabase() });
  });
  afterAll(() => service.close());

  /** Runs a command over the service's own modules. @returns what it printed, line by line */
  const run = async (command: Command, words: string[], options: Record<string, string> = {}) => {
    const printed: string[] = [];
    await command.run({
      words,
      option: (name) => options[name] ?? null,
      flag: () => false,
      settings: service.app.get(Settings),
      app: async () => service.app,
      print: (line) => void printed.push(line),
      remark: () => undefined,
    });
    return printed;
  };
  const parsed = (line: string | undefined): unknown => JSON.parse(line ?? 'null');

  it('an account, its keys and its session from beginning to end', async () => {
    expect(parsed((await run(accountSet, ['acme'], { plan: 'enterprise', daily: '7' }))[0])).toEqual({
      id: 'acme',
      plan: 'enterprise',
      dailyLimit: 7,
      weeklyLimit: null,
    });
    const [key = ''] = await run(keysCreate, [], { account: 'acme', name: ' Tableau de bord ' });
    expect((await service.ask(key)).status).toBe(200);
    const [record] = await run(keysList, [], { account: 'acme' });
    expect(parsed(record)).toMatchObject({ name: 'Tableau de bord', status: 'active' });
    const [token = ''] = await run(sessionToken, [], { account: 'acme', plan: 'enterprise' });
    const keys = service.call('get', '/api/v1/keys').set('Authorization', `Bearer ${token}`);
    expect((await keys).status).toBe(200);
    await run(keysRevoke, [key.slice(0, 16)], { account: 'acme' });
    expect((await service.ask(key)).status).toBe(401);
  });

  describe('are held to the rules of the API', () => {
    it.each([
      ['a key for an account that nobody set', keysCreate, [], { account: 'nobody' }, /no API access/],
      ['a name with a tab', keysCreate, [], { account: 'acme', name: 'a\tb' }, /--name/],
      ['a name of 101 characters', keysCreate, [], { account: 'acme', name: '😀'.repeat(101) }, /--name/],
      ['an account with a blank behind it', accountSet, ['acme '], { plan: 'pro' }, /account id/],
      ['an account id in two words', accountSet, ['acme', 'corp'], { plan: 'pro' }, /more than one/],
      ['an unknown plan', accountSet, ['acme'], { plan: 'gold' }, /--plan/],
      ['a token with an unknown plan', sessionToken, [], { account: 'acme', plan: 'Enterprise' }, /--plan/],
      ['a token for nobody', sessionToken, [], { account: ' acme' }, /account id/],
    ] satisfies [string, Command, string[], Record<string, string>, RegExp][])(
      '%s is refused',
      async (_, command, words, options, reason) => {
        const refusal = run(command, words, options);
        await expect(refusal).rejects.toBeInstanceOf(CommandError);
        await expect(refusal).rejects.toThrow(reason);
      },
    );

    it('a name of 100 characters beyond the basic plane is kept whole', async () => {
      await run(accountSet, ['emoji'], { plan: 'enterprise' });
      await run(keysCreate, [], { account: 'emoji', name: '😀'.repeat(100) });
      expect(parsed((await run(keysList, [], { account: 'emoji' }))[0])).toMatchObject({
        name: '😀'.repeat(100),
      });
    });
  });
});
