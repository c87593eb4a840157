import { AccountsService } from '../accounts/accounts.service.js';
import { planOf } from '../accounts/plan.js';
import { accountIn, type Command, CommandError, type Invocation, required } from './command.js';

export const accountSet: Command = {
  name: 'account set',
  usage: '<id> --plan free|pro|enterprise [--daily <n>|default] [--weekly <n>|default]',
  summary: 'Sets the plan of an account and, where given, quotas of its own.',
  options: { plan: { type: 'string' }, daily: { type: 'string' }, weekly: { type: 'string' } },
  async run(invocation) {
    const [word, ...others] = invocation.words;
    if (!word) throw new CommandError('the account id is missing');
    if (others.length > 0) throw new CommandError('there is more than one account id');
    const id = accountIn(word);
    const plan = planOf(required(invocation, 'plan'));
    if (plan !== required(invocation, 'plan'))
      throw new CommandError('--plan must be free, pro or enterprise');
    const limits = { daily: limitOf(invocation, 'daily'), weekly: limitOf(invocation, 'weekly') };
    const accounts = (await invocation.app()).get(AccountsService, { strict: false });
    await accounts.set(id, plan, limits);
    invocation.print(JSON.stringify({ id, ...(await accounts.entitlementOf(id)) }));
  },
};

/** A number, null for the deployment's own limit, undefined to leave it as it is. */
function limitOf(invocation: Invocation, name: string): number | null | undefined {
  const text = invocation.option(name);
  if (text === null) return undefined;
  if (text === 'default') return null;
  if (!/^\d{1,9}$/.test(text)) throw new CommandError(`--${name} must be a whole number or «default»`);
  return Number(text);
}
