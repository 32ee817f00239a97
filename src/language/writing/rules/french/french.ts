import { narrowEdit } from '../../../style-rules/edit-text.ts';
import { withoutOverlaps } from '../../../text-edit.ts';
import { anyOf, atStart, beginsName, capital, contextRule, endsInName, forms, from, once } from '../context-rule.ts';
import type { CorrectionContext, CorrectionRule } from '../correction-rules.ts';
import { frenchAdjectives, frenchInfinitives, frenchParticiples, frenchPersons, frenchPlurals } from './grammar.ts';
import { frenchAuxiliaries, frenchDemonstratives, frenchSmallWords } from './homophones.ts';
import { frenchSpellings } from './spellings.ts';
import { frenchTypography } from './typography.ts';
import { frenchEndings, frenchGenders, frenchHyphens } from './verbs.ts';
import { feminineNouns, masculineNouns, participle, verbs } from './words.ts';

const placeNames =
  'paris|lyon|marseille|nice|bordeaux|lille|toulouse|nantes|strasbourg|londres|berlin|rome|madrid|genève|bruxelles|montréal|midi|minuit|demain|bientôt|pied|vélo';
const people =
  'enfants|parents|amis|élèves|gens|filles|garçons|joueurs|étudiants|voisins|ministres|clients|professeurs';

const accents = contextRule('grammar/a-accent', [
  {
    wrong: "(?<!['’]|(?:il|elle|on|qui|ça|y|en|tu) )a",
    after: `(?:la|l'\\p{L}+|paris|midi|minuit) (?:plage|gare|maison|mer|montagne|fin|école|banque|poste|piscine|campagne|fois)|midi|minuit`,
    // `Marie a la maison pour elle.`
    unless: (_, { input, index }) => /\p{Lu}\p{L}*[ \u00a0]$/u.test(input.slice(Math.max(0, index - 30), index)),
    right: 'à',
  },
  {
    before:
      'partir|aller|va|vais|vas|vont|allons|allez|habite|habitent|habitons|travaille|arrive|arrivé|arrivés|arrivée|né|née|retourne|retourner|venir|voyager',
    wrong: 'a',
    after: placeNames,
    right: 'à',
  },
  {
    before: "jusqu'|grâce|quant|face|commence|commencé|continue|réussi|apprendre|appris|aide|aider|invite|cherche",
    wrong: 'a',
    next: " (?:la|l'|le|les|mon|ma|mes|\\p{L}+er) ?",
    right: 'à',
  },
  {
    before: `${atStart}|que|qui|mais|et`,
    wrong: '(?:il|elle|on|qui|ça) à',
    after: participle,
    right: (found) => found.replace('à', 'a'),
  },
  {
    wrong: "(?:il|elle|on) (?:n'|y |l'|m'|t'|nous |vous |en )?à",
    after: `(?:pas |beaucoup |toujours |déjà |bien |trop |tout )?(?:${participle})`,
    right: (found) => found.replace('à', 'a'),
  },
  { wrong: '(?:il|elle|on) y à', right: (found) => found.replace('à', 'a') },
]);

const where = contextRule('grammar/ou', [
  {
    before: "sais|sait|savez|savons|savoir|demande|demander|dis|dire|voir|jusqu'|là|vers",
    wrong: 'ou',
    after: "il|elle|on|tu|je|j'\\p{L}+|vous|nous|ils|elles|est|sont|aller|trouver|se",
    right: 'où',
  },
  {
    before: "(?:la|le|l'\\p{L}+|du|au|une?) ?(?:ville|maison|jour|pays|moment|village|rue|endroit|lieu|quartier|hôtel)",
    wrong: 'ou',
    after: "je|j'\\p{L}+|il|elle|on|nous|vous|tu|ils|elles",
    right: 'où',
  },
  {
    before: atStart,
    wrong: 'ou',
    after: 'est|sont|es-tu|êtes-vous|vas-tu|habites-tu|allez-vous|est-ce|se trouve',
    right: 'où',
  },
  { before: '(?:le|la|du|de la) \\p{L}+', wrong: 'où', after: '(?:le|la|les|un|une) \\p{L}+ ?[?.!]', right: 'ou' },
  { before: '(?:le|la|les|du|un|une) \\p{L}+', wrong: 'où', next: ' (?:le|la|du|un|une) \\p{L}+ ?[?.!]', right: 'ou' },
]);

const homophones = contextRule('grammar/confused-word', [
  { before: 'il|elle|on|qui|ça', wrong: 'ma|ta', after: participle, right: (found) => `${found.charAt(0)}'a` },
  { before: 'un|le|ce|du|mon|son|en', wrong: 'language', next: ' (?!server|model)|[.,!?]|$', right: 'langage' },
  { before: atStart, wrong: 'ces', after: 'une?|vrai|le|la|à|mon|ma', right: "c'est" },
  {
    before: '(?:a|ont|avait) (?:perdu|oublié|mis|pris|fermé|ouvert|lavé|fait)',
    wrong: 'ces',
    after: 'clés|clefs|lunettes|chaussures|affaires|devoirs|gants|bagages|mains|dents|valises',
    right: 'ses',
  },
  {
    wrong: 'sa',
    after: "va|suffit|dépend|fait|m'\\p{L}+|me|te|se|ne|n'est|n'\\p{L}+|alors|y est|arrive|commence",
    right: 'ça',
  },
  // `sa marche vers la ville` is a noun.
  {
    wrong: 'sa',
    next: ' marche (?:pas|plus|jamais|toujours|bien|mieux|mal|super|encore|comme ça)(?!\\p{L})',
    right: 'ça',
  },
  { before: 'comme|pour|avec|tout', wrong: 'sa', next: ' ?[.,!?]|$', right: 'ça' },
  {
    wrong: 'ça',
    after: 'veste|maison|voiture|mère|sœur|femme|fille|main|tête|vie|chambre|chemise|robe|valise|place|lettre',
    right: 'sa',
  },
  { before: 'ils|elles', wrong: 'on', after: `(?:pas |tous |déjà |bien |beaucoup )?(?:${participle})`, right: 'ont' },
  {
    before: `(?:les|des|mes|tes|ses|ces|nos|vos|leurs) (?:${people})`,
    wrong: 'on',
    after: `(?:pas |tous |déjà |bien |beaucoup )?(?:${participle})`,
    right: 'ont',
  },
  { before: atStart, wrong: 'ont', after: 'va|est|a|peut|doit|fait|dit|mange|part|se|ne|y|voit|veut', right: 'on' },
  { before: 'ils|elles', wrong: 'son', right: 'sont' },
  {
    before: `(?:les|mes|tes|ses|ces|nos|vos|leurs) (?:${people})`,
    wrong: 'son',
    after: 'très|partis|venus|là|arrivés|contents|prêts|en|à|dans|tous|déjà|trop',
    right: 'sont',
  },
  {
    before: "c'est|il est|elle est|c'était|serait",
    wrong: 'peut être',
    after: 'trop|un|une|vrai|le|la|malade|mieux|possible|temps|en|déjà|parti|partie|là',
    right: 'peut-être',
  },
  { before: "c'est|il est|elle est", wrong: 'peut être', next: ' ', right: 'peut-être' },
  {
    wrong: 'quelque',
    after: 'personnes|amis|jours|minutes|mois|années|semaines|questions|exemples|livres|mots|fois|heures|enfants',
    right: 'quelques',
  },
  { before: 'je', wrong: "l'es", after: participle, right: "l'ai" },
  { before: atStart, wrong: 'quant', after: 'il|elle|on|je|tu|nous|vous|ils|elles|les|le|la', right: 'quand' },
]);

const infinitives = contextRule('grammar/infinitive', (inflection) => {
  const participles = forms(inflection, verbs, 'inf > pp.m.sg');
  const plain = forms(inflection, verbs, 'pp.m.sg > inf', 'pp.f.sg > inf', 'pp.m.pl > inf');
  return [
    {
      before:
        "j'ai|(?:tu as|il a|elle a|on a|nous avons|vous avez|ils ont|elles ont)(?: pas| déjà| bien| beaucoup| tout)?",
      wrong: anyOf(participles),
      right: from(participles),
    },
    {
      before:
        'vais|vas|va|allons|allez|vont|faut|veux|veut|voulons|voulez|veulent|peux|peut|pouvons|pouvez|peuvent|dois|doit|devons|devez|doivent|pour|sans|faire|fait|sait|sais|aime|aimerais|voudrais',
      wrong: anyOf(plain),
      next: ' (?!par |et \\p{L}+é)|[.,!?]|$',
      unless: (_, { input, index }) =>
        /(?:il|elle|on|qui|sans|pour) (?:fait|sans|pour) $/i.test(input.slice(Math.max(0, index - 12), index)),
      right: from(plain),
    },
  ];
});

const persons = contextRule('grammar/agreement', (inflection) => {
  const alike = 'pouvoir vouloir faire devoir savoir dire voir prendre comprendre mettre venir';
  const secondPersons = forms(inflection, `${alike} être avoir aller`, 'pri.p3.sg > pri.p2.sg');
  const firstPersons = forms(inflection, `${alike} être aller`, 'pri.p3.sg > pri.p1.sg');
  const thirdPersons = forms(
    inflection,
    'pouvoir vouloir aller devoir savoir voir prendre comprendre venir faire',
    'pri.p2.sg > pri.p3.sg',
  );
  return [
    {
      before: `(?<!(?:de|à|que|qui|et|ou) )tu(?: ne| n')?`,
      wrong: anyOf(secondPersons),
      next: ' |[.,!?]|$',
      right: from(secondPersons),
    },
    { before: 'je(?: ne)?', wrong: anyOf(firstPersons), right: from(firstPersons) },
    { before: '(?:il|elle|on)(?: ne)?', wrong: anyOf(thirdPersons), right: from(thirdPersons) },
    { before: 'nous', wrong: 'somme', right: 'sommes' },
    { before: 'vous', wrong: 'avait', after: 'raison|tort|besoin|faim|froid|de|un|une|des|le|la', right: 'avez' },
  ];
});

const pluralBefore = 'des|mes|tes|ses|ces|nos|vos|plusieurs|deux|trois|quatre|cinq|six|sept|huit|neuf|dix';
/** Of frequent nouns only: what else comes after these words may be a verb or a number. */
const plurals = contextRule('grammar/plural', (inflection) => {
  const counted = forms(
    inflection,
    'enfant voiture maison ami livre homme femme fille chien chat jour année semaine heure minute question réponse problème photo fleur arbre rue ville élève client produit document fichier message table chaise pomme idée clé lettre film personne erreur exemple',
    'n.sg > n.pl',
  );
  const acting = forms(
    inflection,
    'enfant voiture maison ami livre homme femme fille chien chat élève client fichier document fleur arbre rue ville',
    'n.sg > n.pl',
  );
  return [
    {
      before: pluralBefore,
      wrong: anyOf(counted),
      next: ' (?!de \\p{L}+s )|[.,!?]|$',
      right: from(counted),
    },
    {
      before: `les`,
      wrong: anyOf(acting),
      next: ' (?:sont|ont|jouent|vont|font|étaient|seront|de|du|des|qui|que|et)(?!\\p{L})',
      right: from(acting),
    },
  ];
});

const startsWithVowel = /^[aeiouyhàâéèêëîïôœùûü]/;
const beforeConsonants = (nouns: string): string =>
  nouns
    .split('|')
    .filter((noun) => !startsWithVowel.test(noun))
    .join('|');
const feminineBeforeConsonants = beforeConsonants(feminineNouns);
const masculineBeforeConsonants = beforeConsonants(masculineNouns);
const toFeminine: Readonly<Record<string, string>> = {
  le: 'la',
  un: 'une',
  ce: 'cette',
  mon: 'ma',
  ton: 'ta',
  son: 'sa',
};
const toMasculine: Readonly<Record<string, string>> = {
  la: 'le',
  une: 'un',
  cette: 'ce',
  ma: 'mon',
  ta: 'ton',
  sa: 'son',
};

const elided: Readonly<Record<string, string>> = {
  le: "l'",
  la: "l'",
  de: "d'",
  que: "qu'",
  je: "j'",
  me: "m'",
  te: "t'",
  se: "s'",
  ne: "n'",
};
const elisions = contextRule('grammar/elision', [
  {
    wrong:
      '(?:le|la|de) (?:amie?s?|eau|école|enfant|homme|hôtel|hiver|heure|histoire|arbre|argent|avion|année|été|idée|image|orange|ordinateur|usine|université|église|exemple|entreprise|équipe|information|adresse|air|art|âge|écran|hôpital)',
    right: (found) => elide(found),
  },
  { wrong: 'que (?:il|elle|on|ils|elles|un|une|en|ici)', right: (found) => elide(found) },
  {
    wrong:
      '(?:je|me|te|se|ne) (?:ai|appelle|appelles|aime|aimes|avais|arrive|est|étais|achète|habite|attends|attend|écoute|entends|espère|oublie|utilise)',
    unless: (_, { input, index }) => /-$/.test(input.slice(Math.max(0, index - 40), index)),
    right: elide,
  },
]);

function elide(found: string): string | undefined {
  const [first = '', rest = ''] = found.split(/\s/u);
  const short = elided[first.toLowerCase()];
  return short === undefined ? undefined : short + rest;
}

const repeated = contextRule('grammar/repeated-word', [
  {
    wrong: 'de de|dans dans|le le|et et|un un|une une|des des|du du|avec avec|pour pour|sur sur|il il|je je',
    // `un un deux`; what is doubled in `sa limite est est la côte` is right.
    unless: (found, { input, index }) =>
      endsInName(found) ||
      // `à quelqu’un un fichier`
      /qu[’']$/.test(input.slice(Math.max(0, index - 3), index)) ||
      /^une? une? (?:deux|trois|zéro)/i.test(input.slice(index)),
    right: once,
  },
]);

const genders = contextRule('grammar/gender', [
  {
    wrong: `(?:le|un|ce|mon|ton|son) (?:${feminineBeforeConsonants})`,
    right: (found) => otherGender(found, toFeminine),
  },
  { wrong: `(?:un) (?:${feminineNouns})`, right: (found) => otherGender(found, toFeminine) },
  {
    wrong: `(?:la|une|cette|ma|ta|sa) (?:${masculineBeforeConsonants})`,
    // `la numéro 1 mondiale`: who has the number.
    unless: (found, { input, index }) =>
      /numéro$/i.test(found) && /^ (?:\d|un(?!\p{L}))/u.test(input.slice(index + found.length)),
    right: (found) => otherGender(found, toMasculine),
  },
  { wrong: `cet (?:${masculineBeforeConsonants})`, right: (found) => found.replace(/et /i, 'e ') },
  {
    wrong:
      'ce (?:homme|hôtel|hôpital|arbre|appartement|examen|exercice|article|accord|enfant|ordinateur|écran|été|hiver|après-midi|endroit|argent|avion|ami|immeuble|escalier)',
    right: (found) => found.replace(/e /i, 'et '),
  },
]);

function otherGender(found: string, table: Readonly<Record<string, string>>): string | undefined {
  const [article = '', noun = ''] = found.split(/\s/u);
  const other = table[article.toLowerCase()];
  return other === undefined ? undefined : `${other} ${noun}`;
}

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const days = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche';
const small = (found: string): string => found.toLowerCase();
const smallLetters = contextRule('grammar/capital', [
  { before: 'en|au mois de|fin|début|depuis', wrong: months, initial: 'capital', unless: beginsName, right: small },
  {
    wrong: days,
    after: 'prochain|dernier|matin|soir|après-midi|midi',
    initial: 'capital',
    where: (_, { input, index }) => /\p{Ll},? $/u.test(input.slice(Math.max(0, index - 3), index)),
    right: small,
  },
  {
    before: 'parle|parles|parler|parlez|parlons|parlent|comprend|comprends|traduire en|traduit en|écrit en',
    wrong: 'français|anglais|allemand|espagnol|italien|portugais|chinois|arabe|russe|japonais',
    initial: 'capital',
    right: small,
  },
]);

const nations = contextRule('grammar/capital', [
  {
    before: 'en|vers|toute la',
    wrong: 'france|allemagne|italie|espagne|belgique|suisse|angleterre|europe|chine|russie|pologne|grèce',
    initial: 'small',
    right: capital,
  },
]);

const rules: readonly CorrectionRule[] = [
  frenchSpellings,
  accents,
  where,
  homophones,
  frenchSmallWords,
  frenchDemonstratives,
  frenchAuxiliaries,
  infinitives,
  frenchInfinitives,
  frenchParticiples,
  persons,
  frenchPersons,
  frenchAdjectives,
  plurals,
  frenchPlurals,
  frenchEndings,
  frenchHyphens,
  genders,
  frenchGenders,
  elisions,
  repeated,
  nations,
  smallLetters,
  frenchTypography,
];

/** Only what changes, so that other words of a long phrase can be fixed as well. */
function narrowed(rule: CorrectionRule): CorrectionRule {
  const find = (text: string, context: CorrectionContext) =>
    withoutOverlaps(rule(text, context)).map((edit) => ({ ...narrowEdit(text, edit), rule: edit.rule }));
  return Object.assign(find, { writes: rule.writes });
}

export const french: readonly CorrectionRule[] = rules.map(narrowed);
