import type { SpeechSamples, SpokenWord } from '../../contracts/engines/speech-recognizer.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { SpeechListener } from '../shared/recognition/detected-speech.ts';
import type { RecognitionEvents } from '../shared/recognition/recognition-events.ts';
import { SampleWindow } from '../shared/recognition/sample-window.ts';
import { toMilliseconds, toSamples } from '../shared/recognition/speech-time.ts';
import { type DecoderProcess, DecoderStuck } from './process/decoder-process.ts';
import { type DecodedWord, readDecodedWords } from './read-decoded-words.ts';
import { cutPoint, StablePrefix } from './stable-prefix.ts';

export interface ListenerOptions {
  readonly decoder: Pick<DecoderProcess, 'begin' | 'hear' | 'tentative' | 'end' | 'kill'>;
  readonly events: RecognitionEvents;
  readonly language: string;
  readonly tentative: boolean;
  readonly written: ReadonlyMap<string, string>;
}

/** Milliseconds of speech between tentative texts, once there is one. */
const tentativeMs = 200;
/** A segment that is longer is concluded in parts while it is spoken. */
const longMs = 5000;
/** No segment is longer: there is a cut between two words. */
const longestMs = 12_000;

/**
 * Hears speech with one decoder. A segment, from pause to pause, is an utterance of the decoder, or several:
 *
 *     begin ─► hear ─► tentative … (5 s: stable words concluded …) ─► end: concluded
 *                         └─ 12 s: cut between two words, the rest is heard again ─► hear …
 */
export class DecodingListener implements SpeechListener {
  readonly #options: ListenerOptions;
  readonly #prefix = new StablePrefix();
  /** Samples of the utterance, counted from its beginning. */
  #window = new SampleWindow();
  #start = 0;
  /** What was said until this millisecond of the stream is concluded. */
  #concludedMs = 0;
  #askedAt = 0;
  #isAsking = false;
  /** Of the utterance; until then each piece of speech may bring it. */
  #hasText = false;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  async begin(start: number): Promise<void> {
    this.#start = start;
    this.#window = new SampleWindow();
    this.#askedAt = 0;
    this.#hasText = false;
    this.#prefix.reset();
    await this.#decode((decoder) => decoder.begin(!this.#options.tentative));
  }

  async hear(samples: SpeechSamples): Promise<void> {
    this.#window.append(samples);
    await this.#decode((decoder) => decoder.hear(samples));
    const { end: heard } = this.#window;
    if (heard >= toSamples(longestMs)) await this.#cut();
    else if (this.#options.tentative && heard - this.#askedAt >= toSamples(this.#hasText ? tentativeMs : 0))
      this.#askForTentative();
  }

  async end(end: number): Promise<void> {
    const decoded = await this.#decode((decoder) => decoder.end());
    this.#conclude(this.#read(decoded, true), true, toMilliseconds(end));
  }

  async finish(): Promise<void> {}

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#options.decoder.kill();
  }

  /** A decoder that is behind is asked nothing until it has answered. */
  #askForTentative(): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#askedAt = this.#window.end;
    const isLong = this.#window.end > toSamples(longMs);
    const nowMs = toMilliseconds(this.#start + this.#window.end);
    this.#options.decoder.tentative().then(
      (decoded) => {
        this.#isAsking = false;
        this.#offer(this.#read(decoded, false), isLong ? nowMs : undefined);
      },
      // The end of the decoder ends the stream.
      () => {},
    );
  }

  /** `nowMs` where the segment is long. */
  #offer(words: readonly SpokenWord[], nowMs: number | undefined): void {
    const { events, language } = this.#options;
    const stable = nowMs === undefined ? 0 : this.#prefix.add(words, nowMs);
    if (stable > 0) {
      this.#conclude(words.slice(0, stable), false);
      this.#prefix.reset();
    }
    const rest = words.slice(stable);
    if (rest.length === 0) return;
    this.#hasText = true;
    events.push({ kind: 'tentative', segment: { words: rest, language, endsSentence: false } });
  }

  async #cut(): Promise<void> {
    const tentative = this.#read(await this.#decode((decoder) => decoder.tentative()), false);
    const heardMs = toMilliseconds(this.#start + this.#window.end);
    const middleMs = toMilliseconds(this.#start + this.#window.end / 2);
    const atMs = cutPoint(tentative, middleMs, heardMs);
    const decoded = await this.#decode((decoder) => decoder.end());
    const words = this.#read(decoded, true).filter(({ startMs, endMs }) => startMs + endMs < 2 * atMs);
    this.#conclude(words, false, atMs);
    this.#concludedMs = Math.max(this.#concludedMs, atMs);
    const cut = toSamples(atMs) - this.#start;
    const rest = this.#window.slice(cut, this.#window.end);
    await this.begin(this.#start + cut);
    if (rest.length > 0) await this.hear(rest);
  }

  /** `endMs` is where the words have ended at the latest, if it is after the last of them. */
  #conclude(words: readonly SpokenWord[], endsSentence: boolean, endMs = 0): void {
    const { events, language } = this.#options;
    const last = words.at(-1);
    if (last === undefined) return;
    this.#concludedMs = last.endMs;
    const untilMs = Math.max(last.endMs, endMs);
    events.push({ kind: 'concluded', segment: { words, language, endsSentence }, untilMs });
  }

  /** The words that are not concluded. */
  #read(decoded: readonly DecodedWord[], isFinal: boolean): readonly SpokenWord[] {
    const options = {
      offsetMs: toMilliseconds(this.#start),
      endMs: Math.floor((this.#start + this.#window.end) / toSamples(1)),
      written: this.#options.written,
      isFinal,
    };
    return readDecodedWords(decoded, options)
      .filter(({ startMs, endMs }) => startMs + endMs >= 2 * this.#concludedMs)
      .map((word) => ({ ...word, startMs: Math.max(word.startMs, this.#concludedMs) }));
  }

  async #decode<Result>(work: (decoder: ListenerOptions['decoder']) => Promise<Result>): Promise<Result> {
    try {
      return await work(this.#options.decoder);
    } catch (error) {
      throw decoderError(error);
    }
  }
}

/** What a client sees of a decoder that failed. */
export function decoderError(cause: unknown): ServiceError {
  return new ServiceError(cause instanceof DecoderStuck ? 'engine_timed_out' : 'engine_failed', {}, { cause });
}
