import type { AudioEncoder, EncodedAudio } from '../../contracts/audio/audio-encoder.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { type FfmpegEnd, FfmpegProcess } from '../ffmpeg/ffmpeg-process.ts';
import type { FfmpegProgram } from '../ffmpeg/ffmpeg-program.ts';
import { bytesOf } from '../sample-bytes.ts';
import { ElementCollector } from './element-collector.ts';
import type { EncodedFormat } from './encoded-formats.ts';
import { type ElementSplitter, encodedRate } from './media-element.ts';

/**
 * ffmpeg reads PCM in blocks of up to a 25th of a second and waits until one is whole. If a low rate is announced, which a
 * filter corrects, they have 64 samples.
 */
const input = ['-f', 's16le', '-ar', '3000', '-ac', '1', '-i', 'pipe:0', '-af', `asetrate=${encodedRate}`];
const reading = ['-threads', '1', '-protocol_whitelist', 'pipe', '-probesize', '32', '-analyzeduration', '0', ...input];
/** Nothing in the stream depends on the version of ffmpeg's libraries. */
const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
const writing = ['-threads', '1', '-flush_packets', '1', ...exact];

/** Elements are at most so many samples behind what was written. */
const longestLag = encodedRate / 10;

/**
 * Encodes one stream with one ffmpeg, which lives as long as the stream:
 *
 * ```
 * write ─▶ ffmpeg ─▶ splitter ─▶ elements that are there ─▶ answer
 *   └── waits until they are at most 100 ms behind; flush: until all is there
 * ```
 */
export class FfmpegEncoder implements AudioEncoder {
  readonly contentType: string;
  readonly #format: EncodedFormat;
  readonly #signal: AbortSignal;
  readonly #splitter: ElementSplitter;
  readonly #process: FfmpegProcess;
  readonly #elements: ElementCollector;
  /** Samples that went in, with those of silence. */
  #written = 0;
  #flushed = true;
  #tail: Promise<unknown> = Promise.resolve();
  #ended = false;

  constructor(program: FfmpegProgram, contentType: string, format: EncodedFormat, signal: AbortSignal) {
    this.contentType = contentType;
    this.#format = format;
    this.#signal = signal;
    this.#splitter = format.createSplitter();
    this.#elements = new ElementCollector(format.delay);
    const words = [...reading, ...format.codec.words, ...writing, ...format.muxer, 'pipe:1'];
    this.#process = new FfmpegProcess(program, words, {
      onOutput: (chunk) => this.#split(chunk),
      onEnd: (end) => this.#conclude(end),
    });
    signal.addEventListener('abort', this.#abort, { once: true });
  }

  get processId(): number | undefined {
    return this.#process.id;
  }

  write(samples: Int16Array): Promise<EncodedAudio> {
    return this.#next(async () => {
      this.#flushed &&= samples.length === 0;
      await this.#feed(samples);
      await this.#reach(this.#written - longestLag);
    });
  }

  flush(): Promise<EncodedAudio> {
    return this.#next(async () => {
      const target = this.#written;
      if (this.#flushed) return;
      this.#flushed = true;
      if (this.#elements.covered >= target) return;
      await this.#feed(new Int16Array(this.#format.codec.flushSamples));
      await this.#reach(target);
    });
  }

  end(): Promise<EncodedAudio> {
    const last = this.#next(async () => {
      // Without input ffmpeg would end with an error.
      if (this.#written === 0) return this.#process.kill();
      this.#process.endInput();
      await this.#elements.reach(Number.POSITIVE_INFINITY);
    });
    this.#ended = true;
    return last;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#signal.removeEventListener('abort', this.#abort);
    this.#elements.fail(new Error('the encoder was disposed of'));
    await this.#process.kill();
  }

  readonly #abort = (): void => {
    this.#elements.fail(this.#signal.reason);
    void this.#process.kill();
  };

  /** One call after another. */
  #next(run: () => Promise<void>): Promise<EncodedAudio> {
    if (this.#ended) return Promise.reject(new Error('the stream has ended'));
    const answer = this.#tail.then(async () => {
      this.#elements.throwFailure();
      await run();
      this.#elements.throwFailure();
      return this.#elements.take();
    });
    this.#tail = answer.catch(() => {});
    return answer;
  }

  async #feed(samples: Int16Array): Promise<void> {
    this.#written += samples.length;
    await this.#process.write(bytesOf(samples));
  }

  async #reach(covered: number): Promise<void> {
    const settle = this.#process.expectOutput();
    await this.#elements.reach(covered).finally(settle);
  }

  #split(chunk: Buffer): void {
    try {
      this.#elements.add(this.#splitter.push(chunk));
    } catch (cause) {
      this.#elements.fail(new ServiceError('engine_failed', {}, { cause }));
      void this.#process.kill();
    }
  }

  #conclude({ code, signal, stalled, notStarted, report }: FfmpegEnd): void {
    const what = stalled ? 'stalled' : `ended with ${code ?? signal}`;
    const cause = notStarted ?? new Error(`ffmpeg ${what}: ${report}`);
    if (code === 0 && this.#ended) this.#elements.finish();
    else if (notStarted === undefined) this.#elements.fail(new ServiceError('engine_failed', {}, { cause }));
    else
      this.#elements.fail(new ServiceError('engine_unavailable', { reason: 'ffmpeg could not be started' }, { cause }));
  }
}
