import type { Clock } from '../../../contracts/clock.ts';
import type {
  SpeechSynthesizer,
  SynthesisCapabilities,
  SynthesisRequest,
  SynthesizedSpeech,
} from '../../../contracts/engines/speech-synthesizer.ts';
import type { EngineHealth } from '../../../contracts/engines/text-translator.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { usualSearchPath } from '../../../processes/find-program.ts';
import { systemClock } from '../../../time/system-clock.ts';
import { stoppedReason } from '../engine-calls.ts';
import { SpeechPrograms, withOneRetry } from './speech-programs.ts';
import { SynthesisCalls } from './synthesis-calls.ts';
import { WatchedInstallation } from './watched-installation.ts';

export interface ProgramSynthesizerOptions {
  /** Folders with programs, separated by colons. */
  readonly searchPath?: string;
  readonly clock?: Clock;
  /** Milliseconds without output after which a process is ended. */
  readonly stallMilliseconds?: number;
}

export interface InstalledVoices {
  readonly version: string;
  /** The same list stays the same object: callers know by it that nothing has changed. */
  readonly languages: readonly string[];
}

const capabilities: SynthesisCapabilities = { genders: ['male', 'female'], match: 'pitch', external: false };
const none: readonly string[] = [];

/**
 * Speech by a program of the machine, a process for each text. What is missing is looked for again, since set-up installs it
 * while the server already serves.
 */
export abstract class ProgramSynthesizer<Found extends InstalledVoices> implements SpeechSynthesizer {
  abstract readonly id: string;
  protected readonly searchPath: string;
  protected readonly programs: SpeechPrograms;
  readonly #missing: string;
  readonly #calls = new SynthesisCalls();
  readonly #installation: WatchedInstallation<Found>;

  /** `missing`: why nothing is spoken where nothing is found. */
  constructor(
    { searchPath = usualSearchPath, clock = systemClock, stallMilliseconds = 10_000 }: ProgramSynthesizerOptions,
    missing: string,
  ) {
    this.searchPath = searchPath;
    this.programs = new SpeechPrograms({ clock, searchPath, stallMilliseconds });
    this.#missing = missing;
    this.#installation = new WatchedInstallation({
      clock,
      look: async (signal, before) => {
        // The class that extends this one is not made yet.
        await undefined;
        return this.look(signal, before);
      },
      complete: (found) => this.isComplete(found),
    });
  }

  get version(): string {
    return this.#installation.found?.version ?? 'none';
  }

  /** The processes at this moment, for tests. */
  get processIds(): readonly number[] {
    return this.programs.processIds;
  }

  /** The process that waits for a text, for tests. */
  get spareId(): number | undefined {
    return this.programs.spareId;
  }

  languages(): readonly string[] {
    return this.#installation.found?.languages ?? none;
  }

  capabilities(): SynthesisCapabilities {
    return capabilities;
  }

  health(): EngineHealth {
    if (this.#calls.stopped) return { state: 'unavailable', reason: stoppedReason };
    return this.#installation.found === undefined
      ? { state: 'unavailable', reason: this.#missing }
      : { state: 'ready' };
  }

  started(): Promise<void> {
    return this.#installation.started;
  }

  synthesize(request: SynthesisRequest, signal: AbortSignal): AsyncIterable<SynthesizedSpeech> {
    return this.#calls.run(signal, (call) =>
      withOneRetry((attempt) => {
        const { found } = this.#installation;
        if (found === undefined) throw new ServiceError('engine_unavailable', { reason: this.#missing });
        return this.speak(found, request, attempt, call);
      }),
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#installation[Symbol.dispose]();
    this.#calls.stop();
    this.programs[Symbol.dispose]();
  }

  /** Finds out what is installed; undefined where nothing is. */
  protected abstract look(signal: AbortSignal, before: Found | undefined): Promise<Found | undefined>;

  /** Nothing can be added to it any more. */
  protected abstract isComplete(found: Found): boolean;

  /** One text. A second attempt follows a first one that failed before its first samples. */
  protected abstract speak(
    found: Found,
    request: SynthesisRequest,
    attempt: 1 | 2,
    signal: AbortSignal,
  ): AsyncIterable<SynthesizedSpeech>;
}
