import type {
  EngineHealth,
  EngineTier,
  TextTranslator,
  TranslationBatch,
  TranslationCapabilities,
  TranslationOutcome,
} from '../../contracts/engines/text-translator.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';
import type { TokenUsage } from './batch-requests.ts';
import { type AnswerIncident, BatchTranslation } from './batch-translation.ts';
import { TokenScale } from './batches/token-estimate.ts';
import type { ChatEndpoint } from './endpoint/chat-endpoint.ts';
import { pairLanguages } from './language-pairs.ts';
import { generalLanguages } from './languages.ts';
import { hasFormality } from './prompts/formality.ts';
import { translationPromptRevision } from './prompts/translation-prompt.ts';

export interface LlmOptions {
  /** Default `llm`. */
  readonly id?: string;
  /** The model; the translator disposes of it. */
  readonly endpoint: ChatEndpoint;
  /** Codes the model handles, variants among them. Default: what general models of today handle. */
  readonly languages?: readonly string[];
  readonly tier?: EngineTier;
  /** Called for every answer that is rejected. Contains no text of a request or an answer. */
  readonly onIncident?: ((incident: AnswerIncident) => void) | undefined;
  /** Called for every answered request, with the counts of the server. */
  readonly onUsage?: ((usage: TokenUsage) => void) | undefined;
}

/** Part of `version`: to be raised when answers would be read or checked in another way. */
const adapterRevision = 1;

/** Translation by a general language model behind an OpenAI-compatible server. */
export class LlmTranslator implements TextTranslator {
  readonly id: string;
  readonly tier: EngineTier;
  readonly version: string;
  readonly #options: LlmOptions;
  readonly #pairs: readonly LanguagePair[];
  readonly #scale = new TokenScale();
  readonly #calls = new EngineCalls();

  constructor(options: LlmOptions) {
    this.id = options.id ?? 'llm';
    this.tier = options.tier ?? 'next_gen';
    this.version = `${options.endpoint.model}-${translationPromptRevision}.${adapterRevision}`;
    this.#options = options;
    this.#pairs = pairLanguages(options.languages ?? generalLanguages);
  }

  pairs(): readonly LanguagePair[] {
    return this.#pairs;
  }

  capabilities({ target }: LanguagePair): TranslationCapabilities {
    return { formality: hasFormality(target), context: true, instructions: true, terminology: true, examples: true };
  }

  health(): EngineHealth {
    return this.#calls.stopped ? { state: 'unavailable', reason: stoppedReason } : this.#options.endpoint.health();
  }

  started(): Promise<void> {
    return this.#options.endpoint.checked();
  }

  async translate(batch: TranslationBatch, signal: AbortSignal): Promise<TranslationOutcome> {
    const { endpoint, onIncident, onUsage } = this.#options;
    const tools = { endpoint, scale: this.#scale, onIncident, onUsage };
    return this.#calls.runWithSignal({ signal, urgency: batch.urgency }, (call) =>
      new BatchTranslation(tools, batch, call).run(),
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#calls.stopped) return;
    this.#calls.stop();
    await this.#options.endpoint[Symbol.asyncDispose]();
  }
}
