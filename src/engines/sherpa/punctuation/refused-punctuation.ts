import type { PunctuationRestorer } from '../../../contracts/engines/punctuation-restorer.ts';
import type { SpokenSegment } from '../../../contracts/engines/speech-recognizer.ts';
import type { EngineHealth } from '../../../contracts/engines/text-translator.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import type { RefusedFolder } from '../folders/read-folders.ts';

/** A model that an operator wants and that cannot be used: serves nothing, and reports why. */
export class RefusedPunctuation implements PunctuationRestorer {
  readonly id: string;
  readonly #reason: string;

  constructor({ id, reason }: Pick<RefusedFolder, 'id' | 'reason'>) {
    this.id = id;
    this.#reason = reason;
  }

  serves(): boolean {
    return false;
  }

  async restore(): Promise<SpokenSegment> {
    throw new ServiceError('engine_unavailable', { reason: this.#reason });
  }

  health(): EngineHealth {
    return { state: 'unavailable', reason: this.#reason };
  }

  async [Symbol.asyncDispose](): Promise<void> {}
}
