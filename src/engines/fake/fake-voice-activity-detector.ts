import type { SpeechSamples } from '../../contracts/engines/speech-recognizer.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import type {
  VoiceActivity,
  VoiceActivityDetector,
  VoiceActivityOptions,
  VoiceActivityStream,
} from '../../contracts/engines/voice-activity-detector.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { stoppedReason } from '../shared/engine-calls.ts';
import { SampleBlocks } from '../shared/recognition/sample-blocks.ts';
import { toMilliseconds, toSamples } from '../shared/recognition/speech-time.ts';

const blockMs = 10;
const loudness = 500;

/** For tests: loud stretches are speech. */
export class FakeVoiceActivityDetector implements VoiceActivityDetector {
  readonly id: string = 'fake';
  readonly version = '1';
  #stopped = false;

  async open({ pauseMs = 400 }: VoiceActivityOptions, signal: AbortSignal): Promise<VoiceActivityStream> {
    signal.throwIfAborted();
    this.#throwIfStopped();
    return new EnergyStream(pauseMs, signal, () => this.#throwIfStopped());
  }

  health(): EngineHealth {
    return this.#stopped ? { state: 'unavailable', reason: stoppedReason } : { state: 'ready' };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stopped = true;
  }

  #throwIfStopped(): void {
    if (this.#stopped) throw new ServiceError('engine_unavailable', { reason: stoppedReason });
  }
}

class EnergyStream implements VoiceActivityStream {
  readonly #pauseMs: number;
  readonly #signal: AbortSignal;
  readonly #throwIfStopped: () => void;
  readonly #blocks = new SampleBlocks(toSamples(blockMs));
  #heard = 0;
  /** End of the last loud block, while there is speech. */
  #loudUntil: number | undefined;
  #isClosed = false;

  constructor(pauseMs: number, signal: AbortSignal, throwIfStopped: () => void) {
    this.#pauseMs = pauseMs;
    this.#signal = signal;
    this.#throwIfStopped = throwIfStopped;
  }

  async push(samples: SpeechSamples): Promise<readonly VoiceActivity[]> {
    this.#throwIfClosed();
    const found: VoiceActivity[] = [];
    for (const block of this.#blocks.add(samples)) this.#look(block, found);
    await this.#nextTurn();
    return found;
  }

  async flush(): Promise<readonly VoiceActivity[]> {
    this.#throwIfClosed();
    const found: VoiceActivity[] = [];
    this.#look(this.#blocks.rest(), found);
    this.#end(found);
    await this.#nextTurn();
    return found;
  }

  [Symbol.dispose](): void {
    this.#isClosed = true;
  }

  #look(block: SpeechSamples, found: VoiceActivity[]): void {
    const start = toMilliseconds(this.#heard);
    this.#heard += block.length;
    const end = toMilliseconds(this.#heard);
    const loud = block.some((sample) => Math.abs(sample) > loudness);
    if (loud) {
      if (this.#loudUntil === undefined) found.push({ kind: 'speech_began', atMs: start });
      this.#loudUntil = end;
    } else if (this.#loudUntil !== undefined && end - this.#loudUntil >= this.#pauseMs) this.#end(found);
  }

  #end(found: VoiceActivity[]): void {
    if (this.#loudUntil === undefined) return;
    found.push({ kind: 'speech_ended', atMs: this.#loudUntil });
    this.#loudUntil = undefined;
  }

  /** As real detectors, it answers later: calls that are in flight by then can be ended. */
  async #nextTurn(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.#throwIfClosed();
  }

  #throwIfClosed(): void {
    this.#signal.throwIfAborted();
    this.#throwIfStopped();
    if (this.#isClosed) throw new Error('the stream is closed');
  }
}
