import type { TranslationBatch, TranslationOutcome } from '../../contracts/engines/text-translator.ts';
import { segmentSize } from '../../language/segmentation/segment-size.ts';
import { SharedCapacity } from '../../scheduling/shared-capacity.ts';
import { TranslatorAround } from '../shared/translator-around.ts';

/**
 * What an engine has under way, in size of segments (`segmentSize`). An engine on this machine works in the order in which
 * it is asked, so what one account may have in front of others is bounded: some 5,000 words, of which Apertium translates
 * about 20,000 a second (`bench/RESULTS.md`).
 */
const capacity = { capacity: 64_000, accountShare: 32_000, backgroundShare: 32_000 };

/** An engine whose time accounts share fairly. */
export class FairTranslator extends TranslatorAround {
  readonly #capacity = new SharedCapacity(capacity);

  override translate(batch: TranslationBatch, signal: AbortSignal): Promise<TranslationOutcome> {
    const weight = batch.segments.reduce((sum, segment) => sum + segmentSize(segment), 0);
    const { accountId, urgency } = batch;
    return this.#capacity.use({ accountId, urgency, weight }, signal, () => this.engine.translate(batch, signal));
  }
}
