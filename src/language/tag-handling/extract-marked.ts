import { extractMessage } from '../segmentation/extract-message.ts';
import { type ExtractedText, extractPlain, type SplitOptions } from '../segmentation/segment-text.ts';
import { extractTagged, type TagHandlingOptions } from './extract-tagged.ts';

/** How texts are taken apart; without tag handling they are plain. */
export interface ExtractOptions extends SplitOptions {
  readonly tagHandling?: Omit<TagHandlingOptions, 'language' | 'splitSentences' | 'keepCode'> | undefined;
}

/** One text, plain or marked up, as segments with its way back. */
export function extractMarked(text: string, { tagHandling, ...split }: ExtractOptions): ExtractedText {
  if (tagHandling !== undefined) return extractTagged(text, { ...tagHandling, ...split });
  return extractMessage(text, split) ?? extractPlain(text, split);
}
