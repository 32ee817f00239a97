import type { SpeechSamples, SpokenSegment, SpokenWord } from '../../../contracts/engines/speech-recognizer.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import type { SpeechListener } from '../../shared/recognition/detected-speech.ts';
import { quietestPoint } from '../../shared/recognition/quietest-point.ts';
import type { RecognitionEvents } from '../../shared/recognition/recognition-events.ts';
import { SampleWindow } from '../../shared/recognition/sample-window.ts';
import { toMilliseconds, toSamples } from '../../shared/recognition/speech-time.ts';
import type { HeardText, ModelSettings } from '../process/process-messages.ts';
import type { SherpaProcess } from '../process/sherpa-process.ts';
import { readHeardWords } from './read-heard-words.ts';

export interface StreamingOptions {
  readonly process: SherpaProcess;
  readonly stream: number;
  readonly model: ModelSettings;
  readonly timeScale: number;
  readonly language: string;
  readonly tentative: boolean;
  readonly events: RecognitionEvents;
  /** Called once. */
  readonly release: () => void;
}

/** No segment is longer; it is cut where it is quiet, after the other time. */
const longestMs = 20_000;
const earliestCutMs = 12_000;

/** Hears speech with a model that streams: a segment is an utterance of the model. */
export class StreamingListener implements SpeechListener {
  readonly #options: StreamingOptions;
  #window = new SampleWindow();
  #start = 0;
  #concludedMs = 0;
  #lastText = '';
  #isClosed = false;

  constructor(options: StreamingOptions) {
    this.#options = options;
  }

  async begin(start: number): Promise<void> {
    const { process, stream, model } = this.#options;
    this.#start = start;
    this.#window = new SampleWindow();
    this.#lastText = '';
    await this.#ask(() => process.ask('recognizer.begin', { stream, model }));
  }

  async hear(samples: SpeechSamples): Promise<void> {
    const { process, stream, tentative, events } = this.#options;
    this.#window.append(samples);
    const heard = await this.#ask(() => process.ask('recognizer.hear', { stream, samples }));
    if (this.#window.end >= toSamples(longestMs)) await this.#cut();
    else if (tentative && heard.text !== this.#lastText) {
      this.#lastText = heard.text;
      const words = this.#read(heard);
      if (words.length > 0) events.push({ kind: 'tentative', segment: this.#segment(words, false) });
    }
  }

  async end(end: number): Promise<void> {
    this.#conclude(this.#read(await this.#askForAll()), true, toMilliseconds(end));
  }

  async finish(): Promise<void> {}

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const { process, stream, release } = this.#options;
    process.ask('recognizer.close', { stream }).catch(() => {});
    release();
  }

  async #cut(): Promise<void> {
    const all = this.#window.slice(0, this.#window.end);
    const cut = quietestPoint(all, toSamples(earliestCutMs));
    const atMs = toMilliseconds(this.#start + cut);
    const words = this.#read(await this.#askForAll());
    this.#conclude(
      words.filter(({ startMs, endMs }) => startMs + endMs < 2 * atMs),
      false,
      atMs,
    );
    await this.begin(this.#start + cut);
    if (cut < all.length) await this.hear(all.slice(cut));
  }

  #askForAll(): Promise<HeardText> {
    const { process, stream } = this.#options;
    return this.#ask(() => process.ask('recognizer.end', { stream }));
  }

  #read(heard: HeardText): readonly SpokenWord[] {
    const endMs = Math.floor((this.#start + this.#window.end) / toSamples(1));
    const offsetMs = toMilliseconds(this.#start);
    const options = { lengthMs: endMs - offsetMs, timeScale: this.#options.timeScale };
    return readHeardWords(heard, options).map((word) => {
      const startMs = Math.max(word.startMs + offsetMs, this.#concludedMs);
      return { ...word, startMs, endMs: Math.min(Math.max(word.endMs + offsetMs, startMs), endMs) };
    });
  }

  #conclude(words: readonly SpokenWord[], endsSentence: boolean, endMs: number): void {
    const last = words.at(-1);
    if (last === undefined) return;
    this.#concludedMs = last.endMs;
    const untilMs = Math.max(last.endMs, endMs);
    this.#options.events.push({ kind: 'concluded', segment: this.#segment(words, endsSentence), untilMs });
  }

  #segment(words: readonly SpokenWord[], endsSentence: boolean): SpokenSegment {
    return { words, language: this.#options.language, endsSentence };
  }

  async #ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    try {
      return await question();
    } catch (error) {
      throw new ServiceError('engine_failed', {}, { cause: error });
    }
  }
}
