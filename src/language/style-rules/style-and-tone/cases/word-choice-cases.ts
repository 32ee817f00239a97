import { casesOf } from '../../testing/style-case.ts';

export const wordChoiceCases = [
  ...casesOf('abbreviations', [
    [
      'avoid_abbreviations_and_symbols_that_can_be_spelled_out_easily',
      'en',
      [['About 5% of the dept. like cats & dogs.', 'About 5 percent of the department like cats and dogs.']],
      ['AT&T', 'a + b = c', 'J. P. Morgan'],
    ],
    [
      'use_abbreviations_and_symbols',
      'de',
      [['Es sind zum Beispiel 5 Prozent.', 'Es sind z.⍽B. 5⍽%.']],
      ['Zum Beispiel', 'Viele Prozente', '5 Prozentpunkte'],
    ],
    [
      'use_abbreviations_and_symbols',
      'en',
      [['It is approximately 5 percent.', 'It is approx. 5%.']],
      ['The percent sign'],
    ],
  ]),
  ...casesOf('short_vs_long_words', [
    [
      'use_short_words',
      'en',
      [
        ['We utilize numerous tools and commenced an erroneous test.', 'We use many tools and started a wrong test.'],
        ['Utilizing approximately 5', 'Using about 5'],
        ['He ascertained it.', 'He found out it.'],
      ],
      ['The utilization', 'Frequently asked questions', 'A sufficient', 'The residence', 'An attempt to go'],
    ],
    [
      'use_short_words',
      'de',
      [['Wir benötigen lediglich Geld. Nichtsdestotrotz geht es.', 'Wir brauchen nur Geld. Trotzdem geht es.']],
      ['Er benötigt Geld.', 'Ein ausschließliches Recht'],
    ],
    [
      'use_short_words',
      'es',
      [['Utilizamos y utilicé esto solamente.', 'Usamos y usé esto solo.']],
      ['La utilización', 'Las ocasiones'],
    ],
    [
      'use_short_words',
      'fr',
      [['Il vient fréquemment et prochainement.', 'Il vient souvent et bientôt.']],
      ['Un usage fréquent'],
    ],
    [
      'use_short_words',
      'it',
      [['Utilizziamo l’utilizzo unicamente oggi.', 'Usiamo l’uso solo oggi.']],
      ['L’utilizzatore'],
    ],
  ]),
  ...casesOf('double_negatives', [
    [
      'do_not_use_double_negatives',
      'en',
      [
        ['It is not uncommon. That isn’t impossible.', 'It is common. That is possible.'],
        ['Not infrequently', 'Frequently'],
      ],
      ['It is not common.', 'An unusual day', 'Not only unusual'],
    ],
    [
      'do_not_use_double_negatives',
      'de',
      [['Nicht unerhebliche Kosten', 'Erhebliche Kosten']],
      ['Nicht erheblich', 'Unmöglich'],
    ],
    ['do_not_use_double_negatives', 'es', [['No es imposible.', 'Es posible.']], ['Es imposible.', 'No es posible.']],
    [
      'do_not_use_double_negatives',
      'fr',
      [['Il n’est pas impossible que', 'Il est possible que']],
      ['C’est impossible.'],
    ],
    ['do_not_use_double_negatives', 'it', [['Non è impossibile.', 'È possibile.']], ['È impossibile.']],
  ]),
  ...casesOf('positive_vs_negative_language', [
    [
      'use_positive_language',
      'en',
      [['Do not forget to save. Please don’t hesitate to ask.', 'Remember to save. Please feel free to ask.']],
      ['I forget to save.', 'Do not forget me.', 'He does not hesitate.'],
    ],
    [
      'use_positive_language',
      'de',
      [['Vergessen Sie nicht, zu speichern.', 'Denken Sie daran, zu speichern.']],
      ['Ich vergesse nicht.', 'Vergessen Sie nicht das Brot.'],
    ],
    ['use_positive_language', 'es', [['No olvide guardar.', 'Recuerde guardar.']], ['No lo olvide.', 'No olvidemos']],
    [
      'use_positive_language',
      'fr',
      [['N’oubliez pas d’enregistrer.', 'Pensez à enregistrer.']],
      ['Vous n’oubliez pas.'],
    ],
    ['use_positive_language', 'it', [['Non dimenticare di salvare.', 'Ricorda di salvare.']], ['Non dimenticare!']],
  ]),
  ...casesOf('reader_action_required', [
    [
      'use_you_must_when_action_is_required_from_reader',
      'en',
      [
        ['You need to save the file. Then, you have to close it.', 'You must save the file. Then, you must close it.'],
        ['Before you start, you’ll need to log in.', 'Before you start, you must log in.'],
      ],
      [
        'Do you need to save?',
        'If you need to save, do it.',
        'All you need to do',
        'You have to admit it is good.',
        'You need to go?',
      ],
    ],
  ]),
  ...casesOf('directional_language', [
    [
      'do_not_use_directional_language',
      'en',
      [
        [
          'See the table below. Click the blue button above.',
          'See the following table. Click the preceding blue button.',
        ],
        ['Use the above example, as mentioned above.', 'Use the preceding example, as mentioned earlier.'],
      ],
      ['The temperature is below zero.', 'The table below the window', 'Above all, save.', 'see above average results'],
    ],
    [
      'do_not_use_directional_language',
      'de',
      [
        [
          'Die untenstehende Tabelle und die oben genannten Werte',
          'Die folgende Tabelle und die zuvor genannten Werte',
        ],
      ],
      ['Das steht oben.', 'Die obige Luft', 'unten stehen'],
    ],
    [
      'do_not_use_directional_language',
      'es',
      [['Lo mencionado arriba y lo indicado más abajo', 'Lo mencionado anteriormente y lo indicado a continuación']],
      ['Vive arriba.', 'De arriba abajo'],
    ],
    [
      'do_not_use_directional_language',
      'fr',
      [['Le tableau ci-dessous et les figures ci-dessus', 'Le tableau suivant et les figures précédentes']],
      ['Voir ci-dessous.', 'Le voisin du dessous'],
    ],
    [
      'do_not_use_directional_language',
      'it',
      [['I dati riportati sopra.', 'I dati riportati in precedenza.']],
      ['Vive sopra.', 'Riportato sotto la porta'],
    ],
  ]),
  ...casesOf('anglicisms', [
    [
      'avoid_anglicisms_when_there_is_a_french_equivalent',
      'fr',
      [
        ['L’e-mail et cet email sont des challenges.', 'Le courriel et ce courriel sont des défis.'],
        [
          'La newsletter digitale parle d’e-mails en streaming.',
          "La lettre d'information numérique parle de courriels en continu.",
        ],
        ['Smartphone neuf', 'Téléphone intelligent neuf'],
      ],
      [
        'Google Cloud et Spotify Playlist',
        'Une empreinte digitale',
        'Le chat dort.',
        'Un match',
        'Mon adresse e-mail-bis',
      ],
    ],
  ]),
  ...casesOf('country_names', [
    [
      'use_long_form',
      'en',
      [
        ['Germany and the United States met.', 'The Federal Republic of Germany and the United States of America met.'],
        ['We live in France.', 'We live in the French Republic.'],
      ],
      ['East Germany', 'We fly Air France.', 'In China Town', 'The United States of America'],
    ],
    [
      'use_long_form',
      'de',
      [
        [
          'In den USA und in der Schweiz',
          'In den Vereinigten Staaten von Amerika und in der Schweizerischen Eidgenossenschaft',
        ],
      ],
      ['USA', 'Die Schweizer'],
    ],
    [
      'use_long_form',
      'es',
      [['Vive en Alemania y Estados Unidos.', 'Vive en la República Federal de Alemania y Estados Unidos de América.']],
      ['Estados Unidos Mexicanos', 'Los italianos'],
    ],
    [
      'use_long_form',
      'fr',
      [
        [
          'La France et l’Allemagne, aux États-Unis.',
          "La République française et la République fédérale d'Allemagne, aux États-Unis d'Amérique.",
        ],
      ],
      ['La France insoumise', 'En France'],
    ],
    [
      'use_long_form',
      'it',
      [['La Francia e l’Italia.', 'La Repubblica Francese e la Repubblica Italiana.']],
      ['In Francia', 'La Francia antica'],
    ],
    [
      'use_short_form',
      'en',
      [['The Federal Republic of Germany and the United States of America met.', 'Germany and the United States met.']],
      ['The Republic of ideas', 'Germany'],
    ],
    [
      'use_short_form',
      'de',
      [['In der Bundesrepublik Deutschland und den Vereinigten Staaten von Amerika', 'In Deutschland und den USA']],
      ['Die Gesetze der Bundesrepublik Deutschland', 'Die Republik'],
    ],
    ['use_short_form', 'es', [['La República Francesa existe.', 'Francia existe.']], ['La República', 'Francia']],
    [
      'use_short_form',
      'fr',
      [['La République française existe.', 'La France existe.']],
      ['La République', 'Une république française'],
    ],
    [
      'use_short_form',
      'it',
      [['Il testo della Repubblica Italiana.', "Il testo dell'Italia."]],
      ['La Repubblica', 'Italia'],
    ],
  ]),
];
