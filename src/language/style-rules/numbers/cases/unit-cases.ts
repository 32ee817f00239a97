import type { StyleCase } from '../../testing/style-case.ts';
import { casesOf } from '../../testing/style-case.ts';

export const unitCases: readonly StyleCase[] = [
  ...casesOf('spelling_out_units', [
    [
      'abbreviate_units_of_measure_when_used_with_numeral_but_spell_out_when_used_without_numeral',
      'en',
      [
        ['5 kilometers and several km', '5⍽km and several kilometers'],
        ['two kg', 'two kilograms'],
      ],
      ['5 km', 'per se', '5 metered'],
    ],
    [
      'abbreviate_units_of_measure_when_used_with_numeral_but_spell_out_when_used_without_numeral',
      'de',
      [
        ['5 Kilometer', '5⍽km'],
        ['mehrere kg', 'mehrere Kilogramm'],
      ],
      ['5⍽km', '5 Meterware', 'pro Person'],
    ],
    [
      'always_abbreviate_units_of_measure',
      'fr',
      [
        ['à 5 kilomètres', 'à 5⍽km'],
        ['cinq mètres', 'cinq m'],
      ],
      ['5⍽km', 'le mètre', '5 grammaires'],
    ],
    [
      'always_abbreviate_units_of_measure',
      'es',
      [
        ['a 5 kilómetros', 'a 5⍽km'],
        ['2,5 litros', '2,5⍽l'],
      ],
      ['5⍽km', 'el metro', 'en metro'],
    ],
    [
      'always_spell_out_units_of_measure',
      'en',
      [
        ['It is 5 km away.', 'It is 5 kilometers away.'],
        ['1 kg', '1 kilogram'],
        ['20 m²', '20 square meters'],
        ['They take 8 GB and 12 GB respectively.', 'They take 8 gigabytes and 12 gigabytes respectively.'],
      ],
      ['5 kilometers', 'a 5 km race', 'one large 12 GB volume', 'a 10 x 20 cm box', '$5 m', '5G', '5 m/s'],
    ],
    [
      'always_spell_out_units_of_measure',
      'en-GB',
      [['It is 5 km away.', 'It is 5 kilometres away.']],
      ['5 kilometres', 'the 5 km race'],
    ],
    [
      'always_spell_out_units_of_measure',
      'de',
      [
        ['5 km weit', '5 Kilometer weit'],
        ['nach 5 km', 'nach 5 Kilometern'],
        ['3 kg', '3 Kilogramm'],
      ],
      ['5 Kilometer', '5 m/s', 'die 5-km-Marke'],
    ],
    [
      'always_spell_out_units_of_measure',
      'it',
      [
        ['a 5 km', 'a 5 chilometri'],
        ['1 kg', '1 chilogrammo'],
      ],
      ['5 chilometri', '5 m/s', 'il 5 luglio'],
    ],
    [
      'spell_out_units_in_korean',
      'ko',
      [
        ['거리는 5km이다.', '거리는 5킬로미터이다.'],
        ['3 kg', '3 킬로그램'],
      ],
      ['5킬로미터', '5G', '5m/s'],
    ],
    [
      'spell_out_units_of_measure_when_used_with_spelled_out_numbers_but_abbreviate_when_used_with_numeral',
      'en',
      [
        ['5 kilometers and five km', '5⍽km and five kilometers'],
        ['ten kg', 'ten kilograms'],
      ],
      ['5 km', 'five kilometers', 'several km'],
    ],
    [
      'spell_out_units_of_measure_with_katakana_or_katakana_and_kanji',
      'ja',
      [
        ['5kmです', '5キロメートルです'],
        ['20㎡', '20平方メートル'],
      ],
      ['5キロメートル', '5G', '5m/s'],
    ],
    [
      'use_si_symbols',
      'ja',
      [
        ['5キロメートルです', '5kmです'],
        ['3グラム', '3g'],
      ],
      ['5km', '5メートルール', 'メートル'],
    ],
    [
      'use_unit_symbols',
      'zh',
      [
        ['全长5公里。', '全长5km。'],
        ['3千克', '3kg'],
      ],
      ['5km', '5克拉', '3升级'],
    ],
    [
      'use_unit_symbols',
      'de',
      [
        ['5 Kilometer', '5⍽km'],
        ['nach 3 Litern', 'nach 3⍽l'],
      ],
      ['5 km', 'Meter für Meter', '5 Meterware'],
    ],
  ]),
  ...casesOf('units_of_measure_spacing', [
    [
      'do_not_use_space_between_numeral_and_unit_of_measure',
      'ja',
      [
        ['5 kmです', '5kmです'],
        ['3⍽kg', '3kg'],
      ],
      ['5km', '$5 m', '5 人'],
    ],
    [
      'use_space_between_numeral_and_unit_of_measure',
      'de',
      [
        ['5km weit', '5⍽km weit'],
        ['2,5l', '2,5⍽l'],
      ],
      ['5 km', '5G', 'die A5m', 'iPhone 5s', '10W-40'],
    ],
  ]),
  ...casesOf('dimensions_separator', [
    [
      'use_multiplication_sign_between_dimensions_with_space_on_either_side',
      'en',
      [
        ['a 10x20 cm box', 'a 10⍽×⍽20 cm box'],
        ['10 x 20 x 30 mm', '10⍽×⍽20⍽×⍽30 mm'],
        ['10 cm x 20 cm', '10 cm⍽×⍽20 cm'],
      ],
      ['10 × 20 cm', '0x20', 'a 4x4', '3x 20'],
    ],
    [
      'use_multiplication_sign_between_dimensions_without_space_on_either_side',
      'de',
      [
        ['10 x 20 cm', '10×20 cm'],
        ['1920x1080', '1920×1080'],
      ],
      ['10×20 cm', '4x4', '0x1F'],
    ],
    [
      'use_x_between_dimensions_with_space_on_either_side',
      'fr',
      [
        ['10×20 cm', '10⍽x⍽20 cm'],
        ['10 cm × 20 cm', '10 cm⍽x⍽20 cm'],
      ],
      ['10 x 20 cm', '4x4', '2x plus'],
    ],
    [
      'use_x_between_dimensions_without_space_on_either_side',
      'es',
      [
        ['10 × 20 cm', '10x20 cm'],
        ['1920 x 1080', '1920x1080'],
      ],
      ['10x20 cm', '4×4', '3x 20'],
    ],
  ]),
];
