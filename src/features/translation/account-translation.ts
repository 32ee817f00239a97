import { setImmediate as turn } from 'node:timers/promises';
import { countWhileRunning } from '../usage/count-while-running.ts';
import type { UsageMeter } from '../usage/usage-meter.ts';
import { type Requester, resolveResources, type StoredResources } from './resources/resolve-resources.ts';
import type { TextTranslation } from './text-translation.ts';
import type { TranslationRequest, TranslationResult } from './translation-request.ts';

export interface AccountTranslationOptions {
  readonly translation: TextTranslation;
  readonly meter: UsageMeter;
  readonly stored: StoredResources;
}

/** `POST /v2/translate` for a caller: what the texts cost is set aside before any engine works. */
export class AccountTranslation {
  readonly #translation: TextTranslation;
  readonly #meter: UsageMeter;
  readonly #stored: StoredResources;

  constructor({ translation, meter, stored }: AccountTranslationOptions) {
    this.#translation = translation;
    this.#meter = meter;
    this.#stored = stored;
  }

  /** The count is on disk when the result is returned; a failure gives the characters back. */
  async translate(caller: Requester, request: TranslationRequest, signal: AbortSignal): Promise<TranslationResult> {
    const { identity } = caller;
    const resources = await resolveResources(this.#stored, caller, request);
    signal.throwIfAborted();
    const owned = { ...request, accountId: identity.account.id };
    const prepared = await this.#translation.prepare(owned, signal, resources);
    // Preparing, setting aside and asking an engine would hold the event loop together when each is done for the first time.
    await turn();
    const reservation = await this.#meter.reserve({
      identity,
      product: 'translate',
      category: 'text',
      amount: prepared.characters,
      reportingTag: request.reportingTag,
    });
    return countWhileRunning(reservation, () => prepared.run(signal));
  }
}
