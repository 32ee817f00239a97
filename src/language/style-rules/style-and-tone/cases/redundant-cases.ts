import type { StyleCase } from '../../testing/style-case.ts';
import { casesOf } from '../../testing/style-case.ts';

const shortened = (value: string): readonly StyleCase[] =>
  casesOf('redundant_phrases', [
    [
      value,
      'en',
      [
        [
          'In order to save, press a key due to the fact that it is an added bonus.',
          'To save, press a key because it is a bonus.',
        ],
        ['It is able to run prior to a general consensus.', 'It can run before a consensus.'],
      ],
      ['They stand in order.', 'The end results-driven', 'A new car', 'Out-of-order to go', 'He is not able to go.'],
    ],
    [
      value,
      'de',
      [
        ['Aufgrund der Tatsache, dass er krank ist, bleibt er.', 'Weil er krank ist, bleibt er.'],
        ['Aus diesem Grund kommt er zu einem späteren Zeitpunkt.', 'Deshalb kommt er später.'],
      ],
      ['Aufgrund der Tatsachen', 'Die Bedingung ist, dass es geht.', 'Aus diesem Grundstück'],
    ],
    [
      value,
      'es',
      [['Lo hace con el fin de ganar, debido a que puede.', 'Lo hace para ganar, porque puede.']],
      ['Con el fin de semana', 'A pesar de todo'],
    ],
    [
      value,
      'fr',
      [['Dans le but d’aider, il est en mesure de venir.', 'Pour aider, il peut venir.']],
      ['Cela vient du fait que oui', 'Il marque dans le but', 'Il est en mesure'],
    ],
    [
      value,
      'it',
      [['Al fine di aiutare, è in grado di venire.', 'Per aiutare, può venire.']],
      ['La fine di un film', 'Non è per il fatto'],
    ],
  ]);

export const redundantCases = [
  ...shortened('do_not_use_redundant_phrases'),
  ...shortened('avoid_relativizing_and_redundant_phrases'),
  ...casesOf('redundant_phrases', [
    [
      'avoid_relativizing_and_redundant_phrases',
      'en',
      [
        ['It actually works.', 'It works.'],
        ['It is, so to speak, done.', 'It is done.'],
      ],
      ['Not actually true.', 'It does not actually work.', 'Actually, yes.'],
    ],
    [
      'avoid_relativizing_and_redundant_phrases',
      'de',
      [['Das ist irgendwie gut und sozusagen fertig.', 'Das ist gut und sozusagen fertig.']],
      ['Der eigentliche Grund', 'Das ist nicht eigentlich falsch.', 'Irgendwie geht es.'],
    ],
    [
      'avoid_relativizing_and_redundant_phrases',
      'fr',
      [['C’est, en quelque sorte, fini.', 'C’est fini.']],
      ['Une sorte de pain'],
    ],
    [
      'avoid_relativizing_and_redundant_phrases',
      'es',
      [['Es, en cierto modo, bueno.', 'Es bueno.']],
      ['En cierto modo, sí.'],
    ],
    [
      'avoid_relativizing_and_redundant_phrases',
      'it',
      [['È, per così dire, finito.', 'È finito.']],
      ['In qualche modo, sì.'],
    ],
  ]),
  ...casesOf('redundant_introductory_phrases', [
    [
      'avoid_redundant_introductory_phrases',
      'en',
      [
        ['Please note that the file is saved. It should be noted that it works.', 'The file is saved. It works.'],
        ['Needless to say, it works.', 'It works.'],
      ],
      ['We note that it works.', 'Note that.', 'Please note the time.'],
    ],
    [
      'avoid_redundant_introductory_phrases',
      'fr',
      [
        [
          'Veuillez noter que le fichier est prêt. Il convient de noter qu’il marche.',
          'Le fichier est prêt. Il marche.',
        ],
      ],
      ['Vous notez que ça va.', 'Veuillez noter le numéro.'],
    ],
    [
      'avoid_redundant_introductory_phrases',
      'es',
      [['Tenga en cuenta que el archivo existe.', 'El archivo existe.']],
      ['Debe tener en cuenta que sí.'],
    ],
    [
      'avoid_redundant_introductory_phrases',
      'it',
      [['Si noti che il file esiste.', 'Il file esiste.']],
      ['Non si noti.'],
    ],
    [
      'do_not_use_redundant_phrases_that_refer_to_current_text',
      'en',
      [
        ['As mentioned above, the test works. It is, as noted earlier, new.', 'The test works. It is new.'],
        ['As previously mentioned, 5 of them.', '5 of them.'],
      ],
      ['It works as described above.', 'Use the settings as stated above, then go.'],
    ],
    [
      'do_not_use_redundant_phrases_that_refer_to_current_text',
      'de',
      [['Das ist, wie bereits erwähnt, neu.', 'Das ist neu.']],
      ['Wie oben erwähnt, ist das neu.', 'Es geht wie oben beschrieben.'],
    ],
    [
      'do_not_use_redundant_phrases_that_refer_to_current_text',
      'es',
      [['Como ya se ha mencionado, el test va.', 'El test va.']],
      ['Va como se ha dicho antes.'],
    ],
    [
      'do_not_use_redundant_phrases_that_refer_to_current_text',
      'fr',
      [['Comme indiqué ci-dessus, le test va.', 'Le test va.']],
      ['Va comme indiqué ci-dessus.'],
    ],
    [
      'do_not_use_redundant_phrases_that_refer_to_current_text',
      'it',
      [['Come già detto, il test va.', 'Il test va.']],
      ['Va come già detto.'],
    ],
  ]),
];
