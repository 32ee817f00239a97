import { type Cue, cuesOf, translatedCuesOf } from '../../language/transcripts/cues.ts';
import type { SpokenSentence } from '../../language/transcripts/sentences.ts';
import { type TimedText, writePlainText, writeSrt, writeVtt } from '../../language/transcripts/write-transcript.ts';
import { inTurns } from '../sealing/json-lines.ts';

/** A transcript in the language of a target. */
export interface TargetTranscript {
  readonly language: string;
  readonly durationMs: number;
  readonly sentences: readonly SpokenSentence[];
  /** As many as sentences. */
  readonly texts: readonly string[];
}

/** The written outputs of voice jobs, by media type, in pieces. */
const writers: Readonly<Record<string, (transcript: TargetTranscript) => Iterable<string>>> = {
  'text/plain': (transcript) => writePlainText(timedTexts(transcript), transcript.language),
  'application/x-subrip': (transcript) => writeSrt(cuesIn(transcript)),
  'text/vtt': (transcript) => writeVtt(cuesIn(transcript)),
  'application/json': writeJson,
};

/** Three hours of speech are thousands of sentences: others get their turn between them. */
export function writeResult(type: string, transcript: TargetTranscript): AsyncGenerator<Uint8Array> {
  const write = writers[type];
  if (write === undefined) throw new Error(`${type} is no written output.`);
  return inTurns(write(transcript), (piece) => Buffer.from(piece));
}

function* timedTexts({ sentences, texts }: TargetTranscript): Generator<TimedText> {
  for (const [index, { startMs, endMs }] of sentences.entries()) yield { startMs, endMs, text: texts[index] ?? '' };
}

function* cuesIn({ sentences, texts, language }: TargetTranscript): Generator<Cue> {
  for (const [index, sentence] of sentences.entries()) {
    const text = texts[index] ?? '';
    yield* text === sentence.text ? cuesOf(sentence) : translatedCuesOf(sentence, text, language);
  }
}

/** Words have times where they are those that were spoken. */
function* writeJson({ language, durationMs, sentences, texts }: TargetTranscript): Generator<string> {
  const head = JSON.stringify({ language, duration: durationMs });
  yield `${head.slice(0, -1)},"segments":[`;
  for (const [index, sentence] of sentences.entries()) {
    if (index > 0) yield ',';
    yield JSON.stringify(toJson(sentence, texts[index] ?? ''));
  }
  yield ']}\n';
}

function toJson({ text: spoken, startMs, endMs, words }: SpokenSentence, text: string): object {
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
}
