import type { StyleCase } from '../../testing/style-case.ts';
import { casesOf } from '../../testing/style-case.ts';

export const quotationCases: readonly StyleCase[] = [
  ...casesOf('apostrophe', [
    [
      'use_curly_apostrophes',
      'en',
      [["It's the dogs' food.", 'It’s the dogs’ food.']],
      ['It’s fine.', 'He is 5\' 10" tall.'],
    ],
    ['use_curly_apostrophes', 'fr', [["L'eau d'ici.", 'L’eau d’ici.']], ['L’eau est là.']],
    [
      'use_straight_apostrophes',
      'en',
      [['It’s the dogs’ food.', "It's the dogs' food."]],
      ["It's fine.", 'He said ‘yes’ to us.'],
    ],
  ]),
  ...casesOf('quotation_mark', [
    [
      'use_curly_quotation_marks',
      'en',
      [['He said "yes" to us.', 'He said “yes” to us.']],
      ['He said “yes”.', 'A 5" disk and a 7" one'],
    ],
    ['use_curly_quotation_marks', 'de', [['Er sagte "ja" dazu.', 'Er sagte „ja“ dazu.']], ['Er sagte „ja“.']],
    [
      'use_double_curly_quotation_marks',
      'ko',
      [['그는 "네"라고 했다.', '그는 “네”라고 했다.']],
      ['그는 “네”라고 했다.', '5" 화면'],
    ],
    [
      'use_double_straight_quotation_marks',
      'es',
      [
        ['Dijo «sí» ayer.', 'Dijo "sí" ayer.'],
        ['Dijo “sí”.', 'Dijo "sí".'],
      ],
      ['Dijo "sí".', 'Es x » y'],
    ],
    [
      'use_guillemets',
      'fr',
      [
        ['Il dit "oui".', 'Il dit «⍽oui⍽».'],
        ['Il dit « oui ».', 'Il dit «⍽oui⍽».'],
      ],
      ['Il dit «⍽oui⍽».', 'Un écran de 5" ici'],
    ],
    ['use_guillemets', 'it', [['Disse "sì" e "no".', 'Disse «sì» e «no».']], ['Disse «sì».']],
    [
      'use_straight_quotation_marks',
      'en',
      [['He said “yes” to us.', 'He said "yes" to us.']],
      ['He said "yes".', 'It’s late.'],
    ],
  ]),
  ...casesOf('quotation_mark_and_apostrophe', [
    ['use_curly_quotation_marks_and_apostrophes', 'en', [['It\'s "so".', 'It’s “so”.']], ['It’s “so”.', 'A 5" disk']],
    [
      'use_double_and_single_curly_quotation_marks_and_curly_apostrophes',
      'en',
      [["He said: 'It's an \"idea\" here'.", 'He said: “It’s an ‘idea’ here”.']],
      ['It’s “so”.', 'A 5" disk'],
    ],
    [
      'use_double_and_single_straight_quotation_marks_and_straight_apostrophes',
      'en',
      [['“It’s an ‘idea’ here”', "\"It's an 'idea' here\""]],
      ['It\'s "so".', 'A 5” disk'],
    ],
    [
      'use_guillemets_and_curly_apostrophes',
      'fr',
      [['L\'idée "folle"', 'L’idée «⍽folle⍽»']],
      ['L’idée «⍽folle⍽»', 'Un écran de 5"'],
    ],
    [
      'use_guillemets_and_straight_apostrophes',
      'it',
      [['L’idea “folle”', "L'idea «folle»"]],
      ["L'idea «folle»", 'Uno schermo da 5"'],
    ],
    [
      'use_straight_quotation_marks_and_apostrophes',
      'it',
      [['L’idea “folle”', 'L\'idea "folle"']],
      ['L\'idea "folle"', 'Uno schermo da 5″'],
    ],
  ]),
  ...casesOf('quotation_style', [
    [
      'use_corner_brackets_for_primary_quotations_and_double_corner_brackets_for_secondary_quotations',
      'zh-Hant',
      [['他說：“讀‘三國’吧。”', '他說：「讀『三國』吧。」']],
      ['他說：「讀『三國』吧。」', '5"螢幕'],
    ],
    [
      'use_corner_brackets_for_primary_quotations_and_double_corner_brackets_for_secondary_quotations',
      'ja',
      [['彼は"行く"と言った', '彼は「行く」と言った']],
      ['『雪国』を読む'],
    ],
    [
      'use_double_curly_quotation_marks_for_primary_quotations_and_single_curly_quotation_marks_for_secondary_quotations',
      'en',
      [['"An \'old\' man"', '“An ‘old’ man”']],
      ['“An ‘old’ man”', 'A 5" disk'],
    ],
    [
      'use_double_curly_quotation_marks_for_primary_quotations_then_alternate_with_single_curly_quotation_marks_for_nested_quotations',
      'en',
      [['«An ‹old› man»', '“An ‘old’ man”']],
      ['“An ‘old’ man”', 'A 5" disk'],
    ],
    [
      'use_double_german_quotation_marks_for_primary_quotations_and_single_german_quotation_marks_for_secondary_quotations',
      'de',
      [
        ['"Der \'alte\' Mann"', '„Der ‚alte‘ Mann“'],
        ['»Der ›alte‹ Mann«', '„Der ‚alte‘ Mann“'],
      ],
      ['„Der ‚alte‘ Mann“', 'Ein 5"-Gerät'],
    ],
    [
      'use_double_quotation_marks_for_primary_quotations_and_single_quotation_marks_for_secondary_quotations',
      'en',
      [['‘An “old” man’', '“An ‘old’ man”']],
      ['“An ‘old’ man”', 'A 5" disk'],
    ],
    [
      'use_double_straight_quotation_marks_for_primary_quotations_and_single_straight_quotation_marks_for_secondary_quotations',
      'en',
      [['“An ‘old’ man”', '"An \'old\' man"']],
      ['"An \'old\' man"', 'A 5" disk'],
    ],
    [
      'use_double_straight_quotation_marks_for_primary_quotations_then_alternate_with_single_straight_quotation_marks_for_nested_quotations',
      'it',
      [['«Un ‘vecchio’ uomo»', '"Un \'vecchio\' uomo"']],
      ['"Un \'vecchio\' uomo"', '5" di schermo'],
    ],
    [
      'use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations',
      'es',
      [['"El \'viejo\' hombre"', '«El “viejo” hombre»']],
      ['«El “viejo” hombre»', 'Es de 5"'],
    ],
    [
      'use_guillemets_for_primary_quotations_and_double_straight_quotation_marks_for_secondary_quotations',
      'it',
      [['“Il ‘vecchio’ uomo”', '«Il "vecchio" uomo»']],
      ['«Il "vecchio" uomo»', 'Da 5"'],
    ],
    [
      'use_guillemets_for_primary_quotations_and_single_guillemets_for_secondary_quotations',
      'de-CH',
      [['„Der ‚alte‘ Mann“', '«Der ‹alte› Mann»']],
      ['«Der ‹alte› Mann»', 'Ein 5"-Gerät'],
    ],
    [
      'use_guillemets_for_primary_quotations_double_curly_quotation_marks_for_secondary_quotations_and_single_curly_quotation_marks_for_further_nested_quotations',
      'es',
      [['"El \'viejo\' hombre"', '«El “viejo” hombre»']],
      ['«El “viejo ‘tío’ Pepe” vino»', 'Es de 5"'],
    ],
    [
      'use_reversed_guillemets_for_primary_quotations_and_single_reversed_guillemets_for_secondary_quotations',
      'de',
      [['„Der ‚alte‘ Mann“', '»Der ›alte‹ Mann«']],
      ['»Der ›alte‹ Mann«', 'Ein 5"-Gerät'],
    ],
    [
      'use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations',
      'en-GB',
      [['"An \'old\' man"', '‘An “old” man’']],
      ['‘An “old” man’', 'A 5" disk'],
    ],
  ]),
  ...casesOf('highlighting_specific_expressions', [
    [
      'use_single_curly_quotation_marks',
      'ko',
      [["이것은 '핵심'이다.", '이것은 ‘핵심’이다.']],
      ['이것은 ‘핵심’이다.', '그는 "네"라고 했다.'],
    ],
    [
      'use_single_straight_quotation_marks',
      'ko',
      [['이것은 ‘핵심’이다.', "이것은 '핵심'이다."]],
      ["이것은 '핵심'이다.", '그는 “네”라고 했다.'],
    ],
  ]),
];
