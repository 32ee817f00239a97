import { cuesOf, translatedCuesOf } from '../../language/transcripts/cues.ts';
import type { SpokenSentence } from '../../language/transcripts/sentences.ts';
import { writePlainText, writeSrt, writeVtt } from '../../language/transcripts/write-transcript.ts';

/** A transcript in the language of a target. */
export interface TargetTranscript {
  readonly language: string;
  readonly durationMs: number;
  readonly sentences: readonly SpokenSentence[];
  /** As many as sentences. */
  readonly texts: readonly string[];
}

/** The written outputs of voice jobs, by media type. */
const writers: Readonly<Record<string, (transcript: TargetTranscript) => string>> = {
  'text/plain': ({ sentences, texts, language }) =>
    writePlainText(
      sentences.map(({ startMs, endMs }, index) => ({ startMs, endMs, text: texts[index] ?? '' })),
      language,
    ),
  'application/x-subrip': (transcript) => writeSrt(cuesIn(transcript)),
  'text/vtt': (transcript) => writeVtt(cuesIn(transcript)),
  'application/json': writeJson,
};

export async function* writeResult(type: string, transcript: TargetTranscript): AsyncGenerator<Uint8Array> {
  const write = writers[type];
  if (write === undefined) throw new Error(`${type} is no written output.`);
  yield Buffer.from(write(transcript));
}

function cuesIn({ sentences, texts, language }: TargetTranscript) {
  return sentences.flatMap((sentence, index) => {
    const text = texts[index] ?? '';
    return text === sentence.text ? cuesOf(sentence) : translatedCuesOf(sentence, text, language);
  });
}

/** Words have times where they are those that were spoken. */
function writeJson({ language, durationMs, sentences, texts }: TargetTranscript): string {
  const segments = sentences.map(({ text: spoken, startMs, endMs, words }, index) => {
    const text = texts[index] ?? '';
    return {
      text,
      start_time: startMs,
      end_time: endMs,
      ...(text === spoken && {
        words: words.map((word) => ({
          text: word.text,
          start_time: word.startMs,
          end_time: word.endMs,
          ...(word.confidence === undefined ? {} : { confidence: Math.round(word.confidence * 1000) / 1000 }),
        })),
      }),
    };
  });
  return `${JSON.stringify({ language, duration: durationMs, segments })}\n`;
}
