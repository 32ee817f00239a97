import type { EngineSettings } from '../contracts/engines/engine-settings.ts';

/** What engines need and nobody may see. */
export interface EngineSecrets {
  /** By the id of the endpoint. */
  readonly llmApiKeys: ReadonlyMap<string, string>;
}

/** Where engines report what operators should know. */
export interface EngineEvents {
  engineIncident(event: { engine: string; kind: string; detail: string }): void;
  tokensUsed(event: { engine: string; promptTokens: number; completionTokens: number }): void;
}

/** What engines are made from. */
export interface EngineMaking {
  readonly settings: EngineSettings;
  readonly secrets: EngineSecrets;
  readonly events: EngineEvents;
}
