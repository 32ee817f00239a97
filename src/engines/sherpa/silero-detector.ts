import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../contracts/clock.ts';
import type { SpeechSamples } from '../../contracts/engines/speech-recognizer.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import type {
  VoiceActivity,
  VoiceActivityDetector,
  VoiceActivityOptions,
  VoiceActivityStream,
} from '../../contracts/engines/voice-activity-detector.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { systemClock } from '../../time/system-clock.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';
import { toMilliseconds } from '../shared/recognition/speech-time.ts';
import { ProcessKeeper } from './process/process-keeper.ts';
import { ProcessGone, type SherpaProcess } from './process/sherpa-process.ts';

export interface SileroOptions {
  /** Path of the model. Default: the one that comes with Dragoman. */
  readonly model?: string;
  readonly clock?: Clock;
  readonly timeLimit?: number;
  readonly idleTime?: number;
  readonly onIncident?: (incident: { readonly kind: string; readonly detail: string }) => void;
}

const ownModel = join(import.meta.dirname, 'silero-vad-v5.onnx');
const memoryLimit = 2 * 1024 ** 3;
const usualPauseMs = 400;

/** Finds speech with the Silero model, in one process for all streams. */
export class SileroDetector implements VoiceActivityDetector {
  readonly id = 'silero';
  readonly version = 'silero-v5';
  readonly #model: string;
  readonly #keeper: ProcessKeeper;
  readonly #calls = new EngineCalls();
  #streams = 0;

  constructor(options: SileroOptions = {}) {
    const { model = ownModel, clock = systemClock, timeLimit = 20_000, idleTime = 300_000 } = options;
    const { onIncident = () => {} } = options;
    this.#model = model;
    this.#keeper = new ProcessKeeper({ clock, timeLimit, idleTime, memoryLimit, onIncident });
  }

  get processIds(): readonly number[] {
    return this.#keeper.processIds;
  }

  /** For tests: what a broken model does to the process. */
  crash(): void {
    this.#keeper.crash();
  }

  open({ pauseMs = usualPauseMs }: VoiceActivityOptions, signal: AbortSignal): Promise<VoiceActivityStream> {
    return this.#calls.run({ signal }, async (caller) => {
      if (!existsSync(this.#model))
        throw new ServiceError('engine_unavailable', { reason: `${this.#model} is missing` });
      const settings = { model: this.#model, pauseMs, stream: ++this.#streams };
      const stream = new SileroStream(settings, this.#keeper, this.#calls, signal);
      try {
        await stream.start();
      } catch (error) {
        stream[Symbol.dispose]();
        throw error;
      }
      // Nobody gets the stream any more.
      if (caller.cancelled) stream[Symbol.dispose]();
      return stream;
    });
  }

  health(): EngineHealth {
    if (this.#calls.stopped) return { state: 'unavailable', reason: stoppedReason };
    if (!existsSync(this.#model)) return { state: 'unavailable', reason: `${this.#model} is missing` };
    const reason = this.#keeper.resting;
    return reason === undefined ? { state: 'ready' } : { state: 'failing', reason };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
    await this.#keeper.stop();
  }
}

interface StreamSettings {
  readonly stream: number;
  readonly model: string;
  readonly pauseMs: number;
}

/** A stream outlives its process: after a crash it goes on in the next one, with what the last one did not answer. */
class SileroStream implements VoiceActivityStream {
  readonly #settings: StreamSettings;
  readonly #keeper: ProcessKeeper;
  readonly #calls: EngineCalls;
  readonly #signal: AbortSignal;
  readonly #release: () => void;
  #process: SherpaProcess | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  /** Samples that were answered, and those that a process had answered when it began. */
  #answered = 0;
  #offset = 0;
  #isSpeech = false;
  #isClosed = false;

  constructor(settings: StreamSettings, keeper: ProcessKeeper, calls: EngineCalls, signal: AbortSignal) {
    this.#settings = settings;
    this.#keeper = keeper;
    this.#calls = calls;
    this.#signal = signal;
    this.#release = keeper.use();
  }

  async start(): Promise<void> {
    await this.#ask(() => Promise.resolve([]));
  }

  push(samples: SpeechSamples): Promise<readonly VoiceActivity[]> {
    const { stream } = this.#settings;
    return this.#takeTurn(async () => {
      const found = await this.#ask((process) => process.ask('detector.push', { stream, samples }));
      this.#answered += samples.length;
      return found;
    });
  }

  flush(): Promise<readonly VoiceActivity[]> {
    const { stream } = this.#settings;
    return this.#takeTurn(() => this.#ask((process) => process.ask('detector.flush', { stream })));
  }

  [Symbol.dispose](): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#process?.ask('detector.close', { stream: this.#settings.stream }).catch(() => {});
    this.#release();
  }

  #takeTurn(work: () => Promise<readonly VoiceActivity[]>): Promise<readonly VoiceActivity[]> {
    return this.#calls.run({ signal: this.#signal }, (caller) => {
      const turn = this.#turn.then(() => (caller.cancelled ? [] : work()));
      this.#turn = turn.catch(() => {});
      return turn;
    });
  }

  async #ask(
    question: (process: SherpaProcess) => Promise<readonly VoiceActivity[]>,
  ): Promise<readonly VoiceActivity[]> {
    const before: VoiceActivity[] = [];
    for (let isSecond = false; ; isSecond = true) {
      if (this.#isClosed) throw new Error('the stream is closed');
      try {
        const process = this.#keeper.current();
        if (process !== this.#process) before.push(...(await this.#moveTo(process)));
        const found = await question(process);
        this.#keeper.noteAnswer();
        const offsetMs = toMilliseconds(this.#offset);
        const moved = found.map(({ kind, atMs }) => ({ kind, atMs: atMs + offsetMs }));
        for (const { kind } of moved) this.#isSpeech = kind === 'speech_began';
        return [...before, ...moved];
      } catch (error) {
        if (error instanceof ServiceError) throw error;
        if (isSecond || !(error instanceof ProcessGone)) throw new ServiceError('engine_failed', {}, { cause: error });
      }
    }
  }

  /** Begins anew in another process. Speech that went on ends where the last process heard it. */
  async #moveTo(process: SherpaProcess): Promise<readonly VoiceActivity[]> {
    await process.ask('detector.open', this.#settings);
    this.#process = process;
    this.#offset = this.#answered;
    if (!this.#isSpeech) return [];
    this.#isSpeech = false;
    return [{ kind: 'speech_ended', atMs: Math.floor(this.#answered / 16) }];
  }
}
