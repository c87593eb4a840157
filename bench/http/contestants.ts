import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ServerProcess } from './server-process.js';

export type Letter = 'a' | 'b' | 'c' | 'd';

export interface Contestant {
  letter: Letter;
  title: string;
  /** Starts it with what it keeps in that folder. */
  open: (folder: string) => Promise<ServerProcess>;
}

const LAST_YEAR = 2024;
const CROPS = [
  'blé tendre',
  'maïs grain',
  'colza',
  'orge',
  'avoine',
  'tournesol',
  'pommes de terre',
  'seigle',
];
const PLACES = [
  'en France',
  'en Allemagne',
  'en Espagne',
  'en Italie',
  'en Pologne',
  'en Roumanie',
  'en Hongrie',
];

/** Plain questions of one figure each, in turn. */
export const QUESTIONS = questionsOf(CROPS.slice(0, 4), PLACES.slice(0, 1), 2021);

/** More of them than a second or two can answer, for a look at questions that were not asked before. */
export const MANY_QUESTIONS = questionsOf(CROPS, PLACES, 2000);

export const CONTESTANTS: readonly Contestant[] = [
  { letter: 'a', title: 'bare Nest/Express endpoint, same validation', open: ours('bare') },
  { letter: 'b', title: '(a) + key read + counter write, no ORM', open: ours('counted') },
  { letter: 'c', title: 'chat on a plain production question', open: startService },
  { letter: 'd', title: '(a) + key verification by better-auth', open: ours('better-auth') },
];

/**
 * The service as it is compiled, with limits that no load reaches. It starts as on a developer's machine, since only
 * there it makes a key by itself.
 */
export async function startService(folder: string): Promise<ServerProcess> {
  return await ServerProcess.start([compiled('../../src/main.js')], {
    NODE_ENV: 'development',
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000000',
    QUOTA_DAILY: '1000000000',
    QUOTA_WEEKLY: '1000000000',
  });
}

/**
 * Asks every question once.
 * @throws Error where a reply is not one that ought to be measured, or a wrong key is let in
 */
export async function prove(letter: Letter, server: ServerProcess): Promise<void> {
  for (const question of QUESTIONS) {
    const response = await ask(server.url, server.key, question);
    const reply = await response.text();
    if (response.status !== 200 || !reply.includes('"agent":"production"'))
      throw new Error(`(${letter}) answered «${question}» with ${response.status} ${reply}`);
  }
  const { status } = await ask(server.url, 'sk_live_wrong', QUESTIONS[0] ?? '');
  if (letter !== 'a' && status !== 401) throw new Error(`(${letter}) answered a wrong key with ${status}`);
}

function questionsOf(crops: readonly string[], places: readonly string[], firstYear: number): string[] {
  const years = Array.from({ length: LAST_YEAR - firstYear + 1 }, (_, i) => firstYear + i);
  return years.flatMap((year) =>
    places.flatMap((place) =>
      crops.map((crop) => `Quelle était la production de ${crop} ${place} en ${year} ?`),
    ),
  );
}

export function bodyOf(question: string): string {
  return JSON.stringify({ question });
}

function ours(gate: string): Contestant['open'] {
  return async (folder) => {
    mkdirSync(folder, { recursive: true });
    return await ServerProcess.start([compiled('./bare.server.js'), gate, folder], {
      NODE_ENV: 'production',
    });
  };
}

async function ask(url: string, key: string, question: string): Promise<Response> {
  return await fetch(`${url}/api/v1/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-API-Key': key },
    body: bodyOf(question),
  });
}

function compiled(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
