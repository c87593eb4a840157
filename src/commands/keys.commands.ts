import { AccountsService } from '../accounts/accounts.service.js';
import { givesApiAccess } from '../accounts/plan.js';
import { DEFAULT_KEY_NAME, isKeyName } from '../keys/dto/create-key.dto.js';
import { KeysService } from '../keys/keys.service.js';
import { type Command, CommandError, requiredAccount } from './command.js';

const ACCOUNT = { account: { type: 'string' } } as const;

export const keysCreate: Command = {
  name: 'keys create',
  usage: '--account <id> [--name <text>]',
  summary: 'Makes an API key and prints it, this once.',
  options: { ...ACCOUNT, name: { type: 'string' } },
  async run(invocation) {
    const account = requiredAccount(invocation);
    const name = invocation.option('name')?.trim() || DEFAULT_KEY_NAME;
    if (!isKeyName(name))
      throw new CommandError('--name has at most 100 characters, and no control character');
    const app = await invocation.app();
    const { plan } = await app.get(AccountsService, { strict: false }).entitlementOf(account);
    if (!givesApiAccess(plan))
      throw new CommandError(
        `the plan of «${account}» is ${plan}, which gives no API access: account set --plan enterprise`,
      );
    const { key } = await app.get(KeysService, { strict: false }).create(account, name);
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
    const account = requiredAccount(invocation);
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
    const account = requiredAccount(invocation);
    const id = invocation.words[0]?.replace(/^sk_live_/, '');
    if (!id) throw new CommandError('the key id is missing');
    const keys = (await invocation.app()).get(KeysService, { strict: false });
    invocation.print(JSON.stringify(await keys.revoke(account, id)));
  },
};
