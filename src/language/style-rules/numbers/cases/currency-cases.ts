import type { StyleCase } from '../../testing/style-case.ts';
import { casesOf } from '../../testing/style-case.ts';

export const currencyCases: readonly StyleCase[] = casesOf('currency_format', [
  [
    'spell_out',
    'en',
    [
      ['It costs $100.', 'It costs 100 dollars.'],
      ['€5–10', '5–10 euros'],
      ['$5 million', '5 million dollars'],
      ['CHF 20', '20 Swiss francs'],
      ['£1', '1 pound'],
    ],
    ['100 dollars', 'a $5 bill', 'US$', '%1$d'],
  ],
  [
    'spell_out',
    'de',
    [
      ['Das kostet 100 €.', 'Das kostet 100 Euro.'],
      ['$5', '5 Dollar'],
    ],
    ['100 Euro', 'die 5-€-Marke', '5 Pfund'],
  ],
  ['spell_out', 'ja', [['$100です', '100ドルです']], ['100ドル', '5円形']],
  [
    'spell_out_currency_name_followed_by_amount_in_arabic_numerals_without_space',
    'zh',
    [
      ['价格为100元。', '价格为人民币100元。'],
      ['$100', '美元100'],
      ['一百欧元', '欧元100'],
    ],
    ['人民币100元', '5元素', '百元大钞'],
  ],
  [
    'spell_out_currency_name_followed_by_amount_in_chinese',
    'zh',
    [
      ['价格为¥100。', '价格为人民币一百元。'],
      ['100美元', '美元一百'],
    ],
    ['人民币一百元', '5元素', '多元', '5 万 5 $'],
  ],
  [
    'use_amount_followed_by_currency_symbol_without_space',
    'fr',
    [
      ['Il coûte 100 euros.', 'Il coûte 100€.'],
      ['€5', '5€'],
      ['100 €', '100€'],
    ],
    ['100€', '5 millions d’euros', 'l’euro'],
  ],
  [
    'use_amount_followed_by_space_then_currency_symbol',
    'de',
    [
      ['Es kostet €100.', 'Es kostet 100⍽€.'],
      ['50€', '50⍽€'],
      ['20 Euro', '20⍽€'],
      ['1.000,50 EUR', '1.000,50⍽€'],
    ],
    ['100 €', '100⍽€', 'die 5-€-Marke', '20 CHF'],
  ],
  [
    'use_amount_followed_by_space_then_iso_code',
    'de',
    [
      ['Es kostet 100 €.', 'Es kostet 100⍽EUR.'],
      ['$5', '5⍽USD'],
      ['CHF 20', '20⍽CHF'],
    ],
    ['100 EUR', 'EUR', 'der EUR-Kurs'],
  ],
  [
    'use_amount_followed_by_space_then_spell_out_currency_name',
    'es',
    [
      ['Cuesta 100 €.', 'Cuesta 100 euros.'],
      ['1 €', '1 euro'],
    ],
    ['100 euros', '5 millones de euros', 'el euro'],
  ],
  [
    'use_amount_followed_by_space_then_spell_out_currency_name',
    'es-MX',
    [['Cuesta 100 €.', 'Cuesta 100 euros.']],
    ['Cuesta $100.', '100 euros'],
  ],
  [
    'use_amount_followed_by_space_then_spell_out_currency_name_in_lowercase',
    'it',
    [
      ['Costa 100 €.', 'Costa 100 euro.'],
      ['$5', '5 dollari'],
      ['1 $', '1 dollaro'],
    ],
    ['100 euro', '5 €/kg', '5 milioni di euro', 'l’euro'],
  ],
  [
    'use_amount_followed_by_spelled_out_currency_name_in_japanese_without_space',
    'ja',
    [
      ['価格は¥100です。', '価格は100円です。'],
      ['$5', '5ドル'],
      ['100万 USD', '100万ドル'],
    ],
    ['100円', '5円形', '円高'],
  ],
  [
    'use_amount_followed_by_spelled_out_currency_name_without_space',
    'ko',
    [
      ['가격은 $100이다.', '가격은 100달러이다.'],
      ['₩1,000', '1,000원'],
    ],
    ['100달러', '5원칙', '원화'],
  ],
  [
    'use_amount_followed_by_spelled_out_currency_name_without_space',
    'zh',
    [
      ['价格为$100。', '价格为100美元。'],
      ['¥100', '100元'],
    ],
    ['100美元', '5元素', '100元人民币'],
  ],
  [
    'use_currency_symbol_but_spell_out_if_no_symbol_exists',
    'en',
    [
      ['100 USD', '$100'],
      ['20 CHF', '20 Swiss francs'],
      ['5 euros', '€5'],
    ],
    ['$100', '20 Swiss francs', '5 pounds'],
  ],
  [
    'use_currency_symbol_but_use_iso_code_if_no_symbol_exists',
    'en',
    [
      ['100 dollars', '$100'],
      ['20 Swiss francs', 'CHF⍽20'],
    ],
    ['$100', 'CHF 20', '5 pounds of sugar'],
  ],
  [
    'use_currency_symbol_but_use_iso_code_if_no_symbol_exists',
    'de',
    [
      ['100 Euro', '100⍽€'],
      ['20 Schweizer Franken', '20⍽CHF'],
    ],
    ['100 €', '20 CHF', 'der Euro'],
  ],
  [
    'use_currency_symbol_followed_by_amount_in_arabic_numerals_without_space',
    'zh',
    [
      ['一百美元', '$100'],
      ['价格为100元。', '价格为¥100。'],
    ],
    ['¥100', '100日元', '一元化'],
  ],
  [
    'use_currency_symbol_followed_by_amount_without_space',
    'de',
    [
      ['Das sind 3 Millionen Euro und 2 Mrd. Dollar.', 'Das sind €3 Millionen und $2 Milliarden.'],
      ['Erst 1 Mio. Euro, dann mehr.', 'Erst €1 Mio., dann mehr.'],
    ],
    ['2 Mrd. Menschen', '€5'],
  ],
  [
    'use_currency_symbol_followed_by_amount_without_space',
    'en',
    [
      ['It costs 100 euros.', 'It costs €100.'],
      ['100 USD', '$100'],
      ['£ 5', '£5'],
    ],
    ['$100', '10 pounds', 'they got 10 won'],
  ],
  [
    'use_currency_symbol_followed_by_space_then_amount',
    'it',
    [
      ['Costa 100 euro.', 'Costa €⍽100.'],
      ['€5', '€⍽5'],
    ],
    ['€ 100', '5 milioni di euro', 'l’euro'],
  ],
  [
    'use_currency_symbol_followed_by_space_then_amount_in_arabic_numerals',
    'zh',
    [
      ['一百美元', '$⍽100'],
      ['¥100', '¥⍽100'],
    ],
    ['$ 100', '5元素', '一元化'],
  ],
  [
    'use_full_width_currency_symbol_followed_by_amount_without_space',
    'ja',
    [
      ['¥100です', '\uffe5100です'],
      ['$5', '\uff045'],
    ],
    ['\uffe5100', '5円形', '円高'],
  ],
  [
    'use_half_width_currency_symbol_followed_by_amount_without_space',
    'ja',
    [
      ['\uffe5100です', '¥100です'],
      ['5ドル', '$5'],
    ],
    ['¥100', '5円形', '円高'],
  ],
  [
    'use_half_width_currency_symbol_followed_by_space_then_amount',
    'zh',
    [
      ['¥100', '¥⍽100'],
      ['5美元', '$⍽5'],
    ],
    ['¥ 100', '5元素', '100日元'],
  ],
  [
    'use_iso_code',
    'en',
    [
      ['It costs $100.', 'It costs USD⍽100.'],
      ['5 euros', 'EUR⍽5'],
    ],
    ['100 USD', 'USD 100', '5 pounds', '$HOME'],
  ],
  ['use_iso_code', 'fr', [['Il coûte 100 €.', 'Il coûte 100⍽EUR.']], ['100 EUR', '5 millions d’euros']],
  [
    'use_iso_code_followed_by_space_then_amount',
    'en',
    [
      ['It costs $100.', 'It costs USD⍽100.'],
      ['100 EUR', 'EUR⍽100'],
    ],
    ['USD 100', 'EUR', '5 pounds'],
  ],
  [
    'use_iso_code_followed_by_space_then_amount_in_arabic_numerals',
    'zh',
    [
      ['一百美元', 'USD⍽100'],
      ['¥100', 'CNY⍽100'],
    ],
    ['USD 100', '5元素', '一元化'],
  ],
]);
