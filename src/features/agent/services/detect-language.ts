import type { TextLanguages } from '../../detection/text-languages.ts';
import { type AgentService, inputSchema, inputs } from './agent-service.ts';

interface DetectLanguageInput {
  readonly texts: readonly string[];
}

/** `detect_language`: as `POST /v3/detect/language`. */
export function detectLanguage(languages: Pick<TextLanguages, 'detect'>): AgentService<DetectLanguageInput> {
  return {
    input: inputSchema(['texts'], { texts: inputs.texts }),
    isFree: true,
    isDoneInEstimates: true,
    unavailable: () => undefined,
    prepare: async ({ caller: { identity } }, { texts }) => ({
      async run(signal) {
        const detected = await languages.detect(texts, { accountId: identity.account.id, signal });
        return {
          languages: detected.map(({ language }) => language ?? null),
          statuses: detected.map(({ status }) => status),
        };
      },
    }),
  };
}
