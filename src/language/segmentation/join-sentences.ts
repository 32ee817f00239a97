import { baseLanguage } from '../codes.ts';

const unspacedLanguages = new Set(['ja', 'zh', 'yue', 'wuu', 'lzh', 'th', 'lo', 'my', 'km', 'bo']);
const endsFullWidth = /[。．！？…」』）】》”]$/u;

/**
 * What to put between two translated sentences where the source has `gap`. It is the gap itself, except that
 * languages differ in whether a space follows a full stop: Japanese into English gains one, English into Japanese loses it.
 */
export function joinSentences(gap: string, left: string, right: string, targetLanguage: string | undefined): string {
  if (targetLanguage === undefined || gap.length > 1 || left === '' || right === '') return gap;
  const unspaced = unspacedLanguages.has(baseLanguage(targetLanguage));
  if (gap === '') return unspaced ? gap : ' ';
  return gap === ' ' && unspaced && endsFullWidth.test(left) ? '' : gap;
}
