import { atStart, contextRule } from '../context-rule.ts';
import { otherInfinitives, participle, verbsInEr } from './words.ts';

const masculineParticiple = `(?:${verbsInEr})é|dit|fait|pris|mis|vu|répondu|écrit|appris|promis|permis|offert|envoyé|donné|rendu|reçu|proposé`;
const states =
  'malade|complet|complète|prêt|prête|fermée?|ouverte?|terminée?|finie?|annulée?|reportée?|disponible|possible|impossible|partie?|arrivée?|cassée?|signée?|validée?|payée?|en retard|en panne|en vacances|absente?|présente?|morte?|occupée?|interdite?|gratuite?|obligatoire|réservée?|très \\p{L}+|trop \\p{L}+';
const nextWords =
  "demain|bientôt|bientot|plus tard|plus|ce soir|tout à l'heure|tout de suite|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|cause|propos|partir de|mon avis|la fin|côté|l'heure|noter|suivre|savoir|vendre|louer|peine|part|paris|lyon|marseille|bordeaux|toulouse|lille|nantes|rennes|londres|bruxelles|genève|quelle heure|qui|quoi|chaque fois|titre|l'époque|la maison|table|droite|gauche|côté|vous|toi|nous";

/** `a` and `à`, `et` and `est`, `ou` and `où`. */
export const frenchSmallWords = contextRule('grammar/confused-word', [
  {
    before:
      'habite|habites|habitons|habitez|habitent|travaille|travailles|travaillons|vais|vas|va|allons|allez|vont|aller|allé|allée|arrive|arrivé|arrivés|retourne|rentré|pense|penses|pensez|penser|rendez-vous|est|sont|suis|es|était|né|née|voyage|déménagé|déménager|grâce|grace|face|quant|suite|rapport',
    wrong: 'a',
    after: "\\p{L}+|l'\\p{L}+",
    // In front of names, articles and pronouns only.
    where: (_, { input, index }) =>
      /^ (?:\p{Lu}|(?:la|l['’]|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|votre|leur|toi|moi|lui|elle|nous|vous|eux|cause|côté|pied)(?:\P{L}|\p{L}*$))/u.test(
        input.slice(index + 1),
      ),
    right: 'à',
  },
  { before: "c'est", wrong: 'la', next: " (?:que |qu')", right: 'là' },
  {
    before: 'habite|habitons|habitent|situé|située|tout|plus|très|si',
    wrong: 'prêt',
    after: "de|d'\\p{L}+|du|des",
    right: 'près',
  },
  { wrong: 'voir même', right: 'voire même' },
  { before: "c'est", wrong: 'a', after: 'toi|moi|lui|elle|nous|vous|eux|elles|qui|quelle|cause|nouveau', right: 'à' },
  {
    before: '\\p{L}{2,}',
    wrong: "(?<!['’]|(?:il|elle|on|qui|ça|cela|y|en|tu) )a",
    after: `(?:le |la |les |l'|lui |leur |me |vous |nous |se |y )?(?:${otherInfinitives})`,
    unless: (_, { input, index }) => /\p{Lu}\p{L}*[ \u00a0]$/u.test(input.slice(Math.max(0, index - 30), index)),
    right: 'à',
  },
  {
    before:
      'commence|commencé|continue|réussi|réussit|arrive|arrivé|hésitez pas|hésite pas|appris|apprend|aidé|tarde|prêt|prête|prêts|habitué|invité',
    wrong: 'a',
    after: `(?:le |la |les |l'|lui |leur |me |vous |nous |se |y )?(?:${verbsInEr})er`,
    right: 'à',
  },
  { before: atStart, wrong: 'a', after: nextWords, right: 'à' },
  { before: 'tout|petit|peu', wrong: 'a', after: 'fait|coup|petit|peu', right: 'à' },
  { wrong: "jusqu'a", right: "jusqu'à" },
  {
    wrong:
      'a (?:cause de|côté de|propos de|partir de|condition de|condition que|travers|gauche|droite|la fois|bientôt|nouveau|mon avis|pied|vélo|mi-temps|temps plein)',
    unless: (_, { input, index }) =>
      /(?:il|elle|on|y|qui|n'|\p{Lu}\p{L}+)[ \u00a0]?$/u.test(input.slice(Math.max(0, index - 20), index)),
    right: (found) => found.replace(/^a/i, (letter) => (letter === 'A' ? 'À' : 'à')),
  },
  {
    before: '(?<!-)il|on',
    wrong: 'à',
    after: 'une?|la|le|les|des|beaucoup|trop|raison|tort|besoin|envie|peur|faim|froid|chaud|mal|fallu|plu',
    right: 'a',
  },
  {
    before: atStart,
    wrong: '(?:le|la|mon|ma|ton|ta|son|sa|notre|votre|ce|cette) \\p{L}{3,} et',
    next: ` (?:${states})(?: ?[.!?,]| (?:depuis|à|au|en|pour|par|le|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)(?!\\p{L})|$)`,
    right: (found) => found.replace(/et$/i, 'est'),
  },
  {
    before: '(?:il|on|ce qui)',
    wrong: 'et',
    after: 'très|pas|trop|malade|parti|arrivé|tard|temps|né|en train|en retard|venu|allé',
    right: 'est',
  },
  {
    before: `${atStart}|que`,
    wrong: 'elle et',
    after: 'très|pas|trop|malade|partie|arrivée|née|en train|en retard|venue|allée',
    right: (found) => found.replace(/et$/i, 'est'),
  },
  { wrong: "c'et", right: "c'est" },
  {
    before:
      'une heure|deux heures|trois heures|quatre heures|cinq heures|six heures|sept heures|huit heures|neuf heures|dix heures',
    wrong: 'est',
    after: 'demie?|quart',
    right: 'et',
  },
  { before: 'toi|lui|maman|papa', wrong: 'est', after: 'moi|toi|papa|maman', right: 'et' },
  { wrong: "d'ou", right: "d'où" },
  {
    wrong: 'au cas ou|là ou|partout ou|au moment ou|le jour ou',
    after: "il|elle|on|tu|je|j'\\p{L}+|vous|nous|ils|elles|le|la|les",
    right: (found) => found.replace(/ou$/i, 'où'),
  },
  {
    before:
      '(?:sais|sait|savez|savons|savent)(?: pas| plus)?|(?:dis|dites|montre|montrez|demande|explique)-(?:moi|nous|lui)',
    wrong: 'ou',
    after: "il|elle|on|tu|je|j'\\p{L}+|vous|nous|ils|elles|est|sont|se|aller|trouver|mettre|est-ce|habite|c'est",
    right: 'où',
  },
  {
    before: '(?:ville|maison|rue|endroit|lieu|quartier|pays|village|hôtel|école|entreprise|restaurant)',
    wrong: 'ou',
    after: "habite|habitent|travaille|travaillent|vit|vivent|se|je|j'\\p{L}+|nous|vous|il|elle|on|tu|ils",
    right: 'où',
  },
  {
    before: "(?:du|de la|de l'\\p{L}+|des|un|une) ?\\p{L}*",
    wrong: 'où',
    next: " (?:du|de la|de l'|des|un|une) ?\\p{L}+ ?[?.!]",
    right: 'ou',
  },
  { wrong: 'oui où non|tôt où tard|plus où moins|vrai où faux', right: (found) => found.replace(/où/i, 'ou') },
]);

/** `ces`, `ses`, `c’est`, `s’est`, `sait`, `ce`, `se`. */
export const frenchDemonstratives = contextRule('grammar/confused-word', [
  {
    before: atStart,
    wrong: 'ces|ses',
    after:
      "moi|toi|lui|nous|vous|eux|quoi|ça|une?|le|la|super|facile|possible|impossible|dommage|important|vrai|ici|là|comme|que|qu'\\p{L}+|(?:très|trop) (?:bien|bon|gentil|beau|important|facile|difficile|cher|tard|tôt)|pas (?:le|la|une?|grave|moi|vrai|possible|bien|mal|facile|ça|normal)|bien (?:ça|ce|le|la|que|de|mieux)",
    next: ' (?!premiers|derniers)',
    right: "c'est",
  },
  {
    before: 'que|crois|pense|parce que|si|mais|car|et',
    wrong: 'ces|ses',
    after: 'fini|vrai|possible|impossible|dommage|moi|toi|lui|vous|eux|une|ça|trop tard|urgent|le|la',
    right: "c'est",
  },
  {
    before: atStart,
    wrong: "c'est",
    after: 'parents|enfants|amis|frères|sœurs|grands-parents|cheveux|yeux|mains|affaires',
    right: 'ses',
  },
  {
    before: atStart,
    wrong: "s'est",
    after: 'une?|le|la|moi|toi|pas|vrai|bien|très|trop|bon|mon|ma|super|parce|pour|ça|quoi|dommage',
    right: "c'est",
  },
  {
    before: '(?<!(?:ce|que) )(?:il|on)|ils|(?<!(?:avec|pour|chez|sans|de|à|par|sur|qui|que) )elle',
    wrong: "c'est",
    right: "s'est",
  },
  {
    before: atStart,
    wrong: 'sait',
    after: 'incroyable|vrai|dommage|possible|impossible|une?|super|génial|bon|trop|très|bien|le|la|moi|mon|ma',
    right: "c'est",
  },
  {
    before: '(?:ils|il|on)(?: ne)?',
    wrong: 'ce',
    after:
      'sont|est|trouve|trouvent|passe|passent|lève|lèvent|demande|demandent|voit|voient|marie|marient|connaissent|parlent|souvient|souviennent|rend|rendent|sent|sentent|plaint|met|mettent|fait|font',
    right: 'se',
  },
  { wrong: 'se (?:que|qui)', right: (found) => `c${found.slice(1)}` },
  {
    before: atStart,
    wrong: 'se',
    after:
      "n'est|n'était|sont|sera|serait|film|matin|soir|projet|problème|produit|site|restaurant|garçon|type|mois|jour|genre|moment|travail|mail|numéro|contrat|dossier|service",
    right: 'ce',
  },
  {
    before: '\\p{L}+',
    wrong: 'se',
    after: 'matin|soir|projet|problème|restaurant|garçon|week-end|mois|jour|genre|travail|numéro|contrat|dossier',
    right: 'ce',
  },
]);

/** `ma` for `m’a`, `on` for `ont`, `quelle` for `qu’elle`, and others of their kind. */
export const frenchAuxiliaries = contextRule('grammar/confused-word', [
  {
    wrong: `(?<!(?:de|à|par|dans|pour|sur|avec|toute|et|ou|en) )(?:ma|ta)`,
    after: `(?:beaucoup |bien |déjà |vraiment |toujours |tout |aussi )?(?:${masculineParticiple})`,
    right: (found) => `${found.charAt(0)}'a`,
  },
  { before: `il|elle|on|qui`, wrong: 'la', after: `(?:${verbsInEr})é|pris|mis|vu|reçu`, right: "l'a" },
  {
    before: `je`,
    wrong: 'la|les',
    after: `(?:${verbsInEr})é`,
    where: (found) => /^la$/i.test(found),
    right: "l'ai",
  },
  { before: 'ils|elles|qui', wrong: 'mon|ton', after: masculineParticiple, right: (found) => `${found.charAt(0)}'ont` },
  { before: '(?:ils|elles) (?:nous|vous|leur|les|me|y|en)', wrong: 'on', after: participle, right: 'ont' },
  {
    before:
      '(?:les|mes|tes|ses|ces|nos|vos|leurs) (?:voisins|clients|parents|enfants|amis|gens|collègues|élèves|joueurs|filles|garçons|pompiers|policiers|employés|médecins|équipes)',
    wrong: 'on',
    after: `(?:tous |déjà |bien |beaucoup )?(?:${participle})|de|des|un|une|le|la|les|raison|besoin|peur|envie`,
    right: 'ont',
  },
  { before: 'je', wrong: 'nai', right: "n'ai" },
  { before: '(?:il|elle|on|qui|ça)', wrong: 'na', right: "n'a" },
  { before: 'ils|elles', wrong: 'non', after: 'pas|plus|jamais|rien', right: "n'ont" },
  {
    before: 'pense|crois|espère|parce|trouve|faut|avant|alors|semble',
    wrong: 'quelle',
    after: 'a|va|vient|fait|peut|doit|veut|avait|soit|ait|vienne|fasse|puisse|parte',
    right: "qu'elle",
  },
  {
    before: "n'y a|n'ai|n'avons|n'avez",
    wrong: 'plu',
    after: "de|d'\\p{L}+|rien|besoin|envie|personne",
    right: 'plus',
  },
  {
    before: 'ai|as|a|avons|avez|ont|avait|avaient',
    wrong: "l'aire",
    after:
      'content|contente|contents|fatigué|fatiguée|fatigués|triste|tristes|malade|bien|bon|sympa|facile|difficile|heureux|heureuse|de (?:\\p{L}+er|faire|dire|vouloir|savoir|pleuvoir)',
    right: "l'air",
  },
  { wrong: 'au', after: 'états-unis|pays-bas|philippines|antilles|émirats|maldives|seychelles|canaries', right: 'aux' },
  { wrong: 'quelques chose', right: 'quelque chose' },
  { before: 'un|le|ce|notre|votre|mon|ton|du|au|de', wrong: 'rendez vous', right: 'rendez-vous' },
  { before: atStart, wrong: 'peut être', after: "que|qu'\\p{L}+", right: 'peut-être' },
  {
    before: `${atStart}|mais|alors|et`,
    wrong: 'ca',
    after:
      "marche|va|fait|me|te|se|ne|n'\\p{L}+|m'\\p{L}+|y|alors|suffit|dépend|serait|sera|a|vous|nous|doit|peut|devrait|arrive|commence|ira",
    right: 'ça',
  },
]);
