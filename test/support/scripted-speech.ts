import type { AudioDecoder, AudioDecoders } from '../../src/contracts/audio/audio-decoder.ts';
import type { AudioEncoder, AudioEncoders } from '../../src/contracts/audio/audio-encoder.ts';
import type {
  RecognitionCapabilities,
  RecognitionEvent,
  RecognitionOptions,
  RecognitionStream,
  SpeechRecognizer,
  SpokenWord,
} from '../../src/contracts/engines/speech-recognizer.ts';
import type { SpeechSynthesizer } from '../../src/contracts/engines/speech-synthesizer.ts';
import { createSpeakerProfiler } from '../../src/engines/shared/speech/speaker-profiler.ts';
import { ServiceError } from '../../src/errors/service-error.ts';

/*
 * Speech whose every sample is known, for tests of what is around engines: a word is 400 ms of samples that all are the number
 * of the word in a list, silence is 0. Nothing is compressed: "files" of every type are samples.
 */
const samplesAMillisecond = 16;
const wordMs = 400;
const pauseMs = 400;

/** The words of servers that tests start as processes. */
export const spokenWords: readonly string[] = 'one two three four five six seven eight nine ten'.split(' ');

/** A file in which the words with these numbers (from 1 on) are spoken; 0 is as much silence. */
export function spokenFile(numbers: readonly number[]): Buffer {
  const samples = new Int16Array(numbers.length * wordMs * samplesAMillisecond);
  for (const [index, number] of numbers.entries())
    samples.fill(number, index * wordMs * samplesAMillisecond, (index + 1) * wordMs * samplesAMillisecond);
  return Buffer.from(samples.buffer);
}

/** A file of these words, each in the list of the recognizer; a full stop is silence. */
export function fileOf(vocabulary: readonly string[], spoken: string): Buffer {
  return spokenFile(spoken.split(' ').map((word) => (word === '.' ? 0 : vocabulary.indexOf(word) + 1)));
}

/** What comes out while something is put in, with an end. */
class Output<Item> implements AsyncIterable<Item> {
  readonly #items: Item[] = [];
  #wake: (() => void) | undefined;
  #end: { readonly error?: unknown } | undefined;

  push(item: Item): void {
    this.#items.push(item);
    this.#wake?.();
  }

  end(error?: unknown): void {
    this.#end ??= error === undefined ? {} : { error };
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item> {
    for (;;) {
      const item = this.#items.shift();
      if (item !== undefined) {
        yield item;
        continue;
      }
      if (this.#end !== undefined) {
        if ('error' in this.#end) throw this.#end.error;
        return;
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

export interface ScriptedRecognizerOptions {
  readonly vocabulary: readonly string[];
  readonly language?: string;
  readonly punctuates?: boolean;
  /** Called with each stretch of samples; may hold it back, or fail. */
  readonly onSamples?: (samples: Int16Array) => Promise<void>;
}

export class ScriptedRecognizer implements SpeechRecognizer {
  readonly id = 'scripted';
  readonly version = '1';
  readonly detectsLanguage = false;
  readonly openedWith: RecognitionOptions[] = [];
  readonly #options: ScriptedRecognizerOptions;

  constructor(options: ScriptedRecognizerOptions) {
    this.#options = options;
  }

  languages(): readonly string[] {
    return [this.#options.language ?? 'en'];
  }

  capabilities(): RecognitionCapabilities {
    const { punctuates = false } = this.#options;
    return { streaming: true, wordTimes: true, spokenTerms: 'words', punctuates, external: false };
  }

  health() {
    return { state: 'ready' } as const;
  }

  async open(options: RecognitionOptions, signal: AbortSignal): Promise<RecognitionStream> {
    this.openedWith.push(options);
    const { vocabulary, language = 'en', onSamples } = this.#options;
    const output = new Output<RecognitionEvent>();
    signal.addEventListener('abort', () => output.end(signal.reason));
    let words: SpokenWord[] = [];
    let position = 0;
    let silence = 0;
    let open: { readonly number: number; readonly startMs: number } | undefined;
    const now = (): number => position / samplesAMillisecond;
    const closeWord = (): void => {
      if (open !== undefined)
        words.push({ text: vocabulary[open.number - 1] ?? '?', startMs: open.startMs, endMs: now(), confidence: 0.9 });
      open = undefined;
    };
    const conclude = (): void => {
      closeWord();
      const segment = { words, language, endsSentence: true };
      if (words.length > 0) output.push({ kind: 'concluded', segment, untilMs: Math.ceil(now()) });
      words = [];
    };
    return {
      async write(samples) {
        signal.throwIfAborted();
        await onSamples?.(samples);
        for (const sample of samples) {
          const isBoundary = open !== undefined && (sample !== open.number || now() - open.startMs >= wordMs);
          if (isBoundary) closeWord();
          if (sample !== 0) {
            silence = 0;
            open ??= { number: sample, startMs: now() };
          } else if (++silence === pauseMs * samplesAMillisecond - 1) conclude();
          position += 1;
        }
        if (words.length > 0)
          output.push({ kind: 'tentative', segment: { words: [...words], language, endsSentence: false } });
      },
      finish() {
        conclude();
        output.end();
      },
      [Symbol.asyncIterator]: () => output[Symbol.asyncIterator](),
      async [Symbol.asyncDispose]() {
        output.end();
      },
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {}
}

/** "Decodes" files of samples: bytes that begin with `broken` cannot be decoded. */
export class SampleDecoders implements AudioDecoders {
  contentTypes(): readonly string[] {
    const pcm = 'audio/pcm;encoding=s16le;rate=16000';
    return ['audio/mpeg', 'audio/wav', 'audio/ogg', 'audio/flac', 'audio/mp4', 'audio/webm', pcm];
  }

  missing(): undefined {
    return undefined;
  }

  async open(_type: string, signal: AbortSignal): Promise<AudioDecoder> {
    const output = new Output<Int16Array>();
    let rest: Buffer = Buffer.alloc(0);
    let decoded = 0;
    let isOver = false;
    signal.addEventListener('abort', () => output.end(signal.reason));
    return {
      async write(bytes) {
        // Whoever reads a file into it reads no more of it.
        if (isOver) throw new Error('The decoder is closed.');
        rest = Buffer.concat([rest, bytes]);
        if (rest.subarray(0, 6).toString() === 'broken') {
          const error = new ServiceError('audio_undecodable', { reason: 'it is broken.' });
          output.end(error);
          throw error;
        }
        const whole = new Uint8Array(rest.subarray(0, rest.length - (rest.length % 2)));
        rest = rest.subarray(whole.length);
        decoded += whole.length / 2;
        output.push(new Int16Array(whole.buffer, 0, whole.length / 2));
      },
      end: () => output.end(),
      decodedMs: () => decoded / samplesAMillisecond,
      [Symbol.asyncIterator]: () => output[Symbol.asyncIterator](),
      async [Symbol.asyncDispose]() {
        isOver = true;
        output.end();
      },
    };
  }

  async openFile(path: string, type: string, signal: AbortSignal) {
    const { readFile } = await import('node:fs/promises');
    const decoder = await this.open(type, signal);
    await decoder.write(await readFile(path));
    decoder.end();
    return decoder;
  }

  async [Symbol.asyncDispose](): Promise<void> {}
}

/** "Encodes" into the samples themselves. */
export class SampleEncoders implements AudioEncoders {
  contentTypes(): readonly string[] {
    return ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/flac', 'audio/pcm;encoding=s16le;rate=24000'];
  }

  missing(): undefined {
    return undefined;
  }

  async open(contentType: string): Promise<AudioEncoder> {
    const nothing = { elements: [], durationMs: 0 };
    return {
      contentType,
      async write(samples) {
        if (samples.length === 0) return nothing;
        const bytes = new Uint8Array(samples.slice().buffer);
        return { elements: [bytes], durationMs: samples.length / 24 };
      },
      flush: async () => nothing,
      end: async () => nothing,
      async [Symbol.asyncDispose]() {},
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {}
}

/** Says each character for 50 ms, as samples of 1000. Texts with `unspeakable` fail. */
export class ScriptedSynthesizer implements SpeechSynthesizer {
  readonly id = 'scripted-voice';
  readonly version = '1';
  readonly spoken: string[] = [];

  languages(): readonly string[] {
    return ['es', 'en'];
  }

  capabilities() {
    return { genders: ['male', 'female'], match: 'pitch', external: false } as const;
  }

  health() {
    return { state: 'ready' } as const;
  }

  async *synthesize({ text }: { readonly text: string }, signal: AbortSignal) {
    signal.throwIfAborted();
    if (text.toLowerCase().includes('unspeakable'))
      throw new ServiceError('voice_job_failed', { reason: 'this cannot be said.' });
    this.spoken.push(text);
    yield { sampleRate: 24_000, samples: new Int16Array(24 * 50 * text.length).fill(1000) };
  }

  async [Symbol.asyncDispose](): Promise<void> {}
}

export function scriptedSpeech(options: ScriptedRecognizerOptions) {
  const recognizer = new ScriptedRecognizer(options);
  const synthesizer = new ScriptedSynthesizer();
  return {
    recognizer,
    synthesizer,
    recognizers: [recognizer],
    engines: [recognizer, synthesizer],
    decoders: new SampleDecoders(),
    encoders: new SampleEncoders(),
    createProfiler: createSpeakerProfiler,
    createResampler: () => ({ push: (samples: Int16Array) => samples, end: () => new Int16Array() }),
  };
}
