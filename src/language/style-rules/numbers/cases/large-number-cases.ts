import type { StyleCase } from '../../testing/style-case.ts';
import { casesOf } from '../../testing/style-case.ts';

export const largeNumberCases: readonly StyleCase[] = [
  ...casesOf('large_number_format', [
    [
      'always_use_arabic_numerals',
      'en',
      [
        ['2.5 million people', '2,500,000 people'],
        ['about 3 billion', 'about 3,000,000,000'],
      ],
      ['2,500,000', 'millions of people', '5-million-dollar', '5–10 million', '5 to 10 million'],
    ],
    [
      'always_use_arabic_numerals',
      'fr',
      [
        ['2,5 millions de personnes', '2⍽500⍽000 personnes'],
        ['3 millions d’euros', '3⍽000⍽000 euros'],
      ],
      ['2 500 000', 'des millions', 'le millionième'],
    ],
    [
      'spell_out_large_numbers',
      'en',
      [
        ['2,500,000 people', '2.5 million people'],
        ['5M users', '5 million users'],
      ],
      ['5 million', '2,512,345 people', 'M5', '$5,000,000 in'],
    ],
    [
      'spell_out_large_numbers',
      'de',
      [
        ['5 Mio. Menschen', '5 Millionen Menschen'],
        ['3.000.000 Menschen', '3 Millionen Menschen'],
        ['1 Mrd. Euro', '1 Milliarde Euro'],
      ],
      ['5 Millionen', '3.123.456 Menschen', 'Mio.'],
    ],
    [
      'spell_out_large_numbers',
      'it',
      [
        ['3.000.000 abitanti', '3 milioni di abitanti'],
        ['5 mln di euro', '5 milioni di euro'],
      ],
      ['5 milioni', '3.123.456 abitanti', 'mln'],
    ],
    [
      'use_abbreviations_for_large_numbers',
      'en',
      [
        ['5 million users', '5M users'],
        ['2.5 billion', '2.5B'],
      ],
      ['5M', 'millions of users', '5-million-dollar'],
    ],
    [
      'use_abbreviations_for_large_numbers',
      'de',
      [
        ['5 Millionen Euro', '5⍽Mio. Euro'],
        ['1 Milliarde', '1⍽Mrd.'],
      ],
      ['5 Mio. Euro', 'Millionen Menschen', '5 Millionenstädte'],
    ],
    [
      'use_chinese_characters_for_ten_thousands_and_hundred_millions',
      'zh',
      [
        ['人口为30,000人。', '人口为3万人。'],
        ['350000 元', '35万元'],
        ['120,000,000人', '1.2亿人'],
      ],
      ['3万人', '12,345人', '第12345号', '2024年'],
    ],
    [
      'use_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years',
      'ja',
      [
        ['12345人です', '12,345人です'],
        ['1234円', '1,234円'],
      ],
      ['2024年', '12,345人', '第12345号'],
    ],
    [
      'use_kanji_for_trillions_hundred_millions_and_ten_thousands',
      'ja',
      [
        ['120,000,000円', '1億2000万円'],
        ['12345人', '1万2345人'],
      ],
      ['1億2000万円', '2024年', '第12345号'],
    ],
    [
      'use_korean_words_만_억_조_with_space',
      'ko',
      [
        ['12,345명', '1만 2345명'],
        ['1억2000만 원', '1억 2000만 원'],
      ],
      ['1만 2345명', '2024년', '5만원'],
    ],
    [
      'use_korean_words_만_억_조_without_space',
      'ko',
      [
        ['12,345명', '1만2345명'],
        ['1억 2000만 원', '1억2000만 원'],
      ],
      ['1만2345명', '2024년', '010-1234-5678'],
    ],
  ]),
  ...casesOf('large_sums_of_money', [
    [
      'spell_out_italian_words_milione_and_miliardo',
      'it',
      [
        ['5 mln di euro', '5 milioni di euro'],
        ['1 mrd di franchi', '1 miliardo di franchi'],
        ['3 mio. di franchi', '3 milioni di franchi'],
      ],
      ['5 milioni di euro', 'il mio euro', '5 mln di persone'],
    ],
    [
      'use_italian_words_mio_and_mrd_instead_of_italian_words_milione_and_miliardo',
      'it',
      [
        ['5 milioni di franchi', '5 mio di franchi'],
        ['2 miliardi di euro', '2 mrd di euro'],
      ],
      ['5 mio di franchi', '5 milioni di persone', 'milioni di euro'],
    ],
  ]),
  ...casesOf('large_sums_of_money_format', [
    [
      'use_amount_followed_by_abbreviation_for_million_or_billion_without_space',
      'en',
      [
        ['$5 million', '$5M'],
        ['€2.5 billion', '€2.5B'],
        ['$5 M', '$5M'],
      ],
      ['$5M', '5 million people', 'a $5-million deal'],
    ],
    [
      'use_amount_followed_by_space_then_abbreviation_for_million_or_billion',
      'en',
      [
        ['$5 million', '$5⍽M'],
        ['$5M', '$5⍽M'],
      ],
      ['$5 M', '5 million people', '$5 Million'],
    ],
    [
      'use_amount_followed_by_space_then_english_word_million_or_billion',
      'en',
      [
        ['$5M', '$5 million'],
        ['€2.5bn', '€2.5 billion'],
      ],
      ['$5 million', '5M', '$5 more'],
    ],
  ]),
];
