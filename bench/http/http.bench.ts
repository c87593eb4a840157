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
  prove,
  QUESTIONS,
  startService,
} from './contestants.js';
import { availableClient, type Load, measure } from './load.js';
import type { Round, Start } from './measurements.js';
import { pin, twoCores } from './pinning.js';
import { machineText, resultText } from './report.js';
import type { ServerProcess } from './server-process.js';

const USAGE = `npm run bench -- http [--rounds 3] [--seconds 6] [--warm-up 2] [--connections 32]

Requests per second, latencies, start-up time and memory of the chat, beside a bare endpoint, the least that the contract
asks for, and key verification by better-auth (whose packages it installs below bench/http/better-auth). About two
minutes. Only what was measured in one run on one machine can be compared.`;

interface Plan {
  rounds: number;
  seconds: number;
  warmUp: number;
  connections: number;
}

type Servers = Partial<Record<Letter, ServerProcess>>;
type Loader = (letter: Letter, seconds: number, connections?: number) => Promise<Load>;

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

  const load: Loader = async (letter, seconds, connections = plan.connections) => {
    const { url, key } = serverOf(servers, letter);
    const target = { url, key, bodies: QUESTIONS.map(bodyOf) };
    return await measure(client, target, { seconds, connections, core: cores?.client ?? null }, folder);
  };
  const letters = contestants.map(({ letter }) => letter);
  const rounds = await measureRounds(letters, plan, load);
  const alone = await load('c', plan.seconds, 1);
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
      'warm-up': { type: 'string', default: '2' },
      connections: { type: 'string', default: '32' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const [rounds, seconds, warmUp, connections] = [
    values.rounds,
    values.seconds,
    values['warm-up'],
    values.connections,
  ].map(wholeNumber);
  return { rounds: rounds ?? 3, seconds: seconds ?? 6, warmUp: warmUp ?? 2, connections: connections ?? 32 };
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
  const rounds: Round[] = [];
  for (let i = 1; i <= plan.rounds; i += 1) {
    const round: Round = {};
    for (const letter of i % 2 === 1 ? letters : letters.toReversed()) {
      await load(letter, plan.warmUp);
      round[letter] = await load(letter, plan.seconds);
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
