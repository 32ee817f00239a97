import { anyOf, atStart, contextRule, forms, from, lastWord } from '../context-rule.ts';
import { feminineNouns, masculineNouns, verbs } from './words.ts';

const pronoun = '(?: (?:me|te|se|le|la|les|lui|leur|nous|vous|y|en))?';
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
  const passive = 'inf > pp.m.sg';
  const [done, doneF] = [forms(inflection, verbs, passive), forms(inflection, verbs, 'inf > pp.f.sg')];
  const moving = 'arriver entrer monter tomber passer rester rentrer retourner aller';
  const [moved, movedF, allMoved] = [
    forms(inflection, moving, passive),
    forms(inflection, moving, 'inf > pp.f.sg'),
    forms(inflection, moving, 'inf > pp.m.pl'),
  ];
  const often2 = `${often} voir prendre mettre dire trouver recevoir envoyer`;
  const ours = forms(inflection, often2, 'pri.p3.pl > pri.p1.pl', 'fti.p3.pl > fti.p1.pl');
  const mine = forms(inflection, `${verbs} ${often2}`, 'fti.p2.pl > fti.p1.sg');
  const yours = forms(
    inflection,
    'trouver recevoir pouvoir devoir être avoir faire voir',
    'fti.p1.sg > fti.p2.pl',
    'cni.p1.sg > fti.p2.pl',
  );
  const conditionals = forms(inflection, 'aimer vouloir souhaiter', 'fti.p1.sg > cni.p1.sg');
  return [
    {
      wrong: "je [mtl]'(?:envoi|envoit)|je (?:vous |te |lui |leur )?envoit",
      right: lastWord(from({ envoi: 'envoie', envoit: 'envoie' })),
    },
    { wrong: "je [mtl]'appel|je (?:vous|te|les|le|la) appel", right: lastWord(from({ appel: 'appelle' })) },
    { wrong: "tu n'(?:est|a)", right: lastWord(from({ a: 'as', est: 'es' })) },
    {
      before: 'que|quand|si|comme|où|mais|et|puisque',
      wrong: `tu (?:${anyOf(second)})`,
      next: ' |[.,!?]|$',
      right: lastWord(from(second)),
    },
    {
      wrong: `(?:j'|je )(?:${anyOf(conditionals)})`,
      after: 'savoir|avoir|être|vous|\\p{L}+(?:er|ir|re)',
      right: lastWord(from(conditionals)),
    },
    { before: atStart, wrong: `nous (?!sont|vont|font|ont)(?:${anyOf(ours)})`, right: lastWord(from(ours)) },
    {
      before: atStart,
      wrong: `(?:la|cette|ma|ta|sa) \\p{L}{3,} (?:a|avait) été (?:${anyOf(doneF)})`,
      right: lastWord(from(doneF)),
    },
    {
      before: atStart,
      wrong: `(?:le|ce|mon|ton|son) \\p{L}{3,} (?:a|avait) été (?:${anyOf(done)})`,
      right: lastWord(from(done)),
    },
    // `il a été conseiller` is a post.
    { wrong: `il a été (?!conseiller)(?:${anyOf(done)})`, right: lastWord(from(done)) },
    { wrong: `elle a été (?:${anyOf(doneF)})`, right: lastWord(from(doneF)) },
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
      right: lastWord(from(elided)),
    },
    { before: `je(?: ne)?${pronoun}`, wrong: anyOf(mine), right: from(mine) },
    {
      before: atStart,
      wrong: `vous${pronoun} (?:${anyOf(yours)})`,
      right: lastWord(from(yours)),
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
    { before: "c'est moi qui", wrong: 'a|est|as|es', right: from({ a: 'ai', as: 'ai', est: 'suis', es: 'suis' }) },
    { before: "c'est toi qui", wrong: 'a|est|ai', right: from({ a: 'as', ai: 'as', est: 'es' }) },
    { before: 'je vous', wrong: 'pris', after: "d'\\p{L}+|de", right: 'prie' },
    { before: 'je(?: vous| te)?', wrong: 'remerci', right: 'remercie' },
    {
      before: 'je',
      wrong: "t'es",
      after: '(?:déjà |bien )?(?:vu|envoyé|dit|appelé|écrit|attendu|cherché|laissé|donné|demandé|répondu)',
      right: "t'ai",
    },
    { before: 'je ne', wrong: "c'est|s'est|ses|ces", after: 'pas|plus', right: 'sais' },
    { before: 'nous sommes', wrong: anyOf(allMoved), right: from(allMoved) },
    {
      before: atStart,
      wrong: `(?:le|ce|mon|ton|son) \\p{L}{3,} est(?: bien| déjà)? (?:${anyOf(moved)})`,
      right: lastWord(from(moved)),
    },
    {
      before: atStart,
      wrong: `(?:la|cette|ma|ta|sa) \\p{L}{3,} est(?: bien| déjà)? (?:${anyOf(movedF)})`,
      right: lastWord(from(movedF)),
    },
    {
      before: atStart,
      wrong: '(?:le|la|mon|ma|ton|ta|son|sa|ce|cette|notre|votre) \\p{L}{3,} a (?:était|etait|étais)',
      right: lastWord(() => 'été'),
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
/** Adjectives before nouns, `tout` and `quel` with the gender of the noun behind them. */
export const frenchGenders = contextRule('grammar/gender', (inflection) => {
  const toMasculine = {
    ...forms(inflection, 'bon petit grand beau nouveau premier dernier meilleur joli seul vrai', 'adj.f.sg > adj.m.sg'),
    premiere: 'premier',
    derniere: 'dernier',
  };
  const toFeminine = forms(
    inflection,
    'bon petit beau nouveau premier dernier meilleur joli vrai',
    'adj.m.sg > adj.f.sg',
  );
  const toPlural = forms(
    inflection,
    'meilleur petit grand bon premier dernier nouveau beau vrai joli',
    'adj.m.sg > adj.m.pl',
  );
  return [
    { wrong: `quel (?:${feminineNouns})`, right: (found) => found.replace(/el(?=\s)/iu, 'elle') },
    { wrong: `quelle (?:${masculineNouns})`, right: (found) => found.replace(/elle(?=\s)/iu, 'el') },
    { wrong: `cet (?:${feminineNouns})`, right: (found) => found.replace(/et(?=\s)/iu, 'ette') },
    { wrong: `tout les (?:${feminineNouns})s`, right: (found) => found.replace(/tout/i, 'toutes') },
    {
      wrong: `tout les (?:${masculineNouns})s?`,
      right: (found) => found.replace(/tout/i, 'tous'),
    },
    {
      before: 'le|un|mon|ton|son|ce|notre|votre',
      wrong: anyOf(toMasculine),
      after: masculines,
      right: from(toMasculine),
    },
    {
      before: 'la|une|ma|ta|sa|cette|notre|votre',
      wrong: anyOf(toFeminine),
      after: feminines,
      right: from(toFeminine),
    },
    {
      before: 'les|des|mes|tes|ses|nos|vos|ces|deux|trois',
      wrong: anyOf(toPlural),
      after: `(?:${masculines.split('|').join('s|')}s|amis|clients|élèves|enfants|endroits|objets|ordinateurs)`,
      right: from(toPlural),
    },
  ];
});
