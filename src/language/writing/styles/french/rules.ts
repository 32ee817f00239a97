import { phraseManners } from '../phrases/phrase-manners.ts';
import type { RuleLanguage } from '../phrases/rule-language.ts';
import * as words from './style-words.ts';
import * as tones from './tone-words.ts';

const elided: Readonly<Record<string, string>> = {
  de: "d'",
  que: "qu'",
  je: "j'",
  ne: "n'",
  me: "m'",
  te: "t'",
  se: "s'",
};
const full = new Map(Object.entries(elided).map(([word, short]) => [short, word]));
const vowel = /^[aeiouyàâäéèêëîïôöûü]/;
/** Their form depends on gender as well, so that what follows has to stay a vowel or a consonant. */
const beforeConsonants = new Set([
  'le',
  'la',
  'du',
  'au',
  'ce',
  'ma',
  'ta',
  'sa',
  'beau',
  'nouveau',
  'vieux',
  'jusque',
  'lorsque',
  'puisque',
]);
const beforeVowels = new Set(["l'", "lorsqu'", "puisqu'", "jusqu'", "c'", 'cet', 'bel', 'nouvel']);

export const french: RuleLanguage = {
  language: 'fr',
  habits: { splitsApostrophes: true, capitalNouns: false },
  groups: {
    subject: 'je nous vous ils elles il elle le la les un une mon ma mes notre nos votre vos ce cette ces ça',
    clause: 'je nous vous ils elles il elle le la les un une mon ma mes notre nos votre vos ce cette ces',
    not: 'ne pas jamais rien aucun aucune sans ni peu guère malheureusement',
    infinitive:
      'faire être avoir aller voir prendre savoir éviter améliorer réduire trouver garantir comprendre obtenir aider assurer répondre confirmer envoyer lire signer remplir vérifier payer préparer',
  },
  endings: {
    er: 'e es ent er ant é ée és ées ait aient era eront',
    yer: 'e es ent yer yant yé yée yés yées yait yaient era eront',
    faire: 'ait ais ont aire aisant ait aite aits aites aisait aisaient era eront',
    cer: 'ce ces cent cer çant cé cée cés cées çait çaient cera ceront',
  },
  fit: (word, next) => {
    const isVowel = vowel.test(next);
    if (Object.hasOwn(elided, word)) return next.startsWith('h') ? undefined : isVowel ? elided[word] : word;
    if (full.has(word)) return next.startsWith('h') || isVowel ? word : full.get(word);
    if (beforeConsonants.has(word)) return isVowel ? undefined : word;
    return beforeVowels.has(word) && !isVowel ? undefined : word;
  },
};

/** `vous` and `tu` stay as they are. */
export const frenchManners = phraseManners(
  french,
  { ...words, ...tones },
  {
    formal: {
      greetings: { Salut: 'Bonjour', Coucou: 'Bonjour' },
      closings: {
        'À plus': 'Bien cordialement',
        'À bientôt': 'Bien cordialement',
        Bises: 'Bien cordialement',
        Bisous: 'Bien cordialement',
      },
    },
    casual: {
      greetings: { Bonjour: 'Salut', Cher: 'Salut', Chère: 'Salut' },
      closings: { Cordialement: 'À bientôt', 'Bien cordialement': 'À bientôt', 'Sincères salutations': 'À bientôt' },
    },
    friendly: {
      greetings: {},
      closings: {
        Cordialement: 'Bien amicalement',
        'Bien cordialement': 'Bien amicalement',
        'Sincères salutations': 'Bien amicalement',
      },
    },
  },
);
