import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { CommandFailure, InputError } from '../command-line/command-errors.ts';

export type AudioInput =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'standard input' }
  /** The first of these that opens: `pulse:default`. */
  | { readonly kind: 'microphone'; readonly devices: readonly string[] };

/** What sessions are sent. */
export const sourceContentType = 'audio/pcm;encoding=s16le;rate=16000';

/** 100 milliseconds. */
const pieceBytes = 3_200;
export const pieceMilliseconds = 100;
/** How much waits for a connection that is made again; then ffmpeg waits. */
const mostPieces = 400;
const reportBytes = 2_000;

/**
 * Samples of a microphone, or of a file at the speed of speech, from an ffmpeg process. It runs in a process group of its own,
 * since Ctrl-C in a terminal would end it before the words before Ctrl-C are read.
 */
export class AudioSource implements AsyncDisposable {
  readonly #child: ChildProcess;
  readonly #name: string;
  readonly #pieces: Buffer[] = [];
  readonly #gone = Promise.withResolvers<void>();
  #rest: Buffer = Buffer.alloc(0);
  #report = '';
  #failure: Error | undefined;
  #isOver = false;
  #isStopped = false;
  #wake: () => void = () => {};

  private constructor(name: string, words: readonly string[], stdin: Readable | undefined) {
    this.#name = name;
    const output = ['-map', '0:a:0', '-f', 's16le', '-ar', '16000', '-ac', '1', '-flush_packets', '1', 'pipe:1'];
    const quiet = ['-v', 'error', '-hide_banner', '-nostdin', '-nostats'];
    this.#child = spawn('ffmpeg', [...quiet, ...words, ...output], {
      stdio: [stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      detached: true,
    });
    const { stdin: input, stdout, stderr } = this.#child;
    // How reading ended is known from ffmpeg.
    if (stdin !== undefined && input !== null) pipeline(stdin, input, () => {});
    stdout?.on('data', (bytes: Buffer) => this.#add(bytes));
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#report = (this.#report + text).slice(-reportBytes);
    });
    this.#child.once('error', (error: NodeJS.ErrnoException) => {
      this.#failure =
        error.code === 'ENOENT'
          ? new CommandFailure('Live captions need ffmpeg, which is not installed: apt-get install ffmpeg')
          : error;
      this.#end();
    });
    this.#child.once('close', (code) => {
      if (code !== 0 && !this.#isStopped) this.#failure ??= new InputError(`${this.#name}: ${this.#reason()}.`);
      this.#end();
    });
  }

  /** Resolves when the first samples are there. Rejects with what the person can do. */
  static async open(input: AudioInput, stdin: () => Readable, signal: AbortSignal): Promise<AudioSource> {
    if (input.kind === 'file')
      return await AudioSource.#started(
        input.path,
        ['-protocol_whitelist', 'file,pipe', '-re', '-i', `file:${resolve(input.path)}`],
        undefined,
        signal,
      );
    if (input.kind === 'standard input')
      return await AudioSource.#started(
        'standard input',
        ['-protocol_whitelist', 'pipe', '-re', '-i', 'pipe:0'],
        stdin(),
        signal,
      );
    const reasons: string[] = [];
    for (const device of input.devices)
      try {
        return await AudioSource.#started(device, microphoneWords(device), undefined, signal);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        reasons.push(error.message);
      }
    throw new CommandFailure(
      `No microphone can be opened (${reasons.map((reason) => reason.replace(/\.$/, '')).join('; ')}). Name a file instead: dragoman live talk.wav`,
    );
  }

  static async #started(
    name: string,
    words: readonly string[],
    stdin: Readable | undefined,
    signal: AbortSignal,
  ): Promise<AudioSource> {
    const source = new AudioSource(name, words, stdin);
    try {
      await source.ready(signal);
      signal.throwIfAborted();
      if (source.#pieces.length === 0) throw source.failure ?? new InputError(`${name} has no sound.`);
      return source;
    } catch (error) {
      await source[Symbol.asyncDispose]();
      throw error;
    }
  }

  /** Why the audio ended before its end. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  /** Resolves when there is something to take, when the audio is over, or when the signal aborts. One caller waits at a time. */
  async ready(signal: AbortSignal): Promise<void> {
    const wake = (): void => this.#wake();
    signal.addEventListener('abort', wake);
    while (this.#pieces.length === 0 && !this.#isOver && !signal.aborted)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    signal.removeEventListener('abort', wake);
  }

  /** The next 100 milliseconds, fewer at the end; undefined where there are none. */
  take(): Buffer | undefined {
    const piece = this.#pieces.shift();
    if (this.#pieces.length < mostPieces) this.#child.stdout?.resume();
    return piece;
  }

  /** What could not be sent is next again. */
  giveBack(piece: Buffer): void {
    this.#pieces.unshift(piece);
    this.#wake();
  }

  /** Nothing more is recorded; what was recorded is still there. */
  stop(): void {
    this.#isStopped = true;
    this.#child.kill('SIGTERM');
    this.#child.stdout?.resume();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isStopped = true;
    this.#child.kill('SIGKILL');
    this.#child.stdout?.resume();
    await this.#gone.promise;
  }

  #add(bytes: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    for (; this.#rest.length >= pieceBytes; this.#rest = this.#rest.subarray(pieceBytes))
      this.#pieces.push(this.#rest.subarray(0, pieceBytes));
    if (this.#pieces.length >= mostPieces && !this.#isStopped) this.#child.stdout?.pause();
    this.#wake();
  }

  #end(): void {
    const whole = this.#rest.length - (this.#rest.length % 2);
    if (whole > 0) this.#pieces.push(this.#rest.subarray(0, whole));
    this.#rest = Buffer.alloc(0);
    this.#isOver = true;
    this.#gone.resolve();
    this.#wake();
  }

  /** The last line of ffmpeg, without the name of the input and of the part that wrote it. */
  #reason(): string {
    const line = this.#report.trim().split('\n').at(-1) ?? '';
    const words = line.slice(line.lastIndexOf(': ') + 1).trim();
    return words === '' ? 'ffmpeg cannot read it' : words;
  }
}

/** Small pieces, since PulseAudio else collects two seconds. */
function microphoneWords(device: string): readonly string[] {
  const [system = '', name = ''] = [device.slice(0, device.indexOf(':')), device.slice(device.indexOf(':') + 1)];
  const format = ['-channels', '1', '-sample_rate', '16000'];
  const pieces = system === 'pulse' ? ['-fragment_size', String(pieceBytes)] : [];
  return ['-f', system, ...format, ...pieces, '-i', name];
}
