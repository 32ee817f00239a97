import type {
  RecognitionEvent,
  RecognitionStream,
  SpeechSamples,
} from '../../../contracts/engines/speech-recognizer.ts';
import type { VoiceActivity, VoiceActivityStream } from '../../../contracts/engines/voice-activity-detector.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import type { RecognitionEvents } from './recognition-events.ts';
import { SampleBlocks } from './sample-blocks.ts';
import { SampleWindow } from './sample-window.ts';
import { toSamples } from './speech-time.ts';

/** What an engine does with speech between pauses. Samples are counted from the beginning of the stream. */
export interface SpeechListener extends AsyncDisposable {
  /** Speech begins at this sample; what `hear` gets continues from it. */
  begin(start: number): Promise<void>;
  /** Resolves when the engine takes more. */
  hear(samples: SpeechSamples): Promise<void>;
  /** Speech has ended at this sample; the engine may have heard some of the pause. */
  end(end: number): Promise<void>;
  /** Resolves when all that was said has been concluded. */
  finish(): Promise<void>;
}

export interface DetectedSpeechOptions {
  readonly detector: VoiceActivityStream;
  readonly listener: SpeechListener;
  /** Where the listener writes what it heard. */
  readonly events: RecognitionEvents;
  readonly signal: AbortSignal;
  /** Called once, when the stream has ended in any way. */
  readonly onEnd: () => void;
}

/** Milliseconds of samples that are worked on together. */
const blockMs = 50;
/** Milliseconds before detected speech that are heard too: words begin softly. */
const leadMs = 200;
/** Milliseconds that are kept to look back: detectors notice speech later than it begins. */
const keptMs = 1500;

/**
 * A stream whose pauses a detector finds, and whose speech a listener hears:
 *
 * ```
 * write ─▶ [blocks] ─▶ detector ─ began ─▶ listener.begin
 *              └────── speech ───────────▶ listener.hear ─▶ events ─▶ iteration
 *                              └ ended ──▶ listener.end
 * ```
 */
export class DetectedSpeech implements RecognitionStream {
  readonly #options: DetectedSpeechOptions;
  readonly #blocks = new SampleBlocks(toSamples(blockMs));
  readonly #window = new SampleWindow();
  #turn: Promise<void> = Promise.resolve();
  #isSpeech = false;
  /** Number of the first sample that the listener has not heard. */
  #heard = 0;
  #isFinished = false;
  #released: Promise<void> | undefined;
  readonly #abort = (): void => this.fail(this.#options.signal.reason);

  constructor(options: DetectedSpeechOptions) {
    this.#options = options;
    options.signal.addEventListener('abort', this.#abort, { once: true });
    if (options.signal.aborted) this.#abort();
  }

  write(samples: SpeechSamples): Promise<void> {
    if (this.#isFinished) return Promise.reject(new Error('the stream of speech takes no samples any more'));
    return this.#takeTurn(async () => {
      for (const block of this.#blocks.add(samples)) await this.#listenTo(block);
    });
  }

  finish(): void {
    if (this.#isFinished) return;
    this.#isFinished = true;
    this.#takeTurn(async () => {
      const { detector, listener, events } = this.#options;
      await this.#listenTo(this.#blocks.rest());
      await this.#follow(await detector.flush());
      await listener.finish();
      events.end();
      await this.#release();
    }).catch(() => {});
  }

  [Symbol.asyncIterator](): AsyncIterator<RecognitionEvent> {
    return this.#options.events[Symbol.asyncIterator]();
  }

  /** Ends the stream with an error, at once. */
  fail(error: unknown): void {
    this.#options.events.fail(error);
    void this.#release();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#options.events.fail(new ServiceError('engine_unavailable', { reason: 'the stream of speech is closed' }));
    await this.#release();
  }

  /** One after another; a failure is that of the stream. */
  #takeTurn(work: () => Promise<void>): Promise<void> {
    const { events } = this.#options;
    const turn = this.#turn.then(async () => {
      await events.room();
      await work().catch((error: unknown) => this.fail(error));
      events.throwIfFailed();
    });
    this.#turn = turn.catch(() => {});
    return turn;
  }

  async #listenTo(block: SpeechSamples): Promise<void> {
    const { detector, listener, events } = this.#options;
    events.throwIfFailed();
    if (block.length === 0) return;
    this.#window.append(block);
    await this.#follow(await detector.push(block));
    if (this.#isSpeech) await this.#hearUntil(this.#window.end, listener);
    this.#window.dropBefore(this.#window.end - toSamples(keptMs));
  }

  async #follow(activities: readonly VoiceActivity[]): Promise<void> {
    const { listener } = this.#options;
    for (const { kind, atMs } of activities)
      if (kind === 'speech_began') {
        this.#heard = Math.max(this.#heard, this.#window.start, toSamples(atMs - leadMs));
        this.#isSpeech = true;
        await listener.begin(this.#heard);
      } else if (this.#isSpeech) {
        await this.#hearUntil(toSamples(atMs + leadMs), listener);
        this.#isSpeech = false;
        await listener.end(toSamples(atMs));
      }
  }

  async #hearUntil(end: number, listener: SpeechListener): Promise<void> {
    const samples = this.#window.slice(this.#heard, end);
    if (samples.length === 0) return;
    this.#heard += samples.length;
    await listener.hear(samples);
  }

  /** Once; resolves when what the stream ran on is gone. */
  #release(): Promise<void> {
    this.#released ??= (async () => {
      const { detector, listener, signal, onEnd } = this.#options;
      signal.removeEventListener('abort', this.#abort);
      detector[Symbol.dispose]();
      await listener[Symbol.asyncDispose]();
      onEnd();
    })();
    return this.#released;
  }
}
