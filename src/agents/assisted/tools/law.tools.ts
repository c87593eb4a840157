import type { JsonObject } from '../../../llm/language-model.js';
import { findArticleReferences } from '../../../law/article-references.js';
import type { Findings } from '../../../wording/findings.js';
import type { FoundArticle, LawFindings } from '../../../wording/law.findings.js';
import { quotedPieces } from '../../../wording/law-quotation.js';
import { inPeriod } from '../../../wording/period-wording.js';
import type { Agent } from '../../agent.js';
import { blankFrame } from '../../../understanding/blank-frame.js';
import { Arguments } from './arguments.js';
import { Tool, ToolFault, objectSchema, type ToolContext } from './tool.js';

const LONGEST_TEXT = 2_500;
const MOST_NUMBERS = 3;

/** The articles in force that answer a question. */
export class SearchLawTool extends Tool {
  readonly definition = {
    name: 'search_law',
    description:
      'Searches the French Code rural et de la pêche maritime. words: the legal point in French. Gives articles with the sentences to quote.',
    parameters: objectSchema({ words: { type: 'string' } }, ['words']),
  };

  constructor(private readonly jurist: Agent) {
    super();
  }

  override async run(given: JsonObject, context: ToolContext): Promise<JsonObject> {
    const args = new Arguments(given);
    const words = args.word('words');
    args.check();
    const frame = blankFrame({ domain: 'law', intent: 'legal', text: words });
    return told(await this.jurist.find({ ...context.inquiry, question: words, frame }), context);
  }
}

/** One article, or a few, by number; as they stood on another day where one is given. */
export class GetArticleTool extends Tool {
  readonly definition = {
    name: 'get_article',
    description:
      'Gets articles of the Code rural by number, e.g. ["L411-1", "R. 253-1"]. Without on: as in force today.',
    parameters: objectSchema(
      {
        numbers: { type: 'array', items: { type: 'string' }, maxItems: MOST_NUMBERS },
        on: {
          type: 'string',
          description: 'the day, month or year asked about: 2015-03-01, 2015-03 or 2015',
        },
      },
      ['numbers'],
    ),
  };

  constructor(private readonly jurist: Agent) {
    super();
  }

  override async run(given: JsonObject, context: ToolContext): Promise<JsonObject> {
    const args = new Arguments(given);
    const numbers = args.words('numbers', 1, MOST_NUMBERS);
    const on = args.period('on');
    args.check();
    const articles = numbers.map((number) => {
      const [found] = findArticleReferences(`article ${number}`);
      if (!found) throw new ToolFault(`${number} is no article number`);
      const { prefix, star, digits } = found.reference;
      return { letter: prefix, starred: star, number: digits, words: number };
    });
    const frame = blankFrame({ domain: 'law', intent: 'article', articles });
    const question = `articles ${numbers.join(', ')}${on === null ? '' : ` en vigueur ${inPeriod(on, 'fr')}`}`;
    return told(await this.jurist.find({ ...context.inquiry, question, frame }), context);
  }
}

function told(findings: Findings, { ledger }: ToolContext): JsonObject {
  if (!isLaw(findings)) throw new ToolFault('nothing was found');
  ledger.add(findings);
  if (findings.kind === 'no-article') return { articles: [], nearest: findings.nearest };
  return { articles: findings.articles.map(shortForm) };
}

function shortForm(article: FoundArticle): JsonObject {
  const { number, sectionPath, text, state, inForceFrom, inForceUntil, dated } = article;
  return {
    article: number,
    section: sectionPath.join(' > '),
    state,
    in_force_from: inForceFrom,
    in_force_until: inForceUntil,
    ...(dated && { on_that_day: { ...dated } }),
    quote: quotedPieces(article),
    text: text.slice(0, LONGEST_TEXT),
    cut: text.length > LONGEST_TEXT,
  };
}

function isLaw(findings: Findings): findings is LawFindings {
  return 'corpus' in findings;
}
