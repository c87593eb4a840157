import { describe, expect, it } from 'vitest';
import { MemoryFigures } from '../../test/fixtures/agents/memory-figures.js';
import { Clock } from '../common/clock.js';
import { loadCues } from '../lexicon/cues.loader.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { Counters } from '../metrics/counters.js';
import { Understanding } from '../understanding/understanding.js';
import { AnswerWriter } from '../wording/answer.writer.js';
import { Verification } from '../wording/verification.js';
import { Agent, type Inquiry } from './agent.js';
import { AgentFactory } from './agent.factory.js';
import { AnswerMemory } from './answer.memory.js';
import { AnsweringService } from './answering.service.js';
import { AssistedAnswering } from './assisted/assisted.answering.js';
import { DataEdition } from './data-edition.js';
import { EmbeddedAnswering } from './embedded.answering.js';
import { FieldArbiter } from './field.arbiter.js';
import { FigureDesk } from './figures/figures.desk.js';
import { QuestionReader } from './question.reader.js';
import { VerificationGate } from './verification.gate.js';

const lexicon = loadLexicon();
const desk = new FigureDesk(lexicon, new MemoryFigures());

class Today extends Clock {
  now(): Date {
    return new Date('2026-11-20T09:00:00Z');
  }
}

class Figures extends Agent {
  readonly asked: Inquiry[] = [];

  constructor(
    readonly name: 'prix' | 'production',
    private readonly domain: 'price' | 'production',
  ) {
    super();
  }

  handles(frame: Inquiry['frame']): boolean {
    return frame.domain === this.domain;
  }

  find(inquiry: Inquiry) {
    this.asked.push(inquiry);
    return desk.answer(inquiry, this.domain);
  }
}

const NOTHING_OF_LAW = {
  score: 0,
  everyday: 0,
  evidence: 0,
  foreign: false,
  otherLaw: null,
  abroad: null,
  unnamed: false,
  isFound: false,
};
const agents = [new Figures('prix', 'price'), new Figures('production', 'production')];
const counters = new Counters();
const embedded = new EmbeddedAnswering(
  new QuestionReader(
    new Understanding(lexicon, loadCues()),
    new FieldArbiter({ measure: async () => NOTHING_OF_LAW }, { strangenessOf: () => -1 }),
    new Today(),
  ),
  new AgentFactory(agents),
  new VerificationGate(new Verification(lexicon), new AnswerWriter(lexicon), { strict: true }),
  counters,
);
class OneEdition extends DataEdition {
  async read(): Promise<string> {
    return 'the only one';
  }
}

const memory = new AnswerMemory(new OneEdition(), new Today());
const service = new AnsweringService(embedded, new AssistedAnswering(null), memory);

describe('a question', () => {
  it('goes from words to figures to words', async () => {
    const answer = await service.answer('Quelle était la production de blé tendre en France en 2024 ?', 'fr');
    expect(answer.agent).toBe('production');
    expect(answer.answer).toContain('25,38');
    expect(answer.data?.[0]).toMatchObject({ product: 'blé tendre', value: 25376.78 });
    expect(answer.sources).toEqual(['Eurostat, eurostat-crops (édition du 2026-06-29)']);
  });

  it('is answered in the language asked for, whatever its own', async () => {
    const answer = await service.answer('Quelle était la production de blé tendre en France en 2024 ?', 'en');
    expect(answer.answer).toContain(
      'The production of soft wheat in France was 25.38 million tonnes in 2024',
    );
  });

  it('is counted from the day of the clock', async () => {
    await service.answer("production de blé tendre en France l'an dernier", 'fr');
    expect(agents[1]?.asked.at(-1)).toMatchObject({
      today: '2026-11-20',
      frame: { period: { value: { span: { from: '2025-01-01' } } } },
    });
  });

  it('of nobody is declined with what can be asked', async () => {
    const answer = await service.answer('Quelle est la capitale de l’Australie ?', 'fr');
    expect(answer).toMatchObject({ agent: null, data: null, sources: null });
    expect(answer.answer).toContain('prix agricoles');
  });

  it.each([
    "prévisions du prix moyen de l'orge dans l'UE en 2025 et 2026",
    'Forecast the mean EU price of barley in 2025 and in 2026',
    "le prix européen de l'orge va-t-il monter en 2025 et 2026 ?",
  ])(
    'of two times to come is one answer, though one of them is a year that is over: « %s »',
    async (asked) => {
      const { answer, data } = await service.answer(asked, 'fr');
      expect(answer).toMatch(/ en 2025 \(intervalle .* en 2026 \(.*La dernière donnée connue est de .*2024/u);
      expect(answer).not.toContain('Pas de donnée');
      expect(answer.match(/Sources?\s:/gu)).toHaveLength(1);
      expect(data?.map((row) => ('period' in row ? row.period : null))).toEqual(['2025', '2026', '2024']);
    },
  );

  it('of a time before all figures and of one to come are two', async () => {
    const asked = "prix moyen de l'orge dans l'UE en 1995 et prévision 2026";
    const { answer } = await service.answer(asked, 'fr');
    expect(answer).toMatch(/^Pas de donnée pour .* en 1995.*\n\nSelon la prévision/su);
  });

  it('cut off from what came before is asked back', async () => {
    const answer = await service.answer("et pour l'espagne ?", 'fr');
    expect(answer.answer).toContain('préciser le produit');
  });

  it('is counted by agent and outcome', async () => {
    await service.answer('Bonjour', 'fr');
    expect(await counters.registry.metrics()).toContain('answers_total{agent="none",outcome="out_of_scope"}');
  });

  it('gets the same bytes again', async () => {
    const ask = async (): Promise<string> =>
      JSON.stringify(await service.answer('prévision du prix de l’urée sur 3 mois', 'fr'));
    expect(await ask()).toBe(await ask());
  });
});
