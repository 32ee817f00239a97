import type { StyleCase } from '../../testing/style-case.ts';
import { casesOf } from '../../testing/style-case.ts';

export const expressionCases: readonly StyleCase[] = [
  ...casesOf('approximate_numbers', [
    [
      'use_kanji_numbers',
      'ja',
      [
        ['2、3人が来た。', '二、三人が来た。'],
        ['数10人', '数十人'],
        ['10数人', '十数人'],
      ],
      ['二、三人', '第2、3回', '2、5人', '3月2、3日'],
    ],
  ]),
  ...casesOf('decimal_numbers_less_than_one', [
    [
      'always_use_0_before_decimal_separator',
      'en',
      [
        ['about .5 km', 'about 0.5 km'],
        ['(.25)', '(0.25)'],
        ['-.5', '-0.5'],
      ],
      ['0.5', 'a .45 caliber gun', '...5', '.5.1', 'file.5'],
    ],
    ['always_use_0_before_decimal_separator', 'de', [['nur ,5 Liter', 'nur 0,5 Liter']], ['0,5', '3,5', '.45 Kaliber']],
  ]),
  ...casesOf('equation_formula_reference', [
    [
      'always_use_arabic_numerals_to_number_equations_or_formulas_referenced_in_text',
      'en',
      [
        ['see Equation IV', 'see Equation 4'],
        ['in equation two', 'in equation 2'],
        ['formula (III)', 'formula (3)'],
      ],
      ['Equation 4', 'Formula One', 'equation X', 'equation one'],
    ],
    [
      'always_use_arabic_numerals_to_number_equations_or_formulas_referenced_in_text',
      'de',
      [['siehe Gleichung IV', 'siehe Gleichung 4']],
      ['Gleichung 4', 'Formel eins', 'Heinrich IV'],
    ],
  ]),
  ...casesOf('kanji_numbers', [
    [
      'use_kanji_numbers_for_numbers_in_phrases_and_counting_method_based_on_native_japanese_readings',
      'ja',
      [
        ['リンゴを3つ買う', 'リンゴを三つ買う'],
        ['2人で行く', '二人で行く'],
        ['1石2鳥だ', '一石二鳥だ'],
      ],
      ['三つ', '12人', '3人', '2人称', '第1つ'],
    ],
  ]),
  ...casesOf('list_of_measurements_with_units', [
    [
      'repeat_unit_for_each_measurement_in_list',
      'en',
      [
        ['5, 10 and 20 cm', '5 cm, 10 cm and 20 cm'],
        ['5 or 10 kg', '5 kg or 10 kg'],
      ],
      ['5 cm and 10 cm', 'in 2015, 10 and 20 cm', '5 and 10 people', '5, 10 cm'],
    ],
    [
      'repeat_unit_for_each_measurement_in_list',
      'de',
      [['5, 10 und 20 cm', '5 cm, 10 cm und 20 cm']],
      ['5 cm und 10 cm', '5 und 10 Leute', 'Kapitel 5.1 und 10'],
    ],
    ['repeat_unit_for_each_measurement_in_list', 'ja', [['5、10、20cm', '5cm、10cm、20cm']], ['5cm、10cm', '5、10人']],
  ]),
  ...casesOf('mathematical_expression_spacing', [
    [
      'use_space_between_elements_of_mathematical_expression_or_equation',
      'en',
      [
        ['so 2+2=4.', 'so 2⍽+⍽2⍽=⍽4.'],
        ['x=5', 'x⍽=⍽5'],
        ['3×4', '3⍽×⍽4'],
      ],
      ['2 + 2 = 4', '2-3', 'B+B', 'C++', '555-1234', 'a-b'],
    ],
    [
      'use_space_between_elements_of_mathematical_expression_or_equation',
      'fr',
      [['a+b=c', 'a⍽+⍽b⍽=⍽c']],
      ['a + b = c', 'x-y', '18+'],
    ],
  ]),
  ...casesOf('number_separator', [
    [
      'do_not_use_chinese_comma_to_separate_numbers_indicating_approximate_value',
      'zh',
      [
        ['三、四天以后', '三四天以后'],
        ['五、六十个人', '五六十个人'],
      ],
      ['三四天', '一、二年级', '第一、二次', '三、七个'],
    ],
    [
      'use_chinese_comma_to_separate_numbers_in_abbreviations',
      'zh',
      [
        ['第一二产业', '第一、二产业'],
        ['三四年级的学生', '三、四年级的学生'],
      ],
      ['第一、二产业', '三四天', '第二十章'],
    ],
  ]),
  ...casesOf('reference_to_symbol', [
    [
      'spell_out_symbol_name_followed_by_symbol_in_parentheses',
      'en',
      [
        ['Use the & symbol.', 'Use the ampersand (&).'],
        ['the "@" sign', 'the at sign (@)'],
      ],
      ['the ampersand (&)', 'Q & A', 'the symbol'],
    ],
  ]),
  ...casesOf('use_of_hiragana_and_kanji', [
    [
      'use_hiragana_japanese_word_か所_or_か月_when_using_arabic_numerals_in_horizontal_writing_but_use_kanji_japanese_word_箇所_or_箇月_when_using_kanji_numbers',
      'ja',
      [
        ['3ヶ所あります', '3か所あります'],
        ['2箇月', '2か月'],
        ['三ヶ月', '三箇月'],
      ],
      ['3か所', '三箇所', '茅ヶ崎', '1月'],
    ],
  ]),
  ...casesOf('writing_numbers', [
    [
      'always_use_kanji_numbers',
      'ja',
      [
        ['25人が来た。', '二十五人が来た。'],
        ['2024年', '二〇二四年'],
        ['10,000円', '一万円'],
      ],
      ['二十五人', 'A4', '第5', '3.5倍', '10-20人'],
    ],
    [
      'use_arabic_numerals',
      'ja',
      [
        ['二十五人が来た。', '25人が来た。'],
        ['三百円', '300円'],
        ['二〇二四年五月五日と一月二日付', '2024年5月5日と1月2日付'],
      ],
      [
        '25人',
        '一人',
        '一日中',
        '百人一首',
        '四国',
        '十人十色',
        '三日月',
        '五月雨',
        '二日酔い',
        '四日市市',
        '令和六年五月五日',
      ],
    ],
    [
      'use_full_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural',
      'ja',
      [
        ['25人が来た。', '\uff12\uff15人が来た。'],
        ['3.5倍', '\uff13\uff0e\uff15倍'],
      ],
      ['\uff12\uff15人', 'A4判', 'v1.2', 'バージョン2.5.1', '二人'],
    ],
    [
      'use_half_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural',
      'ja',
      [
        ['\uff12\uff15人が来た。', '25人が来た。'],
        ['\uff13\uff0e\uff15倍', '3.5倍'],
      ],
      ['25人', '二人', '\uff21\uff22', '今日は\uff0c雨'],
    ],
  ]),
  ...casesOf('zero_format', [
    [
      'use_chinese_word_〇_for_numbering',
      'zh',
      [
        ['二零二四年', '二〇二四年'],
        ['三零五号房间', '三〇五号房间'],
      ],
      ['二〇二四年', '一百零五', '零度', '三点零五'],
    ],
    [
      'use_chinese_word_零_for_measurement',
      'zh',
      [
        ['一百〇五米', '一百零五米'],
        ['三点〇五', '三点零五'],
      ],
      ['一百零五米', '二〇二四年', '〇'],
    ],
  ]),
];
