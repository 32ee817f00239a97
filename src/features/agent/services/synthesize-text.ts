import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import type { AudioEncoders } from '../../../contracts/audio/audio-encoder.ts';
import type { CreateResampler } from '../../../contracts/audio/resampler.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { languageName } from '../../../language/codes.ts';
import { knownLanguage } from '../../../language/variants.ts';
import { type SpeechEngines, spokenLanguage } from '../../voice/speech-engines.ts';
import { speakResult } from '../../voice-jobs/speak-result.ts';
import { type AgentService, inputSchema, inputs } from './agent-service.ts';

export interface SynthesizeTextOptions extends Pick<SpeechEngines, 'synthesizer'> {
  readonly encoders: AudioEncoders;
  readonly createResampler: CreateResampler;
}

interface SynthesizeTextInput {
  readonly texts: readonly string[];
  readonly language: string;
  readonly name: string;
  readonly format?: Format;
  /** When each text begins, in milliseconds, or later where the one before it takes longer. */
  readonly start_times?: readonly number[];
}

type Format = 'ogg' | 'flac' | 'webm';

const types: Readonly<Record<Format, string>> = {
  ogg: 'audio/ogg;codecs=opus',
  flac: 'audio/flac',
  webm: 'audio/webm;codecs=opus',
};

/** As long as a recording may be. */
const latestStart = 3 * 3_600_000;

/** `synthesize`: texts as speech, one after another. */
export function synthesizeText({
  synthesizer,
  encoders,
  createResampler,
}: SynthesizeTextOptions): AgentService<SynthesizeTextInput> {
  const unavailable = (): string | undefined =>
    synthesizer !== undefined && synthesizer.languages().length > 0 ? undefined : 'no engine that speaks is installed.';
  return {
    input: inputSchema(['texts', 'language', 'name'], {
      texts: { type: 'array', items: { type: 'string', maxLength: 5_000 }, minItems: 1, maxItems: 500 },
      language: inputs.language,
      name: inputs.fileName,
      format: { enum: Object.keys(types) },
      start_times: { type: 'array', items: { type: 'integer', minimum: 0, maximum: latestStart }, maxItems: 500 },
    }),
    isFree: true,
    unavailable,
    assume: ({ name, language }) => ({ file: { file_id: '', name }, language }),
    async prepare({ caller: { identity }, files }, { texts, language: code, name, format = 'ogg', start_times }) {
      if (synthesizer === undefined) throw new ServiceError('engine_unavailable', { reason: unavailable() ?? '' });
      const known = knownLanguage(code);
      const language = known && spokenLanguage(synthesizer, known);
      if (known === undefined || language === undefined) {
        const wanted =
          known === undefined ? `'${code}' is no language code` : `no engine here speaks ${languageName(known)}`;
        throw failed(`${wanted}; this server speaks ${synthesizer.languages().join(', ')}.`);
      }
      if (start_times !== undefined && start_times.length !== texts.length)
        throw failed(`there are ${texts.length} texts and ${start_times.length} start times.`);
      const accountId = identity.account.id;
      return {
        async run(signal): Promise<JsonValue> {
          const speaking = { encoders, createResampler, synthesizer, language, accountId, onProgress: () => {} };
          const sentences = texts.map((text, index) => {
            const startMs = start_times?.[index] ?? 0;
            return { text, startMs, endMs: startMs, words: [], language };
          });
          const transcript = { language, durationMs: 0, sentences, texts };
          const file = await files.add({
            name,
            mediaType: types[format].split(';')[0] ?? '',
            description: `The texts as speech, in ${language}.`,
            content: speakResult(types[format], transcript, speaking, signal),
          });
          return { file, language };
        },
      };
    },
  };
}

function failed(reason: string): ServiceError {
  return new ServiceError('agent_task_failed', { reason: `synthesize: ${reason}` });
}
