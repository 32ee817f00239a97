import type { SpokenSegment } from '../../contracts/engines/speech-recognizer.ts';
import { readLines, writeLines } from '../sealing/json-lines.ts';

interface TranscriptHead {
  /** Of the audio. */
  readonly durationMs: number;
}

/** What was recognized, as it lies sealed. */
export interface Transcript extends TranscriptHead {
  readonly segments: readonly SpokenSegment[];
}

export function writeTranscript({ segments, ...head }: Transcript): AsyncGenerator<Uint8Array> {
  return writeLines(head, segments);
}

export async function readTranscript(content: AsyncIterable<Uint8Array>): Promise<Transcript> {
  const [head, ...segments] = await Array.fromAsync(readLines(content));
  return { ...(head as TranscriptHead), segments: segments as SpokenSegment[] };
}
