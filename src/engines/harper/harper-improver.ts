import type {
  ImprovementBatch,
  ImprovementCapabilities,
  ImprovementOutcome,
  ImprovementWarning,
  TextImprover,
} from '../../contracts/engines/text-improver.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import { correctText } from '../../language/writing/find-corrections.ts';
import { isProbablyForeign } from '../../language/writing/spelling/find-misspellings.ts';
import { type Clock, systemClock } from '../shared/clock.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';
import { HarperThread } from './harper-thread.ts';
import { readFindings } from './read-findings.ts';
import type { Finding, HarperDialect } from './worker/messages.ts';

export interface HarperOptions {
  readonly idleTime?: number;
  readonly clock?: Clock;
  readonly onIncident?: (incident: { readonly kind: string; readonly detail: string }) => void;
}

const dialects: Readonly<Record<string, HarperDialect>> = { 'en-US': 'American', 'en-GB': 'British' };
const languages: readonly string[] = Object.keys(dialects);
const capabilities: ImprovementCapabilities = { rephrasing: false, manners: [], variants: false };

/** Spelling and grammar of English by Harper, in a thread that starts with the first call. */
export class HarperImprover implements TextImprover {
  readonly id = 'harper';
  readonly #thread: HarperThread;
  readonly #calls = new EngineCalls();

  constructor({ idleTime = 300_000, clock = systemClock, onIncident = () => {} }: HarperOptions = {}) {
    this.#thread = new HarperThread({ clock, idleTime, onIncident });
  }

  languages(): readonly string[] {
    return languages;
  }

  capabilities(): ImprovementCapabilities {
    return capabilities;
  }

  health(): EngineHealth {
    return this.#calls.stopped ? { state: 'unavailable', reason: stoppedReason } : { state: 'ready' };
  }

  improve(batch: ImprovementBatch, signal: AbortSignal): Promise<ImprovementOutcome> {
    return this.#calls.run({ signal }, async () => {
      const dialect = dialects[batch.language];
      if (dialect === undefined) throw new Error(`Harper does not know ${batch.language}`);
      const texts = batch.texts.filter(hasLetters);
      const findings = texts.length === 0 ? [] : await this.#thread.ask({ dialect, texts });
      const found = new Map(texts.map((text, index) => [text, findings[index] ?? []]));
      const corrected = batch.texts.map((text) => correct(text, found.get(text) ?? [], batch));
      return {
        texts: corrected.map(({ text }) => text),
        warnings: corrected.some(({ foreign }) => foreign) ? [doubtful] : [],
      };
    });
  }

  /** Ends the thread as a crash would. */
  crash(): void {
    void this.#thread.end();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
    await this.#thread.dispose();
  }
}

function correct(text: string, findings: readonly Finding[], batch: ImprovementBatch) {
  const { edits, spelling } = readFindings(text, findings, batch);
  if (isProbablyForeign(text, batch.language, spelling)) return { text, foreign: true };
  return { text: correctText(text, batch.language, edits, spelling), foreign: false };
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

const doubtful: ImprovementWarning = {
  code: 'language_doubtful',
  message: 'A text is probably in another language and was left as it is.',
};
