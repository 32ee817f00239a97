import type {
  SpeechSynthesizer,
  SynthesisCapabilities,
  SynthesisRequest,
  SynthesizedSpeech,
  VoiceChoice,
} from '../../contracts/engines/speech-synthesizer.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import { stoppedReason } from '../shared/engine-calls.ts';
import { speakableText } from '../shared/speech/speakable-text.ts';
import { SynthesisCalls } from '../shared/speech/synthesis-calls.ts';

export interface FakeSpeechSynthesizerOptions {
  readonly id?: string;
  readonly languages?: readonly string[];
  readonly capabilities?: Partial<SynthesisCapabilities>;
  readonly sampleRate?: number;
  readonly health?: EngineHealth;
  /** Every text fails with it, once so many stretches have come (default 0). */
  readonly failure?: Error;
  readonly stretchesBeforeFailure?: number;
  /** Each stretch waits for it. */
  readonly gate?: () => Promise<void>;
}

const usualLanguages = ['de', 'en-US', 'es-ES', 'fr'];
const pitches = { male: 110, female: 220, default: 160 } as const;
const secondsPerLetter = 0.06;

/** For tests: each word is a stretch with a tone, as long as the word has letters and as high as the voice. */
export class FakeSpeechSynthesizer implements SpeechSynthesizer {
  readonly id: string;
  readonly version = '1';
  /** Every request that it was given. */
  readonly requests: SynthesisRequest[] = [];
  readonly #options: FakeSpeechSynthesizerOptions;
  readonly #capabilities: SynthesisCapabilities;
  readonly #calls = new SynthesisCalls();

  constructor(options: FakeSpeechSynthesizerOptions = {}) {
    this.id = options.id ?? 'fake';
    this.#options = options;
    this.#capabilities = { genders: ['male', 'female'], match: 'pitch', external: false, ...options.capabilities };
  }

  languages(): readonly string[] {
    return this.#options.languages ?? usualLanguages;
  }

  capabilities(): SynthesisCapabilities {
    return this.#capabilities;
  }

  health(): EngineHealth {
    return this.#calls.stopped
      ? { state: 'unavailable', reason: stoppedReason }
      : (this.#options.health ?? { state: 'ready' });
  }

  synthesize(request: SynthesisRequest, signal: AbortSignal): AsyncIterable<SynthesizedSpeech> {
    this.requests.push(request);
    return this.#calls.run(signal, () => this.#speak(request));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
  }

  async *#speak({ text, voice }: SynthesisRequest): AsyncGenerator<SynthesizedSpeech> {
    const { sampleRate = 16_000, gate, failure, stretchesBeforeFailure = 0 } = this.#options;
    let stretches = 0;
    for (const word of speakableText(text).split(' ')) {
      await (gate?.() ?? new Promise((resolve) => setImmediate(resolve)));
      if (failure !== undefined && stretches === stretchesBeforeFailure) throw failure;
      if (word === '') continue;
      stretches += 1;
      yield { sampleRate, samples: tone(this.#pitch(voice), word.length * secondsPerLetter, sampleRate) };
    }
  }

  #pitch(voice: VoiceChoice): number {
    const { genders, match } = this.#capabilities;
    if (typeof voice === 'object') return match === 'none' ? pitches.default : voice.match.medianPitchHz;
    return voice !== 'default' && genders.includes(voice) ? pitches[voice] : pitches.default;
  }
}

/** A harmonic tone, silent at both ends. */
function tone(hz: number, seconds: number, sampleRate: number): Int16Array {
  const length = Math.round(seconds * sampleRate);
  return Int16Array.from({ length }, (_, at) => {
    const angle = (2 * Math.PI * hz * at) / sampleRate;
    const envelope = Math.sin((Math.PI * (at + 0.5)) / length);
    return Math.round(8_000 * envelope * (Math.sin(angle) + Math.sin(2 * angle) / 2));
  });
}
