import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from '../app.module.js';
import { API_PREFIX } from '../common/http/api-prefix.js';
import { packageRoot } from '../config/package-root.js';
import { Settings } from '../config/settings.js';
import { openApiDocument } from '../docs/openapi.document.js';
import type { Command } from './command.js';

export const openapi: Command = {
  name: 'openapi',
  usage: '[--out <file>]',
  summary: 'Writes the OpenAPI document to docs/openapi.json.',
  options: { out: { type: 'string' } },
  async run({ option, settings, print }) {
    const file = resolve(option('out') ?? join(packageRoot(), 'docs', 'openapi.json'));
    await writeFile(file, await documentText(settings));
    print(file);
  },
};

/** What the document would otherwise take from this machine's settings: it is the same everywhere. */
const NEUTRAL = {
  databaseUrl: 'sqlite::memory:',
  redisUrl: null,
  sessionCookie: 'session',
  llmProvider: 'none',
};

/** The document as text, from an application over an empty database in memory: it depends on code alone. */
async function documentText(settings: Settings): Promise<string> {
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(new Settings(Object.assign({}, settings, NEUTRAL))),
    { logger: false, bodyParser: false, abortOnError: false },
  );
  app.setGlobalPrefix(API_PREFIX, { exclude: ['livez', 'readyz', 'metrics'] });
  try {
    return `${JSON.stringify(openApiDocument(app), null, 2)}\n`;
  } finally {
    await app.close();
  }
}
