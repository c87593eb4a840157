import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installBetterAuth } from './better-auth.gate.js';
import { endTogether } from './child-process.js';
import {
  bodyOf,
  type Contestant,
  CONTESTANTS,
  type Letter,
  MANY_QUESTIONS,
  prove,
  QUESTIONS,
  startService,
} from './contestants.js';
import { availableClient, measure } from './load.js';
import type { Round, ServedLoad, Start } from './measurements.js';
import { pin, twoCores } from './pinning.js';
import { machineText, resultText } from './report.js';
import type { ServerProcess } from './server-process.js';

const USAGE = `npm run bench -- http [--rounds 3] [--run-in 12] [--warm-up 2] [--seconds 6] [--connections 32]

Requests per second, latencies, start-up time and memory of the chat, beside a bare endpoint, the least that the contract
asks for, and key verification by better-auth (whose packages it installs below bench/http/better-auth). About three
minutes. Only what was measured in one run on one machine can be compared.`;

interface Plan {
  rounds: number;
  /** Seconds of load before the first round: the compiler takes some thousand requests to be done. */
  runIn: number;
  /** Seconds of load before each measured one. */
  warmUp: number;
  seconds: number;
  connections: number;
}

type Servers = Partial<Record<Letter, ServerProcess>>;
type Loader = (
  letter: Letter,
  how: { seconds: number; connections: number; questions?: readonly string[] },
) => Promise<ServedLoad>;

/** Measures every contestant and prints what came of it. */
export async function run(args: readonly string[]): Promise<void> {
  const plan = planOf(args);
  if (!plan) {
    console.log(USAGE);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'agri-qa-bench-'));
  endTogether(() => rmSync(folder, { recursive: true, force: true }));
  const cores = twoCores();
  const client = availableClient();
  console.log(`${machineText(client.name, cores, plan.connections)}\n`);
  const contestants = withoutMissing(CONTESTANTS);
  const first = await firstStart(join(folder, 'c'));
  const servers = await startAll(contestants, folder);
  if (cores) for (const server of Object.values(servers)) pin(server.pid, cores.server);

  const load: Loader = async (letter, { seconds, connections, questions = QUESTIONS }) => {
    const server = serverOf(servers, letter);
    const target = { url: server.url, key: server.key, bodies: questions.map(bodyOf) };
    const before = server.processorMs() ?? NaN;
    const seen = await measure(client, target, { seconds, connections, core: cores?.client ?? null }, folder);
    const usedMs = (server.processorMs() ?? NaN) - before;
    return { ...seen, processorUsPerRequest: (usedMs * 1_000) / seen.requests };
  };
  const letters = contestants.map(({ letter }) => letter);
  const rounds = await measureRounds(letters, plan, load);
  const alone = await load('c', { seconds: plan.seconds, connections: 1, questions: MANY_QUESTIONS });
  const memory = Object.fromEntries(letters.map((letter) => [letter, serverOf(servers, letter).memory()]));
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  const later = { ms: serverOf(servers, 'c').startMs, memory: memory['c'] ?? first.memory };
  console.log(`\n${resultText({ rounds, memory, first, later, alone })}`);
}

/** Null where help is asked for. @throws RangeError of a number that is none */
function planOf(args: readonly string[]): Plan | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '6' },
      'run-in': { type: 'string', default: '12' },
      'warm-up': { type: 'string', default: '2' },
      connections: { type: 'string', default: '32' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  return {
    rounds: wholeNumber(values.rounds),
    runIn: wholeNumber(values['run-in']),
    warmUp: wholeNumber(values['warm-up']),
    seconds: wholeNumber(values.seconds),
    connections: wholeNumber(values.connections),
  };
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new RangeError(`${text} is not a whole number from 1 to 9999`);
  return Number(text);
}

function withoutMissing(contestants: readonly Contestant[]): readonly Contestant[] {
  const missing = installBetterAuth();
  if (missing === null) return contestants;
  console.log(`Without (d), key verification by better-auth: it could not be installed.\n  ${missing}\n`);
  return contestants.filter(({ letter }) => letter !== 'd');
}

/** The service's start in an empty folder; it is stopped again, so that the next start finds everything there. */
async function firstStart(folder: string): Promise<Start> {
  const server = await startService(folder);
  const memory = server.memory();
  await server.stop();
  return { ms: server.startMs, memory };
}

/** One after the other: each start has the machine for itself. */
async function startAll(contestants: readonly Contestant[], folder: string): Promise<Servers> {
  const servers: Servers = {};
  for (const { letter, open } of contestants) {
    const server = await open(join(folder, letter));
    await prove(letter, server);
    servers[letter] = server;
  }
  return servers;
}

/** Every round forwards or backwards by turns, so that nobody always comes after the same one. */
async function measureRounds(letters: readonly Letter[], plan: Plan, load: Loader): Promise<Round[]> {
  const { seconds, connections } = plan;
  for (const letter of letters) await load(letter, { seconds: plan.runIn, connections });
  const rounds: Round[] = [];
  for (let i = 1; i <= plan.rounds; i += 1) {
    const round: Round = {};
    for (const letter of i % 2 === 1 ? letters : letters.toReversed()) {
      await load(letter, { seconds: plan.warmUp, connections });
      round[letter] = await load(letter, { seconds, connections });
    }
    rounds.push(round);
    console.error(`round ${i} of ${plan.rounds}: ${roundText(round)}`);
  }
  return rounds;
}

function serverOf(servers: Servers, letter: Letter): ServerProcess {
  const server = servers[letter];
  if (!server) throw new Error(`(${letter}) was not started`);
  return server;
}

function roundText(round: Round): string {
  return Object.entries(round)
    .map(([letter, { requestsPerSecond }]) => `(${letter}) ${requestsPerSecond.toFixed(0)}`)
    .join(' ');
}
