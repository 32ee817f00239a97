import type { AudioDecoder } from '../../contracts/audio/audio-decoder.ts';
import type { SpeechSamples } from '../../contracts/engines/speech-recognizer.ts';
import { type FfmpegEnd, FfmpegProcess } from '../ffmpeg/ffmpeg-process.ts';
import type { FfmpegProgram } from '../ffmpeg/ffmpeg-program.ts';
import { SampleJoiner } from '../sample-bytes.ts';
import { type Container, mayBegin, recognizeContainer, recognizedBytes } from './containers.ts';
import { explainEnd, undecodable } from './explain-end.ts';
import { SampleQueue } from './sample-queue.ts';

/** What a decoder reads: a stream, or a whole file. */
export interface DecoderInput {
  /** Undefined: the first bytes decide. */
  readonly container: Container | undefined;
  /** Absent for a stream. */
  readonly file?: { readonly path: string; readonly declaredMs: number | undefined };
}

/** Gives output as early as it can: a parser that looks for more than the first packet would hold it back. */
const streaming = ['-probesize', '32', '-analyzeduration', '0'];

/**
 * Decodes a container with one ffmpeg. Each stream has its own process, which ends with it.
 *
 * ```
 * write ─▶ first bytes recognized ─▶ ffmpeg ─▶ queue ─▶ iteration
 *            │ another container       │ paused while the queue is full
 *            ▼                         ▼
 *        audio_undecodable         what came before, then the error
 * ```
 */
export class FfmpegDecoder implements AudioDecoder {
  readonly #program: FfmpegProgram;
  readonly #input: DecoderInput;
  readonly #signal: AbortSignal;
  readonly #joiner = new SampleJoiner();
  readonly #queue = new SampleQueue(() => this.#process?.holdOutput(false));
  /** Undefined once the container is recognized. */
  #head: Buffer | undefined = Buffer.alloc(0);
  #process: FfmpegProcess | undefined;
  #tail: Promise<void> = Promise.resolve();
  #ended = false;

  constructor(program: FfmpegProgram, input: DecoderInput, signal: AbortSignal) {
    this.#program = program;
    this.#input = input;
    this.#signal = signal;
    // Starting takes a tenth of a second, in which the first bytes arrive.
    if (input.container !== undefined) this.#start(input.container);
    signal.addEventListener('abort', this.#abort, { once: true });
  }

  /** The process, while there is one. */
  get processId(): number | undefined {
    return this.#process?.id;
  }

  write(bytes: Uint8Array): Promise<void> {
    if (this.#ended) return Promise.reject(new Error('the audio has ended'));
    const written = this.#tail.then(() => this.#take(bytes));
    this.#tail = written.catch(() => {});
    return written;
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    void this.#tail.then(() => this.#endInput());
  }

  decodedMs(): number {
    return this.#queue.durationMs();
  }

  [Symbol.asyncIterator](): AsyncIterator<SpeechSamples> {
    return this.#queue[Symbol.asyncIterator]();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#signal.removeEventListener('abort', this.#abort);
    this.#queue.abandon(new Error('the decoder was disposed of'));
    await this.#process?.kill();
  }

  readonly #abort = (): void => {
    this.#queue.abandon(this.#signal.reason);
    void this.#process?.kill();
  };

  async #take(bytes: Uint8Array): Promise<void> {
    this.#queue.throwFailure();
    await this.#forward(bytes);
    this.#queue.throwFailure();
  }

  async #forward(bytes: Uint8Array): Promise<void> {
    if (this.#head === undefined) return this.#process?.write(bytes);
    this.#head = Buffer.concat([this.#head, bytes]);
    if (this.#head.length >= recognizedBytes) await this.#recognize(this.#head);
  }

  async #recognize(head: Buffer): Promise<void> {
    this.#head = undefined;
    const recognized = recognizeContainer(head);
    const { container = recognized } = this.#input;
    if (container === undefined) return this.#refuse('its format was not recognized');
    if (recognized !== undefined && !mayBegin(container, recognized))
      return this.#refuse(`it was announced as ${container.name}, but the data is ${recognized.name}`);
    if (this.#process === undefined) this.#start(container);
    await this.#process?.write(head);
  }

  async #endInput(): Promise<void> {
    if (this.#queue.ended) return;
    // Nothing came: no audio, and nothing that is wrong.
    if (this.#head?.length === 0) return this.#finish();
    if (this.#head !== undefined) await this.#recognize(this.#head);
    this.#process?.endInput();
  }

  async #finish(): Promise<void> {
    this.#queue.finish();
    await this.#process?.kill();
  }

  #refuse(reason: string): void {
    this.#queue.fail(undecodable(reason));
    void this.#process?.kill();
  }

  #start(container: Container): void {
    const words = commandOf(container, this.#input.file?.path);
    this.#process = new FfmpegProcess(this.#program, words, {
      onOutput: (chunk) => {
        this.#queue.push(this.#joiner.push(chunk));
        if (this.#queue.isFull) this.#process?.holdOutput(true);
      },
      onEnd: (end) => this.#conclude(end, container),
    });
    if (this.#input.file !== undefined) this.#process.endInput();
  }

  #conclude(end: FfmpegEnd, container: Container): void {
    const { file } = this.#input;
    const decodedMs = this.#queue.durationMs();
    const input = { container, decodedMs, whole: file !== undefined, declaredMs: file?.declaredMs };
    const error = explainEnd(end, input);
    if (error === undefined) this.#queue.finish();
    else this.#queue.fail(error);
  }
}

/** Reads nothing but its input: the demuxer, the protocols and the decoders are fixed, whatever the data refers to. */
function commandOf({ demuxer, decoders }: Container, path: string | undefined): readonly string[] {
  const protocol = path === undefined ? 'pipe' : 'file';
  const input = path === undefined ? 'pipe:0' : `file:${path}`;
  const limits = ['-threads', '1', '-protocol_whitelist', protocol, '-codec_whitelist', decoders.join(',')];
  const output = ['-map', '0:a:0', '-f', 's16le', '-ar', '16000', '-ac', '1', '-flush_packets', '1', 'pipe:1'];
  return [...limits, ...(path === undefined ? streaming : []), '-f', demuxer, '-i', input, ...output];
}
