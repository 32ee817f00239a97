import type { LanguagePair } from '../../../contracts/language-pair.ts';

/**
 * Languages for which Firefox Translations had published models from and into English in November 2026. Advice rests on
 * this until an index has been read; what can be pulled is decided by the index alone.
 */
const languages =
  'ar bg ca cs da de el es et fa fi fr he hi hu id it ja ko lt lv nb nl pl pt ro ru sk sl sv tr uk vi zh'.split(' ');

export const publishedDirections: readonly LanguagePair[] = languages.flatMap((language) => [
  { source: language, target: 'en' },
  { source: 'en', target: language === 'zh' ? 'zh-Hans' : language },
]);
