import type { Segment } from '../../contracts/segment.ts';
import type { WorkSession } from '../../contracts/text-work.ts';
import { type ExtractOptions, extractMarked } from '../tag-handling/extract-marked.ts';
import type { run as extract } from './extract-texts.ts';
import type { run as merge } from './merge-texts.ts';
import { textTask } from './text-task.ts';

/** Texts taken apart, with their way back. */
export interface ExtractedTexts {
  /** Of all texts, in reading order. */
  readonly segments: readonly Segment[];
  /** The texts with the translations, as many as segments, in their places. */
  merge(translated: readonly Segment[], targetLanguage: string): Promise<readonly string[]>;
}

const extractTask = textTask<typeof extract>('extract', new URL('./extract-texts.ts', import.meta.url));
const mergeTask = textTask<typeof merge>('merge', new URL('./merge-texts.ts', import.meta.url));

/** Texts that are shorter together are taken apart by the caller's thread, within some milliseconds. */
const inlineLength = 8_000;

export async function extractTexts(
  texts: readonly string[],
  options: ExtractOptions,
  work: WorkSession,
): Promise<ExtractedTexts> {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length <= inlineLength) {
    const extracted = texts.map((text) => extractMarked(text, options));
    const counts = extracted.map(({ segments }) => segments.length);
    return {
      segments: extracted.flatMap(({ segments }) => segments),
      async merge(translated, target) {
        const parts = partsOf(translated, counts);
        return extracted.map((text, index) => text.merge(parts[index] ?? [], target));
      },
    };
  }
  const extracted = await work.run(extractTask, { texts, options }, length);
  const counts = extracted.map((segments) => segments.length);
  return {
    segments: extracted.flat(),
    merge: (translated, targetLanguage) =>
      work.run(mergeTask, { texts, options, translated: partsOf(translated, counts), targetLanguage }, length),
  };
}

function partsOf(items: readonly Segment[], counts: readonly number[]): readonly (readonly Segment[])[] {
  let start = 0;
  return counts.map((count) => {
    start += count;
    return items.slice(start - count, start);
  });
}
