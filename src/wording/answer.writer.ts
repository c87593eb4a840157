import type { Language } from '../common/language.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import type { Fact, Note } from './facts.js';
import type { FigureFindings } from './figure.findings.js';
import { figureRows, lawRows } from './figure-rows.js';
import type { Answer, Findings } from './findings.js';
import type { LawFindings } from './law.findings.js';
import { flagSentence } from './flag-notes.js';
import { noteSentences } from './notes.js';
import { absenceProse } from './prose/absence.prose.js';
import { averageProse, averagesProse, correlationProse } from './prose/calculation.prose.js';
import { aggregateProse } from './prose/aggregate.prose.js';
import { carriedSentence } from './carried-note.js';
import { contradictedSentence } from './contradicted-note.js';
import { coverageProse } from './prose/catalogue.prose.js';
import { conversionProse } from './prose/conversion.prose.js';
import { definitionProse, termProse } from './prose/definition.prose.js';
import { changeProse } from './prose/change.prose.js';
import { comparisonProse } from './prose/comparison.prose.js';
import { extremeProse } from './prose/extreme.prose.js';
import { filterProse } from './prose/filter.prose.js';
import { forecastProse } from './prose/forecast.prose.js';
import { spaced, textSource } from './prose/law-names.js';
import { noArticleProse } from './prose/law-refusal.prose.js';
import { articleProse, legalProse } from './prose/law.prose.js';
import { growthProse } from './prose/growth.prose.js';
import { againstMeanProse } from './prose/against-mean.prose.js';
import { ownFieldProse } from './prose/own-field.prose.js';
import { ownYieldProse } from './prose/own-yield.prose.js';
import { partOfTotalProse } from './prose/part-of-total.prose.js';
import { remainderProse } from './prose/remainder.prose.js';
import { rankingProse } from './prose/ranking.prose.js';
import { forecastOffer, outOfPeriodProse } from './prose/out-of-period.prose.js';
import { clarificationProse, outOfScopeProse } from './prose/declining.prose.js';
import { noFigureProse } from './prose/refusal.prose.js';
import { overtakingProse } from './prose/overtaking.prose.js';
import { percentFilterProse } from './prose/percent-filter.prose.js';
import { runProse } from './prose/run.prose.js';
import { shareProse } from './prose/share.prose.js';
import { sinceLevelProse } from './prose/since-level.prose.js';
import { valueProse } from './prose/value.prose.js';
import { gapMovedProse } from './prose/gap-moved.prose.js';
import { sumsByTimeProse } from './prose/sums-by-time.prose.js';
import { widestGapProse } from './prose/widest-gap.prose.js';
import { sourceNames, sourceSentence } from './source-sentence.js';
import { isOnlyCounted, spokenFacts } from './spoken-facts.js';
import { typographic } from './typography.js';
import { Voice } from './voice.js';
import { notesLeft } from './weight-note.js';

const MOST_PLAIN_LINES = 6;
const NOTHING = { kind: 'out-of-scope', outcome: 'out_of_scope', courtesy: null, otherLaw: null } as const;

type FindingsOf<K extends Findings['kind']> = Extract<Findings, { kind: K }>;
type Prose = { [K in Findings['kind']]: (findings: FindingsOf<K>, voice: Voice) => string[] };

const PROSE: Prose = {
  value: valueProse,
  change: changeProse,
  ranking: rankingProse,
  comparison: comparisonProse,
  growth: growthProse,
  aggregate: aggregateProse,
  share: shareProse,
  'part-of-total': partOfTotalProse,
  extreme: extremeProse,
  average: averageProse,
  averages: averagesProse,
  filter: filterProse,
  absence: absenceProse,
  run: runProse,
  correlation: correlationProse,
  overtaking: overtakingProse,
  'widest-gap': widestGapProse,
  'gap-moved': gapMovedProse,
  'sums-by-time': sumsByTimeProse,
  'since-level': sinceLevelProse,
  'percent-filter': percentFilterProse,
  coverage: coverageProse,
  definition: definitionProse,
  term: termProse,
  remainder: remainderProse,
  'against-mean': againstMeanProse,
  conversion: conversionProse,
  'own-field': ownFieldProse,
  'own-yield': ownYieldProse,
  forecast: forecastProse,
  'no-figure': noFigureProse,
  'out-of-period': outOfPeriodProse,
  clarification: clarificationProse,
  'out-of-scope': outOfScopeProse,
  article: articleProse,
  legal: legalProse,
  'no-article': noArticleProse,
};

/** Says findings in French or English. */
export class AnswerWriter {
  constructor(private readonly lexicon: Lexicon) {}

  /** The reply's text, rows and sources; `agent` is null where no agent found anything to say. */
  write(findings: Findings, agent: Answer['agent'], language: Language): Answer {
    const voice = new Voice(language, this.lexicon, !isContradicted(findings));
    const sentences = sentencesOf(findings, voice);
    if (isLaw(findings)) return { answer: sentences.join('\n\n'), ...this.#law(findings, agent, voice) };
    if (!isFigures(findings)) {
      return { answer: typographic(sentences.join(' '), language), data: null, sources: null, agent };
    }
    const { facts, citations } = findings;
    const notes = notesLeft(findings);
    const before = noteSentences(notes.filter(isBefore), voice);
    const after = [
      flagSentence(spokenFacts(findings), voice, (fact) => isOnlyCounted(findings, fact)),
      carriedSentence(spokenFacts(findings), voice),
      contradictedSentence(spokenFacts(findings), voice),
      ...noteSentences(
        notes.filter((note) => !isBefore(note)),
        voice,
        findings.kind === 'no-figure' ? findings.asked.words : [],
      ),
      findings.kind === 'out-of-period' ? forecastOffer(findings, voice) : '',
      sourceSentence(citations, voice),
    ];
    return {
      answer: typographic(
        [...before, ...sentences, ...after].filter((one) => one !== '').join(' '),
        language,
      ),
      data: facts.length > 0 ? figureRows(facts, citations, voice) : null,
      sources: citations.length > 0 ? sourceNames(citations, voice) : null,
      agent,
    };
  }

  /** The findings as bare lines that hold nothing but rows, for where the prose may not be shown. */
  plain(findings: Findings, language: Language): string {
    const voice = new Voice(language, this.lexicon);
    if (isLaw(findings)) return plainLaw(findings, voice);
    if (!isFigures(findings)) return outOfScopeProse(NOTHING, voice).slice(1).join(' ');
    if (findings.facts.length === 0) return noFigureText(voice);
    return findings.facts
      .slice(0, MOST_PLAIN_LINES)
      .map((fact) => plainLine(fact, voice))
      .join('\n');
  }

  #law(findings: LawFindings, agent: Answer['agent'], voice: Voice): Omit<Answer, 'answer'> {
    const further = findings.kind === 'article' ? (findings.furtherTexts ?? []) : [];
    const sources = [findings.corpus, ...further].map((text) => textSource(text, voice));
    const rows = lawRows(findings.articles);
    return {
      data: rows.length > 0 ? rows : null,
      sources,
      agent,
    };
  }
}

/** That there is no figure of the time that a yes or a no is asked of. */
function isBefore(note: Note): boolean {
  return note.kind === 'missing-times' && note.isFirst === true;
}

/** Each kind of findings has its prose: the one that takes it. Behind a refusal that leads to a guide stands the guide. */
function sentencesOf<K extends Findings['kind']>(
  findings: FindingsOf<K> & { kind: K },
  voice: Voice,
): string[] {
  const prose: (one: FindingsOf<K>, v: Voice) => string[] = PROSE[findings.kind];
  const guide = 'guide' in findings ? findings.guide : undefined;
  return [...prose(findings, voice), ...(guide ? sentencesOf(guide.findings, voice) : [])];
}

/** « blé tendre | France | production | 2024 | 25376.78 kt », as the rows have it. */
function plainLine(fact: Fact, voice: Voice): string {
  const names = [
    voice.productLabel(fact.product),
    voice.placeLabel(fact.place),
    voice.measure(fact.measure).text,
  ];
  return [...names, fact.period, fact.value === null ? '–' : `${fact.value} ${fact.unit}`].join(' | ');
}

/** The articles by number and address, without a word of ours about what they say. */
function plainLaw({ articles, corpus }: LawFindings, voice: Voice): string {
  if (articles.length === 0) {
    return voice.say(
      `Aucun article trouvé dans le ${corpus.title}.`,
      `No article was found in the ${corpus.title}.`,
    );
  }
  const lines = articles.map((article) => `${spaced(article.number)} : ${article.url}`);
  const head = voice.say(
    `Articles du ${corpus.title} sur ce point (textes entiers dans les données) :`,
    `Articles of the ${corpus.title} on this (full texts in the data):`,
  );
  return [head, ...lines].join('\n');
}

function noFigureText(voice: Voice): string {
  return voice.say(
    'Pas de donnée disponible pour cette question telle qu’elle est posée.',
    'There is no data available for this question as it is put.',
  );
}

function isLaw(findings: Findings): findings is LawFindings {
  return 'corpus' in findings;
}

/** Whether a figure told is one that its publisher contradicts: a yes or a no by it would be as doubtful as it is. */
function isContradicted(findings: Findings): boolean {
  return isFigures(findings) && spokenFacts(findings).some(({ contradicted }) => contradicted !== undefined);
}

function isFigures(findings: Findings): findings is FigureFindings {
  return 'facts' in findings;
}
