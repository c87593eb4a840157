import { KeysService } from '../keys/keys.service.js';
import { DEFAULT_KEY_NAME } from '../keys/dto/create-key.dto.js';
import { type Command, CommandError, required } from './command.js';

const ACCOUNT = { account: { type: 'string' } } as const;

export const keysCreate: Command = {
  name: 'keys create',
  usage: '--account <id> [--name <text>]',
  summary: 'Makes an API key and prints it, this once.',
  options: { ...ACCOUNT, name: { type: 'string' } },
  async run(invocation) {
    const account = required(invocation, 'account');
    const keys = (await invocation.app()).get(KeysService, { strict: false });
    const { key } = await keys.create(
      account,
      invocation.option('name')?.trim().slice(0, 100) || DEFAULT_KEY_NAME,
    );
    invocation.remark('Keep this key: it is not shown again.');
    invocation.print(key);
  },
};

export const keysList: Command = {
  name: 'keys list',
  usage: '--account <id>',
  summary: 'Lists the API keys of an account, newest first.',
  options: ACCOUNT,
  async run(invocation) {
    const account = required(invocation, 'account');
    const keys = (await invocation.app()).get(KeysService, { strict: false });
    for (const key of await keys.list(account)) invocation.print(JSON.stringify(key));
  },
};

export const keysRevoke: Command = {
  name: 'keys revoke',
  usage: '<key id> --account <id>',
  summary: 'Revokes an API key, from the next call on.',
  options: ACCOUNT,
  async run(invocation) {
    const account = required(invocation, 'account');
    const id = invocation.words[0]?.replace(/^sk_live_/, '');
    if (!id) throw new CommandError('the key id is missing');
    const keys = (await invocation.app()).get(KeysService, { strict: false });
    invocation.print(JSON.stringify(await keys.revoke(account, id)));
  },
};
