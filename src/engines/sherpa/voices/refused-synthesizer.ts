import type {
  SpeechSynthesizer,
  SynthesisCapabilities,
  SynthesizedSpeech,
} from '../../../contracts/engines/speech-synthesizer.ts';
import type { EngineHealth } from '../../../contracts/engines/text-translator.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { stoppedReason } from '../../shared/engine-calls.ts';
import type { RefusedFolder } from '../folders/read-folders.ts';

const none: readonly string[] = [];

/** A voice that an operator wants and that cannot be used: speaks nothing, and reports why. */
export class RefusedSynthesizer implements SpeechSynthesizer {
  readonly id: string;
  readonly version = 'none';
  #reason: string;

  constructor({ id, reason }: Pick<RefusedFolder, 'id' | 'reason'>) {
    this.id = id;
    this.#reason = reason;
  }

  languages(): readonly string[] {
    return none;
  }

  capabilities(): SynthesisCapabilities {
    return { genders: [], match: 'none', external: false };
  }

  health(): EngineHealth {
    return { state: 'unavailable', reason: this.#reason };
  }

  // biome-ignore lint/correctness/useYield: it has nothing to say.
  async *synthesize(): AsyncGenerator<SynthesizedSpeech> {
    throw new ServiceError('engine_unavailable', { reason: this.#reason });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#reason = stoppedReason;
  }
}
