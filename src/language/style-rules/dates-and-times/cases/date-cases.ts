import type { StyleCase } from '../../testing/style-case.ts';

const rule = 'date_format';
const leadingZeros = '_with_leading_zeros_for_single_digit_days_and_months';

export const dateCases: readonly StyleCase[] = [
  {
    rule,
    value: `use_dd_period_mm_period_yy${leadingZeros}`,
    language: 'de',
    changes: [
      ['Am 5. März 2024 beginnt es.', 'Am 05.03.24 beginnt es.'],
      ['Frist: 31.12.2025', 'Frist: 31.12.25'],
    ],
    keeps: ['Version 1.2.2024 ist da.', 'Am 5. März 1815 begann es.', 'Vom 3. bis 5. März 2024 geschlossen.'],
  },
  {
    rule,
    value: 'use_dd_period_mm_period_yyyy',
    language: 'de',
    changes: [['Am 5. März 2024 und am 2024-04-07.', 'Am 05.03.2024 und am 07.04.2024.']],
    keeps: ['Am 5.3.2024 schon.', 'Kapitel 5.3.2024', 'Adresse 192.168.1.2024'],
  },
  {
    rule,
    value: `use_dd_period_mm_period_yyyy${leadingZeros}`,
    language: 'de',
    changes: [
      ['Am 5.3.2024 und am 1. Mai 2023.', 'Am 05.03.2024 und am 01.05.2023.'],
      ['Seit dem 1. 5. 2023 gilt das.', 'Seit dem 01.05.2023 gilt das.'],
    ],
    keeps: ['Am 31.02.2024 gibt es nichts.', 'Build 5.3.2024', 'Datei log-2024-03-05.txt'],
  },
  {
    rule,
    value:
      'use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_feb_period_mrz_period_apr_period_mai_jun_period_jul_period_aug_period_sep_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days',
    language: 'de',
    changes: [['Vom 05.03.2024 an, seit 1. September 2023.', 'Vom 5. Mrz. 2024 an, seit 1. Sep. 2023.']],
    keeps: ['Im März 2024.', 'Version 5.3.2024'],
  },
  {
    rule,
    value:
      'use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_febr_period_maerz_apr_period_mai_juni_juli_aug_period_sept_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days',
    language: 'de',
    changes: [
      [
        'Vom 05.02.2024 an, seit 1. Juni 2023 und 4. September 2022.',
        'Vom 5. Febr. 2024 an, seit 1. Juni 2023 und 4. Sept. 2022.',
      ],
    ],
    keeps: ['Der Februar 2024 war mild.', 'Version 5.2.2024'],
  },
  {
    rule,
    value: 'use_dd_period_space_month_yyyy_without_leading_zeros_for_single_digit_days',
    language: 'de',
    changes: [['Am 05.03.2024 und am 7. Okt. 2023.', 'Am 5. März 2024 und am 7. Oktober 2023.']],
    keeps: ['Am 3. Jänner 2024.', 'Release 1.2.2024'],
  },
  {
    rule,
    value: 'use_dd_slash_mm_slash_yyyy',
    language: 'it',
    changes: [["Dall'8 marzo 2024 al 5.3.2025", "Dall'08/03/2024 al 05/03/2025"]],
    keeps: ['Il 5/3/2024 va bene.', 'Versione 1.2.2024', 'Dal 3 al 5 marzo 2024'],
  },
  {
    rule,
    value: `use_dd_slash_mm_slash_yyyy${leadingZeros}`,
    language: 'fr',
    changes: [['Le 1er mars 2024 et le 5/9/2023.', 'Le 01/03/2024 et le 05/09/2023.']],
    keeps: ['La version 1.2.2024.', 'Du 3 au 5 mars 2024.', 'Le 1er mars.'],
  },
  {
    rule,
    value: `use_dd_slash_mm_slash_yyyy${leadingZeros}`,
    language: 'en-GB',
    changes: [['On 5th March 2024, not on 12/25/2023.', 'On 05/03/2024, not on 25/12/2023.']],
    keeps: ['On 05/06/2024.', 'See example.com/2024/03/05/news.'],
  },
  {
    rule,
    value: 'use_dd_space_spelled_out_month_space_yyyy',
    language: 'en',
    changes: [['On March 5th, 2024 and on the 3rd of May, 2023.', 'On 5 March 2024 and on 3 May 2023.']],
    keeps: ['On 05/06/2024.', 'In March 2024.', 'With Python 3.12.2024'],
  },
  {
    rule,
    value: 'use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month',
    language: 'es',
    changes: [
      ['El 5/9/2024 y el 1 de setiembre del 2023.', 'El 5 de septiembre de 2024 y el 1 de septiembre de 2023.'],
    ],
    keeps: ['El 31/09/2024 no existe.', 'La versión 5.9.2024.'],
  },
  {
    rule,
    value: 'use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_setiembre_for_ninth_month',
    language: 'es',
    changes: [['El 05/09/2024.', 'El 5 de setiembre de 2024.']],
    keeps: ['En septiembre de 2024.', 'La versión 5.9.2024.'],
  },
  {
    rule,
    value: 'use_dd_space_spelled_out_month_space_yyyy_without_leading_zeros_for_single_digit_days',
    language: 'it',
    changes: [['Il 05/03/2024.', 'Il 5 marzo 2024.']],
    keeps: ['Il 08/03/2024 resta con il suo articolo.', 'Versione 5.3.2024'],
  },
  {
    rule,
    value: `use_mm_slash_dd_slash_yyyy${leadingZeros}`,
    language: 'en-US',
    changes: [['On March 5, 2024 and 25/12/2023.', 'On 03/05/2024 and 12/25/2023.']],
    keeps: ['On 05/06/2024.', 'Odds of 5/6/20245.', 'From 3 to 5 March 2024.'],
  },
  {
    rule,
    value: 'use_numerals_only_with_leading_zero_for_single_digits',
    language: 'zh',
    changes: [['于二〇二四年三月五日开始。', '于2024/03/05开始。']],
    keeps: ['2024年3月5日至7日', '版本2024.3.5'],
  },
  {
    rule,
    value: 'use_numerals_only_without_leading_zero_for_single_digits',
    language: 'ja',
    changes: [['令和6年3月5日に始まる。', '2024/3/5に始まる。']],
    keeps: ['2024年3月5日〜7日', 'バージョン2024.3.5'],
  },
  {
    rule,
    value: 'use_spelled_out_month_space_dd_comma_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month',
    language: 'es',
    changes: [['Fecha: 5 de setiembre de 2024.', 'Fecha: septiembre 5, 2024.']],
    keeps: ['Fue el 5 de septiembre de 2024.', 'Versión 5.9.2024'],
  },
  {
    rule,
    value: 'use_spelled_out_month_space_dd_comma_space_yyyy_without_leading_zeros_for_single_digit_days',
    language: 'en-US',
    changes: [['On 05 March 2024 and 12/25/2023.', 'On March 5, 2024 and December 25, 2023.']],
    keeps: ['From 3 to 5 March 2024.', 'Build 2024-03-05'],
  },
  {
    rule,
    value: 'use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_with_chinese_numbers',
    language: 'zh',
    changes: [['会议于2024年10月21日举行。', '会议于二〇二四年十月二十一日举行。']],
    keeps: ['2024年10月', '版本2024.10.21'],
  },
  {
    rule,
    value:
      'use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_without_leading_zero_for_single_digit_months_and_days',
    language: 'ja',
    changes: [
      ['2024/03/05に始まる。', '2024年3月5日に始まる。'],
      ['平成元年2月1日', '1989年2月1日'],
    ],
    keeps: ['昭和99年1月1日', 'バージョン2024.3.5', '2024/13/45'],
  },
  {
    rule,
    value: 'use_yyyy_hyphen_mm_hyphen_dd_with_leading_zero_for_single_digit_days_and_months',
    language: 'ko',
    changes: [['2024년 3월 5일에 시작합니다.', '2024-03-05에 시작합니다.']],
    keeps: ['2024년 3월 5일~7일', '전화 2024-13-0555'],
  },
  {
    rule,
    value: `use_yyyy_hyphen_mm_hyphen_dd_with_leading_zeros_for_single_digit_days_and_months`,
    language: 'en',
    changes: [['On March 5, 2024.', 'On 2024-03-05.']],
    keeps: ['On 05/06/2024.', 'On March 5.', 'Version 2024/3/5'],
  },
  {
    rule,
    value:
      'use_yyyy_korean word_년_space_mm_korean word_월_space_dd_korean word_일_without_leading_zero_for_single_digit_days_and_months',
    language: 'ko',
    changes: [
      ['2024년03월05일에 시작합니다.', '2024년 3월 5일에 시작합니다.'],
      ['2024. 3. 5. 발행', '2024년 3월 5일 발행'],
    ],
    keeps: ['2024년 3월', '버전 2024.3.5'],
  },
  {
    rule,
    value: 'use_yyyy_period_mm_period_dd',
    language: 'ko',
    changes: [['2024년 3월 5일 발행', '2024.03.05 발행']],
    keeps: ['2024.3.5 발행', '버전 2024-03-05', '2024.13.45'],
  },
  {
    rule,
    value:
      'use_yyyy_period_space_mm_period_space_dd_period_space_without_leading_zero_for_single_digit_days_and_months',
    language: 'ko',
    changes: [['2024-03-05 발행', '2024. 3. 5. 발행']],
    keeps: ['버전 2024.3.5', '2024년 3월 5일부터 7일'],
  },
  {
    rule,
    value: 'use_yyyy_slash_mm_slash_dd',
    language: 'zh',
    changes: [['2024年3月5日开始。', '2024/03/05开始。']],
    keeps: ['2024/3/5开始。', '见/2024/03/05/新闻', '版本2024.3.5'],
  },
  {
    rule,
    value: 'use_yyyy_slash_mm_slash_dd_with_leading_zero_for_single_digit_days_and_months',
    language: 'ja',
    changes: [['2024/3/5と2024年3月7日', '2024/03/05と2024/03/07']],
    keeps: ['2024/3', 'バージョン2024.3.5'],
  },
  {
    rule: 'dates_in_numerical_form',
    value: 'use_dd_hyphen_mm_hyphen_yyyy',
    language: 'es',
    changes: [['El 5/3/2024.', 'El 05-03-2024.']],
    keeps: ['El 5 de marzo de 2024.', 'Versión 5.3.2024'],
  },
  {
    rule: 'dates_in_numerical_form',
    value: 'use_dd_period_mm_period_yyyy',
    language: 'it',
    changes: [['Il 05/03/2024.', 'Il 05.03.2024.']],
    keeps: ['Il 5 marzo 2024.', 'Versione 5/3/2024'],
  },
  {
    rule: 'dates_in_numerical_form',
    value: 'use_dd_slash_mm_slash_yyyy',
    language: 'fr',
    changes: [['Le 05.03.2024.', 'Le 05/03/2024.']],
    keeps: ['Le 5 mars 2024.', 'Version 5.3.2024'],
  },
  {
    rule: 'single_digit_days_and_months',
    value: 'do_not_use_leading_zero',
    language: 'de',
    changes: [['Am 05.03.2024 und am 05. Mai 2024.', 'Am 5.3.2024 und am 5. Mai 2024.']],
    keeps: ['Am 2024-03-05.', 'Version 05.03.2024'],
  },
  {
    rule: 'single_digit_days_and_months',
    value: 'use_leading_zero',
    language: 'zh',
    changes: [['2024年3月5日', '2024年03月05日']],
    keeps: ['2024年3月', '版本2024.3.5'],
  },
  {
    rule: 'writing_dates',
    value: 'use_dd_space_spelled_out_month_space_yyyy',
    language: 'fr',
    changes: [['Le 01/03/2024 et le 5/8/2024.', 'Le 1er mars 2024 et le 5 août 2024.']],
    keeps: ['Version 5.3.2024', 'Le 31/02/2024'],
  },
  {
    rule: 'writing_dates',
    value: 'use_numerals',
    language: 'de',
    changes: [['Am 5. März 2024.', 'Am 05.03.2024.']],
    keeps: ['Am 5.3.2024.', 'Vom 3. bis 5. März 2024.'],
  },
];
