import { countWhileRunning } from '../usage/count-while-running.ts';
import type { UsageMeter } from '../usage/usage-meter.ts';
import { type Caller, resolveSteering, type StoredSteering } from './steering/resolve-steering.ts';
import type { TextTranslation } from './text-translation.ts';
import type { TranslationRequest, TranslationResult } from './translation-request.ts';

export interface AccountTranslationOptions {
  readonly translation: TextTranslation;
  readonly meter: UsageMeter;
  readonly stored: StoredSteering;
}

/** `POST /v2/translate` for a caller: what the texts cost is set aside before any engine works. */
export class AccountTranslation {
  readonly #translation: TextTranslation;
  readonly #meter: UsageMeter;
  readonly #stored: StoredSteering;

  constructor({ translation, meter, stored }: AccountTranslationOptions) {
    this.#translation = translation;
    this.#meter = meter;
    this.#stored = stored;
  }

  /** The count is on disk when the result is returned; a failure gives the characters back. */
  async translate(caller: Caller, request: TranslationRequest, signal: AbortSignal): Promise<TranslationResult> {
    const { identity } = caller;
    const steering = await resolveSteering(this.#stored, caller, request);
    signal.throwIfAborted();
    const prepared = this.#translation.prepare({ ...request, accountId: identity.account.id }, steering);
    const reservation = await this.#meter.reserve({
      identity,
      product: 'translate',
      category: 'text',
      characters: prepared.characters,
      reportingTag: request.reportingTag,
    });
    return countWhileRunning(reservation, () => prepared.run(signal));
  }
}
