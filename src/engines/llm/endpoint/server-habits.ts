import type { APIError } from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type { ChatRequest, StructuredOutput } from './chat-endpoint.ts';
import { serverMessage } from './chat-server-error.ts';

/** Which fields of the protocol one server takes, learned from what it refuses. */
export class ServerHabits {
  structuredOutput: StructuredOutput = 'none';
  #tokenField: 'max_tokens' | 'max_completion_tokens' = 'max_tokens';
  #tokenFieldsTried = 0;
  #usage = true;
  #temperature = true;

  body(model: string, request: ChatRequest, structured = this.structuredOutput): ChatCompletionCreateParamsStreaming {
    const { format } = request;
    return {
      model,
      messages: request.messages.map((message) => ({ ...message })),
      stream: true,
      ...(this.#tokenFieldsTried < 2 ? { [this.#tokenField]: request.maximumTokens } : {}),
      ...(this.#usage ? { stream_options: { include_usage: true } } : {}),
      ...(this.#temperature ? { temperature: request.temperature ?? 0 } : {}),
      ...(format !== undefined && structured === 'json_schema'
        ? {
            response_format: {
              type: 'json_schema',
              json_schema: { name: format.name, strict: true, schema: { ...format.schema } },
            },
          }
        : {}),
      ...(format !== undefined && structured === 'json_object' ? { response_format: { type: 'json_object' } } : {}),
    };
  }

  /** What was given up, so that the request may be sent again without it. */
  learn(error: APIError, sent: ChatCompletionCreateParamsStreaming): 'field' | 'format' | undefined {
    if (error.status !== 400 && error.status !== 422) return undefined;
    const said = `${error.param ?? ''} ${serverMessage(error)}`;
    if (/stream_options|include_usage/.test(said) && sent.stream_options) {
      this.#usage = false;
      return 'field';
    }
    if (/temperature/.test(said) && sent.temperature !== undefined) {
      this.#temperature = false;
      return 'field';
    }
    if (/response_format|json_schema|json_object|grammar|schema/i.test(said) && sent.response_format) {
      if (sent.response_format.type === this.structuredOutput)
        this.structuredOutput = this.structuredOutput === 'json_schema' ? 'json_object' : 'none';
      return 'format';
    }
    if (/max_(completion_)?tokens/.test(said) && /support|unknown|unrecogni|extra|permitted|not allowed/i.test(said)) {
      if (this.#tokenFieldsTried >= 2) return undefined;
      if (this.#tokenField in sent) {
        this.#tokenField = this.#tokenField === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
        this.#tokenFieldsTried += 1;
      }
      return 'field';
    }
    return undefined;
  }
}
