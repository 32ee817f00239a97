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
import { espeakText, plainEspeakText } from './espeak-text.ts';
import { installedLanguages } from './espeak-voices.ts';
import { KanaConverter } from './kana-converter.ts';
import { voiceArguments } from './voice-arguments.ts';

export interface EspeakOptions {
  /** Folders with programs, separated by colons. */
  readonly searchPath?: string;
  readonly clock?: Clock;
  /** Milliseconds without output after which a process is ended. */
  readonly stallMilliseconds?: number;
}

interface Installation {
  readonly program: string;
  readonly version: string;
  readonly languages: readonly string[];
  readonly kana: KanaConverter | undefined;
}

const capabilities: SynthesisCapabilities = { genders: ['male', 'female'], match: 'pitch', external: false };
const missing = 'espeak-ng is not installed';
const none: readonly string[] = [];

/**
 * Speech by espeak-ng, a process for each text: small, quick, and in many languages, but a machine's voice.
 *
 *     text ─► cleaned ─► (Japanese: katakana by MeCab) ─► espeak-ng ─► RIFF header off ─► samples, as they come
 *
 * What is missing is looked for again, since set-up installs it while the server already serves.
 */
export class EspeakSynthesizer implements SpeechSynthesizer {
  readonly id = 'espeak';
  readonly #searchPath: string;
  readonly #programs: SpeechPrograms;
  readonly #calls = new SynthesisCalls();
  readonly #installation: WatchedInstallation<Installation>;

  constructor({ searchPath = usualSearchPath, clock = systemClock, stallMilliseconds = 10_000 }: EspeakOptions = {}) {
    this.#searchPath = searchPath;
    this.#programs = new SpeechPrograms({ clock, searchPath, stallMilliseconds });
    this.#installation = new WatchedInstallation({
      clock,
      look: (signal, before) => this.#look(signal, before),
      complete: ({ kana }) => kana !== undefined,
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
    return this.#installation.found?.languages ?? none;
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
    return this.#calls.run(signal, (call) => withOneRetry((attempt) => this.#speak(request, attempt, call)));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#installation[Symbol.dispose]();
    this.#calls.stop();
  }

  async *#speak(
    { text, language, voice, accountId }: SynthesisRequest,
    attempt: 1 | 2,
    signal: AbortSignal,
  ): AsyncGenerator<SynthesizedSpeech> {
    const installation = this.#installation.found;
    if (installation === undefined) throw new ServiceError('engine_unavailable', { reason: missing });
    const { program, kana } = installation;
    const clean = attempt === 1 ? espeakText(text) : plainEspeakText(text);
    if (clean === '') return;
    const input = language === 'ja' && kana !== undefined ? await kana.convert(clean, accountId, signal) : clean;
    const words = ['--stdin', '--stdout', '-b', '1', ...voiceArguments(language, voice)];
    const reader = new WaveReader();
    for await (const bytes of this.#programs.run({ program, words, input }, accountId, signal)) {
      const samples = reader.read(bytes);
      if (samples.length > 0) yield { sampleRate: reader.sampleRate ?? 0, samples };
    }
  }

  async #look(signal: AbortSignal, before: Installation | undefined): Promise<Installation | undefined> {
    const program = findProgram('espeak-ng', this.#searchPath);
    if (program === undefined) return undefined;
    const ask = (word: string) => this.#programs.read({ program, words: [word], input: '' }, undefined, signal);
    const [said, listing, kana] = await Promise.all([ask('--version'), ask('--voices'), this.#kana(signal)]);
    const languages = installedLanguages(listing).filter((code) => code !== 'ja' || kana !== undefined);
    const version = `${/\d+(\.\d+)+\S*/.exec(said)?.[0] ?? 'unknown'}${kana === undefined ? '' : '-kana'}`;
    // The same list stays the same object: callers know by it that nothing has changed.
    const same = languages.join() === before?.languages.join();
    return { program, version, languages: same ? (before?.languages ?? none) : languages, kana };
  }

  async #kana(signal: AbortSignal): Promise<KanaConverter | undefined> {
    const program = findProgram('mecab', this.#searchPath);
    const kana = program === undefined ? undefined : new KanaConverter(program, this.#programs);
    return (await kana?.works(signal)) === true ? kana : undefined;
  }
}
