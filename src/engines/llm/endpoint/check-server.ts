import type { ChatRequest, StructuredOutput } from './chat-endpoint.ts';
import { type Exchange, exchange } from './chat-exchange.ts';
import { ChatServerError, toChatServerError } from './chat-server-error.ts';

export interface CheckResult {
  readonly structuredOutput: StructuredOutput;
  /** Undefined when the server does not say. */
  readonly contextTokens: number | undefined;
}

/** Servers load a model at its first request. */
const loadTime = 240_000;

/** Milliseconds for what a server knows without its model. */
const listTime = 10_000;

const probe: ChatRequest = {
  messages: [{ role: 'user', content: 'Say hello. Answer in JSON.' }],
  maximumTokens: 64,
  format: {
    name: 'greeting',
    schema: {
      type: 'object',
      properties: { spoken_greeting: { type: 'string' } },
      required: ['spoken_greeting'],
      additionalProperties: false,
    },
  },
};

/** Whether the server has the model, how large its context is, and by which means an answer's shape can be demanded. */
export async function checkServer(server: Exchange, signal: AbortSignal): Promise<CheckResult> {
  const models = await listModels(server, signal);
  try {
    const structuredOutput = await strongestFormat(server, signal);
    return { structuredOutput, contextTokens: await contextSize(server, models, signal) };
  } catch (error) {
    const failure = toChatServerError(error);
    if (failure.failure !== 'not_found') throw failure;
    const ids = models.map(({ id }) => id).slice(0, 10);
    const has = ids.length === 0 ? ', nor a list of models: is the base URL right?' : `; it has ${ids.join(', ')}`;
    throw new ChatServerError('not_found', `answers 404: model '${server.model}' not found${has}`);
  }
}

interface ListedModel extends Readonly<Record<string, unknown>> {
  readonly id: string;
}

async function listModels({ client }: Exchange, signal: AbortSignal): Promise<readonly ListedModel[]> {
  try {
    const list = await client.get<{ data?: unknown }>('/models', { signal, timeout: listTime });
    return Array.isArray(list?.data) ? list.data.filter((entry) => typeof entry?.id === 'string') : [];
  } catch (error) {
    signal.throwIfAborted();
    const failure = toChatServerError(error);
    if (['not_found', 'refused_request'].includes(failure.failure)) return [];
    throw failure;
  }
}

async function strongestFormat(server: Exchange, signal: AbortSignal): Promise<StructuredOutput> {
  for (const format of ['json_schema', 'json_object'] as const) {
    try {
      const reply = await exchange(server, probe, signal, loadTime, format);
      if (reply.finish === 'length' || follows(reply.text, format)) return format;
    } catch (error) {
      signal.throwIfAborted();
      if (toChatServerError(error).failure !== 'refused_request') throw error;
    }
  }
  await exchange(server, { ...probe, maximumTokens: 1 }, signal, loadTime, 'none');
  return 'none';
}

function follows(text: string, format: StructuredOutput): boolean {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return false;
    return format === 'json_object' || 'spoken_greeting' in value;
  } catch {
    return false;
  }
}

async function contextSize(
  { client, model }: Exchange,
  models: readonly ListedModel[],
  signal: AbortSignal,
): Promise<number | undefined> {
  const entry = models.find(({ id }) => id === model) ?? (models.length === 1 ? models[0] : undefined);
  const meta = (entry?.meta ?? {}) as Readonly<Record<string, unknown>>;
  const said = [entry?.max_model_len, entry?.context_length, entry?.context_window, meta.n_ctx].find(isSize);
  if (said !== undefined || !isSize(meta.n_ctx_train)) return said;
  try {
    const address = new URL('/props', client.baseURL).href;
    const props = await client.get<{ default_generation_settings?: { n_ctx?: unknown } }>(address, {
      signal,
      timeout: listTime,
    });
    return [props?.default_generation_settings?.n_ctx].find(isSize);
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

function isSize(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}
