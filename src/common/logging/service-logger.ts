import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import { withoutSecrets } from './secret-scrubber.js';

/** Nest's own accounts of what it puts together: for whoever debugs the start, not for every operator's log. */
const ASSEMBLY = new Set<unknown>(['InstanceLoader', 'RouterExplorer', 'RoutesResolver', 'NestFactory']);

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal';

/** Nest's logger over pino: one JSON object a line, no line with a key or a token in it. */
export class ServiceLogger implements LoggerService {
  readonly #pino: Logger;

  constructor(level: string, destination: DestinationStream = process.stdout) {
    this.#pino = pino(
      { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
      { write: (line: string) => destination.write(withoutSecrets(line)) },
    );
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.#write(ASSEMBLY.has(rest.at(-1)) ? 'debug' : 'info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.#write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.#write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.#write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.#write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.#write('fatal', message, rest);
  }

  /** Nest passes the name of who speaks last, and for errors a stack before it. */
  #write(level: Level, message: unknown, rest: unknown[]): void {
    const context = typeof rest.at(-1) === 'string' ? { context: rest.at(-1) } : {};
    const stack =
      level === 'error' && rest.length > 1 && typeof rest[0] === 'string' ? { stack: rest[0] } : {};
    if (message instanceof Error) this.#pino[level]({ ...context, err: message }, message.message);
    else if (typeof message === 'object' && message !== null) this.#pino[level]({ ...context, ...message });
    else this.#pino[level]({ ...context, ...stack }, String(message));
  }
}
