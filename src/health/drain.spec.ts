import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Drain } from './drain.js';

it('is idle at once where nothing is under way', async () => {
  const drain = new Drain();
  expect(drain.begun).toBe(false);
  await drain.begin();
  expect(drain.begun).toBe(true);
});

it('is idle when the last call is answered, for everyone who waits', async () => {
  const drain = new Drain();
  drain.enter();
  drain.enter();
  const heard: string[] = [];
  const waiting = [drain.begin().then(() => heard.push('one')), drain.begin().then(() => heard.push('two'))];
  drain.leave();
  await pause(5);
  expect(heard).toEqual([]);
  drain.leave();
  await Promise.all(waiting);
  expect(heard).toEqual(['one', 'two']);
});
