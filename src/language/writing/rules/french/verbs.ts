import { anyOf, atStart, contextRule, forms, from } from '../context-rule.ts';
import { adjectives, feminineNouns, masculineNouns, verbsInEr } from './words.ts';

const pronoun = '(?: (?:me|te|se|le|la|les|lui|leur|nous|vous|y|en))?';
const moving = 'arriv|entr|mont|tomb|pass|rest|rentr|retourn|all';
const vousVerbs =
  'pouvez|pourriez|avez|êtes|allez|voulez|voudriez|souhaitez|savez|viendrez|serez|auriez|aurez|seriez|pensez|faites|connaissez|devez|venez|aimez|aimeriez';
const tuVerbs =
  'peux|pourrais|as|es|vas|veux|voudrais|viens|sais|connais|fais|aimes|aimerais|penses|dois|seras|auras|viendras';

/** Endings of persons that sound alike, participles behind `être`. */
export const frenchEndings = contextRule('grammar/agreement', (inflection) => {
  const second = forms(
    inflection,
    'aller pouvoir vouloir faire devoir savoir venir prendre voir dire être',
    'pri.p3.sg > pri.p2.sg',
  );
  const often = 'avoir être pouvoir devoir vouloir faire aller venir savoir';
  const spoken = 'faire vouloir pouvoir devoir savoir venir dire mettre prendre parler travailler';
  const asThird = {
    ...forms(inflection, often, 'cni.p1.sg > cni.p3.sg'),
    ...forms(inflection, `avoir être aller aimer habiter ${spoken}`, 'pii.p1.sg > pii.p3.sg'),
  };
  const asFirst = {
    ...forms(inflection, 'être pouvoir devoir vouloir faire venir savoir', 'cni.p3.sg > cni.p1.sg'),
    ...forms(inflection, `penser ${spoken}`, 'pii.p3.sg > pii.p1.sg'),
  };
  const elided = {
    ...forms(inflection, 'avoir aller aimer', 'cni.p3.sg > cni.p1.sg'),
    ...forms(inflection, 'avoir être aimer habiter aller', 'pii.p3.sg > pii.p1.sg'),
  };
  const elidedTu = {
    ...forms(inflection, 'avoir aller', 'cni.p3.sg > cni.p1.sg'),
    ...forms(inflection, 'avoir être aimer aller', 'pii.p3.sg > pii.p1.sg'),
  };
  const futureOfTu = forms(inflection, `${often} voir prendre mettre passer arriver`, 'fti.p3.sg > fti.p2.sg');
  const futureOfIl = forms(inflection, `${often} voir`, 'fti.p2.sg > fti.p3.sg');
  const doubtOfMine = forms(
    inflection,
    'faire aller pouvoir venir savoir prendre vouloir finir devoir parler',
    'prs.p2.sg > prs.p1.sg',
  );
  const doubtOfYours = forms(
    inflection,
    'faire aller pouvoir venir savoir prendre vouloir finir devoir',
    'prs.p1.sg > prs.p2.sg',
  );
  const last =
    (table: Readonly<Record<string, string>>) =>
    (found: string): string =>
      found.replace(/\p{L}+$/u, (verb) => from(table)(verb) ?? verb);
  return [
    {
      wrong: "je [mtl]'(?:envoi|envoit)|je (?:vous |te |lui |leur )?envoit",
      right: (found) => found.replace(/envoit?$/i, 'envoie'),
    },
    { wrong: "je [mtl]'appel|je (?:vous|te|les|le|la) appel", right: (found) => `${found}le` },
    { wrong: "tu n'(?:est|a)", right: (found) => (/a$/i.test(found) ? `${found}s` : found.slice(0, -1)) },
    {
      before: 'que|quand|si|comme|où|mais|et|puisque',
      wrong: `tu (?:${anyOf(second)})`,
      next: ' |[.,!?]|$',
      right: last(second),
    },
    {
      wrong: "j'aimerai|je voudrai|je souhaiterai",
      after: 'savoir|avoir|être|vous|\\p{L}+(?:er|ir|re)',
      right: (found) => `${found}s`,
    },
    { before: atStart, wrong: 'nous (?!sont|vont|font|ont)\\p{L}{3,}ont', right: (found) => found.replace(/t$/i, 's') },
    {
      before: atStart,
      wrong: `(?:la|cette|ma|ta|sa) \\p{L}{3,} (?:a|avait) été (?:${verbsInEr})er`,
      right: (found) => found.replace(/er$/i, 'ée'),
    },
    {
      before: atStart,
      wrong: `(?:le|ce|mon|ton|son) \\p{L}{3,} (?:a|avait) été (?:${verbsInEr})er`,
      right: (found) => found.replace(/er$/i, 'é'),
    },
    // `il a été conseiller` is a post.
    { wrong: `il a été (?!conseiller)(?:${verbsInEr})er`, right: (found) => found.replace(/er$/i, 'é') },
    { wrong: `elle a été (?:${verbsInEr})er`, right: (found) => found.replace(/er$/i, 'ée') },
    {
      before: 'il|elle|on|ça|cela',
      wrong: anyOf(asThird),
      right: from(asThird),
    },
    {
      before: 'je|tu',
      wrong: anyOf(asFirst),
      right: from(asFirst),
    },
    {
      wrong: `j'(?:${anyOf(elided)})|tu (?:${anyOf(elidedTu)})`,
      right: last(elided),
    },
    { before: `je(?: ne)?${pronoun}`, wrong: '\\p{L}{2,}rez', right: (found) => found.replace(/ez$/i, 'ai') },
    {
      before: atStart,
      wrong: `vous${pronoun} (?:trouver|recevr|pourr|devr|ser|aur|fer|verr)ais?`,
      right: (found) => found.replace(/ais?$/i, 'ez'),
    },
    {
      before: `tu(?: ne)?${pronoun}`,
      wrong: anyOf(futureOfTu),
      right: from(futureOfTu),
    },
    {
      before: 'il|elle|on',
      wrong: anyOf(futureOfIl),
      right: from(futureOfIl),
    },
    {
      before: 'que je',
      wrong: anyOf(doubtOfMine),
      right: from(doubtOfMine),
    },
    {
      before: 'que tu',
      wrong: anyOf(doubtOfYours),
      right: from(doubtOfYours),
    },
    { before: "c'est moi qui", wrong: 'a|est|as|es', right: (found) => (/^a/i.test(found) ? 'ai' : 'suis') },
    { before: "c'est toi qui", wrong: 'a|est|ai', right: (found) => (/^a/i.test(found) ? 'as' : 'es') },
    { before: 'je vous', wrong: 'pris', after: "d'\\p{L}+|de", right: 'prie' },
    { before: 'je(?: vous| te)?', wrong: 'remerci', right: 'remercie' },
    {
      before: 'je',
      wrong: "t'es",
      after: '(?:déjà |bien )?(?:vu|envoyé|dit|appelé|écrit|attendu|cherché|laissé|donné|demandé|répondu)',
      right: "t'ai",
    },
    { before: 'je ne', wrong: "c'est|s'est|ses|ces", after: 'pas|plus', right: 'sais' },
    { before: 'nous sommes', wrong: `(?:${moving})er`, right: (found) => found.replace(/er$/i, 'és') },
    {
      before: atStart,
      wrong: `(?:le|ce|mon|ton|son) \\p{L}{3,} est(?: bien| déjà)? (?:${moving})er`,
      right: (found) => found.replace(/er$/i, 'é'),
    },
    {
      before: atStart,
      wrong: `(?:la|cette|ma|ta|sa) \\p{L}{3,} est(?: bien| déjà)? (?:${moving})er`,
      right: (found) => found.replace(/er$/i, 'ée'),
    },
    {
      before: atStart,
      wrong: '(?:le|la|mon|ma|ton|ta|son|sa|ce|cette|notre|votre) \\p{L}{3,} a (?:était|etait|étais)',
      right: (found) => found.replace(/\p{L}+$/u, 'été'),
    },
    { before: "c'est|est|très|plus|semble", wrong: 'importent', right: 'important' },
    { before: 'a|ai|as|avons|avez|ont|avait', wrong: 'pleins', after: "de|d'\\p{L}+", right: 'plein' },
  ];
});

/** Hyphens of questions and requests. */
export const frenchHyphens = contextRule('grammar/hyphen', [
  {
    before: `${atStart}|comment|quand|où|pourquoi|que|combien`,
    wrong: `(?:${vousVerbs}) vous`,
    right: (found) => found.replace(/\s/u, '-'),
  },
  {
    before: `${atStart}|comment|quand|où|pourquoi|que|combien`,
    wrong: `(?:${tuVerbs}) tu`,
    right: (found) => found.replace(/\s/u, '-'),
  },
  {
    before: atStart,
    wrong:
      '(?:dites|envoyez|donnez|appelez|laissez|aidez|expliquez|écrivez|excusez|rappelez|tenez|contactez|répondez|envoie|donne|appelle|laisse|aide|explique|écris|excuse|rappelle|tiens|réponds|dis) (?:moi|nous)',
    right: (found) => found.replace(/\s/u, '-'),
  },
  { before: atStart, wrong: 'dit moi|dit-moi', right: 'dis-moi' },
  { wrong: 'es-ce', right: 'est-ce' },
  { wrong: "y a t[-' ]il", right: 'y a-t-il' },
  {
    before: `${atStart}|comment|quand|où|pourquoi|que`,
    wrong: "(?:a|va) t[-' ](?:il|elle|on)",
    right: (found) => found.replace(/[\s'’-]+/gu, '-'),
  },
]);

const [feminines, masculines] = [feminineNouns, masculineNouns].map((list) =>
  list
    .split('|')
    .filter((noun) => !/^[aeiouyhéèêâîôûœ]/.test(noun))
    .join('|'),
) as [string, string];
const toMasculine = new Map(Object.entries(adjectives).map(([word, [feminine]]) => [feminine, word]));
toMasculine.set('meilleure', 'meilleur').set('premiere', 'premier').set('derniere', 'dernier');
const beforeNouns =
  'bonne|petite|grande|belle|nouvelle|première|premiere|dernière|derniere|meilleure|jolie|seule|vraie';

/** Adjectives before nouns, `tout` and `quel` with the gender of the noun behind them. */
export const frenchGenders = contextRule('grammar/gender', [
  { wrong: `quel (?:${feminineNouns})`, right: (found) => found.replace(/el(?=\s)/iu, 'elle') },
  { wrong: `quelle (?:${masculineNouns})`, right: (found) => found.replace(/elle(?=\s)/iu, 'el') },
  { wrong: `cet (?:${feminineNouns})`, right: (found) => found.replace(/et(?=\s)/iu, 'ette') },
  { wrong: `tout les (?:${feminineNouns})s`, right: (found) => found.replace(/tout/i, (word) => `${word}es`) },
  {
    wrong: `tout les (?:${masculineNouns})s?`,
    right: (found) => found.replace(/tout/i, (word) => `${word.slice(0, 3)}s`),
  },
  {
    before: 'le|un|mon|ton|son|ce|notre|votre',
    wrong: beforeNouns,
    after: masculines,
    right: (found) => toMasculine.get(found.toLowerCase()),
  },
  {
    before: 'la|une|ma|ta|sa|cette|notre|votre',
    wrong: 'bon|petit|beau|nouveau|premier|dernier|meilleur|joli|vrai',
    after: feminines,
    right: (found) => (/^meilleur$/i.test(found) ? `${found}e` : adjectives[found.toLowerCase()]?.[0]),
  },
  {
    before: 'les|des|mes|tes|ses|nos|vos|ces|deux|trois',
    wrong: 'meilleur|petit|grand|bon|premier|dernier|nouveau|beau|vrai|joli',
    after: `(?:${masculines.split('|').join('s|')}s|amis|clients|élèves|enfants|endroits|objets|ordinateurs)`,
    right: (found) => (/^meilleur$/i.test(found) ? `${found}s` : adjectives[found.toLowerCase()]?.[1]),
  },
]);
