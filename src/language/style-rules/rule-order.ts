import type { ConfiguredValue } from './style-catalogue.ts';

/** Rules that are applied one after the other: category, then rules or single values (`rule: value`) in order. */
type Ordered = readonly [category: string, ...rules: readonly string[]];

interface RuleStage {
  readonly name: string;
  /** Why it is where it is. */
  readonly reason: string;
  readonly rules: readonly Ordered[];
}

/**
 * The order in which rules are applied, whatever the order of the list. Of two rules that ask for opposites the later
 * one has the last word.
 */
export const ruleStages: readonly RuleStage[] = [
  {
    name: 'Telephone numbers and mail addresses',
    reason: 'They are protected from all other rules once they are written as asked.',
    rules: [['formatting', 'phone_number_format', 'phone_number_country_code_format', 'email_address_format']],
  },
  {
    name: 'Words and phrases',
    reason: 'Their lists know words with the letters and marks that engines write.',
    rules: [
      ['vocabulary', 'loanwords', 'abbreviations'],
      [
        'style_and_tone',
        'complex_sentences',
        'simple_words_and_sentences',
        'idioms_colloquialisms_and_culture_specific_references',
        'redundant_introductory_phrases',
        'redundant_phrases',
        'anglicisms',
        'formality',
        'personal_vs_impersonal_style',
        'verbal_vs_nominal_style',
        'modal_verbs',
        'reader_action_required',
        'instructions_style',
        'positive_vs_negative_language',
        'double_negatives',
        'directional_language',
        'text_position_references',
        'default_first_person_pronoun',
        'default_second_person_pronoun',
        'addressing_the_reader',
        'addressing_non_binary_people',
        'referring_to_non_binary_people',
        'binary_representation_of_gender',
        'gender_neutral_language_readability',
        'gender_unspecified',
        'gender_unspecified_or_mixed',
        'inflected_words_masculine_noun_agreement',
        'proximity_agreement',
      ],
      [
        'spelling_and_grammar',
        'active_passive_voice',
        'passive_voice',
        'complete_sentences',
        'conjunctions',
        'foreign_word_translation',
        'established_loanwords',
        'unestablished_loanwords',
        'contractions',
        'latin_abbreviations',
        'abbreviation_usage: use_abbreviations',
        'abbreviation_usage: use_abbreviations_as_needed',
        'personal_titles',
        'special_characters',
        'all_caps',
        'compound_nouns',
        'informal_address_pronouns',
        'pluralizing_foreign_words',
        'past_participle_of_french_word_laisser_followed_by_infinitive',
        'french_verbs_ending_in_eler_and_eter',
        'accents_in_verbs_conjugated_like_french_word_céder',
        'accents_with_subject_verb_inversion',
        'spanish_word_solo',
        'spelled_out_numbers',
      ],
      ['style_and_tone', 'abbreviations: use_abbreviations_and_symbols'],
      ['spelling_and_grammar', 'abbreviating_french_word_numero'],
    ],
  },
  {
    name: 'Dates and times',
    reason:
      'Before numbers and ranges, which leave finished dates alone; spaces in times and the digits of dates first.',
    rules: [
      ['punctuation', 'colon_between_hours_and_minutes_or_chapters_and_verses', 'colon_to_replace_versus_or_to'],
      [
        'numbers',
        'writing_numbers: use_arabic_numerals',
        'writing_numbers: use_half_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural',
      ],
      [
        'dates_and_times',
        'date_format',
        'writing_dates',
        'dates_in_numerical_form',
        'years',
        'single_digit_days_and_months',
        'calendar_era',
        'centuries',
        'decades',
        'midnight_in_numerals: use_00_00',
        'time_format',
        'midnight_in_numerals',
        'hours_minutes_separator',
        'hours_minutes_seconds_separator',
        'single_digit_hours',
      ],
    ],
  },
  {
    name: 'Money, large numbers and ranges',
    reason: 'A range of amounts is written between two numbers; what its numbers count is read afterwards.',
    rules: [
      [
        'numbers',
        'large_number_format: always_use_arabic_numerals',
        'currency_format',
        'large_sums_of_money',
        'large_sums_of_money_format',
        'large_number_format',
      ],
      ['punctuation', 'range_indicator', 'passage_of_time_and_movement_between_locations'],
    ],
  },
  {
    name: 'Numbers and what they count',
    reason: 'Words and signs of amounts first, then the digits, then the spaces beside them.',
    rules: [
      [
        'numbers',
        'equation_formula_reference',
        'reference_to_symbol',
        'percentage_format',
        'temperature_format',
        'mathematical_expression_spacing',
        'dimensions_separator',
        'list_of_measurements_with_units',
        'spelling_out_units',
        'approximate_numbers',
        'kanji_numbers',
        'zero_format',
        'number_separator',
        'decimal_numbers_less_than_one',
        'number_format',
        'decimal_separator',
        'thousands_separator',
        'numbers_up_to_4_digits',
        'numbers_of_5_digits_or_more',
        'units_of_measure_spacing',
      ],
    ],
  },
  {
    name: 'Signs between words and numbers, abbreviations',
    reason: 'After dates, times and numbers have theirs; abbreviations are written as asked before any is spelled out.',
    rules: [
      [
        'punctuation',
        'ampersand_usage',
        'ampersand_abbreviation_spacing',
        'plus_sign_usage',
        'slash_usage',
        'slash',
        'abbreviations',
      ],
      ['spelling_and_grammar', 'abbreviation_usage'],
      ['style_and_tone', 'abbreviations', 'country_names', 'short_vs_long_words'],
      [
        'punctuation',
        'acronyms',
        'uppercase_acronyms',
        'periods_in_uppercase_initialisms_and_acronyms',
        'periods_in_academic_degrees',
        'possessives_of_proper_names_ending_in_s_style',
        'related_phrases_indicator',
        'dash',
        'em_dash',
        'sentence_break_indicator',
        'explanatory_note_indicator',
        'ellipsis',
      ],
    ],
  },
  {
    name: 'Clauses and sentences',
    reason: 'Commas follow abbreviations that are written as asked.',
    rules: [
      [
        'punctuation',
        'comma_after_i_e_and_e_g',
        'comma_after_conjunctive_adverbs',
        'comma_after_short_introductory_phrase',
        'comma_and_semicolon',
        'serial_comma',
        'salutation',
        'exclamation_marks',
        'colon_in_heading',
        'colon',
      ],
    ],
  },
  {
    name: 'Titles, brackets and quotations',
    reason:
      'Titles that become quotations get the marks of quotations; how quotations are nested comes before their marks.',
    rules: [
      [
        'punctuation',
        'titles_of_books_and_newspapers',
        'titles_of_creative_works_trade_names_laws_and_regulations',
        'japanese_reference_materials',
        'emphasis',
        'parentheses_for_supplementary_information',
        'bracket',
        'round_brackets',
        'chinese_mixed_with_english',
        'setting_off_non_quoted_phrases',
        'quotation_style: use_double_quotation_marks_for_primary_quotations_and_single_quotation_marks_for_secondary_quotations',
        'quotation_style: use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations',
        'quotation_mark_and_apostrophe',
        'quotation_mark',
        'quotation_style',
        'highlighting_specific_expressions',
        'apostrophe',
      ],
      ['spelling_and_grammar', 'quotation_modification'],
    ],
  },
  {
    name: 'Endings of sentences, periods beside brackets and quotations',
    reason: 'What a sentence ends with and the brackets are known by then.',
    rules: [
      ['punctuation', 'periods_in_direct_quotes'],
      ['style_and_tone', 'tone', 'mixing_styles', 'declarative_endings'],
      [
        'punctuation',
        'corner_brackets_and_periods',
        'corner_bracket_and_periods',
        'full_sentence_in_round_brackets',
        'text_in_round_brackets_referring_to_previous_sentence',
        'text_in_round_brackets_supplementing_preceding_text',
        'periods_and_commas',
      ],
    ],
  },
  {
    name: 'Spaces',
    reason: 'What they stand between is final.',
    rules: [
      ['punctuation', 'spacing_and_punctuation'],
      [
        'formatting',
        'space_between_arabic_numerals_and_unit',
        'space_between_chinese_and_english',
        'space_between_chinese_characters_and_arabic_numerals',
      ],
    ],
  },
  {
    name: 'Letters and digits',
    reason: 'No other rule would know words without their own letters, or numbers without their usual digits.',
    rules: [
      ['numbers', 'writing_numbers', 'use_of_hiragana_and_kanji'],
      ['spelling_and_grammar', 'eszett', 'umlauts', 'i_and_u_with_circumflex_accents', 'accents_and_cedillas'],
    ],
  },
];

const ranks = new Map(
  ruleStages
    .flatMap(({ rules }) => rules.flatMap(([category, ...names]) => names.map((name) => `${category}.${name}`)))
    .map((name, rank) => [name, rank]),
);

/** Where a value is in the order; values without a place of their own are where their rule is. */
export function ruleRank({ category, rule, value }: ConfiguredValue): number {
  return ranks.get(`${category}.${rule}: ${value}`) ?? ranks.get(`${category}.${rule}`) ?? ranks.size;
}
