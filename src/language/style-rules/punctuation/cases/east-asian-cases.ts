import type { StyleCase } from '../../testing/style-case.ts';
import { casesOf } from '../../testing/style-case.ts';

export const eastAsianCases: readonly StyleCase[] = [
  ...casesOf('bracket', [
    ['use_hexagonal_brackets', 'zh', [['北京（首都）很大', '北京〔首都〕很大']], ['北京〔首都〕很大', 'f(x)']],
    ['use_lenticular_brackets', 'zh', [['（通知）明天放假', '【通知】明天放假']], ['【通知】明天放假', 'f(x)']],
    ['use_parentheses', 'zh', [['【通知】明天放假', '（通知）明天放假']], ['（通知）明天放假', 'a[0]']],
    [
      'use_square_brackets_for_nationality_and_hexagonal_brackets_for_historical_period',
      'zh',
      [
        ['（英）莎士比亚', '［英］莎士比亚'],
        ['（唐）李白', '〔唐〕李白'],
      ],
      ['〔唐〕李白', '他（美）'],
    ],
  ]),
  ...casesOf('round_brackets', [
    ['use_full_width_round_brackets', 'ja', [['東京(首都)です', '東京（首都）です']], ['東京（首都）です', 'f(x)']],
    ['use_half_width_round_brackets', 'zh', [['北京（首都）很大', '北京(首都)很大']], ['北京(首都)很大', '（未完']],
  ]),
  ...casesOf('parentheses_for_supplementary_information', [
    [
      'use_parentheses_without_space_on_either_side',
      'ko',
      [['서울 (Seoul) 은 크다', '서울(Seoul)은 크다']],
      ['서울(Seoul)은 크다', 'Seoul (서울)', '서울(수도) 도시'],
    ],
  ]),
  ...casesOf('titles_of_books_and_newspapers', [
    ['use_double_angle_brackets', 'ko', [['『토지』를 읽다', '《토지》를 읽다']], ['《토지》를 읽다', '「토지」']],
    ['use_double_corner_brackets', 'ko', [['《토지》를 읽다', '『토지』를 읽다']], ['『토지』를 읽다', '〈토지〉']],
    [
      'use_double_straight_quotation_marks',
      'ko',
      [['《토지》를 읽다', '"토지"를 읽다']],
      ['"토지"를 읽다', '〈토지〉'],
    ],
  ]),
  ...casesOf('titles_of_creative_works_trade_names_laws_and_regulations', [
    ['use_single_angle_brackets', 'ko', [['「저작권법」에', '〈저작권법〉에']], ['〈저작권법〉에', '『토지』']],
    ['use_single_corner_brackets', 'ko', [['〈저작권법〉에', '「저작권법」에']], ['「저작권법」에', '《토지》']],
    ['use_single_straight_quotation_marks', 'ko', [['〈저작권법〉에', "'저작권법'에"]], ["'저작권법'에", '《토지》']],
  ]),
  ...casesOf('periods_and_commas', [
    [
      'use_full_width_japanese_periods_and_full_width_japanese_commas',
      'ja',
      [['今日は，晴れ．', '今日は、晴れ。']],
      ['今日は、晴れ。', '3.5と1,000'],
    ],
    [
      'use_full_width_japanese_periods_and_full_width_non_japanese_commas',
      'ja',
      [['今日は、晴れ。', '今日は，晴れ。']],
      ['今日は，晴れ。', '3.5と1,000'],
    ],
    [
      'use_full_width_non_japanese_periods_and_full_width_japanese_commas',
      'ja',
      [['今日は，晴れ。', '今日は、晴れ．']],
      ['今日は、晴れ．', '3.5と1,000'],
    ],
    [
      'use_full_width_non_japanese_periods_and_full_width_non_japanese_commas',
      'ja',
      [['今日は、晴れ。', '今日は，晴れ．']],
      ['今日は，晴れ．', '3.5と1,000'],
    ],
  ]),
  ...casesOf('corner_bracket_and_periods', [
    [
      'add_period_after_closing_corner_bracket_at_end_of_sentence',
      'ja',
      [['彼は笑い、こう言った「行こう」', '彼は笑い、こう言った「行こう」。']],
      ['彼は、「行こう」。', '「行こう」', '映画「東京」'],
    ],
  ]),
  ...casesOf('corner_brackets_and_periods', [
    [
      'do_not_add_period_before_closing_corner_bracket_when_sentence_continues',
      'ja',
      [['「行く。」と言った。', '「行く」と言った。']],
      ['「行く」と言った。', '「行く。」'],
    ],
  ]),
  ...casesOf('text_in_round_brackets_referring_to_previous_sentence', [
    [
      'add_period_after_closing_round_bracket',
      'ja',
      [
        ['晴れた。（東京）', '晴れた。（東京）。'],
        ['晴れた。（東京。）', '晴れた。（東京）。'],
      ],
      ['晴れた。（東京）。', '晴れ（東京）'],
    ],
    [
      'add_period_before_closing_round_bracket',
      'ja',
      [['晴れた。（東京）', '晴れた。（東京。）']],
      ['晴れた。（東京。）', '晴れ（東京）'],
    ],
  ]),
  ...casesOf('text_in_round_brackets_supplementing_preceding_text', [
    [
      'add_period_after_closing_round_bracket',
      'zh',
      [['天晴了（北京。）', '天晴了（北京）。']],
      ['天晴了（北京）。', '天晴了。（北京。）'],
    ],
  ]),
  ...casesOf('full_sentence_in_round_brackets', [
    [
      'add_period_before_closing_round_bracket',
      'en',
      [['It works. (See the next page).', 'It works. (See the next page.)']],
      ['It works. (See the next page.)', 'It works (see below).', 'He came. (Paris)'],
    ],
  ]),
  ...casesOf('periods_in_direct_quotes', [
    [
      'do_not_use',
      'ko',
      [['"나는 간다."라고 했다.', '"나는 간다"라고 했다.']],
      ['"나는 간다"라고 했다.', '"나는 간다."'],
    ],
    ['use', 'ko', [['"나는 간다"라고 했다.', '"나는 간다."라고 했다.']], ['"나는 간다."라고 했다.', '"핵심"이라고']],
  ]),
  ...casesOf('chinese_mixed_with_english', [
    [
      'do_not_place_english_in_quotation_marks',
      'zh',
      [['使用“Python”编程', '使用Python编程']],
      ['使用Python编程', '他说：“Hello”后走了'],
    ],
  ]),
  ...casesOf('setting_off_non_quoted_phrases', [
    ['use_full_width_quotation_marks', 'zh', [['所谓"朋友"而已', '所谓“朋友”而已']], ['所谓“朋友”而已', '5"屏幕']],
    [
      'use_half_width_quotation_marks',
      'zh',
      [['所谓“朋友”而已', '所谓"朋友"而已']],
      ['所谓"朋友"而已', '他说：“走吧。”'],
    ],
  ]),
  ...casesOf('em_dash', [
    [
      'use_double_em_dash',
      'zh',
      [
        ['他来了—真的', '他来了——真的'],
        ['他--真的', '他——真的'],
      ],
      ['他来了——真的', 'ls --all', '1990—1995年', '2010年—2020年', '上午9:00—下午5:00'],
    ],
  ]),
  ...casesOf('passage_of_time_and_movement_between_locations', [
    ['use_double_em_dash', 'zh', [['2010年-2020年', '2010年——2020年']], ['2010年——2020年', '2010-2020']],
  ]),
  ...casesOf('dash', [
    ['use_em_dash', 'ko', [['그는 – 결국 - 갔다', '그는 — 결국 — 갔다']], ['그는 — 갔다', '한-미 관계', '3-5일']],
    ['use_hyphen', 'ko', [['그는 — 갔다', '그는 - 갔다']], ['그는 - 갔다', '3–5일']],
    ['use_tilde', 'ko', [['서울 — 부산', '서울 ~ 부산']], ['서울 ~ 부산', '3-5일']],
  ]),
];
