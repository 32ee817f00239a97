import { anyOf, atStart, contextRule, forms, from, lastWord } from '../context-rule.ts';
import { countedNouns, inForm, neutralAdjectives, otherInfinitives, verbs, verbsInEr } from './words.ts';

const pronouns = '(?:me|te|se|le|la|les|lui|leur|nous|vous|y|en)';
const haveForms = '(?:ai|as|a|avons|avez|ont|avais|avait|avaient|aurais|aurait|aura|auront)';
const subjectHas =
  "(?:(?:je n'|j')(?:ai|avais)|tu (?:n')?as|(?:il|elle|on) (?:n')?(?:a|avait)|nous (?:n')?avons|vous (?:n')?avez|(?:ils|elles) (?:n')?(?:ont|avaient))";
const people =
  'enfants|parents|amis|élèves|gens|filles|garçons|joueurs|étudiants|voisins|ministres|clients|professeurs|employés|collègues';

/** `pour la cité`: behind an article, what looks like a participle is a noun. */
function isNamed(found: string, { input, index }: RegExpExecArray): boolean {
  const article = /(?:^|\P{L})(?:le|la|les|leur)[ \u00a0]$/iu.test(input.slice(Math.max(0, index - 6), index));
  return (article || /^l['’]/i.test(found)) && nouns.test(found);
}
const nouns =
  /^(?:l['’])?(?:accus|all|arriv|charg|cit|condamn|dict|délégu|dépos|dur|employ|entr|fianc|invit|journ|mari|mont|pass|pens|port|pos|press|rentr|retrait|salari|tir|tomb|tourn|vis|vol)é(?:e|s|es)?$/i;

/** Infinitives behind what asks for them, with a pronoun between. */
export const frenchInfinitives = contextRule('grammar/infinitive', (inflection) => {
  const infinitives = forms(inflection, verbs, 'pp.m.sg > inf', 'pp.f.sg > inf', 'pp.m.pl > inf', 'pri.p2.pl > inf');
  const participles = forms(inflection, verbs, 'inf > pp.m.sg');
  const moving = 'arriver entrer monter tomber passer rester rentrer retourner aller';
  const [moved, allMoved] = [forms(inflection, moving, 'inf > pp.m.sg'), forms(inflection, moving, 'inf > pp.m.pl')];
  return [
    {
      before: `(?:peux|peut|pouvons|pouvez|peuvent|pourrais|pourrait|pourriez|pouvez-vous|pourriez-vous|peux-tu|pourrais-tu|veux|veut|voulons|voulez|veulent|voudrais|voudrait|voudriez|vais|vas|va|allons|allez|vont|dois|doit|devons|devez|doivent|faut|faudra|faudrait|pour|sans|dois-je|puis-je)(?: ${pronouns}){0,2}`,
      wrong: `(?:[mtslnd]')?(?:${anyOf(infinitives)})`,
      next: ' (?!par |et \\p{L}+é)|[.,!?]|$',
      unless: (found, match) =>
        /(?:sans|pour|qui|\bon|il|elle)[ \u00a0](?:sans|pour|fait|vous|nous)[ \u00a0]$/iu.test(
          match.input.slice(Math.max(0, match.index - 14), match.index),
        ) || isNamed(found, match),
      right: lastWord(from(infinitives)),
    },
    {
      before: `(?:(?:viens|vient|venons|venez|viennent|venait|merci|essaie|essayer|essayons|essayé|arrête|oublie|oublié|oublier|oubliez pas|décidé|décide|besoin|envie|hâte|permet|permettre|demandé|peur|possible|impossible|moyen|afin|avant|prie|capable|content|contente|heureux|heureuse|ravi|ravie|facile|difficile|important|nécessaire|train|intention|chance|obligé|obligée|au lieu|plaisir|propose|risque|fini|conseille) de|(?:réussi|commence|commencé|continue|continuez|hésitez pas|hésite pas|hésitez surtout pas|apprends|apprend|apprendre|aide|aidé|arrive|arrivé|cherche|prêt|prête|prêts|invite|invité|habitué|habituée|mal) à)(?: ${pronouns}){0,2}`,
      wrong: `(?:[mtslnd]')?(?:${anyOf(infinitives)})`,
      next: ' |[.,!?]|$',
      unless: isNamed,
      right: lastWord(from(infinitives)),
    },
    {
      before: 'viens|vient|venons|venez|viennent|venait|besoin|envie|merci|avant|afin|décidé|essaie|oublié|hâte',
      wrong: `d'(?:${anyOf(infinitives)})`,
      right: lastWord(from(infinitives)),
    },
    {
      wrong: `(?:m'|t'|l'|n'|lui |leur |nous |vous |y |en )(?:ai|as|a|avons|avez|ont)(?: pas| déjà| bien| tout)? (?:${anyOf(participles)})`,
      right: lastWord(from(participles)),
    },
    {
      before: '(?<!(?:ce|celui|celle) )(?:il|elle|on|qui)',
      wrong: `a (?:${anyOf(participles)})`,
      right: lastWord(from(participles)),
    },
    { before: 'il', wrong: `est (?:${anyOf(moved)})`, right: lastWord(from(moved)) },
    { before: 'ils', wrong: `sont (?:${anyOf(allMoved)})`, right: lastWord(from(allMoved)) },
  ];
});

export const frenchParticiples = contextRule('grammar/participle', (inflection) => {
  const mixed = {
    ...forms(
      inflection,
      'prendre mettre comprendre apprendre promettre permettre recevoir vouloir finir choisir réussir',
      'ifi.p3.sg > pp.m.sg',
    ),
    ...forms(inflection, 'prendre', 'pri.p3.sg > pp.m.sg'),
    ...forms(inflection, 'dire faire écrire', 'pri.p1.sg > pp.m.sg'),
  };
  const others = 'recevoir perdre vendre vouloir finir choisir';
  const agreeing = {
    ...forms(inflection, verbs, 'pp.f.sg > pp.m.sg', 'pp.m.pl > pp.m.sg', 'pp.f.pl > pp.m.sg'),
    ...forms(inflection, others, 'pp.m.pl > pp.m.sg'),
    ...forms(inflection, 'recevoir', 'pp.f.sg > pp.m.sg', 'pp.f.pl > pp.m.sg'),
  };
  const plural = forms(inflection, verbs, 'pp.f.sg > pp.m.sg', 'pp.m.pl > pp.m.sg', 'pp.f.pl > pp.m.sg');
  return [
    {
      before: `(?<!qu'|que |ce )${subjectHas}(?: pas| déjà| toujours| jamais| bien| aussi| beaucoup)?`,
      wrong: 'étais|était|étaient|étai|etait|etais',
      right: 'été',
    },
    {
      before: `(?<!qu'|que )${subjectHas}(?: pas| déjà| toujours| jamais| bien| tout)?`,
      wrong: anyOf(mixed),
      right: from(mixed),
    },
    // Nothing before that the participle could agree with.
    {
      before: atStart,
      wrong: `(?:j'ai|tu as|il a|elle a|on a|nous avons|vous avez|ils ont|elles ont)(?: bien| déjà)? (?:${anyOf(agreeing)})`,
      right: lastWord(from(agreeing)),
    },
    {
      before: atStart,
      wrong: `(?:les|ces|nos|vos|mes|ses|leurs) \\p{L}{3,}[sx] ont (?:${anyOf(plural)})`,
      right: lastWord(from(plural)),
    },
    { before: haveForms, wrong: 'due|dus|dues|du', after: `(?:${otherInfinitives})|(?:${verbsInEr})er`, right: 'dû' },
    {
      before: 'aurais|aurait|aurions|auriez|auraient',
      wrong: "(?:du|due|dus|dues) (?:[mtslnd]')?(?:\\p{L}+er|être|avoir)",
      right: (found) => found.replace(/^\p{L}+/u, 'dû'),
    },
  ];
});

/** Of `nous`, as one hears it. */
const slips = {
  avont: 'avons',
  avon: 'avons',
  allont: 'allons',
  allon: 'allons',
  somment: 'sommes',
  devont: 'devons',
  devon: 'devons',
  pouvont: 'pouvons',
  pouvon: 'pouvons',
  voulont: 'voulons',
};

export const frenchPersons = contextRule('grammar/agreement', (inflection) => {
  const plainThird = {
    ...forms(inflection, 'avoir être aller pouvoir devoir vouloir savoir venir prendre faire', 'pri.p3.sg > pri.p3.pl'),
    ...forms(inflection, 'être avoir', 'pii.p3.sg > pii.p3.pl', 'fti.p3.sg > fti.p3.pl'),
  };
  const thirdPersons = forms(inflection, verbs, 'pri.p3.sg > pri.p3.pl');
  const firstPersons = forms(inflection, verbs, 'pri.p2.sg > pri.p1.sg');
  const elided = forms(
    inflection,
    'aimer adorer habiter écouter espérer arriver acheter envoyer appeler essayer ajouter accepter utiliser oublier',
    'pri.p2.sg > pri.p1.sg',
  );
  const secondPersons = forms(inflection, verbs, 'pri.p3.sg > pri.p2.sg');
  const infinitives = forms(inflection, verbs, 'pp.m.sg > inf');
  const future = forms(
    inflection,
    'être avoir faire aller pouvoir venir devoir envoyer revenir',
    'fti.p3.pl > fti.p1.pl',
  );
  const conditions = {
    ...forms(
      inflection,
      'avoir',
      'cni.p1.sg > pii.p1.sg',
      'cni.p3.sg > pii.p3.sg',
      'cni.p1.pl > pii.p1.pl',
      'cni.p2.pl > pii.p2.pl',
      'cni.p3.pl > pii.p3.pl',
    ),
  };
  return [
    {
      before: '(?<!(?:avec|pour|chez|sans|sur|par|en|à|de|contre|entre|comme) )(?:ils|elles)(?: ne| y| en)?',
      wrong: anyOf(plainThird),
      right: from(plainThird),
    },
    {
      before: `${atStart}|que|qui|mais|et|car|quand|si`,
      wrong: `ils (?:${anyOf(thirdPersons)})`,
      next: ' |[.,!?]|$',
      right: lastWord(from(thirdPersons)),
    },
    {
      before: atStart,
      wrong: `(?:les|mes|tes|ses|nos|vos|leurs) (?:${people}) (?:${anyOf(thirdPersons)})`,
      right: lastWord(from(thirdPersons)),
    },
    {
      before: atStart,
      wrong: `(?:les|mes|tes|ses|nos|vos|leurs) (?:${people}) (?:est|va|peut|doit|veut|sait|vient)`,
      right: lastWord(from(plainThird)),
    },
    {
      before: `je(?: ne)?(?: (?:vous|te|le|la|les|lui|leur|me|nous|y|en))?`,
      wrong: anyOf(firstPersons),
      right: from(firstPersons),
    },
    {
      wrong: `j'(?:${anyOf(elided)})`,
      right: lastWord(from(elided)),
    },
    { before: `je(?: (?:vous|te|lui|leur))?`, wrong: 'joint', right: 'joins' },
    {
      before: `je(?: (?:vous|te|lui|leur|le|la|les))?`,
      wrong: 'envoi|essai',
      right: from({ envoi: 'envoie', essai: 'essaie' }),
    },
    {
      before: 'je|il|elle|on',
      wrong: 'travail',
      after: 'dans|à|avec|pour|chez|depuis|comme|beaucoup',
      right: 'travaille',
    },
    {
      before: 'vouloir (?:me|nous|le|la|les|lui)',
      wrong: anyOf(infinitives),
      right: from(infinitives),
    },
    { before: 'je(?: ne| vous| te| le)?', wrong: 'suit', right: 'suis' },
    {
      before: `${atStart}|que|quand|si|mais|et`,
      wrong: `tu (?:${anyOf(secondPersons)})`,
      next: ' |[.,!?]|$',
      right: lastWord(from(secondPersons)),
    },
    { before: 'tu(?: ne)?', wrong: 'à', right: 'as' },
    {
      before: 'nous',
      wrong: anyOf(slips),
      right: from(slips),
    },
    {
      before: atStart,
      wrong: `nous (?:${anyOf(future)})`,
      right: lastWord(from(future)),
    },
    { before: 'vous', wrong: 'ête|faite|dite', right: from({ ête: 'êtes', faite: 'faites', dite: 'dites' }) },
    {
      before: `${atStart}|que|si|mais`,
      wrong: 'vous (?:pouver|vouler|aver|aller|dever|saver)',
      right: lastWord(
        from({ pouver: 'pouvez', vouler: 'voulez', aver: 'avez', aller: 'allez', dever: 'devez', saver: 'savez' }),
      ),
    },
    { before: 'vous', wrong: 'avais', after: 'raison|tort|besoin|faim|froid', right: 'avez' },
    { wrong: 'il (?:me |te |lui |nous |vous )?faux', right: lastWord(from({ faux: 'faut' })) },
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
      right: lastWord(from(conditions)),
    },
  ];
});

const degree = '(?: très| trop| bien| tous| toutes| déjà| vraiment| aussi| assez| pas)?';
const noPreposition = '(?<!(?:avec|pour|chez|sans|sur|par|en|à|de|contre|derrière|devant|comme|après|avant|entre) )';
export const frenchAdjectives = contextRule('grammar/agreement', (inflection) => {
  const [feminine, masculines, feminines] = [
    inForm(inflection, 'f.sg'),
    inForm(inflection, 'm.pl'),
    inForm(inflection, 'f.pl'),
  ];
  const neutral = forms(inflection, neutralAdjectives, 'adj.m.sg > adj.m.pl');
  return [
    {
      before: `${noPreposition}elle (?:est|était|sera|serait|n'est)${degree}`,
      wrong: anyOf(feminine),
      next: " (?!(?:un|le|l'|mon|ton|son|ce|leur) )|[.,!?]|$",
      unless: (found, { input, index }) =>
        /^(?:premier|dernier|grand|petit)$/i.test(found) &&
        /^ (?!et|pour|comme)\p{L}/u.test(input.slice(index + found.length)),
      right: from(feminine),
    },
    {
      before: `${noPreposition}ils (?:sont|étaient|seront|seraient|ne sont)${degree}`,
      wrong: anyOf(masculines),
      right: from(masculines),
    },
    { before: `nous (?:sommes|étions|serons)${degree}`, wrong: anyOf(masculines), right: from(masculines) },
    {
      before: `${noPreposition}elles (?:sont|étaient|seront|ne sont)${degree}`,
      wrong: anyOf(feminines),
      right: from(feminines),
    },
    {
      before: `(?:ils|elles|nous) (?:sont|étaient|seront|sommes|serons)${degree}`,
      wrong: anyOf(neutral),
      right: from(neutral),
    },
    {
      before: atStart,
      wrong: `(?:les|mes|tes|ses|ces|nos|vos|leurs) (?:clients|amis|parents|enfants|résultats|documents|fichiers|voisins|joueurs|produits|magasins|collègues|billets|prix|trains|élèves|messages|gens|garçons|employés) (?:sont|étaient|seront)${degree} (?:${anyOf(masculines)})`,
      right: lastWord(from(masculines)),
    },
    {
      before: atStart,
      wrong: `(?:les|mes|tes|ses|ces|nos|vos|leurs) (?:questions|réponses|voitures|maisons|filles|femmes|photos|chambres|factures|commandes|informations|réunions|places|chaussures|clés|lettres|erreurs|données|équipes|idées) (?:sont|étaient|seront)${degree} (?:${anyOf(feminines)})`,
      right: lastWord(from(feminines)),
    },
    {
      before: atStart,
      wrong: `(?:la|cette|ma|ta|sa|votre|notre) (?:réunion|voiture|maison|commande|facture|porte|chambre|réponse|question|lettre|version|livraison|réservation|demande|fille|mère|sœur|femme|photo|banque|place|table|salle|connexion|cuisine|soirée|fête|boutique|page|décision|date|personne|formation) (?:est|était|sera)${degree} (?:${anyOf(feminine)})`,
      next: " (?!(?:un|le|l'|mon|ton|son|ce|leur) )|[.,!?]|$",
      right: lastWord(from(feminine)),
    },
  ];
});

/** Forms of verbs come after `les` as well: `elle les produit`. */
const notAfterArticle = /^(?:produit|étudiant|habitant|participant|invité|employé|touche|minute|fleur|image|salarié)$/;

export const frenchPlurals = contextRule('grammar/plural', (inflection) => {
  const counted = {
    ...forms(inflection, countedNouns, 'n.sg > n.pl'),
    ...forms(inflection, 'cousin', 'n.f.sg > n.f.pl'),
  };
  const nounsOnly = Object.fromEntries(Object.entries(counted).filter(([noun]) => !notAfterArticle.test(noun)));
  const afterAll = forms(inflection, 'employé salarié participant habitant étudiant produit', 'n.sg > n.pl');
  return [
    {
      before: '(?:tous|toutes) les|les',
      wrong: anyOf(nounsOnly),
      next: ' (?!de \\p{L}+s )|[.,!?]|$',
      initial: 'small',
      right: from(nounsOnly),
    },
    { before: 'tous les', wrong: anyOf(afterAll), right: from(afterAll) },
    {
      before:
        'beaucoup de|plein de|trop de|(?:très|si|que|bien) peu de|combien de|tant de|autant de|un tas de|la plupart des|certains|certaines|quelques|différents|différentes|ces|nos|vos|mes|tes|ses|plusieurs',
      wrong: `${anyOf(counted)}|soeur`,
      unless: (found, { input, index }) =>
        /^chose$/i.test(found) && /(?:quelques|peu de).$/i.test(input.slice(Math.max(0, index - 10), index)),
      right: (found) => from(counted)(found.replace('oe', 'œ')),
    },
    {
      wrong:
        'leur (?:enfants|parents|amis|clients|affaires|chaussures|vacances|voisins|élèves|collègues|documents|questions|filles|résultats)',
      right: (found) => found.replace(/^leur/i, (word) => `${word}s`),
    },
    {
      wrong: '(?<!(?:les|des|aux|la|le|du) )(?:votres|notres)',
      after: '\\p{L}+',
      right: from({ votres: 'votre', notres: 'notre' }),
    },
    {
      before: 'avons|avez|ai|as|a|ont|avait|avoir|aurai|aurons|aurez',
      wrong: 'besoins',
      after: "de|d'\\p{L}+|que",
      right: 'besoin',
    },
  ];
});
