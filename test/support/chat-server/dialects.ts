/**
 * How servers that speak the OpenAI chat completions protocol differ on the wire. The shapes are those that the servers
 * write; texts of error messages are shortened where only their kind matters.
 */
export type DialectName = 'openai' | 'ollama' | 'ollama_old' | 'llama_cpp' | 'vllm';

export interface ServerError {
  readonly status: number;
  readonly message: string;
  readonly type: string;
  readonly code?: string | number;
  readonly parameter?: string;
  readonly extra?: Readonly<Record<string, unknown>>;
}

export interface Dialect {
  modelEntry(id: string, contextTokens: number): Readonly<Record<string, unknown>>;
  errorBody(error: ServerError): unknown;
  modelNotFound(id: string): ServerError;
  contextExceeded(promptTokens: number, contextTokens: number): ServerError;
  /** Serves whatever name a request gives. */
  readonly anyModel: boolean;
  /** Sends the usage when `stream_options.include_usage` asks for it. */
  readonly streamsUsage: boolean;
  /** The first chunk of a stream holds the role alone. */
  readonly roleFirst: boolean;
  /** Where a model's reasoning goes; undefined: into the text, between `<think>` and `</think>`. */
  readonly reasoningField: 'reasoning_content' | 'reasoning' | undefined;
  readonly fingerprint: string | undefined;
}

const openAiError = (error: ServerError) => ({
  error: {
    message: error.message,
    type: error.type,
    param: error.parameter ?? null,
    code: error.code ?? null,
    ...error.extra,
  },
});

const openAi: Dialect = {
  modelEntry: (id) => ({ id, object: 'model', created: 1_721_172_741, owned_by: 'system' }),
  errorBody: openAiError,
  modelNotFound: (id) => ({
    status: 404,
    message: `The model \`${id}\` does not exist or you do not have access to it.`,
    type: 'invalid_request_error',
    code: 'model_not_found',
  }),
  contextExceeded: (promptTokens, contextTokens) => ({
    status: 400,
    message: `This model's maximum context length is ${contextTokens} tokens. However, your messages resulted in ${promptTokens} tokens.`,
    type: 'invalid_request_error',
    code: 'context_length_exceeded',
    parameter: 'messages',
  }),
  anyModel: false,
  streamsUsage: true,
  roleFirst: true,
  reasoningField: undefined,
  fingerprint: 'fp_test',
};

const ollama: Dialect = {
  ...openAi,
  modelEntry: (id) => ({ id, object: 'model', created: 1_721_172_741, owned_by: 'library' }),
  modelNotFound: (id) => ({
    status: 404,
    message: `model "${id}" not found, try pulling it first`,
    type: 'not_found_error',
  }),
  roleFirst: false,
  reasoningField: 'reasoning',
  fingerprint: 'fp_ollama',
};

const llamaCpp: Dialect = {
  ...openAi,
  modelEntry: (id) => ({
    id,
    object: 'model',
    created: 1_721_172_741,
    owned_by: 'llamacpp',
    meta: { vocab_type: 2, n_vocab: 128_256, n_ctx_train: 131_072, n_embd: 4096, n_params: 8_030_261_312 },
  }),
  errorBody: (error) => ({
    error: { code: error.status, message: error.message, type: error.type, ...error.extra },
  }),
  contextExceeded: (promptTokens, contextTokens) => ({
    status: 400,
    message: `request (${promptTokens} tokens) exceeds the available context size (${contextTokens} tokens), try increasing it`,
    type: 'exceed_context_size_error',
    extra: { n_prompt_tokens: promptTokens, n_ctx: contextTokens },
  }),
  anyModel: true,
  reasoningField: 'reasoning_content',
  fingerprint: 'b8681-Debian',
};

const vllm: Dialect = {
  ...openAi,
  modelEntry: (id, contextTokens) => ({
    id,
    object: 'model',
    created: 1_721_172_741,
    owned_by: 'vllm',
    root: id,
    parent: null,
    max_model_len: contextTokens,
  }),
  errorBody: (error) => ({
    object: 'error',
    message: error.message,
    type: error.type,
    param: error.parameter ?? null,
    code: error.status,
  }),
  modelNotFound: (id) => ({ status: 404, message: `The model \`${id}\` does not exist.`, type: 'NotFoundError' }),
  contextExceeded: (promptTokens, contextTokens) => ({
    status: 400,
    message: `'max_tokens' or 'max_completion_tokens' is too large: 512. This model's maximum context length is ${contextTokens} tokens and your request has ${promptTokens} input tokens.`,
    type: 'BadRequestError',
  }),
  reasoningField: 'reasoning_content',
  fingerprint: undefined,
};

export const dialects: Readonly<Record<DialectName, Dialect>> = {
  openai: openAi,
  ollama,
  ollama_old: { ...ollama, streamsUsage: false, reasoningField: undefined },
  llama_cpp: llamaCpp,
  vllm,
};
