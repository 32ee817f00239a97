import { replacing } from '../punctuation/rewritten-value.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { wordStart } from '../words.ts';

/**
 * Words that lost their circumflex in the spelling of 1990. Endings of verbs keep it (`qu’il fût`), and so does what is
 * another word without it: du, sur, mur, jeune, croit.
 */
const withCircumflex = [
  '(?:contre|quartier-)?maîtr\\p{L}*',
  '(?:re|mé)?connaît(?:re|r\\p{L}+)?',
  '(?:ap|com|dis|re|trans)?paraît(?:re|r\\p{L}+)?',
  '(?:re)?naît(?:re|r\\p{L}+)?',
  '(?:re)?paît(?:re|r\\p{L}+)?',
  '(?:ac|dé)croît(?:re|r\\p{L}+)?',
  'croîtr\\p{L}+',
  'surcroît',
  '(?:dé|com)?plaît',
  'gît(?:es?)?',
  '(?:em|dé)?boît\\p{L}+',
  '(?:en|dé)?chaîn\\p{L}+',
  '(?:en)?traîn\\p{L}+',
  'traîtr\\p{L}+',
  'îl(?:es?|ots?|iens?|iennes?)',
  'dîn\\p{L}+',
  'dîmes?',
  'huîtr\\p{L}+',
  'cloîtr\\p{L}+',
  'faît(?:es?|ages?)',
  'abîm\\p{L}+',
  'aîn(?:ée?s?|esse)',
  'fraîch(?:es?|eurs?|ement)',
  '(?:ra|dé)fraîch\\p{L}+',
  'épîtres?',
  '(?:en)?croût\\p{L}+',
  'aoûts?',
  'aoûtiens?',
  'brûl\\p{L}+',
  '(?:em|tré)?bûch\\p{L}+',
  'coût\\p{L}*',
  '(?:dé|ra|avant-)?goût\\p{L}*',
  '(?:en)?voût\\p{L}+',
  'flût\\p{L}+',
  'affût\\p{L}*',
  'piqûres?',
  'mûri\\p{L}+',
  'sûre(?:ment|tés?)',
  '(?:assi|in|)dûment',
  'continûment',
  'crûment',
  'goulûment',
];

const article =
  '(?<=(?:^|\\P{L})(?:la|une|cette|ma|ta|sa|notre|votre|leur|les|des|ces|vos|nos|leurs|mes|tes|ses|chaque|en|petite|grande) )';
/** The same words without it, as far as they are then nothing else (`entrain`, `il parait`, `couteau`). */
const withoutCircumflex = [
  '(?:contre|quartier-)?maîtr(?:es?|esses?|is\\p{L}+)',
  '(?:re|mé)?connaît(?:re|r\\p{L}+)?',
  '(?:ap|dis|trans)paraît',
  '(?:ap|com|dis|re|trans)?paraîtr\\p{L}+',
  '(?:re)?naît(?:re|r\\p{L}+)?',
  '(?:re)?paître',
  '(?:ac|dé)croît(?:re|r\\p{L}+)?',
  'croîtr\\p{L}+',
  'surcroît',
  '(?:dé)?plaît',
  'gîtes?',
  'boîtiers?',
  `${article}boîtes?`,
  '(?:em|dé)boît\\p{L}+',
  'chaîn(?:es?|ons?|ettes?)',
  '(?:en|dé)chaîn\\p{L}+',
  'traîn(?:es?|ent|ée?s?|ants?|antes?|eaux?|ait|aient)',
  'entraîn[aeéio]\\p{L}*',
  'traîtr(?:es?|esses?|ises?)',
  'îl(?:es?|ots?)',
  'dîn(?:ers?|atoires?|ons|ez|ent|é)',
  'huîtr(?:es?|ières?)',
  'cloîtr\\p{L}+',
  'abîm\\p{L}+',
  'aîn(?:ée?s?|esse)',
  'fraîch(?:es?|eurs?|ement)',
  '(?:ra|dé)fraîchi\\p{L}+',
  'épîtres?',
  'croût(?:es?|ons?)',
  'aoûts?',
  'brûl(?:er|e|es|ent|ez|ons|ée?s?|ants?|antes?|ures?|era|erait|ait|aient|eurs?)',
  'bûch(?:es?|ers?|erons?)',
  'embûches?',
  'coût(?:s|er|e|es|ent|é|ait|aient|era|eront|erait|eraient|eux|euses?)?',
  '(?:avant-)?goût(?:s|er|e|es|ez|ent|ons|ée?s?|ait|eux)?',
  'dégoût(?:s|er|e|es|ent|ants?|antes?|ée?s?)?',
  'ragoûts?',
  'voût(?:es?|ée?s?)',
  'envoût\\p{L}+',
  'flût(?:es?|istes?)',
  'affût(?:s|er|é|ée)?',
  'piqûres?',
  'mûrir\\p{L}*',
  'sûre(?:ment|tés?)',
  '(?:assi|in|)dûment',
  'continûment',
  'crûment',
  'goulûment',
];

/** Finds the letter in the words, which are given with their circumflex. */
function markedLetter(words: readonly string[], letters: Readonly<Record<string, string>>): RegExp {
  const byMark = Object.entries(letters).map(([mark, letter]) => {
    const occurrences = words
      .filter((word) => word.includes(mark))
      .map((word) => {
        const [before, after] = word.split(mark);
        return `(?<=${wordStart}${before}${letter})(?=${after}(?!\\p{L}))`;
      });
    return `${letter}(?:${occurrences.join('|')})`;
  });
  return new RegExp(byMark.join('|'), 'giu');
}

function lettersBecome(letters: Readonly<Record<string, string>>): (match: RegExpExecArray) => string | undefined {
  return ([letter]) =>
    letter === letter.toLowerCase() ? letters[letter] : letters[letter.toLowerCase()]?.toUpperCase();
}

export const circumflexOnIAndU: Readonly<Record<string, RewrittenValue>> = {
  do_not_use_circumflex_accents_except_in_verbs_and_to_distinguish_homophones: replacing(
    ['fr'],
    markedLetter(withCircumflex, { î: 'î', û: 'û' }),
    lettersBecome({ î: 'i', û: 'u' }),
  ),
  use_circumflex_accents: replacing(
    ['fr'],
    markedLetter(withoutCircumflex, { î: 'i', û: 'u' }),
    lettersBecome({ i: 'î', u: 'û' }),
  ),
};
