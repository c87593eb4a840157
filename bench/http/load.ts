import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from './child-process.js';

/** What is asked: each body in turn, over connections that stay open. */
export interface Target {
  url: string;
  key: string;
  bodies: readonly string[];
}

export interface LoadOptions {
  seconds: number;
  connections: number;
  /** Where the client runs; null for anywhere. */
  core: number | null;
}

/** What came of it, as the client saw it. Latencies in milliseconds, from the sending of a request to the end of its reply. */
export interface Load {
  requests: number;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Replies other than 2xx and 3xx, and broken connections. */
  failures: number;
}

/** Something that puts load on a server, in a process of its own. */
export interface LoadClient {
  name: string;
  /** The command line, without its core. `folder` is for files that it needs. */
  command(target: Target, options: LoadOptions, folder: string): string[];
}

/** wrk by Will Glozer, with a script that sends the bodies and prints the outcome as JSON. */
const wrk: LoadClient = {
  name: 'wrk',
  command({ url, key, bodies }, { seconds, connections }, folder) {
    const script = join(folder, 'load.lua');
    writeFileSync(script, wrkScript(key, bodies));
    return [
      'wrk',
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--timeout',
      '10s',
      '-s',
      script,
      `${url}/api/v1/chat`,
    ];
  },
};

const own: LoadClient = {
  name: 'own client',
  command(target, { seconds, connections }, folder) {
    const file = join(folder, 'load.json');
    writeFileSync(file, JSON.stringify({ ...target, seconds, connections }));
    return [process.execPath, fileURLToPath(new URL('./load.client.js', import.meta.url)), file];
  },
};

/** wrk where it is installed, else a client of our own over node:http, which needs more processor time itself. */
export function availableClient(): LoadClient {
  return spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error ? own : wrk;
}

/**
 * Puts load on a server.
 * @throws Error where the client fails, or any request does
 */
export async function measure(
  client: LoadClient,
  target: Target,
  options: LoadOptions,
  folder: string,
): Promise<Load> {
  const pinned = options.core === null ? [] : ['taskset', '-c', String(options.core)];
  const printed = await outputOf([...pinned, ...client.command(target, options, folder)]);
  const json = /^\{.*\}$/m.exec(printed)?.[0];
  if (json === undefined) throw new Error(`${client.name} printed no outcome:\n${printed}`);
  const load: Load = JSON.parse(json);
  if (load.failures > 0) throw new Error(`${target.url}: ${load.failures} requests failed`);
  return load;
}

async function outputOf([command = '', ...args]: readonly string[]): Promise<string> {
  const child = startChild(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(printed) : reject(new Error(`${command} ended with ${code}:\n${printed}`)),
    );
  });
}

/** Requests are formatted once: the client must not be what is measured. */
function wrkScript(key: string, bodies: readonly string[]): string {
  return `
local requests, sent = {}, 0
function init()
  wrk.headers["Content-Type"] = "application/json"
  wrk.headers["X-API-Key"] = "${key}"
  for i, body in ipairs({ ${bodies.map((body) => `[===[${body}]===]`).join(', ')} }) do
    requests[i] = wrk.format("POST", nil, nil, body)
  end
end
function request()
  sent = sent + 1
  return requests[sent % #requests + 1]
end
function done(summary, latency)
  local errors = summary.errors
  print(string.format('{"requests":%d,"requestsPerSecond":%.3f,"p50Ms":%.3f,"p99Ms":%.3f,"failures":%d}',
    summary.requests, summary.requests / summary.duration * 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
`;
}
