import { atStart, contextRule, forms } from '../context-rule.ts';
import { adjectives, countedNouns, neutralAdjectives, otherInfinitives, verbsInEr } from './words.ts';

const pronouns = '(?:me|te|se|le|la|les|lui|leur|nous|vous|y|en)';
const haveForms = '(?:ai|as|a|avons|avez|ont|avais|avait|avaient|aurais|aurait|aura|auront)';
const subjectHas =
  "(?:(?:je n'|j')(?:ai|avais)|tu (?:n')?as|(?:il|elle|on) (?:n')?(?:a|avait)|nous (?:n')?avons|vous (?:n')?avez|(?:ils|elles) (?:n')?(?:ont|avaient))";
const people =
  'enfants|parents|amis|élèves|gens|filles|garçons|joueurs|étudiants|voisins|ministres|clients|professeurs|employés|collègues';

function ending(from: RegExp, to: string): (found: string) => string {
  return (found) => found.replace(from, to);
}

/** Infinitives behind what asks for them, with a pronoun between. */
export const frenchInfinitives = contextRule('grammar/infinitive', [
  {
    before: `(?:peux|peut|pouvons|pouvez|peuvent|pourrais|pourrait|pourriez|pouvez-vous|pourriez-vous|peux-tu|pourrais-tu|veux|veut|voulons|voulez|veulent|voudrais|voudrait|voudriez|vais|vas|va|allons|allez|vont|dois|doit|devons|devez|doivent|faut|faudra|faudrait|pour|sans|dois-je|puis-je)(?: ${pronouns}){0,2}`,
    wrong: `(?:[mtslnd]')?(?:${verbsInEr})(?:é|ée|és|ez)`,
    next: ' (?!par |et \\p{L}+é)|[.,!?]|$',
    right: (found, { input, index }) =>
      /(?:sans|pour|qui|\bon|il|elle)[ \u00a0](?:sans|pour|fait|vous|nous)[ \u00a0]$/iu.test(
        input.slice(Math.max(0, index - 14), index),
      )
        ? undefined
        : found.replace(/é[es]?$|ez$/i, 'er'),
  },
  {
    before: `(?:(?:viens|vient|venons|venez|viennent|venait|merci|essaie|essayer|essayons|essayé|arrête|oublie|oublié|oublier|oubliez pas|décidé|décide|besoin|envie|hâte|permet|permettre|demandé|peur|possible|impossible|moyen|afin|avant|prie|capable|content|contente|heureux|heureuse|ravi|ravie|facile|difficile|important|nécessaire|train|intention|chance|obligé|obligée|au lieu|plaisir|propose|risque|fini|conseille) de|(?:réussi|commence|commencé|continue|continuez|hésitez pas|hésite pas|hésitez surtout pas|apprends|apprend|apprendre|aide|aidé|arrive|arrivé|cherche|prêt|prête|prêts|invite|invité|habitué|habituée|mal) à)(?: ${pronouns}){0,2}`,
    wrong: `(?:[mtslnd]')?(?:${verbsInEr})(?:é|ée|és|ez)`,
    next: ' |[.,!?]|$',
    right: ending(/é[es]?$|ez$/i, 'er'),
  },
  {
    before: 'viens|vient|venons|venez|viennent|venait|besoin|envie|merci|avant|afin|décidé|essaie|oublié|hâte',
    wrong: `d'(?:${verbsInEr})(?:é|ée|és|ez)`,
    right: ending(/é[es]?$|ez$/i, 'er'),
  },
  {
    wrong: `(?:m'|t'|l'|n'|lui |leur |nous |vous |y |en )(?:ai|as|a|avons|avez|ont)(?: pas| déjà| bien| tout)? (?:${verbsInEr})er`,
    right: ending(/er$/i, 'é'),
  },
  {
    before: '(?<!(?:ce|celui|celle) )(?:il|elle|on|qui)',
    wrong: `a (?:${verbsInEr})er`,
    right: ending(/er$/i, 'é'),
  },
  { before: 'il', wrong: 'est (?:arriv|entr|mont|tomb|pass|rest|rentr|retourn|all)er', right: ending(/er$/i, 'é') },
  { before: 'ils', wrong: 'sont (?:arriv|entr|mont|tomb|pass|rest|rentr|retourn|all)er', right: ending(/er$/i, 'és') },
]);

const mixedParticiples: Readonly<Record<string, string>> = {
  prit: 'pris',
  prend: 'pris',
  mit: 'mis',
  dis: 'dit',
  fais: 'fait',
  comprit: 'compris',
  apprit: 'appris',
  promit: 'promis',
  permit: 'permis',
  écris: 'écrit',
  reçut: 'reçu',
  voulut: 'voulu',
  finit: 'fini',
  choisit: 'choisi',
  réussit: 'réussi',
};

export const frenchParticiples = contextRule('grammar/participle', [
  {
    before: `(?<!qu'|que |ce )${subjectHas}(?: pas| déjà| toujours| jamais| bien| aussi| beaucoup)?`,
    wrong: 'étais|était|étaient|étai|etait|etais',
    right: 'été',
  },
  {
    before: `(?<!qu'|que )${subjectHas}(?: pas| déjà| toujours| jamais| bien| tout)?`,
    wrong: Object.keys(mixedParticiples).join('|'),
    right: (found) => mixedParticiples[found.toLowerCase()],
  },
  // Nothing before that the participle could agree with.
  {
    before: atStart,
    wrong: `(?:j'ai|tu as|il a|elle a|on a|nous avons|vous avez|ils ont|elles ont)(?: bien| déjà)? (?:(?:${verbsInEr})é(?:e|s|es)|reçus|reçues?|perdus|vendus|voulus|finis|choisis)`,
    right: ending(/(?:es|e|s)$/i, ''),
  },
  {
    before: atStart,
    wrong: `(?:les|ces|nos|vos|mes|ses|leurs) \\p{L}{3,}[sx] ont (?:${verbsInEr})é(?:e|s|es)`,
    right: ending(/(?:es|e|s)$/i, ''),
  },
  { before: haveForms, wrong: 'due|dus|dues|du', after: `(?:${otherInfinitives})|(?:${verbsInEr})er`, right: 'dû' },
  {
    before: 'aurais|aurait|aurions|auriez|auraient',
    wrong: "(?:du|due|dus|dues) (?:[mtslnd]')?(?:\\p{L}+er|être|avoir)",
    right: (found) => found.replace(/^\p{L}+/u, 'dû'),
  },
]);

export const frenchPersons = contextRule('grammar/agreement', (inflection) => {
  const plainThird = {
    ...forms(inflection, 'avoir être aller pouvoir devoir vouloir savoir venir prendre faire', 'pri.p3.sg > pri.p3.pl'),
    ...forms(inflection, 'être avoir', 'pii.p3.sg > pii.p3.pl', 'fti.p3.sg > fti.p3.pl'),
  };
  return [
    {
      before: '(?<!(?:avec|pour|chez|sans|sur|par|en|à|de|contre|entre|comme) )(?:ils|elles)(?: ne| y| en)?',
      wrong: Object.keys(plainThird).join('|'),
      right: (found) => plainThird[found.toLowerCase()],
    },
    {
      before: `${atStart}|que|qui|mais|et|car|quand|si`,
      wrong: `ils (?:${verbsInEr})e`,
      next: ' |[.,!?]|$',
      right: (found) => `${found}nt`,
    },
    {
      before: atStart,
      wrong: `(?:les|mes|tes|ses|nos|vos|leurs) (?:${people}) (?:${verbsInEr})e`,
      right: (found) => `${found}nt`,
    },
    {
      before: atStart,
      wrong: `(?:les|mes|tes|ses|nos|vos|leurs) (?:${people}) (?:est|va|peut|doit|veut|sait|vient)`,
      right: (found) => found.replace(/\p{L}+$/u, (verb) => plainThird[verb.toLowerCase()] ?? verb),
    },
    {
      before: `je(?: ne)?(?: (?:vous|te|le|la|les|lui|leur|me|nous|y|en))?`,
      wrong: `(?:${verbsInEr})es`,
      right: ending(/s$/i, ''),
    },
    {
      wrong: `j'(?:aim|ador|habit|écout|espèr|arriv|achèt|envoi|appell|essai|ajout|accept|utilis|oubli)es`,
      right: ending(/s$/i, ''),
    },
    { before: `je(?: (?:vous|te|lui|leur))?`, wrong: 'joint', right: 'joins' },
    { before: `je(?: (?:vous|te|lui|leur|le|la|les))?`, wrong: 'envoi|essai', right: (found) => `${found}e` },
    {
      before: 'je|il|elle|on',
      wrong: 'travail',
      after: 'dans|à|avec|pour|chez|depuis|comme|beaucoup',
      right: 'travaille',
    },
    {
      before: 'vouloir (?:me|nous|le|la|les|lui)',
      wrong: `(?:${verbsInEr})é`,
      right: (found) => found.replace(/é$/, 'er'),
    },
    { before: 'je(?: ne| vous| te| le)?', wrong: 'suit', right: 'suis' },
    {
      before: `${atStart}|que|quand|si|mais|et`,
      wrong: `tu (?:${verbsInEr})e`,
      next: ' |[.,!?]|$',
      right: (found) => `${found}s`,
    },
    { before: 'tu(?: ne)?', wrong: 'à', right: 'as' },
    {
      before: 'nous',
      wrong: 'avont|allont|somment|devont|pouvont|voulont|avon|allon|pouvon|devon',
      right: ending(/(?:nt|n)$/i, 'ns'),
    },
    {
      before: atStart,
      wrong: 'nous (?:ser|aur|fer|ir|pourr|viendr|devr|enverr|reviendr)ont',
      right: ending(/ont$/i, 'ons'),
    },
    { before: 'vous', wrong: 'ête|faite|dite', right: (found) => `${found}s` },
    {
      before: `${atStart}|que|si|mais`,
      wrong: 'vous (?:pouver|vouler|aver|aller|dever|saver)',
      right: ending(/r$/i, 'z'),
    },
    { before: 'vous', wrong: 'avais', after: 'raison|tort|besoin|faim|froid', right: 'avez' },
    { wrong: 'il (?:me |te |lui |nous |vous )?faux', right: ending(/faux$/i, 'faut') },
    {
      before: `je|tu|il|elle|on|nous|vous|ils|elles`,
      wrong: 'leurs',
      after:
        'ai|as|a|avons|avez|ont|dis|dit|donne|parle|faut|envoie|demande|explique|répond|montre|téléphone|écrit|offre|permet|manque|faudra|avait|enverrai|dirai',
      right: 'leur',
    },
    {
      before: atStart,
      wrong: "si (?:j'aurais|tu aurais|il aurait|elle aurait|on aurait|nous aurions|vous auriez|ils auraient)",
      after: 'su|pu|été|eu|dit',
      right: (found) => found.replace(/aur(?=[a-z]+$)/i, 'av'),
    },
  ];
});

const plain = `${Object.keys(adjectives).join('|')}|(?:${verbsInEr})é`;
const degree = '(?: très| trop| bien| tous| toutes| déjà| vraiment| aussi| assez| pas)?';
const noPreposition = '(?<!(?:avec|pour|chez|sans|sur|par|en|à|de|contre|derrière|devant|comme|après|avant|entre) )';
const feminine = (word: string): string | undefined =>
  adjectives[word.toLowerCase()]?.[0] ?? (word.endsWith('é') ? `${word}e` : undefined);
const masculines = (word: string): string | undefined =>
  adjectives[word.toLowerCase()]?.[1] ?? (word.endsWith('é') ? `${word}s` : undefined);

function lastWord(change: (word: string) => string | undefined): (found: string) => string | undefined {
  return (found) => {
    const last = /\p{L}+$/u.exec(found)?.[0] ?? '';
    const changed = change(last);
    return changed === undefined ? undefined : found.slice(0, found.length - last.length) + changed;
  };
}

export const frenchAdjectives = contextRule('grammar/agreement', [
  {
    before: `${noPreposition}elle (?:est|était|sera|serait|n'est)${degree}`,
    wrong: plain,
    next: " (?!(?:un|le|l'|mon|ton|son|ce|leur) )|[.,!?]|$",
    right: (found, { input, index }) =>
      // `premier ministre`, `grand reporter`
      /^(?:premier|dernier|grand|petit)$/i.test(found) &&
      /^ (?!et|pour|comme)\p{L}/u.test(input.slice(index + found.length))
        ? undefined
        : feminine(found),
  },
  {
    before: `${noPreposition}ils (?:sont|étaient|seront|seraient|ne sont)${degree}`,
    wrong: plain,
    right: (found) => masculines(found),
  },
  { before: `nous (?:sommes|étions|serons)${degree}`, wrong: plain, right: (found) => masculines(found) },
  {
    before: `${noPreposition}elles (?:sont|étaient|seront|ne sont)${degree}`,
    wrong: plain,
    right: (found) => {
      const form = feminine(found);
      return form === undefined ? undefined : `${form}s`;
    },
  },
  {
    before: `(?:ils|elles|nous) (?:sont|étaient|seront|sommes|serons)${degree}`,
    wrong: neutralAdjectives,
    right: (found) => `${found}s`,
  },
  {
    before: atStart,
    wrong: `(?:les|mes|tes|ses|ces|nos|vos|leurs) (?:clients|amis|parents|enfants|résultats|documents|fichiers|voisins|joueurs|produits|magasins|collègues|billets|prix|trains|élèves|messages|gens|garçons|employés) (?:sont|étaient|seront)${degree} (?:${plain})`,
    right: lastWord(masculines),
  },
  {
    before: atStart,
    wrong: `(?:les|mes|tes|ses|ces|nos|vos|leurs) (?:questions|réponses|voitures|maisons|filles|femmes|photos|chambres|factures|commandes|informations|réunions|places|chaussures|clés|lettres|erreurs|données|équipes|idées) (?:sont|étaient|seront)${degree} (?:${plain})`,
    right: lastWord((word) => {
      const form = feminine(word);
      return form === undefined ? undefined : `${form}s`;
    }),
  },
  {
    before: atStart,
    wrong: `(?:la|cette|ma|ta|sa|votre|notre) (?:réunion|voiture|maison|commande|facture|porte|chambre|réponse|question|lettre|version|livraison|réservation|demande|fille|mère|sœur|femme|photo|banque|place|table|salle|connexion|cuisine|soirée|fête|boutique|page|décision|date|personne|formation) (?:est|était|sera)${degree} (?:${plain})`,
    next: " (?!(?:un|le|l'|mon|ton|son|ce|leur) )|[.,!?]|$",
    right: lastWord(feminine),
  },
]);

/** Forms of verbs come after `les` as well: `elle les produit`. */
const nounsOnly = countedNouns
  .split('|')
  .filter(
    (noun) =>
      !/^(?:produit|étudiant|habitant|participant|invité|employé|touche|minute|fleur|image|salarié)$/.test(noun),
  )
  .join('|');

export const frenchPlurals = contextRule('grammar/plural', [
  {
    before: '(?:tous|toutes) les|les',
    wrong: nounsOnly,
    next: ' (?!de \\p{L}+s )|[.,!?]|$',
    initial: 'small',
    right: (found) => `${found}s`,
  },
  { before: 'tous les', wrong: 'employé|salarié|participant|habitant|étudiant|produit', right: (found) => `${found}s` },
  {
    before:
      'beaucoup de|plein de|trop de|(?:très|si|que|bien) peu de|combien de|tant de|autant de|un tas de|la plupart des|certains|certaines|quelques|différents|différentes|ces|nos|vos|mes|tes|ses|plusieurs',
    wrong: countedNouns,
    right: (found, { input, index }) =>
      // `quelque chose` is one word
      /quelques.$/i.test(input.slice(0, index)) && /^chose$/i.test(found) ? undefined : `${found.replace('oe', 'œ')}s`,
  },
  {
    wrong:
      'leur (?:enfants|parents|amis|clients|affaires|chaussures|vacances|voisins|élèves|collègues|documents|questions|filles|résultats)',
    right: (found) => found.replace(/^leur/i, (word) => `${word}s`),
  },
  { wrong: '(?<!(?:les|des|aux|la|le|du) )(?:votres|notres)', after: '\\p{L}+', right: (found) => found.slice(0, -1) },
  {
    before: 'avons|avez|ai|as|a|ont|avait|avoir|aurai|aurons|aurez',
    wrong: 'besoins',
    after: "de|d'\\p{L}+|que",
    right: 'besoin',
  },
]);
