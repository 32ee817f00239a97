import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { sampleTexts } from '../../../test/support/style-cases.ts';
import type { ConfiguredRules } from '../../contracts/stores/style-rules.ts';
import { plainText, textSegment } from '../segments.ts';
import { prepareStyleList } from './apply-style-list.ts';
import { languagesByRule, rewrittenRules } from './registry.ts';
import { styleCatalogue } from './style-catalogue.ts';
import { coversLanguage } from './style-languages.ts';

function rewrite(text: string, language: string, rules: ConfiguredRules): string {
  return plainText(prepareStyleList(rules, language).apply(textSegment(text)));
}

/** The same choices, named in the opposite order. */
function reversed(rules: ConfiguredRules): ConfiguredRules {
  return Object.fromEntries(
    Object.entries(rules)
      .toReversed()
      .map(([category, chosen]) => [category, Object.fromEntries(Object.entries(chosen).toReversed())]),
  );
}

const together: readonly (readonly [
  about: string,
  language: string,
  rules: ConfiguredRules,
  before: string,
  after: string,
])[] = [
  [
    'dashes of dates are no ranges',
    'de',
    {
      punctuation: { range_indicator: 'use_en_dash_without_spaces' },
      dates_and_times: {
        date_format: 'use_yyyy_hyphen_mm_hyphen_dd_with_leading_zeros_for_single_digit_days_and_months',
      },
    },
    'Am 5. März 2024, Seiten 10-12',
    'Am 2024-03-05, Seiten 10–12',
  ],
  [
    'how quotations are nested comes before their marks',
    'en',
    {
      punctuation: {
        quotation_mark: 'use_straight_quotation_marks',
        quotation_style:
          'use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations',
      },
    },
    'He said “the ‘old’ man” twice.',
    `He said 'the "old" man' twice.`,
  ],
  [
    'marks that a style names win over kinds of marks',
    'fr',
    {
      punctuation: {
        quotation_mark_and_apostrophe: 'use_straight_quotation_marks_and_apostrophes',
        quotation_style:
          'use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations',
      },
    },
    'Il dit “l’eau”.',
    "Il dit «\u00a0l'eau\u00a0».",
  ],
  [
    'a format of dates wins over how numbers in dates are written',
    'en',
    {
      dates_and_times: {
        dates_in_numerical_form: 'use_dd_slash_mm_slash_yyyy',
        date_format: 'use_mm_slash_dd_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months',
      },
    },
    'On 5 March 2024.',
    'On 03/05/2024.',
  ],
  [
    'letters come last: other rules know the months',
    'de',
    {
      spelling_and_grammar: { umlauts: 'replace_umlauts_with_ae_oe_ue' },
      dates_and_times: { date_format: 'use_dd_period_mm_period_yyyy' },
    },
    'Für den 5. März 2024',
    'Fuer den 05.03.2024',
  ],
  [
    'telephone numbers are no ranges, sums or numbers',
    'en',
    {
      formatting: {
        phone_number_format: 'separate_country_code_area_code_local_prefix_and_last_four_digits_with_hyphens',
      },
      numbers: { thousands_separator: 'use_comma' },
      punctuation: { range_indicator: 'use_en_dash_with_spaces' },
    },
    'Call +1 (212) 555-1234 for 12000 items.',
    'Call +1-212-555-1234 for 12,000 items.',
  ],
];

describe('a list of several rules', () => {
  for (const [about, language, rules, before, after] of together)
    it(about, () => {
      assert.equal(rewrite(before, language, rules), after);
      assert.equal(rewrite(after, language, rules), after, 'comes to rest');
      assert.equal(rewrite(before, language, reversed(rules)), after, 'whatever the order of the list');
    });

  it('shows the variant of the language', () => {
    const guillemets = { punctuation: { quotation_mark: 'use_guillemets' } };
    assert.equal(rewrite('Er sagte „ja“.', 'de-CH', guillemets), 'Er sagte «ja».');
    assert.equal(rewrite('Er sagte „ja“.', 'de', guillemets), 'Er sagte „ja“.');
    const times = {
      dates_and_times: {
        time_format:
          'use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_word_点_for_hours',
      },
    };
    assert.equal(rewrite('15:00开始', 'zh', times), '下午3点开始');
    assert.equal(rewrite('15:00開始', 'zh-Hant', times), '下午3點開始');
  });

  it('says what is left to engines: values that no rewriter does in the language', () => {
    const rules = {
      style_and_tone: { formality: 'use_formal_tone' },
      punctuation: { quotation_mark: 'use_guillemets', apostrophe: 'use_curly_apostrophes' },
      formatting: { phone_number_format: 'keep_original_format' },
    };
    const left = (language: string) => prepareStyleList(rules, language).byEngine.map(({ rule }) => rule);
    assert.deepEqual(left('fr'), ['formality']);
    assert.deepEqual(left('ja'), ['formality', 'quotation_mark', 'apostrophe']);
  });

  it('gives a segment back as it is where there is nothing to do', () => {
    const segment = textSegment('Hello');
    assert.equal(prepareStyleList({}, 'en').apply(segment), segment);
    assert.equal(
      prepareStyleList({ punctuation: { ellipsis: 'use_ellipsis_character' } }, 'tr').apply(segment),
      segment,
    );
  });
});

const emailFormat = 'email_address_format';
const atInBrackets = 'replace_at_symbol_with_english_word_at_in_brackets_with_space_on_either_side';

describe('texts that a list leaves alone', () => {
  it('addresses, code and placeholders', () => {
    const rules = {
      punctuation: { ellipsis: 'use_ellipsis_character', slash: 'use_spaces_before_and_after_slashes' },
      numbers: { decimal_separator: 'use_comma_as_decimal_separator' },
    };
    for (const kept of ['https://example.org/a/b...c', 'jo...e@example.org', '/usr/lib...x/y', '{{a...b}}'])
      assert.equal(rewrite(`Siehe ${kept} ...`, 'de', rules), `Siehe ${kept} …`);
  });

  it('mail addresses, unless a rule is about them', () => {
    const other = { punctuation: { ellipsis: 'use_ellipsis_character' } };
    assert.equal(rewrite('An jo@example.org...', 'de', other), 'An jo@example.org…');
    assert.equal(
      rewrite('An jo@example.org ...', 'de', { ...other, formatting: { [emailFormat]: atInBrackets } }),
      'An jo [at] example.org …',
    );
    assert.equal(
      rewrite('An jo [at] example.org ...', 'de', { ...other, formatting: { [emailFormat]: 'use_standard_format' } }),
      'An jo@example.org …',
    );
  });

  it('what the caller protects', () => {
    const { apply } = prepareStyleList({ punctuation: { ellipsis: 'use_ellipsis_character' } }, 'en');
    const { inlines } = apply(textSegment('Wait... Go... now...'), [{ start: 8, end: 13 }]);
    assert.deepEqual(inlines, ['Wait… Go... now…']);
  });

  it('texts in quotation marks, where a list says so; the marks change', () => {
    const rules = (modification: string) => ({
      spelling_and_grammar: { quotation_modification: modification },
      punctuation: { quotation_mark: 'use_curly_quotation_marks', ellipsis: 'use_ellipsis_character' },
    });
    const text = 'Well... he said "Well... yes" and "no".';
    assert.equal(
      rewrite(text, 'en', rules('do_not_modify_text_in_quotation_marks')),
      'Well… he said “Well... yes” and “no”.',
    );
    assert.equal(
      rewrite(text, 'en', rules('modify_text_in_quotation_marks_according_to_custom_rules')),
      'Well… he said “Well… yes” and “no”.',
    );
    assert.equal(
      rewrite('「そう...」と...', 'ja', {
        spelling_and_grammar: { quotation_modification: 'do_not_modify_text_in_quotation_marks' },
        punctuation: { ellipsis: 'use_two_ellipsis_characters' },
      }),
      '「そう...」と……',
    );
  });
});

describe('long texts', () => {
  it('are protected and rewritten in one go', () => {
    const { apply } = prepareStyleList(
      {
        formatting: { [emailFormat]: atInBrackets, phone_number_format: 'do_not_use_spaces' },
        spelling_and_grammar: { quotation_modification: 'do_not_modify_text_in_quotation_marks' },
        punctuation: { ellipsis: 'use_ellipsis_character', quotation_mark: 'use_straight_quotation_marks' },
      },
      'en',
    );
    for (const part of [
      'a@b.c ',
      'a (at) b.org ',
      '“a” ',
      '“',
      '「',
      '+1 212 555 1234 ',
      '1 ',
      '... ',
      'http://a ',
      '{a} ',
    ])
      apply(textSegment(part.repeat(100_000 / part.length)));
  });
});

describe('rules that undo each other', () => {
  const dots = ['', '.', '..', '...', '....', '.....'];
  const abbreviating = [
    { spelling_and_grammar: { abbreviation_usage: 'do_not_use_abbreviations' } },
    { spelling_and_grammar: { abbreviation_usage: 'do_not_use_abbreviations_unless_necessary' } },
    { spelling_and_grammar: { latin_abbreviations: 'do_not_use_latin_abbreviations' } },
  ];

  it('do not add a dot at each round', () => {
    for (const rules of abbreviating)
      for (const short of ['and so on', 'etc.'])
        for (const dot of dots) {
          const list = { ...rules, style_and_tone: { abbreviations: 'use_abbreviations_and_symbols' } };
          const once = rewrite(`See pages 12–15, ${short}${dot} Read on.`, 'en', list);
          assert.equal(rewrite(once, 'en', list), once);
        }
  });
});

describe('any list', () => {
  const languages = ['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh', 'de-CH', 'en-GB', 'es-419', 'fr-CA', 'zh-Hant'];
  const samples = new Map(languages.map((language) => [language, sampleTexts(language)]));
  const sampleOf = (language: string) => fc.constantFrom(...(samples.get(language) ?? []));

  /** Some of the values that are done by rule in the language, one a rule. */
  const listFor = (language: string) =>
    fc
      .record(
        Object.fromEntries(
          Object.entries(rewrittenRules).flatMap(([category, rules]) =>
            Object.entries(rules).flatMap(([rule, byValue]) => {
              const values = Object.keys(byValue).filter((value) =>
                coversLanguage(languagesByRule({ category, rule, value }), language),
              );
              return values.length === 0
                ? []
                : [[`${category}.${rule}`, fc.option(fc.constantFrom(...values), { nil: undefined })]];
            }),
          ),
        ),
      )
      .map((chosen): ConfiguredRules => {
        const list: Record<string, Record<string, string>> = {};
        for (const [name, value] of Object.entries(chosen)) {
          const [category = '', rule = ''] = name.split('.');
          if (value === undefined) continue;
          list[category] ??= {};
          list[category][rule] = value;
        }
        return list;
      });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages).chain((language) =>
          fc.record({
            language: fc.constant(language),
            list: listFor(language),
            text: fc.array(sampleOf(language), { minLength: 1, maxLength: 3 }).map((texts) => texts.join(' ')),
          }),
        ),
        ({ language, list, text }) => {
          const once = rewrite(text, language, list);
          assert.equal(rewrite(once, language, list), once);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('keeps its codes in their order and what is protected as it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages).chain((language) =>
          fc.record({
            language: fc.constant(language),
            list: listFor(language),
            texts: fc.array(sampleOf(language), { minLength: 2, maxLength: 4 }),
          }),
        ),
        ({ language, list, texts }) => {
          const inlines = texts.flatMap((text, id) => [text, { kind: 'alone' as const, id, data: `<${id}>` }]);
          const kept = texts[0] as string;
          const { apply } = prepareStyleList(list, language);
          const result = apply({ inlines }, [{ start: 0, end: kept.length }]).inlines;
          assert.deepEqual(
            result.filter((inline) => typeof inline !== 'string'),
            inlines.filter((inline) => typeof inline !== 'string'),
          );
          assert.ok(plainText({ inlines: result }).includes(kept));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the registry', () => {
  it('has only values of the catalogue, for languages that there are', () => {
    for (const [category, rules] of Object.entries(rewrittenRules))
      for (const [rule, byValue] of Object.entries(rules))
        for (const value of Object.keys(byValue)) {
          assert.ok(styleCatalogue[category]?.[rule]?.includes(value), `${category}.${rule}: ${value}`);
          assert.ok(languagesByRule({ category, rule, value }).length > 0);
        }
  });

  it('finds nothing under names that only objects have', () => {
    assert.deepEqual(languagesByRule({ category: 'constructor', rule: 'name', value: 'length' }), []);
    assert.deepEqual(languagesByRule({ category: 'numbers', rule: 'toString', value: 'length' }), []);
  });

  it('does at least 300 values by rule', () => {
    const values = Object.entries(styleCatalogue).flatMap(([category, rules]) =>
      Object.entries(rules).flatMap(([rule, all]) => all.map((value) => ({ category, rule, value }))),
    );
    assert.ok(values.filter((one) => languagesByRule(one).length > 0).length >= 300);
  });
});

describe('a sentence that begins with a number after one that ends with a telephone number', () => {
  it('stays a sentence of its own', () => {
    const rules = {
      formatting: { phone_number_format: 'do_not_use_spaces' },
      numbers: {
        numbers_up_to_4_digits: 'use_comma_as_decimal_separator_and_period_as_thousands_separator',
        units_of_measure_spacing: 'do_not_use_space_between_numeral_and_unit_of_measure',
      },
    };
    const once = rewrite('Fax: +49 (0)30 / 123-4567. 5 km', 'de', rules);
    assert.equal(once, 'Fax: +49(0)30/123-4567. 5km');
    assert.equal(rewrite(once, 'de', rules), once);
  });
});

describe('telephone numbers that look like amounts', () => {
  const rules = { numbers: { thousands_separator: 'use_period' } };

  it('stay as they are where somebody is to call', () => {
    for (const text of [
      'Llame al 912 345 678.',
      'Llame al +34 91 123 45 67 o al 912 345 678; gracias.',
      'Tel. 612 345 678',
    ])
      assert.equal(rewrite(text, 'es', rules), text);
  });

  it('are amounts elsewhere', () => {
    assert.equal(rewrite('Hay 912 345 678 granos.', 'es', rules), 'Hay 912.345.678 granos.');
    assert.equal(rewrite('Llamaron 912 345 678 personas.', 'es', rules), 'Llamaron 912.345.678 personas.');
  });
});
