import { mapLetters } from '../../src/engines/fake/map-letters.ts';
import type {
  ChatEndpoint,
  ChatReply,
  ChatRequest,
  EndpointCapabilities,
  StructuredOutput,
} from '../../src/engines/llm/endpoint/chat-endpoint.ts';
import { RequestSlots } from '../../src/engines/shared/request-slots.ts';
import { ServiceError } from '../../src/errors/service-error.ts';

export interface AskedText {
  readonly id: number;
  readonly text: string;
}

/** What a model makes of one request; a string is an answer that ended well. */
export type Model = (texts: readonly AskedText[], request: ChatRequest, call: number) => string | ChatReply;

/** A chat endpoint in this process, whose model the test writes. One request of the background is under way at a time. */
export class InMemoryEndpoint implements ChatEndpoint {
  readonly model = 'test-model';
  readonly requests: ChatRequest[] = [];
  readonly #respond: Model;
  readonly #capabilities: EndpointCapabilities;
  readonly #background = new RequestSlots(1);
  #disposed = false;

  constructor(respond: Model, structuredOutput: StructuredOutput = 'json_schema', contextTokens = 8192) {
    this.#respond = respond;
    this.#capabilities = { structuredOutput, contextTokens };
  }

  capabilities(): EndpointCapabilities {
    return this.#capabilities;
  }

  health() {
    return { state: 'ready' } as const;
  }

  async checked(): Promise<void> {}

  async complete(request: ChatRequest, signal: AbortSignal): Promise<ChatReply> {
    const end = request.urgency === 'background' ? await this.#background.take(signal) : () => {};
    await new Promise((resolve) => setImmediate(resolve));
    end();
    signal.throwIfAborted();
    if (this.#disposed) throw new ServiceError('engine_unavailable', { reason: 'stopped' });
    this.requests.push(request);
    const reply = this.#respond(askedTexts(request), request, this.requests.length);
    return typeof reply === 'string' ? { text: reply, finish: 'stop', usage: undefined } : reply;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#disposed = true;
  }
}

/** The data of a request, as a model that reads well would see it. */
export function askedData(request: ChatRequest): { texts: readonly AskedText[] } & Record<string, unknown> {
  return JSON.parse(request.messages.at(-1)?.content.split('\n')[0] ?? '');
}

function askedTexts(request: ChatRequest): readonly AskedText[] {
  return askedData(request).texts;
}

/** Letters become the next ones of their alphabet, tags stay. */
export function mapTagged(text: string): string {
  return text
    .split(/(<\/?[gx][a-z]*\d+\/?>)/)
    .map((part, index) => (index % 2 === 1 ? part : mapLetters(part)))
    .join('');
}

export function answerWith(texts: readonly AskedText[], translate: (text: string) => string): string {
  return JSON.stringify({ translations: Object.fromEntries(texts.map(({ id, text }) => [id, translate(text)])) });
}

export const wellBehaved: Model = (texts) => answerWith(texts, mapTagged);
