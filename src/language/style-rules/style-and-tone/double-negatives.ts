import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { allOf, byLanguage, inCaseOf, matching, phraseRewriter, wordEnd, wordStart } from '../words.ts';

const english: Readonly<Record<string, string>> = {
  uncommon: 'common',
  unusual: 'usual',
  impossible: 'possible',
  unlikely: 'likely',
  infrequent: 'frequent',
  infrequently: 'frequently',
  uncommonly: 'commonly',
  unreasonable: 'reasonable',
  unimportant: 'important',
  insignificant: 'significant',
  unfamiliar: 'familiar',
  unnecessary: 'necessary',
};
const german: Readonly<Record<string, string>> = {
  unüblich: 'üblich',
  unerheblich: 'erheblich',
  unwesentlich: 'wesentlich',
  unmöglich: 'möglich',
  unwichtig: 'wichtig',
  unbedeutend: 'bedeutend',
  unwahrscheinlich: 'wahrscheinlich',
};

const englishNegation: StyleRewriter = allOf(
  matching(new RegExp(`${wordStart}not (${Object.keys(english).join('|')})${wordEnd}`, 'giu'), ([found, word = '']) =>
    inCaseOf(found, english[word.toLowerCase()] ?? word),
  ),
  matching(
    new RegExp(`${wordStart}((?:is|are|was|were))n['’]t (${Object.keys(english).join('|')})${wordEnd}`, 'giu'),
    ([, verb = '', word = '']) => `${verb} ${english[word.toLowerCase()]}`,
  ),
);

/** `nicht unerhebliche Kosten`: the ending stays. */
const germanNegation = matching(
  new RegExp(`${wordStart}nicht (${Object.keys(german).join('|')})(e[mnrs]?)?${wordEnd}`, 'giu'),
  ([found, word = '', ending = '']) => inCaseOf(found, (german[word.toLowerCase()] ?? word) + ending),
);

export const doubleNegatives: Readonly<Record<string, RewrittenValue>> = {
  do_not_use_double_negatives: byLanguage({
    de: () => germanNegation,
    en: () => englishNegation,
    es: () =>
      phraseRewriter({
        'no es imposible': 'es posible',
        'no es improbable': 'es probable',
        'no es infrecuente': 'es frecuente',
        'no es inusual': 'es usual',
        'no es innecesario': 'es necesario',
        'no es innecesaria': 'es necesaria',
      }),
    fr: () =>
      phraseRewriter({
        "n'est pas impossible": 'est possible',
        "n'est pas improbable": 'est probable',
        "n'est pas inutile": 'est utile',
        "n'est pas inhabituel": 'est habituel',
        "n'est pas inhabituelle": 'est habituelle',
        "n'était pas impossible": 'était possible',
      }),
    it: () =>
      phraseRewriter({
        'non è impossibile': 'è possibile',
        'non è improbabile': 'è probabile',
        'non è inutile': 'è utile',
      }),
  }),
};

export const positiveLanguage: Readonly<Record<string, RewrittenValue>> = {
  use_positive_language: byLanguage({
    de: () =>
      phraseRewriter({
        'vergessen Sie nicht,': 'denken Sie daran,',
        'vergiss nicht,': 'denk daran,',
        'vergesst nicht,': 'denkt daran,',
      }),
    en: () =>
      phraseRewriter({
        'do not forget to': 'remember to',
        "don't forget to": 'remember to',
        'never forget to': 'always remember to',
        'do not hesitate to': 'feel free to',
        "don't hesitate to": 'feel free to',
      }),
    es: () =>
      phraseRewriter({
        'no olvide': 'recuerde',
        'no olvides': 'recuerda',
        'no olviden': 'recuerden',
        'no se olvide de': 'recuerde',
        'no te olvides de': 'recuerda',
        'no se olviden de': 'recuerden',
      }),
    fr: () =>
      phraseRewriter({
        "n'oubliez pas de": 'pensez à',
        "n'oublie pas de": 'pense à',
        "n'oubliez pas d'": 'pensez à ',
        "n'oublie pas d'": 'pense à ',
        "n'oublions pas de": 'pensons à',
      }),
    it: () =>
      phraseRewriter({
        'non dimenticare di': 'ricorda di',
        'non dimenticate di': 'ricordate di',
        'non dimentichi di': 'ricordi di',
        'non dimentichiamo di': 'ricordiamo di',
      }),
  }),
};

/** `Do you need to`, `If you have to` and `all you need to` say something else. */
const needed =
  /(?<=(?:^|\n|[.!?] )|(?:^|\n|[.!?] )(?:First|Then|Now|Next|Finally), |(?:^|\n|[.!?] )(?:Before|To|After|For|In) [^,.!?\n]{2,60}, )([Yy]ou(?: (?:need to|have to|are required to|will need to|will have to)|['’](?:re required to|ll need to|ll have to)))(?= (?!admit|say|wonder|love|understand|remember)\p{Ll}+)(?![^.!?\n]{0,300}\?)/gu;

export const readerActionRequired: Readonly<Record<string, RewrittenValue>> = {
  use_you_must_when_action_is_required_from_reader: byLanguage({
    en: () => matching(needed, ([found]) => `${found.slice(0, 3)} must`),
  }),
};
