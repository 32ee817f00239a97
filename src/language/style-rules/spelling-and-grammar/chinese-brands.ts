import { packTable } from '../../packs/tables.ts';
import { editMatches } from '../edit-text.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { anyPhrase, byLanguage } from '../words.ts';

function localBrands(): StyleRewriter {
  const simplified = packTable('zh', 'brands', 'simplified');
  const traditional = packTable('zh', 'brands', 'traditional');
  // Beside Latin letters or digits the name is part of that of a product or an address.
  const brand = new RegExp(
    `(?<![A-Za-z0-9.@/_&-])(?<![A-Za-z0-9] )(?:${anyPhrase(Object.keys(simplified))})(?![A-Za-z0-9@/_&'’-]|\\.[A-Za-z]| [A-Za-z0-9])`,
    'gu',
  );
  return (text, { language }) => {
    // A name in Latin letters is translated only inside of Chinese.
    if (!/\p{Script=Han}/u.test(text)) return [];
    const names = language === 'zh-Hant' ? traditional : simplified;
    return editMatches(text, brand, ([found]) => names[found.replaceAll('’', "'")]);
  };
}

export const foreignWordTranslation: Readonly<Record<string, RewrittenValue>> = {
  use_localized_names_for_brands_with_official_chinese_translations: byLanguage({ zh: localBrands }),
};
