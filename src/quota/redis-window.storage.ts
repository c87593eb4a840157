import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { type CommandParser, createClient, defineScript } from 'redis';
import { Counters } from '../metrics/counters.js';
import type { ThrottlerRecord } from './sliding-window.storage.js';

const TIMEOUT_MS = 500;
const COMPLAIN_EVERY_MS = 60_000;
/** How long a Redis that did not answer in time is left alone: not every request shall wait for it in vain. */
const REST_MS = 2_000;
const MAX_WAITING = 1_000;

/** Hits of the window in a sorted set scored by time; the server's own clock, so that nodes need not agree. */
const HIT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local ttl, limit = tonumber(ARGV[1]), tonumber(ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ttl)
local count = redis.call('ZCARD', KEYS[1])
if count < limit then
  redis.call('ZADD', KEYS[1], now, now .. ':' .. ARGV[3])
  redis.call('PEXPIRE', KEYS[1], ttl)
end
local oldest = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
local left = ttl
if oldest[2] then left = oldest[2] + ttl - now end
return { count, left }`;

const scripts = {
  hit: defineScript({
    SCRIPT: HIT,
    NUMBER_OF_KEYS: 1,
    FIRST_KEY_INDEX: 0,
    parseCommand(parser: CommandParser, key: string, ttl: number, limit: number, member: string) {
      parser.pushKey(`agri-qa:ip:${key}`);
      parser.push(String(ttl), String(limit), member);
    },
    transformReply: ([count = 0, leftMs = 0]: number[]): { count: number; leftMs: number } => ({
      count,
      leftMs,
    }),
  }),
};

/**
 * The sliding window shared by all nodes. Where Redis does not answer, requests pass: the limit by IP protects the
 * service, and must not be what takes it down. That it does is logged and counted.
 */
@Injectable()
export class RedisWindowStorage implements ThrottlerStorage, OnApplicationShutdown {
  readonly #logger = new Logger(RedisWindowStorage.name);
  readonly #client;
  /** Hits of two nodes in one millisecond must not pass for one: containers all run as process 1. */
  readonly #node = randomUUID();
  #serial = 0;
  #complainedAt = 0;
  #restsUntil = 0;

  constructor(
    url: string,
    private readonly counters: Counters,
  ) {
    this.#client = createClient({
      url,
      scripts,
      disableOfflineQueue: true,
      socket: { connectTimeout: TIMEOUT_MS, reconnectStrategy: (retries) => Math.min(retries * 100, 2_000) },
      commandsQueueMaxLength: MAX_WAITING,
    });
    this.#client.on('error', (error: Error) => this.#complain(error));
    this.#client.connect().catch((error: unknown) => this.#complain(error));
  }

  async increment(key: string, ttl: number, limit: number): Promise<ThrottlerRecord> {
    try {
      const { count, leftMs } = await this.#hit(key, ttl, limit);
      const seconds = Math.max(1, Math.ceil(leftMs / 1_000));
      const isBlocked = count >= limit;
      return {
        totalHits: count + 1,
        timeToExpire: seconds,
        isBlocked,
        timeToBlockExpire: isBlocked ? seconds : 0,
      };
    } catch (error) {
      this.counters.rateLimiterUnavailable.inc();
      this.#complain(error);
      return { totalHits: 1, timeToExpire: Math.ceil(ttl / 1_000), isBlocked: false, timeToBlockExpire: 0 };
    }
  }

  onApplicationShutdown(): void {
    this.#client.destroy();
  }

  /** The client's own time limit ends with the sending of a command; this one holds until the answer. */
  async #hit(key: string, ttl: number, limit: number): Promise<{ count: number; leftMs: number }> {
    if (performance.now() < this.#restsUntil) throw new Error('left alone after it did not answer in time');
    this.#serial += 1;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#restsUntil = performance.now() + REST_MS;
        reject(new Error(`no answer within ${TIMEOUT_MS} ms`));
      }, TIMEOUT_MS);
    });
    const member = `${this.#node}-${this.#serial}`;
    return await Promise.race([this.#client.hit(key, ttl, limit, member), late]).finally(() =>
      clearTimeout(timer),
    );
  }

  #complain(error: unknown): void {
    if (Date.now() - this.#complainedAt < COMPLAIN_EVERY_MS) return;
    this.#complainedAt = Date.now();
    this.#logger.error(
      `Redis does not answer, requests pass unlimited: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
