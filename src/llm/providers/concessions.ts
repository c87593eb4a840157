import type { JsonObject, ModelRequest } from '../language-model.js';
import { errorObject, replyObject } from './reply-status.js';
import { textOf } from './reply-fields.js';
import { type WireCall, type WireReply, post } from './wire.client.js';

/**
 * Parameters that some models accept and others refuse with 400: `temperature` (none but the default on Claude Opus
 * 4.7 and later and on OpenAI's reasoning models), `max_tokens` (those want `max_completion_tokens`), a forced
 * `tool_choice` (models that think first), `thinking` (models that always think). Which does what changes with every
 * model, so it is learnt from the refusal rather than guessed from the name.
 */
export type Concession = 'temperature' | 'max_tokens' | 'tool_choice' | 'thinking';

/** One conversation with a provider, to be written with or without the parameters that were given up. */
export interface Exchange {
  write(conceded: ReadonlySet<Concession>): WireCall;
  /** What this call could do without. */
  readonly candidates: readonly Concession[];
  /** What the model was found to refuse, kept for as long as the provider lives. */
  readonly conceded: Set<Concession>;
  readonly now: () => Date;
}

/**
 * The reply's JSON object. A request is sent again only where it was refused for a parameter that it can do without:
 * at most once for each parameter, and never again afterwards. That is no retry: nothing that failed is repeated.
 * @throws ModelFailure
 */
export async function replyTo(exchange: Exchange, signal: AbortSignal): Promise<JsonObject> {
  const { candidates, conceded, now } = exchange;
  for (;;) {
    const sent = new Set(conceded);
    const reply = await post(exchange.write(sent), signal);
    const refused = refusedParameter(reply, candidates);
    if (refused === null || sent.has(refused)) return replyObject(reply, now());
    conceded.add(refused);
  }
}

/** What any request could do without; a tool only where one was asked for. */
export function dispensable(request: ModelRequest, always: readonly Concession[]): readonly Concession[] {
  return request.toolChoice === 'any' && request.tools.length > 0 ? [...always, 'tool_choice'] : always;
}

/** The words with which a refusal speaks of a parameter; a longer message may quote the prompt and is not read. */
const REFUSAL =
  /support|deprecat|not allowed|not permitted|may not|cannot|can't|incompatible|not compatible|unrecognized|only the default/i;
const LONGEST_REFUSAL = 400;

function refusedParameter(reply: WireReply, candidates: readonly Concession[]): Concession | null {
  if (reply.status !== 400 && reply.status !== 422) return null;
  const error = errorObject(reply);
  const message = textOf(error['message']);
  const isRefusal = message.length <= LONGEST_REFUSAL && REFUSAL.test(message);
  const named = (parameter: Concession): boolean =>
    error['param'] === parameter || (isRefusal && new RegExp(`\\b${parameter}\\b`).test(message));
  return mostSpecific(candidates.filter(named));
}

/** "Thinking may not be enabled when tool_choice forces tool use" is about the tool; the order says so. */
function mostSpecific(named: readonly Concession[]): Concession | null {
  return named.find((parameter) => parameter === 'tool_choice') ?? named[0] ?? null;
}
