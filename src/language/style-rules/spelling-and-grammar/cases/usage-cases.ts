import { casesOf } from '../../testing/style-case.ts';

export const usageCases = [
  ...casesOf('abbreviation_usage', [
    [
      'do_not_use_abbreviations',
      'de',
      [
        ['Obst, z.B. Äpfel, d. h. ca. 5 usw.', 'Obst, zum Beispiel Äpfel, das heißt circa 5 und so weiter.'],
        ['Siehe S. 12-15 oder S. 7 usw...', 'Siehe Seiten 12-15 oder Seite 7 und so weiter...'],
        ['Siehe S. 5 und Abb. 3 (max. 2 bzw. 3).', 'Siehe Seite 5 und Abbildung 3 (maximal 2 beziehungsweise 3).'],
      ],
      ['M. E. Müller', 'Das Wort ist gut.', 'Am 5. Mai', 'J. S. Bach'],
    ],
    [
      'do_not_use_abbreviations',
      'en',
      [
        [
          'The dept. has approx. 5 on p. 3, e.g. this.',
          'The department has approximately 5 on page 3, for example this.',
        ],
        ['Fig. 3 and vol. 2', 'Figure 3 and volume 2'],
        ['See p. 12–15, etc... Read on.', 'See pages 12–15, and so on... Read on.'],
      ],
      ['The answer is no. 5 people came.', 'At 5 p.m.', 'example.dept', 'No. I do not.'],
    ],
    [
      'do_not_use_abbreviations',
      'es',
      [
        [
          'Uds. pueden, p. ej., ver la pág. 5 de EE. UU.',
          'Ustedes pueden, por ejemplo, ver la página 5 de Estados Unidos.',
        ],
      ],
      ['Un art. bonito', 'S. M. el rey'],
    ],
    [
      'do_not_use_abbreviations',
      'fr',
      [
        ['Voir p. 5, p. ex. le n° 3, c.-à-d. ceci.', "Voir page 5, par exemple le numéro 3, c'est-à-dire ceci."],
        ['Voir p. 12-15 et la p. 7-8.', 'Voir pages 12-15 et la page 7-8.'],
      ],
      ['J. P. Dupont', 'Le vol. du matin'],
    ],
    [
      'do_not_use_abbreviations',
      'it',
      [['Vedi pag. 5, ad es. il n. 3, ecc.', 'Vedi pagina 5, ad esempio il numero 3, eccetera.']],
      ['A. P. Rossi', 'con n. grande'],
    ],
    [
      'do_not_use_abbreviations_unless_necessary',
      'en',
      [['The dept. (approx. 5) and govt. work', 'The department (approx. 5) and government work']],
      ['Only (e.g. here) and (i.e. there).', 'Deptford'],
    ],
    [
      'use_abbreviations',
      'en',
      [
        ['It is, for example, on page 5, and so on.', 'It is, e.g., on p. 5, etc.'],
        ['Pears, and so on.... Apples, and so on... Read on.', 'Pears, etc.... Apples, etc... Read on.'],
        ['Figure 3 weighs approximately 5 kg.', 'Fig. 3 weighs approx. 5 kg.'],
      ],
      ['For example, this.', 'The page has a number.', 'This is an apple, for example.', 'He goes on a page.'],
    ],
    [
      'use_abbreviations',
      'de',
      [['Obst, zum Beispiel Äpfel auf Seite 5 und so weiter.', 'Obst, z.⍽B. Äpfel auf S. 5 usw.']],
      ['Zum Beispiel so.', 'So ist es zum Beispiel.', 'Die Seite der Nummer'],
    ],
    [
      'use_abbreviations',
      'es',
      [['Venga usted, por ejemplo, a la página 5.', 'Venga Ud., p.⍽ej., a la pág. 5.']],
      ['Usted viene.', 'La página'],
    ],
    [
      'use_abbreviations',
      'fr',
      [['Prends, par exemple, la page 5.', 'Prends, p.⍽ex., la p. 5.']],
      ['Par exemple', 'Une page'],
    ],
    [
      'use_abbreviations',
      'it',
      [['Vedi, ad esempio, pagina 5.', 'Vedi, ad es., pag. 5.']],
      ['Ad esempio', 'La pagina'],
    ],
  ]),
  ...casesOf('abbreviation_usage', [
    [
      'use_abbreviations_as_needed',
      'en',
      [['It is big (approximately 5 m, see figure 3).', 'It is big (approx. 5 m, see fig. 3).']],
      ['It is approximately 5 m.', 'See figure 3 (below).', '(This is an apple, for example)'],
    ],
    [
      'use_abbreviations_as_needed',
      'de',
      [['Obst (zum Beispiel Äpfel auf Seite 5)', 'Obst (z.⍽B. Äpfel auf S. 5)']],
      ['Obst, zum Beispiel Äpfel.', '(Zum Beispiel)'],
    ],
  ]),
  ...casesOf('special_characters', [
    [
      'never_use_symbols',
      'en',
      [
        ['Cats & dogs + birds cost 5% in § 3.', 'Cats & dogs and birds cost 5 percent in section 3.'],
        ['Take cats & dogs of ≥ 5 kg.', 'Take cats and dogs of at least 5 kg.'],
      ],
      ['AT&T and H&M', 'a + b = 5%', 'Use %20 here', 'R & D'],
    ],
    ['never_use_symbols', 'en-GB', [['About 5% of it', 'About 5 per cent of it']], ['Use 5 + 3 of 5%']],
    [
      'never_use_symbols',
      'de',
      [['Äpfel und 5 % laut § 3', 'Äpfel und 5 Prozent laut Paragraf 3']],
      ['100%ig', '5%-Klausel'],
    ],
    [
      'never_use_symbols',
      'es',
      [['padres & hijos, madres & iglesias, 5 %', 'padres e hijos, madres e iglesias, 5 por ciento']],
      ['R & D'],
    ],
    ['never_use_symbols', 'fr', [['5 % des chats & chiens', '5 pour cent des chats et chiens']], ['M & M']],
    ['never_use_symbols', 'it', [['circa 5% di cani & gatti', 'circa 5 per cento di cani e gatti']], ['C & C']],
  ]),
];
