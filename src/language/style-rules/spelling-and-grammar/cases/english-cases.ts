import { casesOf, casesOfData } from '../../testing/style-case.ts';
import numbers from '../english-numbers.json' with { type: 'json' };

export const englishCases = [
  ...casesOfData('spelled_out_numbers', 'use_hyphens', 'en', numbers.rules),
  ...casesOf('contractions', [
    [
      'do_not_use_contractions',
      'en',
      [
        ["I don't know, we can't go and it won't work.", 'I do not know, we cannot go and it will not work.'],
        [
          'Don’t click. Why don’t you wait? It’s late, isn’t it?',
          'Do not click. Why do you not wait? It is late, is it not?',
        ],
        ["I'm here, they're there, we've been, you'll see.", 'I am here, they are there, we have been, you will see.'],
        [
          "He's been away. That's a car. There's never been one.",
          'He has been away. That is a car. There has never been one.',
        ],
        [
          "I'd like that. He'd never seen it. You'd better go.",
          'I would like that. He had never seen it. You had better go.',
        ],
        ["Let's start.", 'Let us start.'],
        ["It isn't you.", 'It is not you.'],
      ],
      [
        "John's car is at Anna's.",
        "He's finished.",
        "I ain't going.",
        "What's it mean?",
        "Five o'clock, ma'am.",
        "The '90s",
        "Don't you dare!",
        "Don't the others know?",
        "She'd put it there.",
        'It’s.',
      ],
    ],
    [
      'use_contractions',
      'en',
      [
        ['I do not know. It is not here. You cannot.', "I don't know. It isn't here. You can't."],
        ['It is important. We are going. You will see.', "It's important. We're going. You'll see."],
        ['I have been there. They have finished.', "I've been there. They've finished."],
        ['Will not work. I am not sure.', "Won't work. I'm not sure."],
      ],
      [
        'It is bigger than it is now.',
        'Not only that.',
        'A copy of it will be sent. Using it is easy.',
        'Yes, I am.',
        'I have a car. They have need of it.',
        'We must not go.',
        'It is not only a car.',
      ],
    ],
    [
      'use_contractions_but_avoid_negative_contractions',
      'en',
      [
        ["It isn't easy. You don't know.", 'It is not easy. You do not know.'],
        ["It is easy. I can't.", "It's easy. I cannot."],
      ],
      ['It is not here.', 'I do not know.', 'Where he is good.'],
    ],
  ]),
];

export const abbreviationCases = [
  ...casesOf('latin_abbreviations', [
    [
      'do_not_use_latin_abbreviations',
      'en',
      [
        ['Fruit, e.g. apples, pears, etc.', 'Fruit, for example apples, pears, and so on.'],
        ['It is old, i.e. older than Rome.', 'It is old, that is, older than Rome.'],
        ['One (i.e., the first) vs. two, cf. page 3.', 'One (that is, the first) versus two, compare page 3.'],
        ['E.g., this. Apples, etc. We go.', 'For example, this. Apples, and so on. We go.'],
      ],
      ['Use VS Code.', 'Edit /etc/hosts.', 'At 5 a.m. we go.', 'California (CA.) is big.'],
    ],
    [
      'do_not_use_latin_abbreviations',
      'de',
      [
        [
          'Äpfel, Birnen etc. sind, i. e. waren, ca. 5 Euro.',
          'Äpfel, Birnen und so weiter sind, das heißt waren, etwa 5 Euro.',
        ],
      ],
      ['Das ist z. B. gut.', 'usw.'],
    ],
    [
      'do_not_use_latin_abbreviations',
      'es',
      [['Peras, etc. Véase cf. 3.', 'Peras, etcétera. Véase véase 3.']],
      ['p. ej.'],
    ],
    [
      'do_not_use_latin_abbreviations',
      'fr',
      [['France vs Italie, cf. page 3', 'France contre Italie, voir page 3']],
      ['p. ex.'],
    ],
    ['do_not_use_latin_abbreviations', 'it', [['Pere, mele ecc.', 'Pere, mele eccetera.']], ['ad es.']],
  ]),
  ...casesOf('personal_titles', [
    [
      'abbreviate',
      'en',
      [
        ['Ask Doctor Smith and Professor J. Jones.', 'Ask Dr. Smith and Prof. J. Jones.'],
        ['Senator Sanders', 'Sen. Sanders'],
      ],
      ['The doctor is in.', 'Doctor Who', 'Professor of law', 'Ask your Doctor'],
    ],
    ['abbreviate', 'de', [['Frau Doktor Müller', 'Frau Dr. Müller']], ['Der Doktor kommt.', 'Doktor Oetker']],
    [
      'abbreviate',
      'es',
      [['El señor García y la señora de la Torre', 'El Sr. García y la Sra. de la Torre']],
      ['Señor Presidente', 'un señor'],
    ],
    [
      'abbreviate',
      'fr',
      [['J’ai vu Monsieur Dupont et madame Martin.', 'J’ai vu M. Dupont et Mme Martin.']],
      ['Monsieur le maire', 'Madame Dupont, bonjour', 'Madame Bovary'],
    ],
    [
      'abbreviate',
      'it',
      [['Il signor Rossi e la dottoressa Bianchi', 'Il sig. Rossi e la dott.ssa Bianchi']],
      ['Una signora', 'il professor'],
    ],
    [
      'do_not_abbreviate',
      'en',
      [['Ask Dr. Smith and Prof. Jones.', 'Ask Doctor Smith and Professor Jones.']],
      ['Mr. and Mrs. Smith', 'He lives at 5 Oak Dr. Ask him.', 'Dr. Pepper'],
    ],
    [
      'do_not_abbreviate',
      'de',
      [['Herr Prof. Müller und Hr. Maier, Dr. Schmidt', 'Herr Professor Müller und Herr Maier, Doktor Schmidt']],
      ['Dr. med. Müller', 'Prof. Kunst'],
    ],
    [
      'do_not_abbreviate',
      'es',
      [['El Sr. García. Sra. Pérez, pase.', 'El señor García. Señora Pérez, pase.']],
      ['El Sr. 5', 'Sra.'],
    ],
    [
      'do_not_abbreviate',
      'fr',
      [['Avec M. Dupont et le Dr Martin.', 'Avec monsieur Dupont et le docteur Martin.']],
      ['Jean M. Dupont', 'M. X', 'MM.'],
    ],
    [
      'do_not_abbreviate',
      'it',
      [['Il sig. Rossi e la prof.ssa Verdi', 'Il signor Rossi e la professoressa Verdi']],
      ['ing. 5', 'prof.'],
    ],
  ]),
];
