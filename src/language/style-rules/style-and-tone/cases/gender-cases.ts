import { casesOf } from '../../testing/style-case.ts';

const noGender = [
  'Voir exemple.com et le fichier.e',
  'Les ports et les portes',
  'Donne-le à Marie.',
  'Il est fini. Elle part.',
  'Le prix (total)',
];

export const genderCases = [
  ...casesOf('gender_unspecified', [
    [
      'use_both_masculine_and_feminine_forms',
      'fr',
      [
        ['Les étudiant·e·s viennent.', 'Les étudiantes et les étudiants viennent.'],
        ['Bonjour à tou(te)s, aux directeur(trice)s.', 'Bonjour à toutes et tous, aux directrices et aux directeurs.'],
      ],
      [...noGender, 'Les étudiant·e·s inscrit·e·s', 'Un·e étudiant·e'],
    ],
    [
      'use_masculine_form_only',
      'fr',
      [
        ['Les étudiant(e)s et les directeur·trice·s', 'Les étudiants et les directeurs'],
        ['Un·e étudiant·e parle, il/elle rit.', 'Un étudiant parle, il rit.'],
        ['Les citoyennes et les citoyens, bonjour à toutes et tous', 'Les citoyens, bonjour à tous'],
      ],
      noGender,
    ],
    [
      'use_middle_dots',
      'fr',
      [
        ['Les étudiant(e)s sont inscrit.e.s.', 'Les étudiant·e·s sont inscrit·e·s.'],
        ['Les étudiants et étudiantes et tous.tes', 'Les étudiant·e·s et tou·te·s'],
      ],
      noGender,
    ],
    [
      'use_gender_neutral_terms',
      'fr',
      [
        [
          'Les employé·e·s et nos enseignants et enseignantes',
          'Les membres du personnel et nos membres du personnel enseignant',
        ],
        ['Les garçons et les filles', 'Les enfants'],
      ],
      [...noGender, 'Beaucoup d’employé·e·s', 'Un employé et une employée'],
    ],
    ['use_parentheses', 'fr', [['Un étudiant·e, des musicien·ne·s', 'Un étudiant(e), des musicien(ne)s']], noGender],
    [
      'use_periods',
      'fr',
      [['Des infirmier(ère)s et des employé-e-s', 'Des infirmier.ère.s et des employé.e.s']],
      noGender,
    ],
  ]),
  ...casesOf('gender_unspecified_or_mixed', [
    [
      'use_both_feminine_and_masculine_forms',
      'es',
      [
        [
          'Los/as alumnos/as hablan con los/las profesores/as.',
          'Los alumnos y las alumnas hablan con los profesores y las profesoras.',
        ],
      ],
      ['Los/as alumnos/as matriculados/as', 'y/o', 'Los alumnos', 'El/la alumno/a'],
    ],
    [
      'use_feminine_form_only',
      'es',
      [
        ['Los/as alumnos/as matriculados/as', 'Las alumnas matriculadas'],
        ['Tod@s l@s niñ@s', 'Todas las niñas'],
      ],
      ['Escribe a ana@ejemplo.es', 'Sí y/o no', 'km/h o m/s', 'Los alumnos y las alumnas'],
    ],
    [
      'use_masculine_form_only',
      'es',
      [
        ['Los/as profesores/as y el/la director/a', 'Los profesores y el director'],
        ['Las alumnas y los alumnos, todos y todas', 'Los alumnos, todos'],
      ],
      ['Los puertos y las puertas', 'Escribe a ana@ejemplo.es', 'y/o'],
    ],
    [
      'use_masculine_form_only',
      'it',
      [
        ['Cari/e amici e amiche, gli alunni e le alunne', 'Cari amici, gli alunni'],
        ['Benvenuto/a', 'Benvenuto'],
      ],
      ['Porti e porte', 'e/o', 'Mani e mane'],
    ],
  ]),
  ...casesOf('referring_to_non_binary_people', [
    [
      'use_the_singular_and_plural_schwa',
      'it',
      [
        ['Benvenuto/a! Ciao tutti e tutte.', 'Benvenutə! Ciao tuttɜ.'],
        ['Le amiche e gli amici', 'Lɜ amichɜ'],
      ],
      ['Sì e/o no', 'Porti e porte', 'Tutti e due'],
    ],
  ]),
  ...casesOf('addressing_non_binary_people', [
    [
      'use_spanish_word_elle',
      'es',
      [['Él/ella o ellos/as hablan con ellxs.', 'Elle o elles hablan con elles.']],
      ['Él y ella', 'Ella es', 'Ellos'],
    ],
    [
      'use_spanish_word_ellx',
      'es',
      [['Elle habla con ella o él y ell@s.', 'Ellx habla con ellx y ellxs.']],
      ['Ellos', 'Aquella'],
    ],
  ]),
];

const neutral = (value: string) =>
  casesOf('binary_representation_of_gender', [
    [
      value,
      'en',
      [
        [
          'Boys and girls, he or she is here with his or her son or daughter.',
          'Children, they are here with their child.',
        ],
        ['S/he can go.', 'They can go.'],
      ],
      ['He or she goes.', 'The boys and the girls', 'his or Hermes', 'He is here.'],
    ],
    [
      value,
      'de',
      [
        ['Die Lehrerinnen und Lehrer und alle Student*innen kommen.', 'Die Lehrkräfte und alle Studierenden kommen.'],
        ['Mitarbeiterinnen und Mitarbeiter kommen.', 'Mitarbeitende kommen.'],
      ],
      [
        'Mit den Lehrerinnen und Lehrern',
        'Der Lehrer und die Schülerinnen',
        'Die Lehrerinnen und Studenten',
        'Lehrer:innenzimmer',
        'Alle Eltern und Lehrer*innen',
        'Gute Lehrerinnen',
      ],
    ],
    [value, 'fr', [['Les garçons et les filles jouent.', 'Les enfants jouent.']], ['Un garçon et une fille']],
  ]);

export const neutralCases = [
  ...neutral('avoid_binary_representation_of_gender_when_gender_neutral_language_can_be_used'),
  ...neutral('replace_binary_representations_of_gender_with_gender_neutral_language'),
  ...casesOf('binary_representation_of_gender', [
    [
      'use_neutral_pronouns',
      'en',
      [
        ['He/she has lost his/her key.', 'They have lost their key.'],
        ['Ask him or her if she or he finished.', 'Ask them if they finished.'],
      ],
      ['He and she', 'He or she goes home.', 'Boys and girls', 'his or her-'],
    ],
  ]),
];
