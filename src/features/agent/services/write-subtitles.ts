import { ServiceError } from '../../../errors/service-error.ts';
import { writeResult } from '../../voice-jobs/write-result.ts';
import { type AgentService, inputSchema, inputs } from './agent-service.ts';

interface WrittenSentence {
  readonly text: string;
  readonly start_time: number;
  readonly end_time: number;
  readonly language: string;
  readonly words: readonly { readonly text: string; readonly start_time: number; readonly end_time: number }[];
}

interface WriteSubtitlesInput {
  readonly sentences: readonly WrittenSentence[];
  /** Of the sentences, in the language of the subtitles. */
  readonly texts: readonly string[];
  readonly language: string;
  readonly format: keyof typeof formats;
  readonly name: string;
}

const formats = {
  srt: { type: 'application/x-subrip', mediaType: 'application/x-subrip; charset=utf-8' },
  vtt: { type: 'text/vtt', mediaType: 'text/vtt; charset=utf-8' },
  txt: { type: 'text/plain', mediaType: 'text/plain; charset=utf-8' },
} as const;

const time = { type: 'integer', minimum: 0 };
const word = {
  type: 'object',
  required: ['text', 'start_time', 'end_time'],
  properties: { text: inputs.text, start_time: time, end_time: time },
};
const sentence = {
  type: 'object',
  required: ['text', 'start_time', 'end_time', 'language', 'words'],
  properties: { ...word.properties, language: inputs.language, words: { type: 'array', items: word, minItems: 1 } },
};

/** `write_subtitles`: sentences of `transcribe`, translated or not, as a file with their times. */
export const writeSubtitles: AgentService<WriteSubtitlesInput> = {
  input: inputSchema(['sentences', 'texts', 'language', 'format', 'name'], {
    sentences: { type: 'array', items: sentence, maxItems: 20_000 },
    texts: { type: 'array', items: inputs.text, maxItems: 20_000 },
    language: inputs.language,
    format: { enum: Object.keys(formats) },
    name: inputs.fileName,
  }),
  isFree: true,
  unavailable: () => undefined,
  async prepare({ files }, { sentences, texts, language, format, name }) {
    if (sentences.length !== texts.length) {
      const reason = `write_subtitles: there are ${sentences.length} sentences and ${texts.length} texts.`;
      throw new ServiceError('agent_task_failed', { reason });
    }
    const { type, mediaType } = formats[format];
    return {
      async run() {
        const spoken = sentences.map(({ start_time: startMs, end_time: endMs, words, ...rest }) => ({
          ...rest,
          startMs,
          endMs,
          words: words.map((each) => ({ text: each.text, startMs: each.start_time, endMs: each.end_time })),
        }));
        const durationMs = spoken.at(-1)?.endMs ?? 0;
        const content = writeResult(type, { language, durationMs, sentences: spoken, texts });
        const stem = name.replace(/\.[^.]*$/, '');
        const file = await files.add({
          name: `${stem}.${language}.${format}`,
          mediaType,
          description: `Subtitles in ${language}.`,
          content,
        });
        return { file };
      },
    };
  },
};
