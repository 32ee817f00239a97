import type { SynthesisRequest, SynthesizedSpeech } from '../../contracts/engines/speech-synthesizer.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { findProgram } from '../shared/find-program.ts';
import {
  type InstalledVoices,
  ProgramSynthesizer,
  type ProgramSynthesizerOptions,
} from '../shared/speech/program-synthesizer.ts';
import { WaveReader } from '../shared/speech/wave-reader.ts';
import { ConstantPart } from './constant-part.ts';
import { flitePieces } from './flite-text.ts';
import { fliteArguments, fliteVoices } from './flite-voice.ts';
import { openNamelessFile } from './nameless-file.ts';

interface Installation extends InstalledVoices {
  readonly program: string;
}

const american: readonly string[] = ['en-US'];

/**
 * English by flite, whose voices are recorded ones. It goes back in its file to complete the header, so it writes into a
 * file without a name, not into a pipe:
 *
 *     text ─► pieces ─► flite ─► nameless file ─► header and constant part off ─► samples
 *                         └ the next piece is spoken while this one is taken
 */
export class FliteSynthesizer extends ProgramSynthesizer<Installation> {
  override readonly id = 'flite';

  constructor(options: ProgramSynthesizerOptions = {}) {
    super(options, 'flite with its voices awb, rms and slt is not installed');
  }

  protected override isComplete(): boolean {
    return true;
  }

  protected override async *speak(
    { program }: Installation,
    { text, voice, accountId }: SynthesisRequest,
    _attempt: 1 | 2,
    signal: AbortSignal,
  ): AsyncGenerator<SynthesizedSpeech> {
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
    await this.programs.read({ program, words, input, files: [file.fd] }, accountId, signal);
    const { buffer, bytesRead } = await file.read(Buffer.alloc((await file.stat()).size), { position: 0 });
    const reader = new WaveReader();
    const samples = reader.read(buffer.subarray(0, bytesRead));
    if (samples.length === 0 || reader.sampleRate === undefined)
      throw new ServiceError('engine_failed', {}, { cause: new Error('flite gave no samples') });
    return { sampleRate: reader.sampleRate, samples };
  }

  protected override async look(signal: AbortSignal): Promise<Installation | undefined> {
    const program = findProgram('flite', this.searchPath);
    if (program === undefined) return undefined;
    const voices = new Set(
      (await this.programs.read({ program, words: ['-lv'], input: '' }, undefined, signal)).split(/\s+/),
    );
    if (!fliteVoices.every((voice) => voices.has(voice))) return undefined;
    return { program, version: await this.#readVersion(program, signal), languages: american };
  }

  async #readVersion(program: string, signal: AbortSignal): Promise<string> {
    let said = '';
    try {
      for await (const bytes of this.programs.run({ program, words: ['--version'], input: '' }, undefined, signal))
        said += bytes.toString('latin1');
    } catch {
      // It exits with 1 after its version.
    }
    return /version: flite-(\S+)/.exec(said)?.[1] ?? 'unknown';
  }
}
