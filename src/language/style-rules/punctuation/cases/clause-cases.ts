import type { StyleCase } from '../../testing/style-case.ts';
import { casesOf, casesOfData } from '../../testing/style-case.ts';
import introductions from '../clauses/introductions.json' with { type: 'json' };
import lists from '../clauses/list-words.json' with { type: 'json' };

const [phrases, adverbs] = ['introductory-phrase', 'conjunctive-adverb'].map((id) =>
  introductions.rules.filter((rule) => rule.id === id),
);

export const clauseCases: readonly StyleCase[] = [
  ...casesOfData('serial_comma', 'use', 'en', lists.rules),
  ...casesOfData('comma_after_short_introductory_phrase', 'use', 'en', phrases ?? []),
  ...casesOfData('comma_after_conjunctive_adverbs', 'use', 'en', adverbs ?? []),
  ...casesOf('comma_after_conjunctive_adverbs', [
    [
      'do_not_use',
      'en',
      [['However, the plan failed.', 'However the plan failed.']],
      ['Therefore we left.', 'However, hard work pays.'],
    ],
    [
      'use',
      'en',
      [['He ate. Therefore we left.', 'He ate. Therefore, we left.']],
      ['Therefore, we left.', 'However the wind blows, we sail.'],
    ],
  ]),
  ...casesOf('comma_after_short_introductory_phrase', [
    [
      'do_not_use',
      'en',
      [['In 2020, we moved.', 'In 2020 we moved.']],
      ['On Monday we left.', 'In 2020, 2021 and 2022'],
    ],
    ['use', 'en', [['On Monday we left.', 'On Monday, we left.']], ['On Monday, we left.', 'Today is the day.']],
  ]),
  ...casesOf('comma_after_i_e_and_e_g', [
    ['do_not_use', 'en', [['fruit, e.g., apples', 'fruit, e.g. apples']], ['fruit, e.g. apples', 'etc., and so on']],
    ['use', 'en', [['fruit, i.e. apples', 'fruit, i.e., apples']], ['fruit, i.e., apples', 'etc. and so on']],
  ]),
  ...casesOf('serial_comma', [
    [
      'do_not_use',
      'en',
      [['It is red, white, and blue.', 'It is red, white and blue.']],
      ['red, white and blue.', 'He came home, and she left.'],
    ],
    ['do_not_use', 'de', [['rot, weiß, und blau.', 'rot, weiß und blau.']], ['Er kam, und sie ging.']],
    [
      'do_not_use_serial_comma_when_using_chinese_comma',
      'zh',
      [['苹果、梨、和香蕉', '苹果、梨和香蕉']],
      ['苹果、梨和香蕉', '苹果，和香蕉'],
    ],
    [
      'use',
      'en',
      [
        ['It is red, white and blue.', 'It is red, white, and blue.'],
        ['with tea, milk, honey and lemon.', 'with tea, milk, honey, and lemon.'],
      ],
      ['It is red, white, and blue.', 'In Paris, Tom and Ann met.', 'He sat down, tired and hungry.'],
    ],
  ]),
  ...casesOf('sentence_break_indicator', [
    [
      'use_em_dash_with_space_on_either_side',
      'en',
      [
        ['He came - at last', 'He came — at last'],
        ['He came—at last', 'He came — at last'],
      ],
      ['He came — at last', 'a well-known man', '- item'],
    ],
    [
      'use_em_dash_without_space_on_either_side',
      'en',
      [['He came – at last', 'He came—at last']],
      ['He came—at last', 'from 3 – 5'],
    ],
    [
      'use_en_dash_with_space_on_either_side',
      'de',
      [
        ['Er kam — endlich', 'Er kam – endlich'],
        ['Er kam - endlich', 'Er kam – endlich'],
      ],
      ['Er kam – endlich', 'Vor- und Nachteile'],
    ],
  ]),
  ...casesOf('exclamation_marks', [
    ['do_not_use', 'en', [['Come in! We wait.', 'Come in. We wait.']], ['Come in.', 'Yahoo! said so', 'a != b']],
    ['do_not_use', 'es', [['¡Entre!', 'Entre.']], ['Entre.']],
    ['do_not_use', 'ja', [['来て！早く', '来て。早く']], ['来て。']],
    ['do_not_use', 'fr', [['Entrez !', 'Entrez.']], ['Entrez.']],
  ]),
  ...casesOf('salutation', [
    [
      'do_not_use_comma_after_salutation_capitalize_following_word',
      'de-CH',
      [['Sehr geehrte Frau Meier,\n\nwir danken', 'Sehr geehrte Frau Meier\n\nWir danken']],
      ['Sehr geehrte Frau Meier\n\nWir danken', 'Liebe macht blind, sagt man.'],
    ],
    [
      'use_colon_after_salutation',
      'en',
      [['Dear Ms. Smith,\nThank you', 'Dear Ms. Smith:\nThank you']],
      ['Dear Ms. Smith:', 'Dear me, it rains'],
    ],
    [
      'use_comma_after_salutation',
      'en',
      [['Dear Ms. Smith:', 'Dear Ms. Smith,']],
      ['Dear Ms. Smith,', 'Hello: a word'],
    ],
    [
      'use_exclamation_mark_after_salutation',
      'de',
      [['Liebe Frau Meier,\n\nwir danken', 'Liebe Frau Meier!\n\nWir danken']],
      ['Liebe Frau Meier!', 'Liebe macht blind, sagt man.'],
    ],
  ]),
  ...casesOf('spacing_and_punctuation', [
    ['do_not_use_space', 'fr', [['Vraiment ? Oui !', 'Vraiment? Oui!']], ['Vraiment?', 'à 10:30']],
    [
      'use_regular_space',
      'fr',
      [['Vraiment? Oui\u00a0!', 'Vraiment ? Oui !']],
      ['Vraiment ?', 'http://a.b', 'à 10:30'],
    ],
  ]),
];
