import type {
  RecognitionCapabilities,
  RecognitionOptions,
  RecognitionStream,
  SpeechRecognizer,
  SpeechSamples,
  SpokenSegment,
  SpokenWord,
} from '../../contracts/engines/speech-recognizer.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { stoppedReason } from '../shared/engine-calls.ts';
import type { SpeechListener } from '../shared/recognition/detected-speech.ts';
import { RecognitionEvents } from '../shared/recognition/recognition-events.ts';
import { SpeechStreams } from '../shared/recognition/speech-streams.ts';
import { toMilliseconds, toSamples } from '../shared/recognition/speech-time.ts';
import { FakeVoiceActivityDetector } from './fake-voice-activity-detector.ts';

export interface FakeSpeechRecognizerOptions {
  readonly id?: string;
  /** Default: `en` and `de`. */
  readonly languages?: readonly string[];
  /** What is said in the first loud stretch, the second one, and so on; then the first again. */
  readonly script?: readonly string[];
  readonly capabilities?: Partial<RecognitionCapabilities>;
  readonly detectsLanguage?: boolean;
  /** The language that it detects where none is named. Default: the first. */
  readonly detected?: string;
  /** Opening a stream rejects with it. */
  readonly failure?: Error;
  /** Streams fail with `engine_failed` once so many milliseconds of speech have been heard. */
  readonly failAfterMs?: number;
}

/** Milliseconds of speech between tentative events. */
const tentativeMs = 200;

/**
 * For tests: each loud stretch of samples, up to a pause of 400 ms, is the next segment of a script. Its words are spread
 * evenly over it; while it is spoken, a word is heard every 200 ms.
 */
export class FakeSpeechRecognizer implements SpeechRecognizer {
  readonly id: string;
  readonly version = '1';
  readonly detectsLanguage: boolean;
  /** The options of every stream. */
  readonly opened: RecognitionOptions[] = [];
  readonly #options: FakeSpeechRecognizerOptions;
  readonly #detector = new FakeVoiceActivityDetector();
  readonly #streams = new SpeechStreams();
  #stopped = false;

  constructor(options: FakeSpeechRecognizerOptions = {}) {
    this.id = options.id ?? 'fake';
    this.detectsLanguage = options.detectsLanguage ?? false;
    this.#options = options;
  }

  languages(): readonly string[] {
    return this.#options.languages ?? ['en', 'de'];
  }

  capabilities(): RecognitionCapabilities {
    const all = { streaming: true, wordTimes: true, spokenTerms: 'hints', punctuates: false, external: false } as const;
    return { ...all, ...this.#options.capabilities };
  }

  async open(options: RecognitionOptions, signal: AbortSignal): Promise<RecognitionStream> {
    signal.throwIfAborted();
    if (this.#stopped) throw stopped();
    if (this.#options.failure !== undefined) throw this.#options.failure;
    this.opened.push(options);
    const detector = await this.#detector.open({}, signal);
    const events = new RecognitionEvents();
    const language = options.language ?? this.#options.detected ?? this.languages()[0] ?? 'en';
    const tentative = options.tentative && this.capabilities().streaming;
    const listener = new ScriptedListener(events, { language, tentative, ...this.#options });
    return this.#streams.add({ detector, listener, events, signal });
  }

  health(): EngineHealth {
    return this.#stopped ? { state: 'unavailable', reason: stoppedReason } : { state: 'ready' };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stopped = true;
    this.#streams.stop();
    await this.#detector[Symbol.asyncDispose]();
  }
}

interface Script extends Pick<FakeSpeechRecognizerOptions, 'script' | 'failAfterMs'> {
  readonly language: string;
  readonly tentative: boolean;
}

class ScriptedListener implements SpeechListener {
  readonly #events: RecognitionEvents;
  readonly #script: Script;
  #segments = 0;
  #start = 0;
  #heard = 0;
  #said = 0;

  constructor(events: RecognitionEvents, script: Script) {
    this.#events = events;
    this.#script = script;
  }

  async begin(start: number): Promise<void> {
    this.#start = start;
    this.#said = 0;
    this.#heard = 0;
  }

  async hear(samples: SpeechSamples): Promise<void> {
    this.#heard += samples.length;
    const { failAfterMs = Number.POSITIVE_INFINITY, tentative } = this.#script;
    const end = this.#start + this.#heard;
    if (toMilliseconds(end) >= failAfterMs) throw new ServiceError('engine_failed', {});
    const words = this.#words();
    const count = Math.min(Math.floor(this.#heard / toSamples(tentativeMs)), words.length);
    if (!tentative || count === this.#said || count === 0) return;
    this.#said = count;
    this.#events.push({ kind: 'tentative', segment: this.#segment(words.slice(0, count), end) });
  }

  async end(end: number): Promise<void> {
    const words = this.#words();
    const last = Math.max(end, this.#start);
    this.#segments += 1;
    if (words.length > 0)
      this.#events.push({ kind: 'concluded', segment: this.#segment(words, last), untilMs: toMilliseconds(last) });
  }

  async finish(): Promise<void> {}

  async [Symbol.asyncDispose](): Promise<void> {}

  #words(): readonly string[] {
    const { script = ['one two three'] } = this.#script;
    return (script[this.#segments % script.length] ?? '').split(' ').filter((word) => word !== '');
  }

  #segment(texts: readonly string[], end: number): SpokenSegment {
    const startMs = toMilliseconds(this.#start);
    const share = (toMilliseconds(end) - startMs) / texts.length;
    const words = texts.map(
      (text, index): SpokenWord => ({
        text,
        startMs: Math.round(startMs + index * share),
        endMs: Math.round(startMs + (index + 1) * share),
        confidence: 1,
      }),
    );
    return { words, language: this.#script.language, endsSentence: true };
  }
}

function stopped(): ServiceError {
  return new ServiceError('engine_unavailable', { reason: stoppedReason });
}
