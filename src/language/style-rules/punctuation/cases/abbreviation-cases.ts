import type { StyleCase } from '../../testing/style-case.ts';
import { casesOf } from '../../testing/style-case.ts';

const initials = [
  ['He lives in the U.S.A. now.', 'He lives in the USA now.'],
  ['the U.S. and the U.N.,', 'the US and the UN,'],
] as const;
const noInitials = ['the USA now', 'J.R.R. Tolkien wrote it.', 'at 5 a.m. and 6 P.M. then', 'He left the U.S.'];

export const abbreviationCases: readonly StyleCase[] = [
  ...casesOf('abbreviations', [
    [
      'do_not_separate_abbreviated_words',
      'de',
      [
        ['Obst, z. B. Äpfel', 'Obst, zB Äpfel'],
        ['d.h. wir', 'dh wir'],
      ],
      ['Obst, zB Äpfel', 'Obst, Nüsse u. Ä.'],
    ],
    [
      'separate_each_abbreviated_word_with_period_and_space',
      'de',
      [
        ['Obst, z.B. Äpfel', 'Obst, z.⍽B. Äpfel'],
        ['Das ist i.d.R. so', 'Das ist i.⍽d.⍽R. so'],
      ],
      ['Obst, z.⍽B. Äpfel', 'Version x.z.B ist ua hier'],
    ],
    [
      'separate_each_abbreviated_word_with_period_without_space',
      'de',
      [['Obst, z. B. Äpfel', 'Obst, z.B. Äpfel']],
      ['Obst, z.B. Äpfel', 'Satz a. Bald'],
    ],
    [
      'separate_each_abbreviated_word_with_space_without_period',
      'de',
      [['Obst, z.B. Äpfel', 'Obst, z⍽B Äpfel']],
      ['Obst, z⍽B Äpfel', 'Obst u. a.'],
    ],
  ]),
  ...casesOf('acronyms', [['do_not_use_periods', 'en', initials, noInitials]]),
  ...casesOf('periods_in_uppercase_initialisms_and_acronyms', [['do_not_use', 'en', initials, noInitials]]),
  ...casesOf('uppercase_acronyms', [
    ['do_not_use_spaces', 'es', [['en EE. UU. hoy', 'en EE.UU. hoy']], ['en EE.UU. hoy', 'Sres. UU y EE']],
    ['use_spaces', 'es', [['en EE.UU. hoy', 'en EE.⍽UU. hoy']], ['en EE.⍽UU. hoy', 'en EEUU']],
  ]),
  ...casesOf('periods_in_academic_degrees', [
    ['do_not_use', 'en', [['She has a Ph.D. in law.', 'She has a PhD in law.']], ['a PhD in law', 'He has a Ph.D.']],
    [
      'use',
      'en',
      [
        ['She has a PhD in law.', 'She has a Ph.D. in law.'],
        ['Jane Doe, MD, spoke.', 'Jane Doe, M.D., spoke.'],
      ],
      ['a Ph.D. in law', 'Boston, MA 02101', 'He has a PhD.'],
    ],
  ]),
  ...casesOf('possessives_of_proper_names_ending_in_s_style', [
    ['add_apostrophe_only', 'en', [["James's car", "James' car"]], ["James' car", "The boss's car", "It's here"]],
    [
      'add_apostrophe_s',
      'en',
      [['James’ car', 'James’s car']],
      ['James’s car', "the Americans' rights", "'James' he said"],
    ],
  ]),
];
