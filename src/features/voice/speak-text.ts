import type { AudioEncoders } from '../../contracts/audio/audio-encoder.ts';
import type { CreateResampler } from '../../contracts/audio/resampler.ts';
import type { SpeechSynthesizer, VoiceGender } from '../../contracts/engines/speech-synthesizer.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { countCharacters } from '../../language/characters.ts';
import { baseLanguage, languageName } from '../../language/codes.ts';
import { canonicalMediaType } from '../../language/media-types.ts';
import { knownLanguage } from '../../language/variants.ts';
import type { Events } from '../../observability/events.ts';
import type { Identity } from '../accounts/authenticate.ts';
import { planHas } from '../accounts/plan-features.ts';
import type { UsageMeter } from '../usage/usage-meter.ts';
import { speakResult } from '../voice-jobs/speak-result.ts';
import { requireVoice } from './require-voice.ts';
import { type SpeechEngines, spokenLanguage } from './speech-engines.ts';

/** What a synthesizer takes at a time (`SynthesisRequest`). */
export const mostSpokenCharacters = 5_000;

/** Of `audio-formats.json`, what browsers play or take apart; the first is the default. */
export const spokenContentTypes: readonly string[] = [
  'audio/webm;codecs=opus',
  'audio/ogg;codecs=opus',
  'audio/flac',
  'audio/pcm;encoding=s16le;rate=16000',
  'audio/pcm;encoding=s16le;rate=24000',
];

/** Types without a codec, with the one that they get. */
const specific: ReadonlyMap<string, string> = new Map([
  ['audio/webm', 'audio/webm;codecs=opus'],
  ['audio/ogg', 'audio/ogg;codecs=opus'],
]);

/** A text as a client wants it spoken; code and media type as it writes them. */
export interface WantedSpeech {
  readonly text: string;
  readonly language: string;
  readonly voice?: VoiceGender | undefined;
  readonly contentType?: string | undefined;
}

export interface SpokenText {
  readonly contentType: string;
  /** As the synthesizer has it. */
  readonly language: string;
  readonly characters: number;
  /** Comes while the text is spoken. Ends with the signal; whoever does not read it to its end aborts that. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** A language that texts can be spoken in. */
export interface SpokenLanguage {
  readonly code: string;
  readonly name: string;
  /** Beside the default one. */
  readonly voices: readonly VoiceGender[];
  /** The text goes to a server that is not on this machine or its private network. */
  readonly external: boolean;
}

export interface SpeakTextOptions extends Pick<SpeechEngines, 'synthesizer'> {
  readonly encoders: Pick<AudioEncoders, 'contentTypes' | 'missing' | 'open'>;
  readonly createResampler: CreateResampler;
  readonly meter: Pick<UsageMeter, 'reserve'>;
  readonly events: Pick<Events, 'textSpoken'>;
}

/** Texts as speech, sent while they are spoken. Not billed; a limit of speech that is used up refuses it. */
export class TextSpeaking {
  readonly #options: SpeakTextOptions;

  constructor(options: SpeakTextOptions) {
    this.#options = options;
  }

  /** What `speak` takes from an account; codes without a region where they are understood. */
  languages({ account }: Identity): readonly SpokenLanguage[] {
    const { synthesizer } = this.#options;
    if (synthesizer === undefined || !planHas(account.plan, 'voice')) return [];
    const codes = new Set(synthesizer.languages().flatMap((code) => [code, baseLanguage(code)]));
    return [...codes]
      .flatMap((code): SpokenLanguage[] => {
        const spoken = spokenLanguage(synthesizer, code);
        if (spoken === undefined) return [];
        const { genders, external } = synthesizer.capabilities(spoken);
        return [{ code, name: languageName(code), voices: genders, external }];
      })
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  contentTypes(): readonly string[] {
    const encoded = this.#options.encoders.contentTypes();
    return spokenContentTypes.filter((type) => encoded.includes(type));
  }

  /** Resolves with the first bytes; whatever can be refused is refused before. */
  async speak(identity: Identity, wanted: WantedSpeech, signal: AbortSignal): Promise<SpokenText> {
    requireVoice(identity);
    const characters = countCharacters(wanted.text);
    if (characters > mostSpokenCharacters)
      throw refusal('text', `it has ${characters} characters; a request speaks at most ${mostSpokenCharacters}.`);
    const { synthesizer, language } = this.#chooseLanguage(wanted.language);
    const contentType = this.#chooseType(wanted.contentType ?? (spokenContentTypes[0] as string));
    const least = { identity, product: 'speechToText', category: 'speechToText', amount: 1 } as const;
    await (await this.#options.meter.reserve(least)).release();
    const { encoders, createResampler } = this.#options;
    const { text, voice } = wanted;
    const accountId = identity.account.id;
    const sentence = { text, language, words: [], startMs: 0, endMs: 0 };
    const pieces = speakResult(
      contentType,
      { language, durationMs: 0, sentences: [sentence], texts: [text] },
      { encoders, createResampler, synthesizer, language, accountId, voice, onProgress: () => {} },
      signal,
    );
    const first = await pieces.next();
    if (first.done === true) throw refusal('text', 'there is nothing to say in it.');
    this.#options.events.textSpoken({ language, characters });
    return { contentType, language, characters, content: continued(first.value, pieces) };
  }

  #chooseLanguage(code: string): { readonly synthesizer: SpeechSynthesizer; readonly language: string } {
    const { synthesizer } = this.#options;
    const languages = synthesizer?.languages() ?? [];
    if (synthesizer === undefined || languages.length === 0) throw nothingSpeaks(synthesizer);
    const known = knownLanguage(code);
    if (known === undefined) throw refusal('language', `'${code}' is no language code.`);
    const language = spokenLanguage(synthesizer, known);
    if (language === undefined)
      throw refusal(
        'language',
        `no engine here speaks ${languageName(known)}; this server speaks ${languages.join(', ')}.`,
      );
    return { synthesizer, language };
  }

  #chooseType(given: string): string {
    const canonical = canonicalMediaType(given);
    const type = specific.get(canonical) ?? canonical;
    const types = this.contentTypes();
    if (types.includes(type)) return type;
    const missing = this.#options.encoders.missing();
    // Nothing that the client could mend where the type is one of ours.
    if (spokenContentTypes.includes(type))
      throw new ServiceError('engine_unavailable', { reason: `${missing ?? `${type} cannot be encoded here`}.` });
    throw refusal('content_type', `'${given}' is none of ${types.join(', ')}.`);
  }
}

async function* continued(first: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* rest;
}

function nothingSpeaks(synthesizer: SpeechSynthesizer | undefined): ServiceError {
  const health = synthesizer?.health();
  const cause = health === undefined || health.state === 'ready' ? undefined : health.reason;
  return new ServiceError(
    'engine_unavailable',
    { reason: 'no engine that speaks is ready. Its operator sees why with "dragoman doctor".' },
    { cause },
  );
}

function refusal(parameter: string, reason: string): ServiceError {
  return new ServiceError('invalid_parameter', { parameter, reason });
}
