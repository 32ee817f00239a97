import type { SynthesisRequest, SynthesizedSpeech } from '../../contracts/engines/speech-synthesizer.ts';
import { findProgram } from '../../processes/find-program.ts';
import { installCommand } from '../shared/install-command.ts';
import {
  type InstalledVoices,
  ProgramSynthesizer,
  type ProgramSynthesizerOptions,
} from '../shared/speech/program-synthesizer.ts';
import { WaveReader } from '../shared/speech/wave-reader.ts';
import { espeakText, plainEspeakText } from './espeak-text.ts';
import { installedLanguages } from './espeak-voices.ts';
import { KanaConverter } from './kana-converter.ts';
import { voiceArguments } from './voice-arguments.ts';

interface Installation extends InstalledVoices {
  readonly program: string;
  readonly kana: KanaConverter | undefined;
}

/**
 * Speech by espeak-ng, a process for each text: small, quick, and in many languages, but a machine's voice.
 *
 *     text ─► cleaned ─► (Japanese: katakana by MeCab) ─► espeak-ng ─► RIFF header off ─► samples, as they come
 */
export class EspeakSynthesizer extends ProgramSynthesizer<Installation> {
  override readonly id = 'espeak';

  constructor(options: ProgramSynthesizerOptions = {}) {
    super(options, `espeak-ng is not installed; to get it: \`${installCommand(['espeak-ng'])}\``);
  }

  protected override isComplete({ kana }: Installation): boolean {
    return kana !== undefined;
  }

  protected override async *speak(
    { program, kana }: Installation,
    { text, language, voice, accountId }: SynthesisRequest,
    attempt: 1 | 2,
    signal: AbortSignal,
  ): AsyncGenerator<SynthesizedSpeech> {
    const clean = attempt === 1 ? espeakText(text) : plainEspeakText(text);
    if (clean === '') return;
    const input = language === 'ja' && kana !== undefined ? await kana.convert(clean, accountId, signal) : clean;
    const words = ['--stdin', '--stdout', '-b', '1', ...voiceArguments(language, voice)];
    const reader = new WaveReader();
    for await (const bytes of this.programs.run({ program, words, input }, accountId, signal)) {
      const samples = reader.read(bytes);
      if (samples.length > 0) yield { sampleRate: reader.sampleRate ?? 0, samples };
    }
  }

  protected override async look(
    signal: AbortSignal,
    before: Installation | undefined,
  ): Promise<Installation | undefined> {
    const program = findProgram('espeak-ng', this.searchPath);
    if (program === undefined) return undefined;
    const ask = (word: string) => this.programs.read({ program, words: [word], input: '' }, undefined, signal);
    const [said, listing, kana] = await Promise.all([ask('--version'), ask('--voices'), this.#kana(signal)]);
    const languages = installedLanguages(listing).filter((code) => code !== 'ja' || kana !== undefined);
    const version = `${/\d+(\.\d+)+\S*/.exec(said)?.[0] ?? 'unknown'}${kana === undefined ? '' : '-kana'}`;
    const same = languages.join() === before?.languages.join();
    return { program, version, languages: same ? (before?.languages ?? []) : languages, kana };
  }

  async #kana(signal: AbortSignal): Promise<KanaConverter | undefined> {
    const program = findProgram('mecab', this.searchPath);
    const kana = program === undefined ? undefined : new KanaConverter(program, this.programs);
    return (await kana?.works(signal)) === true ? kana : undefined;
  }
}
