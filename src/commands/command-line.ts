import { parseArgs } from 'node:util';
import { type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { Failure } from '../common/errors/failure.js';
import { failureMessage } from '../common/errors/failure-catalogue.js';
import { ServiceLogger } from '../common/logging/service-logger.js';
import { settingsOfProcess } from '../config/config.module.js';
import { type Settings, SettingsError } from '../config/settings.js';
import type { Command, Invocation, Options } from './command.js';
import { COMMANDS } from './command.registry.js';

const HELP = { help: { type: 'boolean' } } as const;

/**
 * Runs one command.
 * @returns the process's exit status: 0, or 1 after one line that says why
 */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  const command = commandOf(args);
  if (!command) {
    const asked = args.length === 0 || args[0] === '--help' || args[0] === 'help';
    print(overview());
    return asked ? 0 : complain(`there is no command «${args.slice(0, 2).join(' ')}»`);
  }
  try {
    const parsed = parse(command.options, args.slice(command.name.split(' ').length));
    if (parsed.flag('help')) print(helpOf(command));
    else await runWithApp(command, parsed);
    return 0;
  } catch (error) {
    return complain(reasonOf(error));
  }
}

type Parsed = Pick<Invocation, 'words' | 'option' | 'flag'>;

function commandOf(args: readonly string[]): Command | undefined {
  const typed = args.join(' ');
  return COMMANDS.find(({ name }) => typed === name || typed.startsWith(`${name} `));
}

/** @throws TypeError of util.parseArgs for an unknown option */
function parse(options: Options, args: readonly string[]): Parsed {
  const parsed = parseArgs({ args: [...args], options: { ...options, ...HELP }, allowPositionals: true });
  const values = new Map<string, unknown>(Object.entries(parsed.values));
  return {
    words: parsed.positionals,
    option: (name) => {
      const value = values.get(name);
      return typeof value === 'string' ? value : null;
    },
    flag: (name) => values.get(name) === true,
  };
}

async function runWithApp(command: Command, parsed: Parsed): Promise<void> {
  const settings = settingsOfProcess();
  let opened: Promise<INestApplicationContext> | null = null;
  const app = () => (opened ??= open(settings));
  try {
    await command.run({ ...parsed, settings, app, print, remark });
  } finally {
    if (opened) await (await (opened as Promise<INestApplicationContext>)).close();
  }
}

/** Logs go to standard error, and only warnings: standard output belongs to the command. */
async function open(settings: Settings): Promise<INestApplicationContext> {
  return await NestFactory.createApplicationContext(AppModule.forRoot(settings), {
    logger: new ServiceLogger('warn', process.stderr),
    abortOnError: false,
  });
}

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const lines = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    'Usage: npm run cli -- <command> [options]',
    '',
    ...lines,
    '',
    '<command> --help tells its options.',
  ].join('\n');
}

function helpOf({ name, usage, summary }: Command): string {
  return [summary, '', `Usage: npm run cli -- ${name} ${usage}`.trimEnd()].join('\n');
}

function reasonOf(error: unknown): string {
  if (error instanceof Failure) return failureMessage(error.kind, error.details, 'en');
  if (error instanceof SettingsError) return error.faults.join('; ');
  if (error instanceof Error) return error.message.split('\n')[0] ?? error.name;
  return String(error);
}

function complain(reason: string): number {
  process.stderr.write(`error: ${reason}\n`);
  return 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function remark(line: string): void {
  process.stderr.write(`${line}\n`);
}
