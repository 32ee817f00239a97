import type { StyleCase } from '../../testing/style-case.ts';

const email = 'email_address_format';
const phone = 'phone_number_format';
const noAddress = ['Look at example.com.', 'Am 5.3.2024 um 12:30.', 'Call @name at once.'];
const noPhone = [
  'Version 1.212.555.1234',
  'IP 192.168.100.200',
  'ISBN 978-3-16-148410-0',
  'A gain of +10 000 000.',
  'On 2024-03-05.',
];

export const formattingCases: readonly StyleCase[] = [
  {
    rule: email,
    value: 'replace_at_symbol_with_english_word_at_in_brackets_and_replace_periods_with_english_word_dot_in_brackets',
    language: 'en',
    changes: [['Write to jo.doe@example.co.uk.', 'Write to jo[dot]doe[at]example[dot]co[dot]uk.']],
    keeps: noAddress,
  },
  {
    rule: email,
    value: 'replace_at_symbol_with_english_word_at_in_brackets_with_space_on_either_side',
    language: 'de',
    changes: [['An info@example.de schreiben.', 'An info [at] example.de schreiben.']],
    keeps: noAddress,
  },
  {
    rule: email,
    value: 'replace_at_symbol_with_english_word_at_in_parentheses_with_space_on_either_side',
    language: 'fr',
    changes: [['Écrire à info[at]example.fr.', 'Écrire à info (at) example.fr.']],
    keeps: noAddress,
  },
  {
    rule: email,
    value: 'replace_at_symbol_with_english_word_at_with_space_on_either_side',
    language: 'en',
    changes: [['Write to info@example.com!', 'Write to info at example.com!']],
    keeps: noAddress,
  },
  {
    rule: email,
    value: 'use_standard_format',
    language: 'es',
    changes: [['Escriba a info [at] example [dot] com, gracias.', 'Escriba a info@example.com, gracias.']],
    keeps: noAddress,
  },
  {
    rule: 'phone_number_country_code_format',
    value: 'use_00_before_country_code',
    language: 'de',
    changes: [['Tel.: +49 30 1234567', 'Tel.: 0049 30 1234567']],
    keeps: [...noPhone, '+4930123456'],
  },
  {
    rule: 'phone_number_country_code_format',
    value: 'use_plus_sign_before_country_code',
    language: 'de',
    changes: [['Tel.: 0049 30 1234567', 'Tel.: +49 30 1234567']],
    keeps: [...noPhone, 'Nr. 0049301234567'],
  },
  {
    rule: phone,
    value: 'do_not_use_spaces',
    language: 'fr',
    changes: [
      ['Appelez le +33 1 23 45 67 89 demain.', 'Appelez le +33123456789 demain.'],
      ['Appelez le +33 1 23 45 67 89. 12 personnes attendent.', 'Appelez le +33123456789. 12 personnes attendent.'],
    ],
    keeps: [...noPhone, 'Une somme de 1 234 567 890 euros.'],
  },
  {
    rule: phone,
    value: 'do_not_use_spaces_or_special_characters_between_digits_of_phone_number',
    language: 'de',
    changes: [
      ['Fax: +49 (0)30 / 123-4567.', 'Fax: +49301234567.'],
      ['Tel. +1 - (212) 555 1234', 'Tel. +12125551234'],
    ],
    keeps: noPhone,
  },
  {
    rule: phone,
    value: 'place_area_code_in_parentheses_followed_by_space',
    language: 'de',
    changes: [
      ['Tel. 030/1234567', 'Tel. (030) 1234567'],
      ['+49 30 1234567', '+49 (30) 1234567'],
    ],
    keeps: [...noPhone, 'Aktenzeichen 030/1234567'],
  },
  {
    rule: phone,
    value: 'separate_area_code_and_phone_number_with_slash',
    language: 'de',
    changes: [['Tel. 030 1234567', 'Tel. 030/1234567']],
    keeps: [...noPhone, 'Aktenzeichen 030 1234567'],
  },
  {
    rule: phone,
    value: 'separate_area_code_and_phone_number_with_space',
    language: 'de',
    changes: [['Tel. (030) 1234567', 'Tel. 030 1234567']],
    keeps: [...noPhone, 'Aktenzeichen 030/1234567'],
  },
  {
    rule: phone,
    value: 'separate_country_code_area_code_local_prefix_and_last_four_digits_with_hyphens',
    language: 'en',
    changes: [['Call +1 (212) 555-1234.', 'Call +1-212-555-1234.']],
    keeps: noPhone,
  },
  {
    rule: phone,
    value: 'separate_country_code_area_code_local_prefix_and_last_four_digits_with_periods',
    language: 'en',
    changes: [['Call +1 212 555 1234.', 'Call +1.212.555.1234.']],
    keeps: noPhone,
  },
  {
    rule: phone,
    value: 'separate_country_code_area_code_local_prefix_and_last_four_digits_with_spaces',
    language: 'en',
    changes: [['Call (212) 555-1234 today.', 'Call 212 555 1234 today.']],
    keeps: noPhone,
  },
  {
    rule: phone,
    value: 'use_north_american_numbering_plan_format',
    language: 'en',
    changes: [['Call 212.555.1234 or +12125551234.', 'Call (212) 555-1234 or +1 (212) 555-1234.']],
    keeps: noPhone,
  },
  {
    rule: phone,
    value: 'use_space_after_country_code',
    language: 'it',
    changes: [['Chiamare +39-06-1234567 o +390612345678.', 'Chiamare +39 06-1234567 o +39 0612345678.']],
    keeps: noPhone,
  },
  {
    rule: 'space_between_arabic_numerals_and_unit',
    value: 'do_not_use',
    language: 'zh',
    changes: [['重 5 kg，长 3 公里。', '重 5kg，长 3公里。']],
    keeps: ['有 5 Apple 手机', '第 5 章', '共 3 人'],
  },
  {
    rule: 'space_between_chinese_and_english',
    value: 'do_not_use',
    language: 'zh',
    changes: [['使用 Python 编程。', '使用Python编程。']],
    keeps: ['Hello World', '共 5 个', '你好, world'],
  },
  {
    rule: 'space_between_chinese_characters_and_arabic_numerals',
    value: 'do_not_use',
    language: 'zh',
    changes: [['共 5 个苹果。', '共5个苹果。']],
    keeps: ['iPhone 15', '3 kg', '1 2 3'],
  },
];
