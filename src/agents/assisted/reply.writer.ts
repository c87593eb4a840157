import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Citation, Fact } from '../../wording/facts.js';
import { figureRows, lawRows } from '../../wording/figure-rows.js';
import type { Answer, Row } from '../../wording/findings.js';
import type { FoundArticle } from '../../wording/law.findings.js';
import { flagSentence } from '../../wording/flag-notes.js';
import { noteSentences } from '../../wording/notes.js';
import { cautionSentences } from '../../wording/prose/law-caution.prose.js';
import { textSource } from '../../wording/prose/law-names.js';
import { sourceNames, sourceSentence } from '../../wording/source-sentence.js';
import { typographic } from '../../wording/typography.js';
import { Voice } from '../../wording/voice.js';
import type { AgentName, Inquiry } from '../agent.js';
import type { Grounded } from './grounding/grounding.gate.js';
import { standingSentence } from './law.standing.js';
import type { Ledger } from './ledger.js';

const PRICES: ReadonlySet<string> = new Set(['price', 'producer-price']);

/** Whose field the findings are of; null where there are none. */
export function agentOf(facts: readonly Fact[], articles: readonly FoundArticle[]): AgentName | null {
  const [first] = facts;
  if (first) return PRICES.has(first.measure) ? 'prix' : 'production';
  return articles.length > 0 ? 'juridique' : null;
}

/** Writes the reply to a text that passed the gate: what must be said beside it, rows and sources, all from the findings. */
export class AssistedReplyWriter {
  constructor(private readonly lexicon: Lexicon) {}

  write({ text, facts, articles }: Grounded, ledger: Ledger, { language, frame }: Inquiry): Answer {
    const voice = new Voice(language, this.lexicon);
    const citations = citationsOf(facts, ledger);
    const rows: Row[] = [...figureRows(facts, citations, voice), ...lawRows(articles)];
    const beside = [...this.#besideFigures(facts, citations, ledger, voice), ...besideLaw(articles, voice)];
    const sources = [...sourceNames(citations, voice), ...corporaOf(articles, ledger, voice)];
    return {
      answer: [text, ...beside.filter((one) => one !== '')].join(articles.length > 0 ? '\n\n' : ' '),
      data: rows.length > 0 ? rows : null,
      sources: sources.length > 0 ? sources : null,
      agent: agentOf(facts, articles) ?? (frame.domain === 'price' ? 'prix' : 'production'),
    };
  }

  #besideFigures(
    facts: readonly Fact[],
    citations: readonly Citation[],
    ledger: Ledger,
    voice: Voice,
  ): string[] {
    if (facts.length === 0) return [];
    const used = new Set(facts);
    const notes = ledger.figures
      .filter((one) => one.facts.some((fact) => used.has(fact)))
      .flatMap((one) =>
        one.notes.filter((note) => note.kind === 'derived-yield' || note.kind === 'summed-countries'),
      );
    const distinct = [...new Map(notes.map((note) => [note.kind, note])).values()];
    const sentences = [
      flagSentence(facts, voice),
      ...noteSentences(distinct, voice),
      sourceSentence(citations, voice),
    ];
    return sentences.map((one) => typographic(one, voice.language));
  }
}

function citationsOf(facts: readonly Fact[], ledger: Ledger): Citation[] {
  const known = new Map(
    ledger.figures.flatMap((one) => one.citations.map((citation) => [citation.dataset, citation])),
  );
  return [...new Set(facts.map((fact) => fact.dataset))].flatMap((id) => known.get(id) ?? []);
}

/** Since when each article holds and where it stands, then what a reader of law must know. */
function besideLaw(articles: readonly FoundArticle[], voice: Voice): string[] {
  if (articles.length === 0) return [];
  return [
    ...articles.map((article) => standingSentence(article, voice)),
    ...cautionSentences(articles, voice),
  ];
}

function corporaOf(articles: readonly FoundArticle[], ledger: Ledger, v: Voice): string[] {
  if (articles.length === 0) return [];
  const corpora = ledger.findings.flatMap((one) => ('corpus' in one ? [one.corpus] : []));
  return [...new Set(corpora.map((corpus) => textSource(corpus, v)))];
}
