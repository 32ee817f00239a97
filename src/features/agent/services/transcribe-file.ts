import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import type { AudioDecoders } from '../../../contracts/audio/audio-decoder.ts';
import type { WorkFiles } from '../../../contracts/stores/work-files.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { sentencesOf } from '../../../language/transcripts/sentences.ts';
import type { RestorationOptions } from '../../voice/restore-transcript.ts';
import { chooseRecognizer, languagesOf, type SpeechEngines } from '../../voice/speech-engines.ts';
import { type OpenedAudio, openStreamed, transcribe } from '../../voice-jobs/transcribe-source.ts';
import type { OpenedTaskFile } from '../task-files.ts';
import { type AgentService, inputSchema, inputs } from './agent-service.ts';

export interface TranscribeFileOptions extends Pick<SpeechEngines, 'recognizers'> {
  readonly decoders: AudioDecoders;
  readonly punctuation: RestorationOptions;
  /** For formats that cannot be decoded as they come. */
  readonly workFiles: WorkFiles;
}

interface TranscribeFileInput {
  readonly file: JsonValue;
  readonly language?: string;
}

/** By the ending of the name, for files whose servers do not say what they are. */
const typesByEnding: Readonly<Record<string, string>> = {
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  mka: 'audio/webm',
  mkv: 'audio/webm',
  mov: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'audio/mp4',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  ogv: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  webm: 'audio/webm',
};

/** `transcribe`: what is said in a recording, or in a video, sentence by sentence. Its milliseconds are billed, as those of voice jobs. */
export function transcribeFile(options: TranscribeFileOptions): AgentService<TranscribeFileInput> {
  const { recognizers } = options;
  return {
    input: inputSchema(['file'], { file: { type: 'object' }, language: inputs.language }),
    unavailable: () =>
      languagesOf(recognizers).length > 0 ? undefined : 'no engine that recognizes speech is installed.',
    async prepare({ caller: { identity }, reportingTag, files }, { file, language }, signal) {
      const chosen = chooseRecognizer(recognizers, language ?? null, 'language');
      // The length is what is billed, so the file is decoded once to know it; that is quick beside listening.
      const milliseconds = await lengthOf(options, await files.open(file), signal);
      return {
        usage: { identity, product: 'speechToText', category: 'speechToText', amount: milliseconds, reportingTag },
        async run(running) {
          await using opened = new AsyncDisposableStack();
          const audio = await openAudio(options, await files.open(file), opened, running);
          const { recognizer } = chosen;
          const listening = {
            recognizer,
            language: chosen.language,
            spokenTerms: [],
            accountId: identity.account.id,
            punctuation: options.punctuation,
            onDecoded: async () => {},
            heard: { untilMs: 0, segments: [] },
            onPart: async () => {},
          };
          const transcript = await transcribe(audio, listening, running);
          const sentences = [...sentencesOf(transcript.segments)].map(({ text, startMs, endMs, ...sentence }) => ({
            text,
            start_time: startMs,
            end_time: endMs,
            language: sentence.language,
            words: sentence.words.map((word) => ({ text: word.text, start_time: word.startMs, end_time: word.endMs })),
          }));
          return {
            duration: transcript.durationMs,
            language: sentences[0]?.language ?? chosen.language ?? null,
            sentences,
            texts: sentences.map(({ text }) => text),
          };
        },
      };
    },
  };
}

async function lengthOf(options: TranscribeFileOptions, file: OpenedTaskFile, signal: AbortSignal): Promise<number> {
  await using opened = new AsyncDisposableStack();
  const audio = await openAudio(options, file, opened, signal);
  let samples = 0;
  for await (const some of audio) samples += some.length;
  return Math.max(1, Math.ceil(samples / 16));
}

async function openAudio(
  { decoders, workFiles }: TranscribeFileOptions,
  { file, content }: OpenedTaskFile,
  opened: AsyncDisposableStack,
  signal: AbortSignal,
): Promise<OpenedAudio> {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const known = decoders.contentTypes();
  const ofServer = file.media_type.replace('video/', 'audio/').replace('x-wav', 'wav');
  const type = typesByEnding[ending] ?? ofServer;
  if (!known.includes(type)) {
    const endings = Object.keys(typesByEnding).filter((one) => known.includes(typesByEnding[one] ?? ''));
    const reason = `transcribe: "${file.name}" is no recording or video that is read here; these are: ${endings.map((one) => `.${one}`).join(', ')}.`;
    throw new ServiceError('agent_task_failed', { reason });
  }
  if (type !== 'audio/mp4') return opened.use(await openStreamed(decoders, type, content, signal));
  // Its index may be at the end.
  const { path } = opened.use(await workFiles.hold(content));
  return opened.use(await decoders.openFile(path, type, signal));
}
