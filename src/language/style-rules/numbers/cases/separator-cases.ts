import type { StyleCase } from '../../testing/style-case.ts';
import { casesOf } from '../../testing/style-case.ts';

export const separatorCases: readonly StyleCase[] = [
  ...casesOf('decimal_separator', [
    [
      'use_comma_and_do_not_use_thousands_separator',
      'fr',
      [
        ['à 1 234,56 km', 'à 1234,56 km'],
        ['soit 3.5 %', 'soit 3,5 %'],
        ['12 345 habitants', '12345 habitants'],
      ],
      ['1234,5', 'version 3.5', '192.168.100.200'],
    ],
    [
      'use_comma_as_decimal_separator',
      'de',
      [
        ['Es sind 1,234.56 km.', 'Es sind 1.234,56 km.'],
        ['3.5 %', '3,5 %'],
        ['nur 0.5 l', 'nur 0,5 l'],
      ],
      ['3,14', 'Kapitel 3.5', '12.30 Uhr', '1.234', 'am 3.5.'],
    ],
    [
      'use_comma_as_decimal_separator',
      'it',
      [['sono 3.5 km', 'sono 3,5 km']],
      ['3,5 km', 'versione 3.5', '192.168.1.1'],
    ],
    [
      'use_comma_do_not_use_thousands_separator_and_use_period_only_for_radio_stations',
      'es',
      [
        ['En 98,5 FM', 'En 98.5 FM'],
        ['1.234,5 km', '1234,5 km'],
        ['3.5 %', '3,5 %'],
      ],
      ['98.5 FM', '3,5 km', 'versión 3.5'],
    ],
    [
      'use_period_and_do_not_use_thousands_separator',
      'en',
      [
        ['1,234.56 km', '1234.56 km'],
        ['12,345 people', '12345 people'],
      ],
      ['3.5', '1, 2, 3', '192.168.100.200'],
    ],
    [
      'use_period_as_decimal_separator',
      'es',
      [
        ['Son 3,5 km.', 'Son 3.5 km.'],
        ['1.234,56 km', '1,234.56 km'],
      ],
      ['3.5 km', '1.234', '1,234', '2, 3'],
    ],
    [
      'use_period_as_decimal_separator',
      'de',
      [
        ['Es sind 0,5 Prozent von 1.500.000.', 'Es sind 0.5 Prozent von 1⍽500⍽000.'],
        ['Es sind 0,5 Prozent von 1.500 Euro.', 'Es sind 0.5 Prozent von 1⍽500 Euro.'],
      ],
      ['0.5 von 1⍽500⍽000', 'Version 1.500.000', '1.500'],
    ],
    [
      'use_period_as_decimal_separator',
      'en',
      [['0,5 of 1.500.000 people', '0.5 of 1,500,000 people']],
      ['0.5 of 1,500,000 people', '192.168.100.200'],
    ],
    [
      'use_comma_as_decimal_separator',
      'fr',
      [['soit 0.5 sur 1,500,000 habitants', 'soit 0,5 sur 1.500.000 habitants']],
      ['0,5 sur 1 500 000 habitants'],
    ],
  ]),
  ...casesOf('number_format', [
    [
      'use_half_width_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years_and_use_half_width_period_as_decimal_separator',
      'ja',
      [
        ['人口は12345人です。', '人口は12,345人です。'],
        ['1234567円', '1,234,567円'],
      ],
      ['2024年', '12,345人', '3.14', '第12345号'],
    ],
  ]),
  ...casesOf('numbers_of_5_digits_or_more', [
    [
      'use_comma_as_decimal_separator_and_period_as_thousands_separator',
      'de',
      [
        ['12345 Menschen', '12.345 Menschen'],
        ['12 345,6 km', '12.345,6 km'],
      ],
      ['12.345 Menschen', '10115 Berlin', '1234 km'],
    ],
    [
      'use_comma_as_decimal_separator_and_space_as_thousands_separator',
      'fr',
      [
        ['12345 habitants', '12⍽345 habitants'],
        ['12.345,6 km', '12⍽345,6 km'],
      ],
      ['12 345 habitants', '75001 Paris', '1234 km', '06 12 34 56 78'],
    ],
    [
      'use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations',
      'it',
      [
        ['12345 abitanti', '12.345 abitanti'],
        ['12 345,6 km', '12.345,6 km'],
      ],
      ['12.345 abitanti', '98.5 FM', '1234 km'],
    ],
    [
      'use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations',
      'es',
      [
        ['12345 personas', '12⍽345 personas'],
        ['12.345,6 km', '12⍽345,6 km'],
      ],
      ['12 345 personas', '98.5 FM', '28001 Madrid'],
    ],
    [
      'use_period_as_decimal_separator_and_comma_as_thousands_separator',
      'en',
      [
        ['12345 people', '12,345 people'],
        ['12 345.6 km', '12,345.6 km'],
      ],
      ['12,345 people', '90210', '1234 km'],
    ],
    [
      'use_period_as_decimal_separator_and_space_as_thousands_separator',
      'en',
      [
        ['12,345 people', '12⍽345 people'],
        ['$12345.50', '$12⍽345.50'],
      ],
      ['12 345 people', '90210', '1,234 km', 'call 555 123'],
    ],
  ]),
  ...casesOf('numbers_up_to_4_digits', [
    [
      'use_comma_as_decimal_separator_and_period_as_thousands_separator',
      'de',
      [
        ['1234 km', '1.234 km'],
        ['3.5 %', '3,5 %'],
      ],
      ['1.234 km', 'im Jahr 2024', '12345 km'],
    ],
    [
      'use_comma_as_decimal_separator_and_space_as_thousands_separator',
      'fr',
      [
        ['1234 km', '1⍽234 km'],
        ['3.5 %', '3,5 %'],
      ],
      ['1 234 km', 'en 2024', '12345 km'],
    ],
    [
      'use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations',
      'it',
      [
        ['in 98,5 FM', 'in 98.5 FM'],
        ['1234 km', '1.234 km'],
      ],
      ['98.5 FM', 'nel 2024', '12345 km'],
    ],
    [
      'use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations',
      'es',
      [
        ['en 98,5 FM', 'en 98.5 FM'],
        ['1234 km', '1⍽234 km'],
      ],
      ['98.5 FM', 'en 2024', '12345 km'],
    ],
    [
      'use_period_as_decimal_separator_and_comma_as_thousands_separator',
      'en',
      [
        ['1234 km', '1,234 km'],
        ['3,5 km', '3.5 km'],
      ],
      ['1,234 km', 'in 2024', '12345 km'],
    ],
    [
      'use_period_as_decimal_separator_and_space_as_thousands_separator',
      'en',
      [
        ['1,234 km', '1⍽234 km'],
        ['1234 km', '1⍽234 km'],
      ],
      ['1 234 km', 'in 2024', '12345 km'],
    ],
  ]),
  ...casesOf('thousands_separator', [
    [
      'do_not_use',
      'en',
      [
        ['12,345 people', '12345 people'],
        ['1,234.5 km', '1234.5 km'],
      ],
      ['12345', '1, 234', '3.14'],
    ],
    [
      'do_not_use_thousands_separator',
      'de',
      [
        ['12.345 Menschen', '12345 Menschen'],
        ['1.234,5 km', '1234,5 km'],
      ],
      ['12345', '3,141', '192.168.100.200'],
    ],
    [
      'use_comma',
      'en',
      [
        ['12345 people', '12,345 people'],
        ['1234 km', '1,234 km'],
        ['$12345.50', '$12,345.50'],
      ],
      ['12,345', 'in 2024', '90210', '5,000'],
    ],
    [
      'use_comma_to_separate_large_numbers_into_units_of_three',
      'ko',
      [
        ['12345명이', '12,345명이'],
        ['1234567원', '1,234,567원'],
      ],
      ['12,345명', '2024년', '010-1234-5678'],
    ],
    [
      'use_period',
      'de',
      [
        ['12345 Menschen', '12.345 Menschen'],
        ['1 234 567 Euro', '1.234.567 Euro'],
      ],
      ['12.345', '10115 Berlin', '2024'],
    ],
    [
      'use_period_as_thousands_separator',
      'it',
      [
        ['12345 abitanti', '12.345 abitanti'],
        ["1'234'567", '1.234.567'],
      ],
      ['12.345', 'nel 2024', '00184 Roma'],
    ],
    [
      'use_space',
      'fr',
      [
        ['12345 habitants', '12⍽345 habitants'],
        ['1.234.567 euros', '1⍽234⍽567 euros'],
      ],
      ['12 345 habitants', '75001 Paris', 'en 2024', '+33 123 456'],
    ],
    [
      'use_space_as_thousands_separator',
      'es',
      [
        ['12345 personas', '12⍽345 personas'],
        ['1.234.567', '1⍽234⍽567'],
      ],
      ['12⍽345', 'en 2024', '28001 Madrid'],
    ],
    [
      'use_space_to_separate_large_numbers_into_units_of_three',
      'en',
      [
        ['12,345 people', '12⍽345 people'],
        ['1234 km', '1⍽234 km'],
      ],
      ['12⍽345', 'in 2024', 'call 555 123'],
    ],
    [
      'use_straight_apostrophe_as_thousands_separator',
      'de-CH',
      [
        ['12345 Franken', "12'345 Franken"],
        ['1.234.567,50 Euro', "1'234'567,50 Euro"],
        ['1’234 km', "1'234 km"],
      ],
      ["12'345", '8001 Zürich', 'im Jahr 2024'],
    ],
  ]),
];
