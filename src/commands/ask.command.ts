import { AnsweringService } from '../agents/answering.service.js';
import { isLanguage } from '../common/language.js';
import { prepareData } from '../first-start.js';
import { type Command, CommandError } from './command.js';

export const ask: Command = {
  name: 'ask',
  usage: '"<question>" [--lang fr|en] [--json]',
  summary: 'Answers a question without HTTP, key or quota.',
  options: { lang: { type: 'string' }, json: { type: 'boolean' } },
  async run({ words, option, flag, app, print }) {
    const question = words.join(' ').trim();
    if (question === '') throw new CommandError('there is no question');
    const lang = option('lang') ?? 'fr';
    if (!isLanguage(lang)) throw new CommandError('--lang must be fr or en');
    const context = await app();
    await prepareData(context);
    const answer = await context.get(AnsweringService, { strict: false }).answer(question, lang);
    if (flag('json')) print(JSON.stringify(answer, null, 2));
    else print([answer.answer, ...(answer.sources ?? []).map((source) => `  – ${source}`)].join('\n'));
  },
};
