import { loadCues } from '../../lexicon/cues.loader.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { ModelAccess } from '../../llm/model-access.js';
import type { Counters } from '../../metrics/counters.js';
import type { Understanding } from '../../understanding/understanding.js';
import type { Agent } from '../agent.js';
import type { VerificationGate } from '../verification.gate.js';
import { AssistedAnswering } from './assisted.answering.js';
import { AssistedMetrics } from './assisted.metrics.js';
import { GroundingGate } from './grounding/grounding.gate.js';
import { ProseReader } from './grounding/prose.reader.js';
import { Subjects } from './grounding/subject.js';
import { AssistedReplyWriter } from './reply.writer.js';
import { ToolBox } from './tool-box.js';
import { WordedFindings } from './worded.findings.js';
import { CalculateTool } from './tools/calculate.tool.js';
import { CoverageTool } from './tools/coverage.tool.js';
import { DeclineTool } from './tools/decline.tool.js';
import { FigureShelf, type ShelfStore } from './tools/figure.shelf.js';
import { ForecastTool } from './tools/forecast.tool.js';
import { GetArticleTool, SearchLawTool } from './tools/law.tools.js';
import { QueryTool } from './tools/query.tool.js';
import { ResolveTool } from './tools/resolve.tool.js';

/** What answering with a model stands on. */
export interface AssistedGround {
  readonly access: ModelAccess;
  readonly lexicon: Lexicon;
  readonly understanding: Understanding;
  readonly statistics: ShelfStore;
  readonly jurist: Agent;
  readonly verified: VerificationGate;
  readonly counters: Counters;
  readonly fallsBack: boolean;
}

/** Puts together what answers with a model. */
export function assistedAnswering(ground: AssistedGround): AssistedAnswering {
  const { access, lexicon, verified, counters, fallsBack } = ground;
  return new AssistedAnswering({
    access,
    tools: toolsOver(ground),
    gate: new GroundingGate(lexicon, new ProseReader(lexicon, loadCues())),
    writer: new AssistedReplyWriter(lexicon),
    worded: new WordedFindings(new Subjects(lexicon)),
    verified,
    metrics: new AssistedMetrics(counters),
    fallsBack,
  });
}

function toolsOver({ lexicon, statistics, understanding, jurist }: AssistedGround): ToolBox {
  const shelf = new FigureShelf(lexicon, statistics);
  return new ToolBox([
    new ResolveTool(shelf, understanding),
    new CoverageTool(shelf),
    new QueryTool(shelf),
    new CalculateTool(shelf),
    new ForecastTool(shelf),
    new SearchLawTool(jurist),
    new GetArticleTool(jurist),
    new DeclineTool(),
  ]);
}
