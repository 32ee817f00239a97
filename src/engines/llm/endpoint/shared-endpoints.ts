import type { EngineHealth } from '../../../contracts/engines/text-translator.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import type { ChatEndpoint, ChatReply, ChatRequest, EndpointCapabilities } from './chat-endpoint.ts';

interface Shared {
  readonly endpoint: ChatEndpoint;
  users: number;
}

/**
 * One endpoint for each server, however many engines work with it: how many requests it takes at once, whether it can be
 * reached and how it fails are matters of the server.
 */
export class SharedEndpoints {
  readonly #open = new Map<string, Shared>();

  /** Each server once: ready, or with its circuit open, or not checked yet. */
  states(): readonly { readonly id: string; readonly ready: boolean }[] {
    return [...this.#open].map(([id, { endpoint }]) => ({ id, ready: endpoint.health().state === 'ready' }));
  }

  /** To be disposed of by anyone who opened it; the connections close with the last. */
  open(id: string, create: () => ChatEndpoint): ChatEndpoint {
    const shared = this.#open.get(id) ?? { endpoint: create(), users: 0 };
    this.#open.set(id, shared);
    shared.users += 1;
    return new UsedEndpoint(shared.endpoint, async () => {
      shared.users -= 1;
      if (shared.users > 0) return;
      this.#open.delete(id);
      await shared.endpoint[Symbol.asyncDispose]();
    });
  }
}

/** What one engine has of an endpoint. */
class UsedEndpoint implements ChatEndpoint {
  readonly model: string;
  readonly #endpoint: ChatEndpoint;
  readonly #leave: () => Promise<void>;
  readonly #closed = new AbortController();

  constructor(endpoint: ChatEndpoint, leave: () => Promise<void>) {
    this.model = endpoint.model;
    this.#endpoint = endpoint;
    this.#leave = leave;
  }

  capabilities(): EndpointCapabilities {
    return this.#endpoint.capabilities();
  }

  health(): EngineHealth {
    return this.#endpoint.health();
  }

  checked(): Promise<void> {
    return this.#endpoint.checked();
  }

  complete(request: ChatRequest, signal: AbortSignal): Promise<ChatReply> {
    return this.#endpoint.complete(request, AbortSignal.any([signal, this.#closed.signal]));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#closed.signal.aborted) return;
    this.#closed.abort(new ServiceError('engine_unavailable', { reason: 'the engine is stopped.' }));
    await this.#leave();
  }
}
