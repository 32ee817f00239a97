import type { Clock } from '../../contracts/clock.ts';
import type {
  SpeechSynthesizer,
  SynthesisCapabilities,
  SynthesisRequest,
  SynthesizedSpeech,
} from '../../contracts/engines/speech-synthesizer.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { systemClock } from '../../time/system-clock.ts';
import { stoppedReason } from '../shared/engine-calls.ts';
import { findProgram, usualSearchPath } from '../shared/find-program.ts';
import { SpeechPrograms, withOneRetry } from '../shared/speech/speech-programs.ts';
import { SynthesisCalls } from '../shared/speech/synthesis-calls.ts';
import { WatchedInstallation } from '../shared/speech/watched-installation.ts';
import { WaveReader } from '../shared/speech/wave-reader.ts';
import { ConstantPart } from './constant-part.ts';
import { flitePieces } from './flite-text.ts';
import { fliteArguments, fliteVoices } from './flite-voice.ts';
import { openNamelessFile } from './nameless-file.ts';

export interface FliteOptions {
  /** Folders with programs, separated by colons. */
  readonly searchPath?: string;
  readonly clock?: Clock;
  /** Milliseconds for a piece of a text, after which its process is ended. */
  readonly stallMilliseconds?: number;
}

interface Installation {
  readonly program: string;
  readonly version: string;
}

const capabilities: SynthesisCapabilities = { genders: ['male', 'female'], match: 'pitch', external: false };
const missing = 'flite with its voices awb, rms and slt is not installed';
const american: readonly string[] = ['en-US'];
const none: readonly string[] = [];

/**
 * English by flite, whose voices are recorded ones. It goes back in its file to complete the header, so it writes into a
 * file without a name, not into a pipe:
 *
 *     text ─► pieces ─► flite ─► nameless file ─► header and constant part off ─► samples
 *                         └ the next piece is spoken while this one is taken
 */
export class FliteSynthesizer implements SpeechSynthesizer {
  readonly id = 'flite';
  readonly #searchPath: string;
  readonly #programs: SpeechPrograms;
  readonly #calls = new SynthesisCalls();
  readonly #installation: WatchedInstallation<Installation>;

  constructor({ searchPath = usualSearchPath, clock = systemClock, stallMilliseconds = 10_000 }: FliteOptions = {}) {
    this.#searchPath = searchPath;
    this.#programs = new SpeechPrograms({ clock, searchPath, stallMilliseconds });
    this.#installation = new WatchedInstallation({
      clock,
      look: (signal) => this.#look(signal),
      complete: () => true,
    });
  }

  get version(): string {
    return this.#installation.found?.version ?? 'none';
  }

  /** The processes at this moment, for tests. */
  get processIds(): readonly number[] {
    return this.#programs.processIds;
  }

  languages(): readonly string[] {
    return this.#installation.found === undefined ? none : american;
  }

  capabilities(): SynthesisCapabilities {
    return capabilities;
  }

  health(): EngineHealth {
    if (this.#calls.stopped) return { state: 'unavailable', reason: stoppedReason };
    return this.#installation.found === undefined ? { state: 'unavailable', reason: missing } : { state: 'ready' };
  }

  started(): Promise<void> {
    return this.#installation.started;
  }

  synthesize(request: SynthesisRequest, signal: AbortSignal): AsyncIterable<SynthesizedSpeech> {
    return this.#calls.run(signal, (call) => withOneRetry(() => this.#speak(request, call)));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#installation[Symbol.dispose]();
    this.#calls.stop();
  }

  async *#speak({ text, voice, accountId }: SynthesisRequest, signal: AbortSignal): AsyncGenerator<SynthesizedSpeech> {
    const program = this.#installation.found?.program;
    if (program === undefined) throw new ServiceError('engine_unavailable', { reason: missing });
    const words = [...fliteArguments(voice), '-f', '-', '-o', '/proc/self/fd/3'];
    const speak = async (piece: string | undefined): Promise<SynthesizedSpeech | Error | undefined> => {
      if (piece === undefined) return undefined;
      try {
        return await this.#speakPiece(program, words, piece, accountId, signal);
      } catch (error) {
        return error as Error;
      }
    };
    const pieces = flitePieces(text);
    let constant: ConstantPart | undefined;
    let next = speak(pieces[0]);
    for (const index of pieces.keys()) {
      const speech = await next;
      next = speak(pieces[index + 1]);
      if (speech instanceof Error) throw speech;
      if (speech === undefined) return;
      constant ??= new ConstantPart(speech.sampleRate);
      yield { sampleRate: speech.sampleRate, samples: constant.remove(speech.samples) };
    }
  }

  async #speakPiece(
    program: string,
    words: readonly string[],
    input: string,
    accountId: string | undefined,
    signal: AbortSignal,
  ): Promise<SynthesizedSpeech | undefined> {
    await using file = await openNamelessFile();
    await this.#programs.read({ program, words, input, files: [file.fd] }, accountId, signal);
    const { buffer, bytesRead } = await file.read(Buffer.alloc((await file.stat()).size), { position: 0 });
    const reader = new WaveReader();
    const samples = reader.read(buffer.subarray(0, bytesRead));
    if (samples.length === 0 || reader.sampleRate === undefined)
      throw new ServiceError('engine_failed', {}, { cause: new Error('flite gave no samples') });
    return { sampleRate: reader.sampleRate, samples };
  }

  async #look(signal: AbortSignal): Promise<Installation | undefined> {
    const program = findProgram('flite', this.#searchPath);
    if (program === undefined) return undefined;
    const voices = new Set(
      (await this.#programs.read({ program, words: ['-lv'], input: '' }, undefined, signal)).split(/\s+/),
    );
    if (!fliteVoices.every((voice) => voices.has(voice))) return undefined;
    return { program, version: await this.#readVersion(program, signal) };
  }

  async #readVersion(program: string, signal: AbortSignal): Promise<string> {
    let said = '';
    try {
      for await (const bytes of this.#programs.run({ program, words: ['--version'], input: '' }, undefined, signal))
        said += bytes.toString('latin1');
    } catch {
      // It exits with 1 after its version.
    }
    return /version: flite-(\S+)/.exec(said)?.[1] ?? 'unknown';
  }
}
