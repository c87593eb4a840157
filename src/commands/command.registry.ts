import { accountSet } from './account.commands.js';
import { ask } from './ask.command.js';
import type { Command } from './command.js';
import { dataImport, dataList, dataPack, dataStatus } from './data.commands.js';
import { dataSync } from './data-sync.command.js';
import { keysCreate, keysList, keysRevoke } from './keys.commands.js';
import { lawImport, lawList } from './law.commands.js';
import { lawSync } from './law-sync.command.js';
import { openapi } from './openapi.command.js';
import { sessionToken } from './session-token.command.js';

/** Every command, as --help lists them. */
export const COMMANDS: readonly Command[] = [
  ask,
  accountSet,
  keysCreate,
  keysList,
  keysRevoke,
  sessionToken,
  dataList,
  dataStatus,
  dataImport,
  dataSync,
  dataPack,
  lawList,
  lawImport,
  lawSync,
  openapi,
];
