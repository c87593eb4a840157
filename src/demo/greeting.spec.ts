import { expect, it } from 'vitest';
import { greeting } from './greeting.js';

it('decision 28: holds the address, a line that works as it stands, and how to get a session token', () => {
  const text = greeting('http://127.0.0.1:3000', 'sk_live_key');
  expect(text).toContain('http://127.0.0.1:3000/api/docs');
  expect(text).toMatch(/^ {2}curl .*\/api\/v1\/chat .*'X-API-Key: sk_live_key'.* -d '\{"question":.*\}'$/m);
  expect(text).toContain('session-token --account demo');
});

it('says how to make a key where there is no room for the demo’s', () => {
  const text = greeting('http://127.0.0.1:3000', null);
  expect(text).toContain('keys create --account demo');
  expect(text).not.toContain('curl');
});
