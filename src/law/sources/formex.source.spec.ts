import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readFormexFile } from './formex-file.js';
import { parseFormex } from './formex.source.js';
import { isShared, shared } from '../../../test/support/shared-folder.js';

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../test/fixtures/law/${name}`, import.meta.url), 'utf8');
const ANNEX = '<ANNEX><TITLE><TI><P>ANNEXE</P></TI></TITLE><CONTENTS><P>Les haies.</P></CONTENTS></ANNEX>';
const SAMPLES = 'data/legal/eurlex_formex_samples/data';

describe('a consolidated act in Formex', () => {
  const corpus = parseFormex(fixture('formex-consolidated.xml'), null);

  it('states itself', () => {
    expect(corpus).toMatchObject({
      cid: '32030R0042/FR',
      title: "Règlement (UE) 2030/42 relatif aux vergers d'essai",
      vintage: '2032-03-01',
    });
  });

  it('has its articles with numbers, titles above and days', () => {
    expect(corpus.articles.map(({ number, id }) => [number, id])).toEqual([
      ['Considérant 1', '32030R0042/FR/Considérant 1/20320301'],
      ['1', '32030R0042/FR/1/20320301'],
      ['2', '32030R0042/FR/2/20320301'],
      ['2 bis', '32030R0042/FR/2 bis/20320301'],
      ['Annexe II', '32030R0042/FR/Annexe II/20320301'],
    ]);
    expect(corpus.articles[1]).toMatchObject({
      sectionPath: ['CHAPITRE I OBJET', 'Objet'],
      inForceFrom: '2032-03-01',
      inForceUntil: null,
      url: 'https://eur-lex.europa.eu/legal-content/FR/TXT/?uri=CELEX:32030R0042',
    });
  });

  it('has its recitals and annexes, a list of annexes left out', () => {
    expect(corpus.articles[0]?.text).toBe('Un considérant.');
    expect(corpus.articles.at(-1)).toMatchObject({
      sectionPath: ['Arbres'],
      text: '1. Pommier\n2. Poirier',
    });
  });

  it('has the text without notes, with points on lines of their own', () => {
    expect(corpus.articles[1]?.text).toBe('Le présent règlement ne vaut que pour les essais.');
    expect(corpus.articles[2]?.text).toBe(
      "1. On entend par:\na) «verger», un lieu planté d'arbres;\nb) haie, un rang d'arbustes.\n2. Rien d'autre.",
    );
  });
});

describe('an original act in Formex', () => {
  it('is read as of the day given', () => {
    const { cid, articles } = parseFormex(fixture('formex-original.xml'), '2030-07-01');
    expect(cid).toBe('32030R0042/FR');
    expect(articles.map(({ inForceFrom }) => inForceFrom)).toEqual([
      '2030-07-01',
      '2030-07-01',
      '2030-07-01',
    ]);
  });

  it.each([
    ['<DOC/>', 'neither ACT nor CONS.ACT'],
    [fixture('formex-original.xml').replace('<LG.DOC>FR</LG.DOC>', ''), 'language'],
    [fixture('formex-original.xml').replace('<TI.ART>Article 3', '<TI.ART>Annexe 3'), 'heading'],
    [fixture('formex-original.xml').replace(/Règlement/gu, 'Avis'), 'CELEX'],
    [fixture('formex-original.xml').replace(/<ARTICLE.*<\/ARTICLE>/u, ''), 'no article'],
  ])('is refused where it is not one', (xml, reason) => {
    expect(() => parseFormex(xml, '2030-07-01')).toThrow(reason);
  });
});

describe('the zip of an act', () => {
  it('gives its main document, whatever else it holds', async () => {
    const act = fixture('formex-original.xml');
    const zip = storedZip([
      ['A.doc.xml', '<DOC/>'],
      ['B.txt', act],
      ['C.fmx.xml', act],
      ['D.fmx.xml', ANNEX],
    ]);
    expect(await readFormexFile(zip)).toEqual({ act, annexes: [ANNEX] });
    expect(await readFormexFile(Buffer.from(act))).toEqual({ act, annexes: [] });
    const { articles } = parseFormex(act, '2030-07-01', [ANNEX]);
    expect(articles.at(-1)).toMatchObject({ number: 'Annexe', text: 'Les haies.' });
    await expect(readFormexFile(storedZip([['A.doc.xml', '<DOC/>']]))).rejects.toThrow('no document');
  });
});

describe('recorded acts', () => {
  const files: readonly (readonly [string, string, number, number, number])[] = [
    ['32011L0083/CL2011L0083EN0020010.0001.xml', '32011L0083/EN', 36, 0, 2],
    ['32006R1907/CL2006R1907EN0670010.0001.xml', '32006R1907/EN', 141, 0, 17],
    ['32022R2065/L_2022277EN.01000101.xml', '32022R2065/EN', 93, 156, 0],
    ['32024R1689/L_202401689EN.000101.fmx.xml', '32024R1689/EN', 113, 180, 0],
  ];

  const present = isShared('recorded acts are not read', ...files.map(([file]) => `${SAMPLES}/${file}`));

  it.skipIf(!present).each(files)('%s is read whole', (file, cid, count, recitals, annexes) => {
    const corpus = parseFormex(readFileSync(shared(`${SAMPLES}/${file}`), 'utf8'), '2024-08-01');
    expect(corpus.cid).toBe(cid);
    const numbers = corpus.articles.map(({ number }) => number);
    expect(numbers.filter((number) => /^\d/u.test(number))).toHaveLength(count);
    expect(numbers.filter((number) => number.startsWith('Recital '))).toHaveLength(recitals);
    expect(numbers.filter((number) => /^Annex [IVXL]+$/u.test(number))).toHaveLength(annexes);
    expect(new Set(corpus.articles.map(({ id }) => id)).size).toBe(corpus.articles.length);
    for (const { text } of corpus.articles) expect(text).toMatch(/\p{L}/u);
  });
});

/** A zip of stored files (PKWARE APPNOTE 4.3). */
function storedZip(files: readonly (readonly [string, string])[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of files) {
    const [path, data] = [Buffer.from(name), Buffer.from(content)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, path, data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, tail, path]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), end]);
}
