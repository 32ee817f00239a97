import type { SpokenSegment } from '../../contracts/engines/speech-recognizer.ts';

/** What was recognized, as it lies sealed. */
export interface Transcript {
  /** Of the audio. */
  readonly durationMs: number;
  readonly segments: readonly SpokenSegment[];
  /** Codes of what could not be done as asked. */
  readonly warnings: readonly string[];
}

/** A head and one line of JSON for each segment. */
export async function* writeTranscript({ segments, ...head }: Transcript): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(head)}\n`);
  for (const segment of segments) yield Buffer.from(`${JSON.stringify(segment)}\n`);
}

export async function readTranscript(content: AsyncIterable<Uint8Array>): Promise<Transcript> {
  const lines: string[] = [];
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of content) {
    const parts = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
  }
  const [head = '{}', ...segments] = lines;
  return { ...JSON.parse(head), segments: segments.map((line): SpokenSegment => JSON.parse(line)) };
}
