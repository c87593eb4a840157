import { LawService } from '../law/law.service.js';
import type { Command } from './command.js';

export const lawList: Command = {
  name: 'law list',
  usage: '',
  summary: 'Lists the codes and acts that are loaded.',
  options: {},
  async run({ app, print }) {
    for (const corpus of await (await app()).get(LawService, { strict: false }).corpora())
      print(JSON.stringify(corpus));
  },
};
