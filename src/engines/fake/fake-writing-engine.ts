import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import type {
  ImprovementBatch,
  ImprovementCapabilities,
  ImprovementOutcome,
  StyleOrTone,
  WritingEngine,
} from '../../contracts/engines/writing-engine.ts';
import { touches, withoutRefused } from '../../language/style-rules/edit-text.ts';
import { protectedRanges } from '../../language/writing/protected-ranges.ts';
import { applyEdits } from '../../language/writing/text-edit.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';

export interface FakeWritingEngineOptions {
  readonly id?: string;
  readonly languages?: readonly string[];
  readonly styles?: readonly StyleOrTone[];
  /** Every call rejects with it. */
  readonly failure?: Error;
}

/** For tests: writes `the` for `teh` in any language, and says the style or tone in front of a text. */
export class FakeWritingEngine implements WritingEngine {
  readonly id: string;
  /** Every batch that it was given. */
  readonly batches: ImprovementBatch[] = [];
  readonly #languages: readonly string[];
  readonly #capabilities: ImprovementCapabilities;
  readonly #failure: Error | undefined;
  readonly #calls = new EngineCalls();

  constructor({ id = 'fake', languages = ['en-US', 'en-GB'], styles = [], failure }: FakeWritingEngineOptions = {}) {
    this.id = id;
    this.#languages = languages;
    this.#capabilities = { rephrasing: styles.length > 0, styles, variants: false };
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

/** Real rules would take most of the time of a test. */
function improve(text: string, { style }: ImprovementBatch): string {
  const found = Array.from(text.matchAll(/\bteh\b/g), ({ index: start }) => ({
    start,
    end: start + 3,
    text: 'the',
    rule: 'spelling',
  }));
  const ranges = protectedRanges(text);
  const corrected = applyEdits(
    text,
    withoutRefused(found, (edit) => touches(edit, ranges, text)),
  );
  return style === undefined ? corrected : `${style}: ${corrected}`;
}
