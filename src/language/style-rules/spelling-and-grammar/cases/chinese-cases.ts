import { casesOf } from '../../testing/style-case.ts';

const value = 'use_localized_names_for_brands_with_official_chinese_translations';

export const chineseCases = casesOf('foreign_word_translation', [
  [
    value,
    'zh',
    [['我在Microsoft工作，喝Starbucks。', '我在微软工作，喝星巴克。']],
    ['使用Microsoft Office。', '访问amazon.com和Amazon.com。', 'Tesla Model 3很快。', 'We like Intel.', '苹果很好吃。'],
  ],
  [value, 'zh-Hant', [['我在Microsoft工作。', '我在微軟工作。']], ['使用Amazon Prime。']],
]);
