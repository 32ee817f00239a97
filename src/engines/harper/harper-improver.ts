import type {
  ImprovementBatch,
  ImprovementCapabilities,
  ImprovementOutcome,
  TextImprover,
} from '../../contracts/engines/text-improver.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import { type Clock, systemClock } from '../shared/clock.ts';
import { type CorrectedText, correctedText, correctedTexts } from '../shared/corrected-texts.ts';
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
      return correctedTexts(batch.texts.map((text) => correct(text, found.get(text) ?? [], batch)));
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

function correct(text: string, findings: readonly Finding[], batch: ImprovementBatch): CorrectedText {
  const { edits, spelling } = readFindings(text, findings, batch);
  return correctedText(text, batch.language, edits, spelling);
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}
