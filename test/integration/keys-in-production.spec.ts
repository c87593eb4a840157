import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DemoService } from '../../src/demo/demo.service.js';
import { KeysService } from '../../src/keys/keys.service.js';
import { TestApplication } from '../support/application.js';
import { describeOnEngines, temporaryFolder } from '../support/engines.js';
import { expectFailure } from '../support/expect-failure.js';

const OLD = { version: 1, secret: 'the pepper of last year, which is long enough' };
const NEW = { version: 2, secret: 'the pepper of this year, which is long enough' };

describeOnEngines('keys over the years', (engine) => {
  it('decision 12: a new pepper is taken for new keys; the old ones hold as long as theirs is named', async () => {
    const databaseUrl = await engine.newDatabase();
    const start = (...keyPeppers: (typeof OLD)[]) => TestApplication.start({ databaseUrl, keyPeppers });
    const before = await start(OLD);
    const { key: old } = await before.newKey();
    await before.close();

    const between = await start(NEW, OLD);
    const { key: fresh } = await between.newKey();
    for (const key of [old, fresh]) expect((await between.ask(key)).status).toBe(200);
    await between.close();

    const after = await start(NEW);
    expectFailure(await after.ask(old), 401, 'invalid_api_key');
    expect((await after.ask(fresh)).status).toBe(200);
    await after.close();
  });

  it('decision 28: the demo account keeps one working key, for its owner’s eyes alone', async () => {
    const dataDir = await temporaryFolder();
    const service = await TestApplication.start({ databaseUrl: await engine.newDatabase(), dataDir });
    const demo = service.app.get(DemoService);
    const key = await demo.readyKey();
    expect(key).toBe(readFileSync(join(dataDir, 'demo-key'), 'utf8').trim());
    expect(statSync(join(dataDir, 'demo-key')).mode & 0o777).toBe(0o600);
    expect(await demo.readyKey()).toBe(key);
    expect((await service.ask(key ?? '')).status).toBe(200);

    const keys = service.app.get(KeysService);
    await keys.revoke('demo', key?.slice(8, 16) ?? '');
    const next = await demo.readyKey();
    expect(next).not.toBe(key);
    for (let i = 0; i < 4; i += 1) await keys.create('demo', 'filler');
    await keys.revoke('demo', next?.slice(8, 16) ?? '');
    await keys.create('demo', 'filler');
    expect(await demo.readyKey()).toBeNull();
    await service.close();
  });
});
