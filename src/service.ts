import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { setUp } from './app.setup.js';
import { ServiceLogger } from './common/logging/service-logger.js';
import { settingsOfProcess } from './config/config.module.js';
import { type Settings, SettingsError } from './config/settings.js';
import { DemoService } from './demo/demo.service.js';
import { greeting } from './demo/greeting.js';
import { prepareData } from './first-start.js';
import { shutDownOnSignal } from './shutdown.js';
import { startFailureLine } from './start-failure.js';

/** Starts the service and returns once it listens; where it cannot, says why in plain words and ends the process. */
export async function startService(): Promise<void> {
  const settings = settingsOrExit();
  try {
    await start(settings);
  } catch (error) {
    const line = startFailureLine(error, settings);
    if (line === null) throw error;
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}

async function start(settings: Settings): Promise<void> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(settings), {
    logger: new ServiceLogger(settings.logLevel),
    bodyParser: false,
    abortOnError: false,
  });
  setUp(app);
  await app.init();
  shutDownOnSignal(app);
  await prepareData(app);
  await app.listen(settings.port, settings.host);
  if (settings.environment === 'development') await greet(app);
}

async function greet(app: NestExpressApplication): Promise<void> {
  const url = await app.getUrl();
  process.stdout.write(greeting(url.replace('[::1]', '127.0.0.1'), await app.get(DemoService).readyKey()));
}

function settingsOrExit(): Settings {
  try {
    return settingsOfProcess();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}
