import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENTITIES } from '../../ormconfig.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { migrate } from '../../src/database/migrate.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { quotaCalendarAt } from '../../src/quota/quota.calendar.js';
import { QuotaRepository } from '../../src/quota/quota.repository.js';
import { describeOnEngines } from '../support/engines.js';

const ZONE = 'Europe/Paris';
const friday = quotaCalendarAt(new Date('2026-11-20T12:00:00Z'), ZONE);
const saturday = quotaCalendarAt(new Date('2026-11-21T12:00:00Z'), ZONE);
const monday = quotaCalendarAt(new Date('2026-11-23T12:00:00Z'), ZONE);
const limits = { day: 3, week: 5 };

describeOnEngines('the count of questions', (engine) => {
  let dataSource: DataSource;
  let quotas: QuotaRepository;
  let serial = 0;
  const opened = async () => {
    const account = `a${(serial += 1)}`;
    await quotas.open(account, friday);
    return account;
  };
  const consume = async (account: string, calendar = friday, times = 1) => {
    const outcomes = [];
    for (let i = 0; i < times; i += 1) outcomes.push(await quotas.consume(account, calendar, limits));
    return outcomes.filter(Boolean).length;
  };

  beforeAll(async () => {
    const options = await dataSourceOptions(await engine.newDatabase());
    dataSource = await migrate(await new DataSource({ ...options, entities: ENTITIES }).initialize());
    quotas = new QuotaRepository(dataSource, new UnitOfWork(dataSource));
  });
  afterAll(() => dataSource.destroy());

  it('is null and takes nothing for an account that never asked; is opened once', async () => {
    expect(await quotas.findCounts('nobody', friday)).toBeNull();
    expect(await quotas.consume('nobody', friday, limits)).toBeNull();
    await Promise.all(Array.from({ length: 20 }, () => quotas.open('many', friday)));
    expect(await quotas.findCounts('many', friday)).toEqual({ day: 0, week: 0 });
    expect(await consume('many')).toBe(1);
    await quotas.open('many', friday);
    expect(await quotas.findCounts('many', friday)).toEqual({ day: 1, week: 1 });
  });

  it('stops at the limit of the day and begins anew the next, within the week', async () => {
    const account = await opened();
    expect(await consume(account, friday, 5)).toBe(3);
    expect(await quotas.findCounts(account, saturday)).toEqual({ day: 0, week: 3 });
    expect(await consume(account, saturday, 5)).toBe(2);
    expect(await quotas.findCounts(account, saturday)).toEqual({ day: 2, week: 5 });
    expect(await quotas.findCounts(account, monday)).toEqual({ day: 0, week: 0 });
    expect(await consume(account, monday, 5)).toBe(3);
  });

  it('goes on with the newer day where a clock is behind', async () => {
    const account = await opened();
    await consume(account, monday, 2);
    expect(await quotas.findCounts(account, friday)).toEqual({ day: 2, week: 2 });
    expect(await consume(account, friday, 5)).toBe(1);
    expect(await quotas.findCounts(account, monday)).toEqual({ day: 3, week: 3 });
  });

  it('is exact under parallel writes', async () => {
    const account = await opened();
    const roomy = { day: 40, week: 100 };
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () => quotas.consume(account, friday, roomy)),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(40);
    for (const counts of outcomes.filter((each) => each !== null)) {
      expect(counts.week).toBe(counts.day);
      expect(counts.day).toBeLessThanOrEqual(40);
    }
    expect(await quotas.findCounts(account, friday)).toEqual({ day: 40, week: 40 });
  });

  it('is given back within its day, as often as allowed, and never below nothing', async () => {
    const account = await opened();
    await consume(account, friday, 3);
    expect(await quotas.giveBack(account, '2026-11-19', 20)).toBe(false);
    expect(await quotas.giveBack(account, friday.day, 2)).toBe(true);
    expect(await quotas.giveBack(account, friday.day, 2)).toBe(true);
    expect(await quotas.giveBack(account, friday.day, 2)).toBe(false);
    expect(await quotas.findCounts(account, friday)).toEqual({ day: 1, week: 1 });
    expect(await quotas.giveBack(account, friday.day, 20)).toBe(true);
    expect(await quotas.giveBack(account, friday.day, 20)).toBe(false);
    expect(await quotas.findCounts(account, friday)).toEqual({ day: 0, week: 0 });
  });

  it('keeps accounts apart that differ by case or a blank', async () => {
    for (const account of ['acme', 'Acme', 'ACME']) await quotas.open(account, friday);
    await consume('Acme', friday, 2);
    expect(await quotas.findCounts('acme', friday)).toEqual({ day: 0, week: 0 });
    expect(await quotas.findCounts('Acme', friday)).toEqual({ day: 2, week: 2 });
  });
});
