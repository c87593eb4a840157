import { resolve } from 'node:path';
import { Clock } from '../common/clock.js';
import { RURAL_CODE_CID } from '../law/law-article.js';
import { LawImporter, LawImportError } from '../law/law.importer.js';
import type { LawLoadOutcome } from '../law/law.loader.js';
import { LawService } from '../law/law.service.js';
import { type Command, CommandError, type Invocation } from './command.js';

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

export const lawImport: Command = {
  name: 'law import',
  usage: '<legi|formex|xhtml> <file…> [--code <LEGITEXT…>] [--from <YYYY-MM-DD>]',
  summary:
    'Imports archives of DILA’s LEGI base (by default their Code rural), or acts of the European Union in Formex or EUR-Lex’s XHTML; --from is the day an original act came into force.',
  options: { code: { type: 'string' }, from: { type: 'string' } },
  async run(invocation) {
    const [source, ...files] = invocation.words;
    const importFiles = IMPORTS[source ?? ''];
    if (importFiles === undefined)
      throw new CommandError(`the source must be legi, formex or xhtml, not «${source ?? ''}»`);
    if (files.length === 0) throw new CommandError('the file is missing');
    const context = await invocation.app();
    const importer = context.get(LawImporter, { strict: false });
    const now = context.get(Clock, { strict: false }).now();
    const paths = files.map((file) => resolve(file));
    try {
      for (const outcome of await importFiles(importer, paths, now, invocation))
        invocation.print(JSON.stringify(outcome));
    } catch (error) {
      if (error instanceof LawImportError) throw new CommandError(error.message);
      throw error;
    }
    invocation.remark('readying the search …');
    await context.get(LawService, { strict: false }).prepare();
  },
};

type Import = (
  importer: LawImporter,
  files: readonly string[],
  now: Date,
  invocation: Invocation,
) => Promise<LawLoadOutcome[]>;

const importLegi: Import = async (importer, files, now, { option, remark }) => {
  const code = option('code') ?? RURAL_CODE_CID;
  if (!/^(?:LEGITEXT|JORFTEXT)\d{12}$/u.test(code))
    throw new CommandError('--code must be LEGITEXT and twelve digits');
  remark(`importing ${code} from ${files.length} archive(s) …`);
  return [await importer.importLegi(files, code, now)];
};

const importActs =
  (format: 'importFormex' | 'importXhtml'): Import =>
  async (importer, files, now, { option, remark }) => {
    const from = option('from');
    if (from !== null && !/^\d{4}-\d{2}-\d{2}$/u.test(from))
      throw new CommandError('--from must be a day, YYYY-MM-DD');
    const outcomes: LawLoadOutcome[] = [];
    for (const file of files) {
      remark(`importing ${file} …`);
      outcomes.push(await importer[format](file, from, now));
    }
    return outcomes;
  };

const IMPORTS: Readonly<Record<string, Import>> = {
  legi: importLegi,
  formex: importActs('importFormex'),
  xhtml: importActs('importXhtml'),
};
