import type { EngineSettings } from '../contracts/engines/engine-settings.ts';
import type { Morphology } from '../contracts/language/morphology.ts';
import type { SharedEndpoints } from './llm/endpoint/shared-endpoints.ts';

/** What engines need and nobody may see. */
export interface EngineSecrets {
  /** By the id of the endpoint. */
  readonly llmApiKeys: ReadonlyMap<string, string>;
  readonly transcriptionApiKey?: string | undefined;
  readonly synthesisApiKey?: string | undefined;
}

/** Where engines report what operators should know. */
export interface EngineEvents {
  engineIncident(event: { engine: string; kind: string; detail: string }): void;
  tokensUsed(event: { engine: string; promptTokens: number; completionTokens: number }): void;
}

export const silentEngineEvents: EngineEvents = { engineIncident() {}, tokensUsed() {} };

/** What engines are made from. */
export interface EngineMaking {
  readonly settings: EngineSettings;
  readonly secrets: EngineSecrets;
  readonly events: EngineEvents;
  /** Those of servers of language models, for all engines of a process. */
  readonly endpoints: SharedEndpoints;
  /** For engines that inflect words, or that ask which of two is frequent. */
  readonly morphology?: Morphology | undefined;
}
