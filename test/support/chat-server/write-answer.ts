import type { ChatRequestBody } from './chat-request-body.ts';
import type { Dialect } from './dialects.ts';

export interface ChatAnswer {
  readonly text: string;
  readonly reasoning?: string;
  /** Default `stop`. */
  readonly finish?: 'stop' | 'length' | 'content_filter';
  /** The model's refusal in OpenAI's field for it. */
  readonly refusal?: string;
}

/** The chunks of a stream, without `[DONE]`. */
export function completionChunks(dialect: Dialect, body: ChatRequestBody, answer: ChatAnswer): readonly unknown[] {
  const usageAsked = body.stream_options?.include_usage === true && dialect.streamsUsage;
  const chunk = (delta: Readonly<Record<string, unknown>>, finish: string | null = null) => ({
    ...head(dialect, body, 'chat.completion.chunk'),
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    ...(usageAsked ? { usage: null } : {}),
  });
  const { text, reasoning } = putReasoning(dialect, answer);
  const role = dialect.roleFirst ? {} : { role: 'assistant' };
  const chunks: unknown[] = dialect.roleFirst ? [chunk({ role: 'assistant', content: '', refusal: null })] : [];
  for (const piece of pieces(reasoning))
    chunks.push(chunk({ ...role, content: null, [dialect.reasoningField ?? 'reasoning']: piece }));
  for (const piece of pieces(text)) chunks.push(chunk({ ...role, content: piece }));
  for (const piece of pieces(answer.refusal ?? '')) chunks.push(chunk({ ...role, refusal: piece }));
  chunks.push(chunk(dialect.roleFirst ? {} : { ...role, content: '' }, answer.finish ?? 'stop'));
  if (usageAsked)
    chunks.push({ ...head(dialect, body, 'chat.completion.chunk'), choices: [], usage: usage(body, answer) });
  return chunks;
}

export function completionBody(dialect: Dialect, body: ChatRequestBody, answer: ChatAnswer): unknown {
  const { text, reasoning } = putReasoning(dialect, answer);
  const message = {
    role: 'assistant',
    content: text,
    refusal: answer.refusal ?? null,
    ...(reasoning === '' ? {} : { [dialect.reasoningField ?? 'reasoning']: reasoning }),
  };
  return {
    ...head(dialect, body, 'chat.completion'),
    choices: [{ index: 0, message, logprobs: null, finish_reason: answer.finish ?? 'stop' }],
    usage: usage(body, answer),
  };
}

function head(dialect: Dialect, body: ChatRequestBody, object: string) {
  return {
    id: 'chatcmpl-123',
    object,
    created: 1_721_172_741,
    model: body.model,
    ...(dialect.fingerprint === undefined ? {} : { system_fingerprint: dialect.fingerprint }),
  };
}

/** Into the field that the server has for it, else into the text. */
function putReasoning(dialect: Dialect, answer: ChatAnswer): { text: string; reasoning: string } {
  const reasoning = answer.reasoning ?? '';
  if (reasoning === '' || dialect.reasoningField !== undefined) return { text: answer.text, reasoning };
  return { text: `<think>\n${reasoning}\n</think>\n\n${answer.text}`, reasoning: '' };
}

/** About as long as tokens are; never cut inside a code point. */
function pieces(text: string): readonly string[] {
  return text.match(/.{1,4}/gsu) ?? [];
}

function usage(body: ChatRequestBody, answer: ChatAnswer) {
  const promptTokens = pieces(body.messages.map(({ content }) => content).join('\n')).length;
  const completionTokens = pieces(`${answer.reasoning ?? ''}${answer.text}`).length;
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  };
}
