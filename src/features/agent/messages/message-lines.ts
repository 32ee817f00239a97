import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import type { Segment } from '../../../contracts/segment.ts';
import { readLines, writeLines } from '../../sealing/json-lines.ts';
import type { StepFiles } from '../task-files.ts';

/** A message, and what it becomes: a correction or a translation. */
export interface MessagePair {
  readonly source: Segment;
  readonly target: Segment;
}

/** Pairs as a file of the task that other steps read: the language, and a line for each pair. */
export function writePairs(language: string, pairs: Iterable<MessagePair>): AsyncIterable<Uint8Array> {
  return writeLines({ language }, pairs);
}

export async function* readPairs(
  files: Pick<StepFiles, 'open'>,
  reference: JsonValue,
): AsyncGenerator<MessagePair & { readonly language: string }> {
  const { content } = await files.open(reference);
  let language: string | undefined;
  for await (const line of readLines(content)) {
    if (language === undefined) language = (line as { readonly language: string }).language;
    else yield { ...(line as MessagePair), language };
  }
}

export const pairsMediaType = 'application/x-ndjson';
