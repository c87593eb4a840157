import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { shutDownOnSignal } from '../../src/shutdown.js';
import { TestApplication } from './application.js';

/** The service as a process of its own, on the database of its argument; each answer takes a few milliseconds. */
const [, , databaseUrl = ''] = process.argv;
const service = await TestApplication.start({ databaseUrl });
service.answering.respond = async () => {
  await pause(8);
  return {};
};
shutDownOnSignal(service.app);
process.send?.(service.url);
