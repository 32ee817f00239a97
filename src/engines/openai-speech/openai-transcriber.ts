import type { Clock } from '../../contracts/clock.ts';
import type { TranscriptionServerSettings } from '../../contracts/engines/engine-settings.ts';
import type {
  SegmentTranscriber,
  Transcription,
  TranscriptionOptions,
} from '../../contracts/engines/segment-transcriber.ts';
import type { RecognitionCapabilities, SpeechSamples } from '../../contracts/engines/speech-recognizer.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage, canonicalLanguage, languageName } from '../../language/codes.ts';
import { systemClock } from '../../time/system-clock.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';
import { fingerprintOf } from '../shared/fingerprint.ts';
import { isPrivateAddress } from './private-address.ts';
import { type HeardText, readTranscription } from './read-transcription.ts';
import { SpeechServer, type SpeechServerError } from './speech-server.ts';
import { waveFile } from './wave-file.ts';
import { placeWords } from './word-times.ts';

export interface OpenAiTranscriberOptions extends TranscriptionServerSettings {
  readonly apiKey?: string | undefined;
  readonly clock?: Clock;
  /** Milliseconds without a byte after which a request is given up. */
  readonly stallMilliseconds?: number;
  readonly onIncident?: (incident: { readonly kind: string; readonly detail: string }) => void;
}

const sampleRate = 16_000;
/** Languages that general models recognize with less than about 20 % of words wrong. */
const generalLanguages: readonly string[] = (
  'ar az bg bs ca cs da de el en es et fi fr gl he hi hr hu id it ja kk ko lt lv mk ms nb nl pl pt ro ru sk sl sr sv th tl ' +
  'tr uk ur vi zh'
).split(' ');
/** Characters of the hint: models use the last 224 tokens. */
const longestPrompt = 800;

/** Speech recognition by a server with `/audio/transcriptions`, a request for each piece of speech. */
export class OpenAiTranscriber implements SegmentTranscriber {
  readonly id = 'openai_speech';
  readonly version: string;
  readonly detectsLanguage = true;
  readonly #model: string;
  readonly #languages: readonly string[];
  readonly #external: boolean;
  readonly #server: SpeechServer;
  readonly #calls = new EngineCalls();
  /** Until the server refuses the more detailed form. */
  #format: 'verbose_json' | 'json' = 'verbose_json';

  constructor(options: OpenAiTranscriberOptions) {
    const { baseUrl, model, languages, apiKey, clock = systemClock, stallMilliseconds = 30_000, onIncident } = options;
    this.#model = model;
    this.#languages = languages ?? generalLanguages;
    this.#external = !isPrivateAddress(baseUrl);
    this.#server = new SpeechServer({
      baseUrl,
      apiKey,
      clock,
      stallMilliseconds,
      onIncident: onIncident ?? (() => {}),
    });
    this.version = fingerprintOf([baseUrl, model]);
  }

  languages(): readonly string[] {
    return this.#languages;
  }

  capabilities(): RecognitionCapabilities {
    return {
      streaming: false,
      wordTimes: this.#format === 'verbose_json',
      spokenTerms: 'hints',
      punctuates: true,
      external: this.#external,
    };
  }

  health(): EngineHealth {
    return this.#calls.stopped ? { state: 'unavailable', reason: stoppedReason } : this.#server.health();
  }

  transcribe(samples: SpeechSamples, options: TranscriptionOptions, signal: AbortSignal): Promise<Transcription> {
    return this.#calls.runWithSignal({ signal }, async (call) => {
      const heard = await this.#ask(waveFile(samples, sampleRate), options, call);
      const language = options.language ?? this.#detected(heard.language);
      const words = placeWords(heard.text, language, heard.timed, (samples.length / sampleRate) * 1_000);
      return { words, language };
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
  }

  async #ask(file: Buffer, options: TranscriptionOptions, signal: AbortSignal): Promise<HeardText> {
    const format = this.#format;
    try {
      return await this.#send(file, options, format, signal);
    } catch (error) {
      const status = error instanceof ServiceError ? (error.cause as SpeechServerError | undefined)?.status : undefined;
      if (format === 'json' || (status !== 400 && status !== 422)) throw error;
      const heard = await this.#send(file, options, 'json', signal);
      this.#format = 'json';
      return heard;
    }
  }

  async #send(
    file: Buffer,
    { language, spokenTerms, before, accountId }: TranscriptionOptions,
    format: 'verbose_json' | 'json',
    signal: AbortSignal,
  ): Promise<HeardText> {
    const prompt = [spokenTerms?.join(', '), before].filter(Boolean).join('. ').slice(-longestPrompt);
    const body = (): FormData => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(file)], { type: 'audio/wav' }), 'speech.wav');
      form.set('model', this.#model);
      form.set('response_format', format);
      form.set('temperature', '0');
      if (language !== undefined) form.set('language', baseLanguage(language));
      if (prompt !== '') form.set('prompt', prompt);
      if (format === 'verbose_json')
        for (const granularity of ['word', 'segment']) form.append('timestamp_granularities[]', granularity);
      return form;
    };
    const answers = this.#server.stream(
      '/audio/transcriptions',
      body,
      async function* (answer) {
        yield await readTranscription(answer);
      },
      signal,
      accountId,
    );
    for await (const answer of answers) return answer;
    throw new ServiceError('engine_failed', {}, { cause: new Error('The server gave no answer.') });
  }

  /** Servers write `en` or `english`. */
  #detected(said: string | undefined): string {
    const code = said === undefined ? undefined : canonicalLanguage(said);
    const named = this.#languages.find((each) => languageName(each).toLowerCase() === said?.toLowerCase());
    const known = this.#languages.find((each) => baseLanguage(each) === code);
    return known ?? named ?? code ?? this.#languages[0] ?? 'en';
  }
}
