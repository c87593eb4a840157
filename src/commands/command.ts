import type { INestApplicationContext } from '@nestjs/common';
import { isAccountId } from '../accounts/account-id.js';
import type { Settings } from '../config/settings.js';

/** Told to the operator in one line; the process then ends with status 1. */
export class CommandError extends Error {}

export type Options = Readonly<Record<string, { type: 'string' | 'boolean' }>>;

/** What a command is given: the words after its name, its options, and the service's modules when it asks. */
export interface Invocation {
  words: readonly string[];
  option: (name: string) => string | null;
  flag: (name: string) => boolean;
  settings: Settings;
  /** The application without HTTP, opened at first use and closed afterwards. */
  app: () => Promise<INestApplicationContext>;
  print: (line: string) => void;
  /** Progress and remarks, beside the output. */
  remark: (line: string) => void;
}

/** One command of the command line. */
export interface Command {
  /** As typed: `keys create`. */
  name: string;
  /** What follows the name, for --help: `--account <id> [--name <text>]`. */
  usage: string;
  summary: string;
  options: Options;
  run: (invocation: Invocation) => Promise<void>;
}

/** @throws CommandError where the option is not given */
export function required(invocation: Invocation, name: string): string {
  const value = invocation.option(name);
  if (!value) throw new CommandError(`--${name} is required`);
  return value;
}

/** The account of `--account`. @throws CommandError where it is not given or can be nobody's */
export function requiredAccount(invocation: Invocation): string {
  return accountIn(required(invocation, 'account'));
}

/** @throws CommandError where the text can be nobody's account */
export function accountIn(text: string): string {
  if (isAccountId(text)) return text;
  throw new CommandError(
    'an account id has at most 190 characters, no blank at either end and no control character',
  );
}
