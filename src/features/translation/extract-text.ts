import { type ExtractedText, extractPlain, type SplitSentences } from '../../language/segmentation/segment-text.ts';
import { extractTagged } from '../../language/tag-handling/extract-tagged.ts';
import type { TranslationRequest } from './translation-request.ts';

/** One text of a request as segments, with its way back. */
export function extractText(
  text: string,
  language: string,
  tier: 'classic' | 'next_gen',
  request: Pick<TranslationRequest, 'splitSentences' | 'tagHandling'>,
): ExtractedText {
  const splitSentences = effectiveSplit(tier, request);
  if (request.tagHandling === undefined) return extractPlain(text, { language, splitSentences });
  return extractTagged(text, { ...request.tagHandling, language, splitSentences });
}

/** `interface.md`, `split_sentences`: its defaults, and its fixed value with next-gen models. */
export function effectiveSplit(
  tier: 'classic' | 'next_gen',
  request: Pick<TranslationRequest, 'splitSentences' | 'tagHandling'>,
): SplitSentences {
  if (tier === 'next_gen') return request.tagHandling === undefined ? '0' : 'nonewlines';
  return request.splitSentences ?? (request.tagHandling?.format === 'html' ? 'nonewlines' : '1');
}
