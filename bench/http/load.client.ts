import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Load, LoadOptions, Target } from './load.js';

/** `node load.client.js <file>`: asks as many connections at once as the file says, and prints the outcome as JSON. */
const plan: Target & LoadOptions = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const agent = new Agent({ keepAlive: true, maxSockets: plan.connections });
const latenciesMs: number[] = [];
let failures = 0;
let sent = 0;

const began = performance.now();
await Promise.all(Array.from({ length: plan.connections }, askUntilTimeIsUp));
const elapsedSeconds = (performance.now() - began) / 1_000;
latenciesMs.sort((a, b) => a - b);
const load: Load = {
  requests: latenciesMs.length,
  requestsPerSecond: latenciesMs.length / elapsedSeconds,
  p50Ms: percentile(0.5),
  p99Ms: percentile(0.99),
  failures,
};
process.stdout.write(`${JSON.stringify(load)}\n`);
agent.destroy();

async function askUntilTimeIsUp(): Promise<void> {
  while (performance.now() - began < plan.seconds * 1_000) {
    const started = performance.now();
    const status = await ask(plan.bodies[sent % plan.bodies.length] ?? '').catch(() => 0);
    sent += 1;
    if (status < 200 || status >= 400) failures += 1;
    latenciesMs.push(performance.now() - started);
  }
}

/** @returns the status of the reply, once all of it has come */
async function ask(body: string): Promise<number> {
  return await new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'X-API-Key': plan.key,
    };
    request(`${plan.url}/api/v1/chat`, { method: 'POST', agent, headers }, (response) => {
      buffer(response).then(() => resolve(response.statusCode ?? 0), reject);
    })
      .once('error', reject)
      .end(body);
  });
}

/** The nearest-rank percentile. */
function percentile(share: number): number {
  return latenciesMs[Math.max(0, Math.ceil(share * latenciesMs.length) - 1)] ?? NaN;
}
