import type { StyleCase } from '../../testing/style-case.ts';
import { casesOf } from '../../testing/style-case.ts';

export const measureCases: readonly StyleCase[] = [
  ...casesOf('percentage_format', [
    [
      'use_arabic_numerals_followed_by_percent_symbol_without_space',
      'zh',
      [
        ['增长了百分之五十。', '增长了50%。'],
        ['百分之三点五', '3.5%'],
        ['占 20 %', '占 20%'],
      ],
      ['达到30%', '百分之几的人', '五十分'],
    ],
    [
      'use_chinese_numbers_followed_by_chinese_word_百分之',
      'zh',
      [
        ['增长了50%。', '增长了百分之五十。'],
        ['3.5%', '百分之三点五'],
        ['100%', '百分之百'],
      ],
      ['百分之二十', '5-10%', 'a%20b', '第50页', '5％5%'],
    ],
    [
      'use_numerals_followed_by_full_width_percent_symbol_without_space',
      'ja',
      [
        ['50%増えた。', '50\uff05増えた。'],
        ['\uff15\uff10%', '\uff15\uff10\uff05'],
        ['20パーセント', '20\uff05'],
      ],
      ['30\uff05です', '5パーセントポイント', 'a%20b'],
    ],
    [
      'use_numerals_followed_by_japanese_word_パーセント_without_space',
      'ja',
      [
        ['50%増えた。', '50パーセント増えた。'],
        ['20%', '20パーセント'],
      ],
      ['30パーセント', 'x%20y', '5%OFF'],
    ],
    [
      'use_numerals_followed_by_korean_word_퍼센트',
      'ko',
      [
        ['50% 증가했다.', '50퍼센트 증가했다.'],
        ['20 퍼센트', '20퍼센트'],
      ],
      ['30퍼센트', '5퍼센트포인트', 'a%20b'],
    ],
    [
      'use_numerals_followed_by_percent_symbol',
      'it',
      [
        ['Il 50 per cento', 'Il 50%'],
        ['il 20 %', 'il 20%'],
      ],
      ['il 30%', 'per cento persone', 'https://a.it/%20b'],
    ],
    [
      'use_numerals_followed_by_percent_symbol',
      'en',
      [
        ['about 50 percent of us', 'about 50% of us'],
        ['12.5 per cent', '12.5%'],
      ],
      ['30%', 'five percent', '5 percentages'],
    ],
    [
      'use_numerals_followed_by_space_then_german_word_prozent',
      'de',
      [
        ['Es sind 50% mehr.', 'Es sind 50 Prozent mehr.'],
        ['3,5 %', '3,5 Prozent'],
        ['5-10%', '5-10 Prozent'],
      ],
      ['50 Prozent', 'die 5%-Klausel', '100%ig'],
    ],
    [
      'use_numerals_followed_by_space_then_half_width_percent_symbol',
      'zh',
      [
        ['增长50%。', '增长50⍽%。'],
        ['20%', '20⍽%'],
      ],
      ['50⍽%', '50 %', 'a%20b'],
    ],
    [
      'use_numerals_followed_by_space_then_italian_word_per_cento',
      'it',
      [
        ['il 50% dei casi', 'il 50 per cento dei casi'],
        ['3,5 %', '3,5 per cento'],
        ['20 percento', '20 per cento'],
      ],
      ['il 50 per cento', 'il cinque per cento', '%20'],
    ],
    [
      'use_numerals_followed_by_space_then_italian_word_percento',
      'it',
      [
        ['il 50% dei casi', 'il 50 percento dei casi'],
        ['20 per cento', '20 percento'],
      ],
      ['il 50 percento', 'la percentuale', '5 %d'],
    ],
    [
      'use_numerals_followed_by_space_then_korean_word_퍼센트',
      'ko',
      [
        ['50% 증가', '50 퍼센트 증가'],
        ['20퍼센트', '20 퍼센트'],
      ],
      ['30 퍼센트', '5퍼센트포인트', '%20'],
    ],
    [
      'use_numerals_followed_by_space_then_percent_symbol',
      'de',
      [
        ['um 50% mehr', 'um 50⍽% mehr'],
        ['3,5 Prozent', '3,5⍽%'],
      ],
      ['50 %', '50⍽%', 'die 5%-Hürde'],
    ],
    [
      'use_numerals_followed_by_space_then_percent_symbol',
      'fr',
      [
        ['de 50% en', 'de 50⍽% en'],
        ['20 pour cent', '20⍽%'],
      ],
      ['50⍽%', 'cent pour cent', 'a%20b'],
    ],
    [
      'use_numerals_followed_by_space_then_spell_out_per_cent',
      'en-GB',
      [
        ['It rose by 50%.', 'It rose by 50 per cent.'],
        ['12.5 percent', '12.5 per cent'],
      ],
      ['20 per cent', 'five percent', '%20'],
    ],
    [
      'use_numerals_followed_by_space_then_spell_out_percent',
      'en',
      [
        ['It rose by 50%.', 'It rose by 50 percent.'],
        ['5%–10%', '5 percent–10 percent'],
      ],
      ['20 percent', 'a 5%-off sale', '50 percentage'],
    ],
    [
      'use_spanish_word_por_cien',
      'es',
      [
        ['el 50% de', 'el 50 por cien de'],
        ['3,5 por ciento', '3,5 por cien'],
      ],
      ['50 por cien', 'cien por cien', '%20'],
    ],
    [
      'use_spanish_word_por_ciento',
      'es',
      [
        ['el 50 % de', 'el 50 por ciento de'],
        ['3,5 por cien', '3,5 por ciento'],
      ],
      ['50 por ciento', 'cien por cien', 'a%20b'],
    ],
  ]),
  ...casesOf('temperature_format', [
    [
      'spell_out_unit',
      'de',
      [
        ['bei 20 °C', 'bei 20 Grad Celsius'],
        ['68°F', '68 Grad Fahrenheit'],
      ],
      ['20 Grad Celsius', 'ein Winkel von 20°', 'Vitamin C'],
    ],
    [
      'spell_out_unit',
      'en',
      [
        ['at 1°C', 'at 1 degree Celsius'],
        ['−5 °C', '−5 degrees Celsius'],
        ['20–25 °C', '20–25 degrees Celsius'],
      ],
      ['20 degrees Celsius', 'a 20° angle', '20 C'],
    ],
    [
      'spell_out_unit',
      'fr',
      [
        ['à 20 °C', 'à 20 degrés Celsius'],
        ['1,5 °C', '1,5 degré Celsius'],
      ],
      ['20 degrés Celsius', 'un angle de 20°', '20 C'],
    ],
    [
      'spell_out_unit_followed_by_numerals_then_korean_word_도',
      'ko',
      [
        ['기온은 20°C였다.', '기온은 섭씨 20도였다.'],
        ['68℉', '화씨 68도'],
      ],
      ['섭씨 20도', '20 - 25°C', '각도 20°', '20도'],
    ],
    [
      'use_arabic_numerals_followed_by_space_then_spell_out_unit',
      'it',
      [
        ['a 20°C', 'a 20 gradi Celsius'],
        ['1 °C', '1 grado Celsius'],
        ['20 gradi centigradi', '20 gradi Celsius'],
      ],
      ['20 gradi Celsius', 'un angolo di 20°', '20 gradi'],
    ],
    [
      'use_arabic_numerals_followed_by_unit_symbol_without_space',
      'zh',
      [
        ['气温二十摄氏度。', '气温20°C。'],
        ['20 ℃', '20°C'],
        ['摄氏20度', '20°C'],
      ],
      ['20°C', '转20度', '维生素C'],
    ],
    [
      'use_arabic_numerals_then_spell_out_unit',
      'zh',
      [
        ['气温20℃。', '气温20摄氏度。'],
        ['二十摄氏度', '20摄氏度'],
        ['68°F', '68华氏度'],
      ],
      ['20摄氏度', '转20度', '20度角'],
    ],
    ['use_arabic_numerals_then_spell_out_unit', 'zh-Hant', [['氣溫20℃。', '氣溫20攝氏度。']], ['20攝氏度', '轉20度']],
    [
      'use_chinese_numbers_then_spell_out_unit',
      'zh',
      [
        ['气温20℃。', '气温二十摄氏度。'],
        ['-5°C', '零下五摄氏度'],
        ['36.5摄氏度', '三十六点五摄氏度'],
      ],
      ['二十摄氏度', '转20度', '20C', '〇1000°C'],
    ],
    [
      'use_italian_word_grado_and_do_not_specify_temperature_scale',
      'it',
      [
        ['a 20 °C', 'a 20 gradi'],
        ['1°C', '1 grado'],
        ['20 gradi Celsius', '20 gradi'],
      ],
      ['20 gradi', '68 °F', 'angolo di 20°'],
    ],
    [
      'use_numerals_followed_by_japanese_word_度_without_space',
      'ja',
      [
        ['気温は20°Cです。', '気温は20度です。'],
        ['20℃', '20度'],
      ],
      ['20度', '68°F', '角度は20°'],
    ],
    [
      'use_numerals_followed_by_korean_word_도',
      'ko',
      [
        ['기온은 20°C였다.', '기온은 20도였다.'],
        ['20 ℃', '20도'],
      ],
      ['20도', '68°F', '각도 20°'],
    ],
    [
      'use_numerals_followed_by_space_then_spell_out_unit',
      'es',
      [
        ['a 20 °C', 'a 20 grados Celsius'],
        ['1 °C', '1 grado Celsius'],
      ],
      ['20 grados Celsius', 'un ángulo de 20°', '20 grados'],
    ],
    [
      'use_numerals_followed_by_space_then_unit_symbol',
      'de',
      [
        ['bei 20°C', 'bei 20⍽°C'],
        ['20 Grad Celsius', '20⍽°C'],
        ['20℃', '20⍽°C'],
      ],
      ['20 °C', '20⍽°C', 'um 20° gedreht'],
    ],
    [
      'use_numerals_followed_by_unit_symbol_without_space',
      'en',
      [
        ['at 20 °C', 'at 20°C'],
        ['68 degrees Fahrenheit', '68°F'],
      ],
      ['20°C', 'turn 20 degrees', '20 C'],
    ],
    [
      'use_numerals_followed_by_unit_symbol_without_space',
      'ja',
      [
        ['摂氏20度', '20°C'],
        ['20℃', '20°C'],
      ],
      ['20°C', '20度', '角度'],
    ],
    [
      'use_spanish_word_grado_and_do_not_specify_temperature_scale',
      'es',
      [
        ['a 20 °C', 'a 20 grados'],
        ['1 °C', '1 grado'],
        ['20 grados centígrados', '20 grados'],
      ],
      ['20 grados', '68 °F', 'un ángulo de 20°'],
    ],
  ]),
];
