import { APIError, type OpenAI } from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type { Clock } from '../../../contracts/clock.ts';
import type { ChatReply, ChatRequest, StructuredOutput } from './chat-endpoint.ts';
import { ChatServerError, serverMessage, toChatServerError } from './chat-server-error.ts';
import type { ServerHabits } from './server-habits.ts';
import { stripReasoning } from './strip-reasoning.ts';

export interface Exchange {
  readonly client: OpenAI;
  readonly model: string;
  readonly habits: ServerHabits;
  readonly clock: Clock;
}

const mostAdaptations = 6;

/**
 * One request and its streamed answer. Fields that the server refuses are given up and the request sent again. With
 * `structured`, that format is asked for and no weaker one.
 */
export async function exchange(
  { client, model, habits, clock }: Exchange,
  request: ChatRequest,
  signal: AbortSignal,
  stallTimeout: number,
  structured?: StructuredOutput,
): Promise<ChatReply> {
  for (let adaptation = 0; ; adaptation += 1) {
    const body = habits.body(model, request, structured);
    try {
      return await stream(client, body, signal, clock, stallTimeout);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof APIError)) throw toChatServerError(error);
      const reply = replyInError(error);
      if (reply !== undefined) return reply;
      const failure = toChatServerError(error);
      if (failure.failure === 'context_exceeded' || adaptation === mostAdaptations) throw failure;
      const given = habits.learn(error, body);
      if (given === undefined || (given === 'format' && structured !== undefined)) throw failure;
    }
  }
}

async function stream(
  client: OpenAI,
  body: ChatCompletionCreateParamsStreaming,
  signal: AbortSignal,
  clock: Clock,
  stallTimeout: number,
): Promise<ChatReply> {
  const stall = new AbortController();
  const wait = () => clock.after(stallTimeout, () => stall.abort());
  let stopWaiting = wait();
  try {
    const both = AbortSignal.any([signal, stall.signal]);
    const chunks = await client.chat.completions.create(body, { signal: both });
    let text = '';
    let refusal = false;
    let finish: string | undefined;
    let usage: ChatReply['usage'];
    for await (const chunk of chunks) {
      stopWaiting();
      stopWaiting = wait();
      const choice = chunk.choices?.[0];
      text += choice?.delta?.content ?? '';
      refusal ||= Boolean(choice?.delta?.refusal);
      finish = choice?.finish_reason ?? finish;
      if (chunk.usage)
        usage = { promptTokens: chunk.usage.prompt_tokens, completionTokens: chunk.usage.completion_tokens };
    }
    signal.throwIfAborted();
    if (stall.signal.aborted) throw stalled();
    if (finish === undefined) throw new ChatServerError('broken', 'ended its answer too early');
    const refused = refusal || finish === 'content_filter';
    return { text: stripReasoning(text), finish: refused ? 'refused' : finish === 'length' ? 'length' : 'stop', usage };
  } catch (error) {
    signal.throwIfAborted();
    throw stall.signal.aborted ? stalled() : error;
  } finally {
    stopWaiting();
  }
}

function stalled(): ChatServerError {
  return new ChatServerError('stalled', 'sent nothing for too long');
}

/** Servers that answer 400 where others answer with a finish reason. */
function replyInError(error: APIError): ChatReply | undefined {
  if (error.status !== 400) return undefined;
  if (error.code === 'content_filter') return { text: '', finish: 'refused', usage: undefined };
  if (/output limit was reached/i.test(serverMessage(error))) return { text: '', finish: 'length', usage: undefined };
  return undefined;
}
