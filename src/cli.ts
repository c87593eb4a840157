import 'reflect-metadata';
import { runCommandLine } from './commands/command-line.js';

process.exitCode = await runCommandLine(process.argv.slice(2));
