import type { Clock } from '../../contracts/clock.ts';
import type { SynthesisServerSettings } from '../../contracts/engines/engine-settings.ts';
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
import { fingerprintOf } from '../shared/fingerprint.ts';
import { chooseVoice, gendersOf } from '../shared/speech/choose-voice.ts';
import { SampleReader } from '../shared/speech/sample-reader.ts';
import { speakableText } from '../shared/speech/speakable-text.ts';
import { SynthesisCalls } from '../shared/speech/synthesis-calls.ts';
import { WaveReader } from '../shared/speech/wave-reader.ts';
import { isPrivateAddress } from './private-address.ts';
import { voiceLanguages } from './server-voices.ts';
import { type SpeechAnswer, SpeechServer, type SpeechServerError, wrongAnswer } from './speech-server.ts';

export interface OpenAiSynthesizerOptions extends SynthesisServerSettings {
  readonly apiKey?: string | undefined;
  readonly clock?: Clock;
  /** Milliseconds without a byte after which a request is given up. */
  readonly stallMilliseconds?: number;
  readonly onIncident?: (incident: { readonly kind: string; readonly detail: string }) => void;
}

/** Samples a second of `pcm`, by the interface. */
const pcmRate = 24_000;

/** Speech by a server with `/audio/speech`, as it streams it: `pcm`, or `wav` where the server refuses that. */
export class OpenAiSynthesizer implements SpeechSynthesizer {
  readonly id = 'openai_speech';
  readonly version: string;
  readonly #options: OpenAiSynthesizerOptions;
  readonly #server: SpeechServer;
  readonly #languages: readonly string[];
  readonly #external: boolean;
  readonly #calls = new SynthesisCalls();
  #format: 'pcm' | 'wav' = 'pcm';

  constructor(options: OpenAiSynthesizerOptions) {
    const { baseUrl, model, voices, apiKey, clock = systemClock, stallMilliseconds = 30_000 } = options;
    this.#options = options;
    this.#server = new SpeechServer({
      baseUrl,
      apiKey,
      clock,
      stallMilliseconds,
      onIncident: options.onIncident ?? (() => {}),
    });
    this.#languages = voiceLanguages(voices);
    this.#external = !isPrivateAddress(baseUrl);
    this.version = fingerprintOf([baseUrl, model, JSON.stringify(voices)]);
  }

  languages(): readonly string[] {
    return this.#languages;
  }

  capabilities(language: string): SynthesisCapabilities {
    return { genders: gendersOf(this.#options.voices, language), match: 'none', external: this.#external };
  }

  health(): EngineHealth {
    return this.#calls.stopped ? { state: 'unavailable', reason: stoppedReason } : this.#server.health();
  }

  synthesize(request: SynthesisRequest, signal: AbortSignal): AsyncIterable<SynthesizedSpeech> {
    return this.#calls.run(signal, (call) => this.#speak(request, call));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
  }

  async *#speak(request: SynthesisRequest, signal: AbortSignal): AsyncGenerator<SynthesizedSpeech> {
    const input = speakableText(request.text);
    if (input === '') return;
    const format = this.#format;
    try {
      yield* this.#ask(request, input, format, signal);
    } catch (error) {
      if (format !== 'pcm' || !isRefused(error)) throw error;
      yield* this.#ask(request, input, 'wav', signal);
      this.#format = 'wav';
    }
  }

  #ask(
    { language, voice, accountId }: SynthesisRequest,
    input: string,
    format: 'pcm' | 'wav',
    signal: AbortSignal,
  ): AsyncIterable<SynthesizedSpeech> {
    const { model, voices } = this.#options;
    const { name = '' } = chooseVoice(voices, language, voice) ?? {};
    const body = { model, input, voice: name, response_format: format };
    return this.#server.stream('/audio/speech', () => JSON.stringify(body), readSpeech, signal, accountId);
  }
}

/** A server that does not know a format of the request answers 400 or 422, before any samples. */
function isRefused(error: unknown): boolean {
  const status = error instanceof ServiceError ? (error.cause as SpeechServerError | undefined)?.status : undefined;
  return status === 400 || status === 422;
}

async function* readSpeech({ contentType, body }: SpeechAnswer): AsyncGenerator<SynthesizedSpeech> {
  if (!/^(audio\/(pcm|l16|x?-?wave?|x-wav|vnd\.wave)|application\/octet-stream|)$/.test(contentType))
    throw wrongAnswer(`answers with ${/^[\w.+/-]{1,60}$/.exec(contentType)?.[0] ?? 'another type'} instead of speech`);
  let head = Buffer.alloc(0);
  let reader: WaveReader | SampleReader | undefined;
  let spoke = false;
  for await (const chunk of body) {
    // Some servers send a RIFF file whatever they are asked for.
    let bytes: Uint8Array = chunk;
    if (reader === undefined) {
      head = Buffer.concat([head, chunk]);
      if (head.length < 4) continue;
      reader = head.toString('latin1', 0, 4) === 'RIFF' ? new WaveReader() : new SampleReader();
      bytes = head;
    }
    const samples = reader.read(bytes);
    if (samples.length === 0) continue;
    spoke = true;
    yield { sampleRate: (reader instanceof WaveReader ? reader.sampleRate : undefined) ?? pcmRate, samples };
  }
  if (!spoke) throw wrongAnswer('answers without samples');
}
