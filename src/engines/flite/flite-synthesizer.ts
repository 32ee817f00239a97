import { existsSync } from 'node:fs';
import type { SynthesisRequest, SynthesizedSpeech } from '../../contracts/engines/speech-synthesizer.ts';
import { installCommand } from '../shared/install-command.ts';
import { nativeProgram } from '../shared/native-program.ts';
import {
  type InstalledVoices,
  ProgramSynthesizer,
  type ProgramSynthesizerOptions,
} from '../shared/speech/program-synthesizer.ts';
import { WaveReader } from '../shared/speech/wave-reader.ts';
import { ConstantPart } from './constant-part.ts';
import { flitePieces } from './flite-text.ts';
import { fliteVoice } from './flite-voice.ts';

interface FliteSynthesizerOptions extends ProgramSynthesizerOptions {
  /** `native/flite-stream`, as set-up compiles it. */
  readonly program?: string;
}

const american: readonly string[] = ['en-US'];

/**
 * English by Flite, whose voices are recorded ones, through our own program: that of Flite writes nothing before a text is
 * finished. After a text, a process waits for the next one, so that it is ready when that comes.
 *
 *     text ─► pieces, a line each ─► flite-stream ─► RIFF header and constant part off ─► samples, as they come
 */
export class FliteSynthesizer extends ProgramSynthesizer<InstalledVoices> {
  override readonly id = 'flite';
  readonly #program: string;

  constructor({ program = nativeProgram('flite-stream'), ...options }: FliteSynthesizerOptions = {}) {
    super(
      options,
      `flite-stream is not compiled; to get it: \`${installCommand(['gcc', 'libc6-dev', 'flite1-dev'])} && npm run setup\``,
    );
    this.#program = program;
  }

  protected override isComplete(): boolean {
    return true;
  }

  protected override async *speak(
    _found: InstalledVoices,
    { text, voice, accountId }: SynthesisRequest,
    _attempt: 1 | 2,
    signal: AbortSignal,
  ): AsyncGenerator<SynthesizedSpeech> {
    const pieces = flitePieces(text);
    if (pieces.length === 0) return;
    const [name = '', ...features] = fliteVoice(voice);
    const input = [[name, ...features].join(' '), ...pieces].join('\n');
    const program = { program: this.#program, words: [name], input, isRepeated: true };
    const reader = new WaveReader();
    let constant: ConstantPart | undefined;
    for await (const bytes of this.programs.run(program, accountId, signal)) {
      const samples = reader.read(bytes);
      if (samples.length === 0) continue;
      const sampleRate = reader.sampleRate ?? 0;
      constant ??= new ConstantPart(sampleRate);
      yield { sampleRate, samples: constant.remove(samples) };
    }
  }

  protected override async look(signal: AbortSignal): Promise<InstalledVoices | undefined> {
    const program = this.#program;
    if (!existsSync(program)) return undefined;
    const version = await this.programs.read({ program, words: ['--version'], input: '' }, undefined, signal);
    return { version: version.trim(), languages: american };
  }
}
