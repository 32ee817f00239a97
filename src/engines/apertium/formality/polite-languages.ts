import { catalanVerbs, italianVerbs, portugueseVerbs, spanishVerbs } from './object-verbs.ts';
import type { ThirdPersonForms } from './third-person.ts';

/** `le` serves for both objects: the academies accept it in address. */
export const spanish: ThirdPersonForms = {
  pronoun: 'usted',
  plural: true,
  withPreposition: { contigo: 'con' },
  strong: {},
  reflexive: 'se',
  dative: { lemma: 'le', gender: 'mf' },
  accusative: { lemma: 'le', gender: 'mf' },
  dativeBeforeObject: 'reflexive',
  possessives: {
    tuyo: 'suyo',
    vuestro: 'suyo',
    'el tuyo': 'el suyo',
    'el vuestro': 'el suyo',
  },
  determinersWithoutGender: true,
  pronounsBeforeImperative: false,
  verbs: spanishVerbs,
};

export const catalan: ThirdPersonForms = {
  pronoun: 'vostè',
  plural: true,
  withPreposition: { 'amb tu': 'amb' },
  strong: { 'tu mateix': 'vostè mateix' },
  reflexive: 'es',
  dative: { lemma: 'li', gender: 'mf' },
  accusative: { lemma: 'el', gender: 'm' },
  dativeBeforeObject: { lemma: 'li', gender: 'mf' },
  possessives: { 'el teu': 'el seu', teu: 'seu', 'el vostre': 'el seu', vostre: 'seu' },
  determinersWithoutGender: false,
  pronounsBeforeImperative: false,
  verbs: catalanVerbs,
};

export const portuguese: ThirdPersonForms = {
  pronoun: 'você',
  plural: true,
  withPreposition: { contigo: 'com' },
  strong: {},
  reflexive: 'se',
  dative: { lemma: 'lhe', gender: 'mf' },
  accusative: { lemma: 'o', gender: 'm' },
  dativeBeforeObject: { lemma: 'lhe', gender: 'mf' },
  possessives: { teu: 'seu', 'o teu': 'o seu', vosso: 'seu', 'o vosso': 'o seu' },
  determinersWithoutGender: false,
  pronounsBeforeImperative: false,
  verbs: portugueseVerbs,
};

/** The plural is `voi` for friends and strangers alike. `gli` joins with what follows: `glielo`. */
export const italian: ThirdPersonForms = {
  pronoun: 'Lei',
  plural: false,
  withPreposition: { 'con te': 'con' },
  strong: {},
  reflexive: 'si',
  dative: { lemma: 'gli', gender: 'f' },
  accusative: { lemma: 'lo', gender: 'f' },
  dativeBeforeObject: { lemma: 'gli', gender: 'm' },
  possessives: { 'il tuo': 'il suo', tuo: 'suo' },
  determinersWithoutGender: false,
  pronounsBeforeImperative: true,
  verbs: italianVerbs,
};
