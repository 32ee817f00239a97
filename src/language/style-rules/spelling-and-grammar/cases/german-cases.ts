import { casesOf } from '../../testing/style-case.ts';

export const germanCases = [
  ...casesOf('eszett', [
    [
      'replace_eszett_with_ss',
      'de',
      [
        ['Die Straße ist groß.', 'Die Strasse ist gross.'],
        ['GROẞE STRAßE', 'GROSSE STRASSE'],
      ],
      ['Das Wasser ist nass.', 'β-Carotin', 'Die Masse.'],
    ],
    ['replace_eszett_with_ss', 'de-CH', [['Fuß', 'Fuss']], ['Fluss']],
  ]),
  ...casesOf('umlauts', [
    [
      'replace_umlauts_with_ae_oe_ue',
      'de',
      [
        ['Über schöne Mädchen in München', 'Ueber schoene Maedchen in Muenchen'],
        ['ÜBERSICHT Ä', 'UEBERSICHT Ae'],
        ['FÜR ÖL', 'FUER OEL'],
      ],
      ['Das Haus steht neu am Meer.', 'Citroën', 'naïve Kunst'],
    ],
  ]),
  ...casesOf('informal_address_pronouns', [
    [
      'capitalize_informal_address_pronouns',
      'de',
      [
        ['Ich danke dir für deinen Brief.', 'Ich danke Dir für Deinen Brief.'],
        ['Das Buch, das du liest.', 'Das Buch, das Du liest.'],
        ['Wenn du magst, besuche ich euch mit eurer Katze.', 'Wenn Du magst, besuche ich Euch mit Eurer Katze.'],
      ],
      [
        'Wir sind per du.',
        'Der Cirque du Soleil kommt.',
        'Ich gebe ihr ihren Brief.',
        'Das Menu du jour.',
        'Dur und Moll, Europa',
        'Er bietet ihm das du an.',
        'Sie stehen auf du und du.',
      ],
    ],
    [
      'do_not_capitalize_informal_address_pronouns',
      'de',
      [
        ['Ich danke Dir für Deinen Brief.', 'Ich danke dir für deinen Brief.'],
        ['Wenn Du magst, komme ich zu Euch.', 'Wenn du magst, komme ich zu euch.'],
      ],
      [
        'Du kommst. Dein Brief ist da.',
        'Er sagte: „Dir helfe ich.“',
        'Er bot ihm das Du an.',
        'Ich grüße Eure Exzellenz.',
        'Die Firma Du Pont.',
        'Liste:\nDein Name',
      ],
    ],
  ]),
  ...casesOf('compound_nouns', [
    [
      'write_as_one_word',
      'de',
      [
        ['Die Software-Entwickler planen einen Online-Kurs.', 'Die Softwareentwickler planen einen Onlinekurs.'],
        ['Das Know-how zur Schiff-Fahrt.', 'Das Knowhow zur Schifffahrt.'],
      ],
      [
        'Die E-Mail-Adresse und der Online-PDF-Editor.',
        'Ein Software-Entwickler-Team.',
        'Computer-Bild',
        'Hard- und Software-Test',
      ],
    ],
    [
      'write_with_hyphen',
      'de',
      [
        ['Die Softwareentwickler planen einen Onlinekurs.', 'Die Software-Entwickler planen einen Online-Kurs.'],
        ['Eine Schneeeule mit Feedback.', 'Eine Schnee-Eule mit Feed-back.'],
      ],
      ['Die Datenbank und die Schifffahrtslinie.', 'Teamwork', 'Der Computer', 'Onlinebanking'],
    ],
  ]),
];
