import type {
  ImprovementBatch,
  ImprovementCapabilities,
  ImprovementOutcome,
  TextImprover,
  WritingManner,
} from '../../contracts/engines/text-improver.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import { correctText } from '../../language/writing/find-corrections.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';

export interface FakeImproverOptions {
  readonly id?: string;
  readonly languages?: readonly string[];
  readonly manners?: readonly WritingManner[];
  /** Every call rejects with it. */
  readonly failure?: Error;
}

/** For tests: writes `the` for `teh` in any language, and says the manner in front of a text. */
export class FakeImprover implements TextImprover {
  readonly id: string;
  /** Every batch that it was given. */
  readonly batches: ImprovementBatch[] = [];
  readonly #languages: readonly string[];
  readonly #capabilities: ImprovementCapabilities;
  readonly #failure: Error | undefined;
  readonly #calls = new EngineCalls();

  constructor({ id = 'fake', languages = ['en-US', 'en-GB'], manners = [], failure }: FakeImproverOptions = {}) {
    this.id = id;
    this.#languages = languages;
    this.#capabilities = { rephrasing: manners.length > 0, manners, variants: false };
    this.#failure = failure;
  }

  languages(): readonly string[] {
    return this.#languages;
  }

  capabilities(): ImprovementCapabilities {
    return this.#capabilities;
  }

  health(): EngineHealth {
    return this.#calls.stopped ? { state: 'unavailable', reason: stoppedReason } : { state: 'ready' };
  }

  improve(batch: ImprovementBatch, signal: AbortSignal): Promise<ImprovementOutcome> {
    this.batches.push(batch);
    return this.#calls.run({ signal }, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#failure !== undefined) throw this.#failure;
      return { texts: batch.texts.map((text) => improve(text, batch)), warnings: [] };
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
  }
}

function improve(text: string, { language, manner }: ImprovementBatch): string {
  const found = Array.from(text.matchAll(/\bteh\b/g), ({ index: start }) => ({
    start,
    end: start + 3,
    text: 'the',
    rule: 'spelling',
  }));
  const corrected = correctText(text, language, found);
  return manner === undefined ? corrected : `${manner}: ${corrected}`;
}
