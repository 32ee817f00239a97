import type {
  RecognitionCapabilities,
  RecognitionStream,
  SpeechRecognizer,
} from '../../../contracts/engines/speech-recognizer.ts';
import type { EngineHealth } from '../../../contracts/engines/text-translator.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import type { RefusedFolder } from '../folders/read-folders.ts';

const none: readonly string[] = [];

/** A model that an operator wants and that cannot be used: recognizes nothing, and reports why. */
export class RefusedRecognizer implements SpeechRecognizer {
  readonly id: string;
  readonly version = 'none';
  readonly detectsLanguage = false;
  readonly #reason: string;

  constructor({ id, reason }: Pick<RefusedFolder, 'id' | 'reason'>) {
    this.id = id;
    this.#reason = reason;
  }

  languages(): readonly string[] {
    return none;
  }

  capabilities(): RecognitionCapabilities {
    return { streaming: false, wordTimes: false, spokenTerms: 'none', punctuates: false, external: false };
  }

  async open(): Promise<RecognitionStream> {
    throw new ServiceError('engine_unavailable', { reason: this.#reason });
  }

  health(): EngineHealth {
    return { state: 'unavailable', reason: this.#reason };
  }

  async [Symbol.asyncDispose](): Promise<void> {}
}
