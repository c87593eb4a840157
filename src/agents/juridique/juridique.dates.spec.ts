import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frameOf } from '../../../test/fixtures/agents/frames.js';
import { openLawShelf, type LawShelf } from '../../../test/fixtures/law/law-shelf.js';
import { readBundledRuralCode } from '../../law/sources/bundled-code.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../../wording/answer.writer.js';
import { Verification } from '../../wording/verification.js';
import { VerificationGate } from '../verification.gate.js';
import { Ledger } from '../assisted/ledger.js';
import { GetArticleTool } from '../assisted/tools/law.tools.js';
import { JuridiqueAgent } from './juridique.agent.js';

const TODAY = '2026-11-20';
const FIXTURES = new URL('../../../test/fixtures/law/', import.meta.url).pathname;

describe('the law of a day', () => {
  let shelf: LawShelf;
  let agent: JuridiqueAgent;
  let gate: VerificationGate;

  beforeAll(async () => {
    shelf = await openLawShelf();
    const corpus = await readBundledRuralCode();
    const kept = /^(?:L411-\d+|D811-159|L722-20|L211-29)$/u;
    await shelf.load({
      ...corpus,
      articles: corpus.articles.filter(({ number }) => kept.test(number)),
      otherVersions: corpus.otherVersions?.filter(({ number }) => kept.test(number)) ?? [],
    });
    const now = new Date(TODAY);
    await shelf.importer.importFormex(join(FIXTURES, 'formex-original.xml'), '2020-07-01', now);
    agent = new JuridiqueAgent(shelf.service);
    const lexicon = loadLexicon();
    gate = new VerificationGate(new Verification(lexicon), new AnswerWriter(lexicon), { strict: true });
  });
  afterAll(() => shelf.close());

  /** The findings, and the answer with plain spaces; a number that nothing supports fails. */
  async function ask(question: string, language: 'fr' | 'en' = 'fr') {
    const frame = frameOf({ domain: 'law', intent: 'article', text: question });
    const findings = await agent.find({ question, frame, language, today: TODAY });
    const { answer, data, sources } = gate.say({ findings, agent: 'juridique', question, language });
    return { findings, answer: answer.replace(/[\u00a0\u202f]/gu, ' '), data, sources };
  }

  it.each([
    [
      'Que disait l’article L. 411-46 au 1er janvier 2020 ?',
      'answer',
      /^Au 1er janvier 2020, l’article L\. 411-46 avait déjà sa rédaction actuelle\./u,
    ],
    [
      'L’article L. 411-46 en vigueur en 2000',
      'out_of_period',
      /^En 2000, l’article L\. 411-46 avait une autre rédaction, en vigueur du 25 janvier 1990 au 6 janvier 2006, dont le texte n’est pas conservé ici\. .+LEGIARTI000006583813/u,
    ],
    ['L’article L411-5 était-il en vigueur en 2015 ?', 'answer', /^Oui\. En 2015/u],
    [
      'L’article L. 411-47 était-il en vigueur au 1er janvier 1975 ?',
      'answer',
      /^Non\. Au 1er janvier 1975, l’article L\. 411-47 n’était pas en vigueur : la première version connue date du 1er décembre 1982\./u,
    ],
    [
      'L’article L. 411-31 est-il toujours en vigueur ?',
      'answer',
      /^Oui : l’article L\. 411-31 est en vigueur depuis le 29 mai 2013\./u,
    ],
    ['L’article L. 411-1 est-il abrogé ?', 'answer', /^Non : l’article L\. 411-1 est en vigueur/u],
    [
      'L’article D. 811-159 est-il encore en vigueur ?',
      'answer',
      /^Non : l’article D\. 811-159 est abrogé depuis le 1er septembre 2026\..+Abrogé par : Décret n°2020-687 du 4 juin 2020 - art\. 2\./su,
    ],
    [
      'L’article D. 811-159 au 1er octobre 2026',
      'answer',
      /^Au 1er octobre 2026, l’article D\. 811-159 n’était plus en vigueur/u,
    ],
    [
      'Depuis quand l’article L. 411-31 est-il en vigueur ?',
      'answer',
      /^La rédaction actuelle de l’article L\. 411-31 est en vigueur depuis le 29 mai 2013 ; la première version connue date du 1er décembre 1982\./u,
    ],
    [
      'Depuis quand l’article L. 411-5 est-il en vigueur ?',
      'answer',
      /^Depuis le 1er décembre 1982 : aucune rédaction antérieure/u,
    ],
    [
      'L’article L. 411-46 avant 2006',
      'out_of_period',
      /^En 2005, l’article L\. 411-46 avait une autre rédaction/u,
    ],
    [
      'L’article L. 211-29 au 1er juin 2029',
      'out_of_period',
      /^Au 1er juin 2029, l’article L\. 211-29 aura une autre rédaction, en vigueur à compter du 1er janvier 2029/u,
    ],
    ['L’article L. 411-11 au 1er janvier 2030', 'answer', /sauf modification d’ici là/u],
    [
      'L’article L. 722-20',
      'answer',
      /^Depuis le 1er septembre 2026, l’article L\. 722-20 a une nouvelle rédaction, dont le texte n’est pas conservé ici\..+rédaction en vigueur du .+ au 1er septembre 2026/su,
    ],
    ['L’article L. 411-1 issu de la loi du 9 juillet 1999', 'answer', /^Article L\. 411-1 du Code rural/u],
  ])('%s', async (question, outcome, said) => {
    const { findings, answer } = await ask(question);
    expect(findings.outcome).toBe(outcome);
    expect(answer).toMatch(said);
  });

  it.each([
    [
      'Is article L. 411-5 still in force?',
      /^Yes: article L\. 411-5 has been in force since 1 December 1982\./u,
    ],
    ['Was article L. 411-46 in force in 2000?', /^Yes\. In 2000, article L\. 411-46 had another wording/u],
    [
      'Since when has article L. 411-31 been in force?',
      /^The current wording of article L\. 411-31 has been in force/u,
    ],
  ])('%s', async (question, said) => {
    const { answer } = await ask(question, 'en');
    expect(answer).toMatch(said);
    expect(answer).toContain('this English framing is unofficial');
  });

  it('gives lists and ranges, and says which number no article has', async () => {
    const numbers = async (question: string) =>
      (await ask(question)).data?.map((row) => ('article' in row ? row.article : ''));
    expect(await numbers('les articles L. 411-1 et L. 411-4')).toEqual(['L411-1', 'L411-4']);
    expect(await numbers('articles L. 411-1 à L. 411-3')).toEqual(['L411-1', 'L411-2', 'L411-3']);
    expect(await numbers('articles 411-1 à 411-3 du code rural')).toEqual(['L411-1', 'L411-2', 'L411-3']);
    expect(await numbers('de l’article 411-2 à l’article 411-4')).toEqual(['L411-2', 'L411-3', 'L411-4']);
    const long = await ask('articles L. 411-1 à L. 411-30');
    expect(long.data).toHaveLength(5);
    expect(long.answer).toContain('La liste demandée est plus longue');
    const partly = await ask('L. 411-1 et L. 999-9');
    expect(partly.answer).toContain(
      'Aucun article du Code rural et de la pêche maritime ne porte ce numéro : L. 999-9.',
    );
  });

  it('finds articles of an act of the Union, and cites its publisher', async () => {
    const { answer, data, sources } = await ask('Que dit l’article 2 du règlement (UE) 2030/42 ?');
    expect(answer).toMatch(
      /^Article 2 du règlement \(UE\) 2030\/42 \(en vigueur depuis le 1er juillet 2020\)/u,
    );
    expect(data).toMatchObject([{ article: '2', code: 'Règlement (UE) 2030/42' }]);
    expect(sources).toEqual(['Règlement (UE) 2030/42 – EUR-Lex (état au 2020-07-01)']);
    const both = await ask('l’article L. 411-5 du code rural et l’article 3 du règlement 2030/42');
    expect(both.data).toMatchObject([{ article: '3' }, { article: 'L411-5' }]);
    expect(both.sources).toHaveLength(2);
    const english = await ask('Article 2 of Regulation 2030/42', 'en');
    expect(english.answer).toMatch(/^Article 2 of Regulation \(EU\) 2030\/42 \(text in French; in force/u);
    const earlier = await ask('article 2 du règlement 2030/42 au 1er janvier 2019');
    expect(earlier.findings.outcome).toBe('out_of_period');
    expect(earlier.answer).toContain(
      'n’est pas conservée ici : la seule qui le soit date du 1er juillet 2020',
    );
  });

  it('names an act that is not held, where it can be read, and what is held; no article of the same number', async () => {
    const { findings, answer, data } = await ask('Que dit l’article 5 du règlement (UE) 2021/2115 ?');
    expect(findings.outcome).toBe('no_data');
    expect(data).toBeNull();
    expect(answer).toContain('Ce texte n’est pas disponible ici : règlement (UE) 2021/2115.');
    expect(answer).toContain('https://eur-lex.europa.eu/legal-content/FR/TXT/?uri=CELEX:32021R2115');
    expect(answer).toContain(
      'Textes disponibles : Code rural et de la pêche maritime ; Règlement (UE) 2030/42.',
    );
    const none = await ask('article 99 du règlement 2030/42');
    expect(none.answer).toMatch(/^Il n’existe pas d’article 99 dans le règlement \(UE\) 2030\/42/u);
  });

  it('answers a question in words as the law was on the day that it names', async () => {
    const { answer } = await ask(
      'Quelle durée minimale de bail rural était en vigueur au 1er janvier 1995 ?',
    );
    expect(answer).toMatch(/^Au 1er janvier 1995, l’article L\. 411-5 avait déjà sa rédaction actuelle\./u);
  });

  it('is told to a language model that asks for an article on a day', async () => {
    const inquiry = {
      question: '',
      frame: frameOf({ domain: 'law' }),
      language: 'fr',
      today: TODAY,
    } as const;
    const get = async (on?: string) =>
      new GetArticleTool(agent).run(
        { numbers: ['L. 411-46'], ...(on && { on }) },
        { inquiry, ledger: new Ledger() },
      );
    expect(await get()).not.toHaveProperty('articles.0.on_that_day');
    expect(await get('2020-01-01')).toHaveProperty('articles.0.on_that_day.standing', 'same');
    expect(await get('2000')).toMatchObject({
      articles: [
        {
          article: 'L411-46',
          on_that_day: { day: '2000', standing: 'other', version: { from: '1990-01-25' } },
        },
      ],
    });
    await expect(get('hier')).rejects.toThrow('on must be a year, month or day');
  });

  it('is the same twice', async () => {
    const question = 'L’article L. 411-46 en vigueur en 2000';
    expect(await ask(question)).toEqual(await ask(question));
  });
});
