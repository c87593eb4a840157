import type { JsonObject } from '../../../llm/language-model.js';
import { Arguments } from './arguments.js';
import { Tool, objectSchema } from './tool.js';

/** How the model says that it will not answer; the embedded engine then answers, asks back or declines. */
export class DeclineTool extends Tool {
  readonly definition = {
    name: 'decline',
    description:
      'Ends without an answer: the question is not about agricultural prices, production, law or forecasts, is unclear, or nothing is held for it.',
    parameters: objectSchema({ reason: { type: 'string', enum: ['out_of_scope', 'unclear', 'not_held'] } }, [
      'reason',
    ]),
  };

  override run(given: JsonObject): Promise<JsonObject> {
    const args = new Arguments(given);
    args.choice('reason', ['out_of_scope', 'unclear', 'not_held'] as const);
    args.check();
    return Promise.resolve({ declined: true });
  }
}
