import type { LlmEndpointSettings } from '../../contracts/engines/engine-settings.ts';
import type { EngineMaking } from '../engine-making.ts';
import { createChatEndpoint } from './endpoint/create-chat-endpoint.ts';
import type { LlmOptions } from './llm-translator.ts';

type LlmEngineOptions = Pick<LlmOptions, 'id' | 'endpoint' | 'languages' | 'onIncident' | 'onUsage'>;

/** What every engine on a server of the settings is made with, whether it translates or improves. */
export function llmEngineOptions(
  { id, baseUrl, model, languages, concurrency, contextTokens }: LlmEndpointSettings,
  { secrets, events, endpoints }: Pick<EngineMaking, 'secrets' | 'events' | 'endpoints'>,
): LlmEngineOptions {
  const endpoint = endpoints.open(id, () =>
    createChatEndpoint({
      baseUrl,
      model,
      apiKey: secrets.llmApiKeys.get(id),
      maximumConcurrency: concurrency,
      contextTokens,
      onIncident: ({ kind, reason }) => events.engineIncident({ engine: id, kind, detail: reason }),
    }),
  );
  return {
    id,
    endpoint,
    ...(languages === undefined ? {} : { languages }),
    onIncident: (incident) => events.engineIncident({ engine: id, ...incident }),
    onUsage: (usage) => events.tokensUsed({ engine: id, ...usage }),
  };
}
