import type { StyleCase } from '../../testing/style-case.ts';
import { casesOf } from '../../testing/style-case.ts';

const noRanges = [
  'Call 555-1234 or 1-800-555.',
  'on 2024-05-06',
  '+49 30 1234-5678 and 030 12-34',
  'We won 5-3 and lost 3-5.',
  'version 1.2-3.4',
  'AB-12-15',
  '10 - 12 = -2',
];

export const rangeCases: readonly StyleCase[] = casesOf('range_indicator', [
  ['use_en_dash_with_spaces', 'de', [['Seiten 10-12 lesen', 'Seiten 10 – 12 lesen']], ['Seiten 10 – 12', ...noRanges]],
  [
    'use_en_dash_without_space_on_either_side',
    'en',
    [
      ['pages 10-12', 'pages 10–12'],
      ['10 to 12 pages', '10–12 pages'],
    ],
    ['pages 10–12', 'from 10 to 12 pages', ...noRanges],
  ],
  [
    'use_en_dash_without_spaces',
    'de',
    [['10 bis 12 Seiten', '10–12 Seiten']],
    ['10–12 Seiten', 'von 10 bis 12 Uhr', ...noRanges],
  ],
  [
    'use_english_word_to',
    'en',
    [['pages 10–12', 'pages 10 to 12']],
    ['pages 10 to 12', 'between 10–12 pages', ...noRanges],
  ],
  ['use_full_width_dash', 'zh', [['第10-12页', '第10—12页']], ['10—12页', ...noRanges]],
  ['use_full_width_wave_dash', 'ja', [['10-12ページ', '10～12ページ']], ['10～12ページ', '神南1-19です', ...noRanges]],
  ['use_german_word_bis', 'de', [['Seiten 10–12 lesen', 'Seiten 10 bis 12 lesen']], ['Seiten 10 bis 12', ...noRanges]],
  ['use_half_width_dash', 'zh', [['10～12页', '10-12页']], ['10-12页', ...noRanges]],
  ['use_hyphen', 'ko', [['10~12쪽', '10-12쪽']], ['10-12쪽', ...noRanges]],
  ['use_hyphen_with_space_on_either_side', 'it', [['pagine 10–12', 'pagine 10 - 12']], ['pagine 10 - 12', ...noRanges]],
  ['use_hyphen_with_spaces', 'es', [['páginas 10–12', 'páginas 10 - 12']], ['páginas 10 - 12', ...noRanges]],
  [
    'use_hyphen_without_space_on_either_side',
    'it',
    [['pagine 10 – 12', 'pagine 10-12']],
    ['pagine 10-12', ...noRanges],
  ],
  ['use_hyphen_without_spaces', 'es', [['páginas 10–12', 'páginas 10-12']], ['páginas 10-12', ...noRanges]],
  ['use_italian_words_da_a', 'it', [['pagine 10-12', 'pagine da 10 a 12']], ['da 10 a 12', 'dalle 10-12', ...noRanges]],
  ['use_japanese_word_から', 'ja', [['10〜12ページ', '10から12ページ']], ['10から12ページ', ...noRanges]],
  [
    'use_korean_words_부터_까지',
    'ko',
    [
      ['3~5일', '3일부터 5일까지'],
      ['3일~5일', '3일부터 5일까지'],
    ],
    ['3일부터 5일까지', '3~5일에', ...noRanges],
  ],
  [
    'use_spanish_words_de_a',
    'es',
    [['páginas 10-12', 'páginas de 10 a 12']],
    ['páginas de 10 a 12', 'entre 10-12', ...noRanges],
  ],
  ['use_tilde', 'ko', [['10-12쪽', '10~12쪽']], ['10~12쪽', ...noRanges]],
]);
