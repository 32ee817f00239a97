import type { StyleCase } from '../../testing/style-case.ts';
import { casesOf } from '../../testing/style-case.ts';

export const signCases: readonly StyleCase[] = [
  ...casesOf('ampersand_abbreviation_spacing', [
    [
      'do_not_use_spaces_before_and_after_ampersand_as_part_of_abbreviation',
      'en',
      [['our R & D team', 'our R&D team']],
      ['our R&D team', 'Smith & Co'],
    ],
    [
      'use_spaces_before_and_after_ampersand_as_part_of_abbreviation',
      'en',
      [['our R&D team', 'our R & D team']],
      ['our R & D team', 'AT&T sells phones'],
    ],
  ]),
  ...casesOf('ampersand_usage', [
    [
      'use_english_word_and_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations',
      'en',
      [['fast & cheap', 'fast and cheap']],
      ['fast and cheap', 'Johnson & Johnson', 'x = foo & bar'],
    ],
    ['use_full_width_ampersand', 'ja', [['質問&回答', '質問＆回答']], ['質問＆回答', '&amp;']],
    [
      'use_german_word_und_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations',
      'de',
      [['schnell & gut', 'schnell und gut']],
      ['schnell und gut', 'Müller & Söhne'],
    ],
    ['use_half_width_ampersand', 'zh', [['问＆答', '问&答']], ['问&答', '问和答']],
  ]),
  ...casesOf('plus_sign_usage', [
    [
      'do_not_use_plus_sign_to_symbolize_english_word_and_unless_it_is_part_of_a_proper_noun',
      'en',
      [['bed + breakfast', 'bed and breakfast']],
      ['bed and breakfast', 'Disney + Pixar', '3 + 4', 'total = net + tax'],
    ],
  ]),
  ...casesOf('slash', [
    [
      'do_not_use_spaces_before_and_after_slashes',
      'en',
      [['input / output', 'input/output']],
      ['input/output', 'see 3 / 4'],
    ],
    [
      'use_spaces_before_and_after_slashes',
      'en',
      [['input/output', 'input / output']],
      ['input / output', '90 km/h', 'the /usr/bin/env file', 'TCP/IP'],
    ],
  ]),
  ...casesOf('slash_usage', [
    [
      'do_not_use_slash_to_symbolize_english_word_or',
      'en',
      [['when he/she comes', 'when he or she comes']],
      ['he or she', 'client/server'],
    ],
  ]),
  ...casesOf('related_phrases_indicator', [
    ['use_comma', 'ko', [['초·중·고', '초, 중, 고']], ['초, 중', 'A·B']],
    ['use_hyphen', 'ko', [['초·중', '초-중']], ['초-중', 'A·B']],
    ['use_middle_dot', 'ko', [['초・중', '초·중']], ['초·중', 'A・B']],
  ]),
  ...casesOf('colon', [
    ['use_full_width_colon', 'zh', [['注意: 小心', '注意：小心']], ['注意：小心', '12:30', '见 http://a.b']],
    ['use_half_width_colon', 'ja', [['注意：危険', '注意: 危険']], ['注意: 危険', '12:30']],
  ]),
  ...casesOf('colon_between_hours_and_minutes_or_chapters_and_verses', [
    [
      'do_not_use_space_before_or_after_colon',
      'en',
      [
        ['at 10 : 30', 'at 10:30'],
        ['John 3: 16', 'John 3:16'],
      ],
      ['at 10:30', 'a ratio of 3 : 2'],
    ],
  ]),
  ...casesOf('colon_to_replace_versus_or_to', [
    [
      'do_not_use_space_before_or_after_colon',
      'en',
      [['They won 3 : 2.', 'They won 3:2.']],
      ['They won 3:2.', 'Step 3: 2 eggs'],
    ],
  ]),
  ...casesOf('colon_in_heading', [
    [
      'use_space_after_colon_not_before',
      'en',
      [
        ['Chapter 2 :Methods', 'Chapter 2: Methods'],
        ['Part one : Rome', 'Part one: Rome'],
      ],
      ['Part one: Rome', 'std::Vector', 'Open http://x.y'],
    ],
  ]),
];
