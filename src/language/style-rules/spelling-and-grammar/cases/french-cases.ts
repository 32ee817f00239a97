import { casesOf } from '../../testing/style-case.ts';

const noNumero = ['Nous avons nos 5 enfants.', 'Le numéro 5', 'Il fait 20 °C.', 'No man’s land', 'Nola 5'];

export const frenchCases = [
  ...casesOf('abbreviating_french_word_numero', [
    [
      'abbreviate_as_n_then_degree_symbol',
      'fr',
      [
        ['Le billet no 5 et le nᵒ 6', 'Le billet n° 5 et le n° 6'],
        ['Nº7, nᵒˢ 3 et 4', 'N°⍽7, n°s 3 et 4'],
      ],
      noNumero,
    ],
    [
      'abbreviate_as_n_then_o_in_superscript',
      'fr',
      [
        ['Le billet n° 5, no. 6', 'Le billet nᵒ 5, nᵒ 6'],
        ['Les n°s 3 et 4', 'Les nᵒˢ 3 et 4'],
      ],
      noNumero,
    ],
    [
      'abbreviate_as_no',
      'fr',
      [
        ['Le billet n°5', 'Le billet no⍽5'],
        ['N° 12', 'No 12'],
      ],
      noNumero,
    ],
  ]),
  ...casesOf('accents_and_cedillas', [
    [
      'do_not_use_on_capital_letters',
      'fr',
      [
        ['À l’École, Étienne dit « Ça va ».', 'A l’Ecole, Etienne dit « Ca va ».'],
        ['L’ÉGALITÉ', 'L’EGALITE'],
      ],
      ['Une école à côté.', 'Die Köln Özil', 'Il été façon'],
    ],
    [
      'never_use',
      'fr',
      [['À l’école, ça a été une fête.', 'A l’ecole, ca a ete une fete.']],
      ['El Niño', 'Mon chat', 'Un œuf'],
    ],
    [
      'use_even_on_capital_letters',
      'fr',
      [
        ['A partir de lundi, les Etats-Unis votent. Ecoutez !', 'À partir de lundi, les États-Unis votent. Écoutez !'],
        ['L’Ecole de la REPUBLIQUE FRANCAISE', 'L’École de la RÉPUBLIQUE FRANÇAISE'],
        ['Ca va ? Etes-vous là ?', 'Ça va ? Êtes-vous là ?'],
      ],
      [
        'A-t-il mangé ?',
        'Le plan A est prêt.',
        'Windows Standard Edition',
        'Le Ca et le Mg sont des éléments.',
        'Eric et Emile, Entrez !',
        'The Evolution of Species',
        'Schneider Electric',
      ],
    ],
  ]),
  ...casesOf('accents_in_verbs_conjugated_like_french_word_céder', [
    [
      'use_acute_accent',
      'fr',
      [
        ['Il cèdera et nous préfèrerions rester.', 'Il cédera et nous préférerions rester.'],
        ['Elle règlera ça.', 'Elle réglera ça.'],
      ],
      ['Il cède.', 'Il lèvera la main.', 'Elle achètera', 'La dernière'],
    ],
    [
      'use_grave_accent',
      'fr',
      [
        ['Il cédera et nous préférerions rester.', 'Il cèdera et nous préfèrerions rester.'],
        ['Ils accéléreront.', 'Ils accélèreront.'],
      ],
      ['Il accéléra.', 'Il créera une opéra.', 'Céder', 'Nous espérions'],
    ],
  ]),
  ...casesOf('accents_with_subject_verb_inversion', [
    [
      'use_acute_accent',
      'fr',
      [['Dussè-je partir, puissè-je revenir.', 'Dussé-je partir, puissé-je revenir.']],
      ['Ai-je tort ?', 'Suis-je là', 'Très-jeune'],
    ],
    [
      'use_grave_accent',
      'fr',
      [['Aimé-je cela ? Dussé-je partir.', 'Aimè-je cela ? Dussè-je partir.']],
      ['Ai-je tort ?', 'Né-jeune', 'Été je'],
    ],
  ]),
  ...casesOf('french_verbs_ending_in_eler_and_eter', [
    [
      'transcribe_open_e_sound_by_doubling_next_consonant',
      'fr',
      [
        [
          'Il renouvèle son abonnement et étiquète les boîtes.',
          'Il renouvelle son abonnement et étiquette les boîtes.',
        ],
        ['Le renouvèlement ruissèlera.', 'Le renouvellement ruissellera.'],
      ],
      ['Il achète un modèle.', 'Il gèle et pèle.', 'Une planète fidèle', 'Il interprète'],
    ],
    [
      'transcribe_open_e_sound_with_grave_accent',
      'fr',
      [
        ['Elle renouvelle son contrat, ils étiquettent.', 'Elle renouvèle son contrat, ils étiquètent.'],
        ['Le renouvellement du bail', 'Le renouvèlement du bail'],
      ],
      [
        'Il jette la ficelle.',
        'Elle appelle.',
        'Une étiquette et une étincelle',
        'Une nouvelle voyelle',
        'Il projette',
      ],
    ],
  ]),
  ...casesOf('i_and_u_with_circumflex_accents', [
    [
      'do_not_use_circumflex_accents_except_in_verbs_and_to_distinguish_homophones',
      'fr',
      [
        ['Le maître de l’île connaît le coût.', 'Le maitre de l’ile connait le cout.'],
        ['En août, s’il vous plaît, goûtez la croûte fraîche.', 'En aout, s’il vous plait, goutez la croute fraiche.'],
        ['Sûrement, la boîte paraît chère.', 'Surement, la boite parait chère.'],
      ],
      ['Il est sûr et mûr.', 'Qu’il fût là.', 'Le fruit dû à la forêt', 'Nous vîmes le jeûne', 'Benoît croît'],
    ],
    [
      'use_circumflex_accents',
      'fr',
      [
        ['Le maitre de l’ile connait le cout.', 'Le maître de l’île connaît le coût.'],
        ['En aout, ouvrez la boite et gouter.', 'En août, ouvrez la boîte et goûter.'],
        ['Il entraine l’équipe. Brulez !', 'Il entraîne l’équipe. Brûlez !'],
      ],
      [
        'Il boite avec entrain.',
        'Le couteau et la coutume, une goutte.',
        'Il croit que le mur est sur la route.',
        'Un train, un jeune',
        'Je connais la dinde',
        'Il dort sur le gitan',
      ],
    ],
  ]),
  ...casesOf('past_participle_of_french_word_laisser_followed_by_infinitive', [
    [
      'make_french_word_laisser_agree_with_direct_object_complement_if_it_appears_before_verb',
      'fr',
      [
        ['Elle s’est laissé tomber.', 'Elle s’est laissée tomber.'],
        ['Elles se sont laissé aller.', 'Elles se sont laissées aller.'],
        ['Ils se sont laissé mourir.', 'Ils se sont laissés mourir.'],
      ],
      ['Elle s’est laissé séduire.', 'Il s’est laissé aller.', 'Elle a laissé tomber.'],
    ],
    [
      'use_invariable_form_french_word_laissé',
      'fr',
      [
        ['Je les ai laissés partir.', 'Je les ai laissé partir.'],
        ['Elle s’est laissée aller.', 'Elle s’est laissé aller.'],
        ['Les clés qu’il a laissées tomber.', 'Les clés qu’il a laissé tomber.'],
      ],
      ['Les clés qu’il a laissées hier.', 'Ils sont laissés libres.', 'Les sacs laissés derrière la porte.'],
    ],
  ]),
  ...casesOf('pluralizing_foreign_words', [
    [
      'use_french_spelling_rules',
      'fr',
      [
        ['Les matches et les scénarii.', 'Les matchs et les scénarios.'],
        ['Deux sandwiches, des graffiti', 'Deux sandwichs, des graffitis'],
      ],
      ['Un spaghetti', 'Cela a minima', 'Le social media', 'Les parties', 'Tu matches bien'],
    ],
    [
      'use_original_language_spelling',
      'fr',
      [
        ['Les matchs et les maximums', 'Les matches et les maxima'],
        ['Trois barmans et des spaghettis', 'Trois barmen et des spaghetti'],
      ],
      ['Un match', 'Des amis', 'Les stimulus', 'Des lands'],
    ],
  ]),
  ...casesOf('spelled_out_numbers', [
    [
      'use_hyphens',
      'fr',
      [
        ['Vingt et un ans, deux cents pages', 'Vingt-et-un ans, deux-cents pages'],
        ['mille neuf cent quatre-vingt-dix-neuf', 'mille-neuf-cent-quatre-vingt-dix-neuf'],
      ],
      ['Deux et trois font cinq.', 'Mille et une nuits', 'Dix euros et deux cents', 'Un mille marin', 'Un deux-pièces'],
    ],
    [
      'use_hyphens_between_elements_under_100_and_not_separated_by_french_word_et',
      'fr',
      [
        ['Vingt-et-un ans, deux-cents pages', 'Vingt et un ans, deux cents pages'],
        ['cent-quarante deux mille trois', 'cent quarante-deux mille trois'],
        ['soixante-et-onze', 'soixante et onze'],
      ],
      ['Un deux-pièces', 'Dix pour cent deux fois', 'Le vingt-et-unième siècle', 'Quatre-vingt-dix'],
    ],
  ]),
];

export const spanishCases = [
  ...casesOf('spanish_word_solo', [
    [
      'never_use_acute_accent',
      'es',
      [
        ['Sólo quiero sólo uno.', 'Solo quiero solo uno.'],
        ['SÓLO HOY', 'SOLO HOY'],
      ],
      ['Está solo.', 'Sólido', 'Un solo'],
    ],
    [
      'use_acute_accent_when_used_as_adverb',
      'es',
      [
        ['Solo se puede entrar si hay sitio.', 'Sólo se puede entrar si hay sitio.'],
        ['No solo tú, tan solo tres días.', 'No sólo tú, tan sólo tres días.'],
        ['Disponible solo para socios.', 'Disponible sólo para socios.'],
      ],
      [
        'Está solo en casa.',
        'Un solo hombre',
        'Me siento tan solo que lloro.',
        'Toca un solo para violín.',
        'Vive solo.',
      ],
    ],
  ]),
];
