import jsonwebtoken from 'jsonwebtoken';
import { planOf } from '../accounts/plan.js';
import { type Command, CommandError, requiredAccount } from './command.js';

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

export const sessionToken: Command = {
  name: 'session-token',
  usage: '--account <id> [--plan free|pro|enterprise] [--ttl 1h]',
  summary: 'Prints a session token such as the website issues, where sessions are signed with JWT_SECRET.',
  options: { account: { type: 'string' }, plan: { type: 'string' }, ttl: { type: 'string' } },
  async run(invocation) {
    const { settings, print, option } = invocation;
    const subject = requiredAccount(invocation);
    if (settings.jwt.family !== 'secret')
      throw new CommandError(
        'sessions are signed elsewhere: this deployment only verifies them (no JWT_SECRET)',
      );
    const plan = option('plan');
    if (plan && planOf(plan) !== plan) throw new CommandError('--plan must be free, pro or enterprise');
    const token = jsonwebtoken.sign(plan ? { plan } : {}, settings.jwt.secret, {
      algorithm: 'HS256',
      subject,
      expiresIn: secondsOf(option('ttl') ?? '1h'),
      ...(settings.jwtIssuer && { issuer: settings.jwtIssuer }),
      ...(settings.jwtAudience && { audience: settings.jwtAudience }),
    });
    print(token);
  },
};

function secondsOf(ttl: string): number {
  const [, count, unit = ''] = /^(\d{1,6})([smhd])$/.exec(ttl) ?? [];
  const seconds = UNITS[unit];
  if (count === undefined || seconds === undefined)
    throw new CommandError('--ttl must be such as 30m, 1h or 7d');
  return Number(count) * seconds;
}
