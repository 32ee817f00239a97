import type { SplitSentences } from '../../language/segmentation/segment-text.ts';
import type { TranslationRequest } from './translation-request.ts';

/** `interface.md`, `split_sentences`: its defaults, and its fixed value with next-gen models. */
export function effectiveSplit(
  tier: 'classic' | 'next_gen',
  request: Pick<TranslationRequest, 'splitSentences' | 'tagHandling'>,
): SplitSentences {
  if (tier === 'next_gen') return request.tagHandling === undefined ? '0' : 'nonewlines';
  return request.splitSentences ?? (request.tagHandling?.format === 'html' ? 'nonewlines' : '1');
}
