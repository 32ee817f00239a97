import type { Identity } from '../accounts/authenticate.ts';
import type { UsageMeter } from '../usage/usage-meter.ts';
import type { TextTranslation } from './text-translation.ts';
import type { TranslationRequest, TranslationResult } from './translation-request.ts';

/** `POST /v2/translate` for a caller: what the texts cost is set aside before any engine works. */
export class AccountTranslation {
  readonly #translation: TextTranslation;
  readonly #meter: UsageMeter;

  constructor(translation: TextTranslation, meter: UsageMeter) {
    this.#translation = translation;
    this.#meter = meter;
  }

  /** The count is on disk when the result is returned; a failure gives the characters back. */
  async translate(identity: Identity, request: TranslationRequest, signal: AbortSignal): Promise<TranslationResult> {
    const prepared = this.#translation.prepare({ ...request, accountId: identity.account.id });
    const reservation = await this.#meter.reserve({
      identity,
      product: 'translate',
      category: 'text',
      characters: prepared.characters,
      reportingTag: request.reportingTag,
    });
    // On its way to the disk while the engines work; the answer waits for both.
    const counted = reservation.settle();
    try {
      const result = await prepared.run(signal);
      await counted;
      return result;
    } catch (error) {
      await reservation.release();
      throw error;
    }
  }
}
