import { countCharacters } from '../../language/characters.ts';
import type { Identity } from '../accounts/authenticate.ts';
import { countWhileRunning } from '../usage/count-while-running.ts';
import type { UsageMeter } from '../usage/usage-meter.ts';
import type { ImprovementRequest, ImprovementResult } from './improvement-request.ts';
import type { TextImprovement } from './text-improvement.ts';

/** `POST /v2/write/rephrase` and `/correct` for a caller: what the texts cost is set aside before any engine works. */
export class AccountWriting {
  readonly #improvement: TextImprovement;
  readonly #meter: UsageMeter;

  constructor({ improvement, meter }: { readonly improvement: TextImprovement; readonly meter: UsageMeter }) {
    this.#improvement = improvement;
    this.#meter = meter;
  }

  /** The count is on disk when the result is returned; a failure gives the characters back. */
  async improve(identity: Identity, request: ImprovementRequest, signal: AbortSignal): Promise<ImprovementResult> {
    const owned = { ...request, accountId: identity.account.id };
    const prepared = await this.#improvement.prepare(owned, signal);
    const reservation = await this.#meter.reserve({
      identity,
      product: 'write',
      category: 'improvement',
      amount: request.texts.reduce((sum, text) => sum + countCharacters(text), 0),
      reportingTag: request.reportingTag,
    });
    return countWhileRunning(reservation, () => prepared.run(signal));
  }
}
