import { packWords } from '../../packs/tables.ts';
import { replacing } from '../punctuation/rewritten-value.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { allOf, byLanguage, capitalized, matching, sentenceStart, wordStart } from '../words.ts';

type Values = Readonly<Record<string, RewrittenValue>>;

function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Letters that French writes; Ö and Ñ belong to foreign names. */
const smallLetters = 'àâçéèêëîïôùûüÿ';
const capitals = smallLetters.toUpperCase();

/** Words with a capital that lacks its accent, and what they are with it. */
function accentsOfCapitals(): ReadonlyMap<string, string> {
  return new Map([
    ...packWords('fr', 'spelling', 'accented-words').flatMap((word) => {
      const capital = capitalized(word);
      const bare = withoutMarks(capital[0] ?? '') + capital.slice(1);
      return [[bare, capital] as const, [`${bare}s`, `${capital}s`] as const];
    }),
    ...packWords('fr', 'spelling', 'words-in-capitals').map((word) => [withoutMarks(word), word] as const),
  ]);
}

/** A word after a capitalized one, or with `of` after it, may belong to an English name. */
const anyWord = new RegExp(`${wordStart}(?<!\\p{Lu}[\\p{L}.]{0,30} )\\p{Lu}\\p{L}+(?!\\p{L}| (?:of|and|the) )`, 'gu');
/** Of words all in capitals the neighbours have capitals too. */
const wordOfCapitals = new RegExp(`${wordStart}[\\p{Lu}]{3,}(?!\\p{L})`, 'gu');

const afterA =
  'partir|cause|propos|côté|la|cet|cette|ce|ces|noter|savoir|bientôt|demain|travers|mesure|peine|droite|gauche|chaque|nouveau|moins|défaut|titre|suivre|quoi|quel|quelle|qui|vous|nous|toi|moi|tout|toute|tous|plus|vrai|long|court|cela|ceux|force|condition|vendre|louer|table|mon|ton|son|votre|notre|leur|combien|quand|compter|pied|vélo|emporter|consommer|remplir|lire|voir|faire|retenir|éviter|télécharger|côté|base|jeudi|lundi|mardi|mercredi|vendredi|samedi|dimanche';
const prepositionA = new RegExp(`${sentenceStart}A(?= (?:${afterA})(?!\\p{L})| l['’])`, 'gu');
const pronounCa = new RegExp(
  `${sentenceStart}Ca(?= (?:va|vaut|marche|fait|ne|n['’]|a|y|me|m['’]|te|t['’]|se|s['’]|nous|vous|suffit|dépend|alors|arrive|commence|fonctionne|sera|serait|devient|signifie|veut)(?!\\p{L}))`,
  'gu',
);

export const accentsAndCedillas: Values = {
  do_not_use_on_capital_letters: replacing(['fr'], new RegExp(`[${capitals}]`, 'gu'), ([letter]) =>
    withoutMarks(letter),
  ),
  never_use: replacing(['fr'], new RegExp(`[${smallLetters}${capitals}]`, 'gu'), ([letter]) => withoutMarks(letter)),
  use_even_on_capital_letters: byLanguage({
    fr: () => {
      const accentOf = accentsOfCapitals();
      return allOf(
        matching(anyWord, ([word]) => accentOf.get(word)),
        matching(wordOfCapitals, ([word]) => accentOf.get(word)),
        matching(prepositionA, () => 'À'),
        matching(pronounCa, () => 'Ça'),
      );
    },
  }),
};

/** Stems of verbs like céder. */
const stems =
  'abrég|accéd|accélér|adhér|aér|affrét|agglomér|alién|alléch|allég|allégu|altér|asséch|assiég|avér|blasphém|céd|célébr|chronométr|compénétr|complét|concéd|confédér|confér|considér|coopér|crém|décéd|décélér|décrét|défér|dégénér|délégu|délibér|dérégl|désagrég|désespér|désintégr|desséch|différ|digér|ébréch|empiét|énumér|espér|exagér|exaspér|excéd|excrét|exonér|fédér|frét|gér|génér|hypothéqu|imprégn|incarcér|ingér|inquiét|insér|intégr|intercéd|interprét|lacér|léch|légifér|légu|lés|libér|macér|modér|obér|oblitér|obséd|obtempér|opér|oxygén|paramétr|pénétr|perpétr|persévér|piég|pondér|posséd|précéd|préfér|procéd|profér|prolifér|prospér|protég|rapiéc|rassérén|recéd|récupér|référ|reflét|réfrén|régl|régn|réinsér|réintégr|réitér|relégu|rémunér|repér|répét|rétrocéd|révél|révér|séch|sécrét|sidér|siég|succéd|suggér|tempér|tolér|transfér|végét|vénér|vocifér|zébr';
const anyStem = stems.replace(/é(?=[^é|]*(?:\||$))/g, '[éè]');
const future = new RegExp(`${wordStart}(?:${anyStem})er(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient)(?!\\p{L})`, 'giu');

function lastAccent(accent: 'é' | 'è'): RewrittenValue {
  return replacing(['fr'], future, ([word]) =>
    word.replace(/[éè](?=[^éè]*$)/iu, (letter) => (letter === letter.toLowerCase() ? accent : accent.toUpperCase())),
  );
}

export const accentsInVerbsLikeCeder: Values = {
  use_acute_accent: lastAccent('é'),
  use_grave_accent: lastAccent('è'),
};

const beforeInvertedSubject = /(?<=\p{L}{2})[éè](?=[-‑]je(?!\p{L}))/gu;

export const accentsWithInversion: Values = {
  use_acute_accent: replacing(['fr'], beforeInvertedSubject, 'é'),
  use_grave_accent: replacing(['fr'], beforeInvertedSubject, 'è'),
};
