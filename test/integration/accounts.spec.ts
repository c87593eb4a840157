import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENTITIES } from '../../ormconfig.js';
import { AccountRepository } from '../../src/accounts/account.repository.js';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { migrate } from '../../src/database/migrate.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { describeOnEngines } from '../support/engines.js';
import { SettableClock } from '../support/settable-clock.js';

describeOnEngines('accounts', (engine) => {
  const clock = new SettableClock('2026-11-20T12:00:00Z');
  const now = clock.now().getTime();
  let dataSource: DataSource;
  let accounts: AccountsService;
  const planOf = async (account: string) => (await accounts.entitlementOf(account)).plan;

  beforeAll(async () => {
    const options = await dataSourceOptions(await engine.newDatabase());
    dataSource = await migrate(await new DataSource({ ...options, entities: ENTITIES }).initialize());
    accounts = new AccountsService(new AccountRepository(dataSource, new UnitOfWork(dataSource)), clock);
  });
  afterAll(() => dataSource.destroy());

  it('decision 20: nobody knows an account: it is free, without limits of its own', async () => {
    expect(await accounts.entitlementOf('nobody')).toEqual({
      plan: 'free',
      dailyLimit: null,
      weeklyLimit: null,
    });
  });

  it('decision 20: what is said later counts, in whatever order it is heard', async () => {
    await accounts.learnFromSession('a', 'enterprise', now - 1_000);
    expect(await planOf('a')).toBe('enterprise');
    await accounts.learnFromSession('a', 'pro', now - 5_000);
    expect(await planOf('a')).toBe('enterprise');
    await accounts.learnFromSession('a', 'pro', now - 500);
    expect(await planOf('a')).toBe('pro');
    await accounts.learnFromSession('a', 'enterprise', now - 1_000);
    expect(await planOf('a')).toBe('pro');
  });

  it('decision 20: a token from the future is of now, and does not outlast an operator', async () => {
    await accounts.learnFromSession('b', 'enterprise', now + 1e9);
    await accounts.set('b', 'free', {});
    expect(await planOf('b')).toBe('free');
  });

  it('decision 20: no claim leaves the plan; an unknown one is free', async () => {
    await accounts.set('c', 'enterprise', {});
    expect((await accounts.learnFromSession('c', undefined, now)).plan).toBe('enterprise');
    expect((await accounts.learnFromSession('c', 'platinum', now)).plan).toBe('free');
  });

  it('decision 23: limits that are not named stay; null returns to the deployment’s', async () => {
    await accounts.set('d', 'enterprise', { daily: 5, weekly: 9 });
    await accounts.set('d', 'enterprise', { daily: null });
    expect(await accounts.entitlementOf('d')).toEqual({
      plan: 'enterprise',
      dailyLimit: null,
      weeklyLimit: 9,
    });
  });

  it('is made once by many first calls at once', async () => {
    const calls = Array.from({ length: 30 }, () => accounts.learnFromSession('e', 'enterprise', now));
    expect((await Promise.all(calls)).every(({ plan }) => plan === 'enterprise')).toBe(true);
  });
});
