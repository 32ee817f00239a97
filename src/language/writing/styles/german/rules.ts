import { phraseManners } from '../phrases/phrase-manners.ts';
import type { RuleLanguage } from '../phrases/rule-language.ts';
import * as words from './style-words.ts';
import * as tones from './tone-words.ts';

export const german: RuleLanguage = {
  language: 'de',
  habits: { splitsApostrophes: false, capitalNouns: true },
  groups: {
    be: 'ist sind war waren sei wäre wären wird werden',
    not: 'nicht kein keine keinen keiner keines nie niemals nichts niemand kaum weder leider',
    article:
      'der die das den dem des ein eine einen einem einer eines mein meine meinen ihr ihre ihren unser unsere unseren',
    subject: 'ich du er sie es wir ihr das man',
    pronoun: 'ich wir sie er es man du ihr',
    adjective:
      'teuer spät langsam schwierig kompliziert langweilig unklar knapp riskant müde enttäuscht gut schlecht lang kurz klein laut klar einfach',
    finite: 'ist sind war waren hat habe haben finde glaube denke wird',
  },
  endings: {},
};

/** `Sie` and `du` stay as they are. */
export const germanManners = phraseManners(
  german,
  { ...words, ...tones },
  {
    formal: {
      greetings: { Hi: 'Guten Tag', Hey: 'Guten Tag', Hallo: 'Guten Tag' },
      closings: {
        'Viele Grüße': 'Mit freundlichen Grüßen',
        'Liebe Grüße': 'Mit freundlichen Grüßen',
        'Schöne Grüße': 'Mit freundlichen Grüßen',
        Grüße: 'Mit freundlichen Grüßen',
      },
    },
    casual: {
      greetings: { Hallo: 'Hi', 'Guten Tag': 'Hallo' },
      closings: {
        'Mit freundlichen Grüßen': 'Viele Grüße',
        'Freundliche Grüße': 'Viele Grüße',
        'Beste Grüße': 'Viele Grüße',
      },
    },
    friendly: {
      greetings: { 'Guten Tag': 'Hallo' },
      closings: {
        'Mit freundlichen Grüßen': 'Herzliche Grüße',
        'Freundliche Grüße': 'Herzliche Grüße',
        'Beste Grüße': 'Herzliche Grüße',
      },
    },
  },
);
