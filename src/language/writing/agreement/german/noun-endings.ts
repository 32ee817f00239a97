import type { TextEdit } from '../../text-edit.ts';
import { cellsIn, inCase, inPlural } from './cells.ts';
import { determinerOf, governedBy } from './declension.ts';
import { nounPhrases } from './german-grammar.ts';
import type { GermanWords } from './german-words.ts';
import { isFrequentNoun, mayBePlural, readNoun } from './nouns.ts';
import { type GermanPhrase, isBeside, smallAt, type Token } from './phrases.ts';

const surelyWeak = new Set(nounPhrases.surelyWeak);
/** Masculine nouns with these endings and a plural in -en are weak. */
const weakEnding = /(?:ent|ant|ist|[^aeiou]at|oge|nom|soph|graf|arch)$/;
/** Of those whose plural the dictionary lacks. */
const personEnding = /(?:ent|ant|[^e]ist)$/;
const strong = new Set(nounPhrases.strong);

/** `von Kinder`, `zwischen Männer und Frauen`: a plural right behind a preposition with the dative lacks its n. */
export function datives(
  tokens: readonly Token[],
  phrases: readonly GermanPhrase[],
  words: GermanWords,
): readonly TextEdit[] {
  const taken = new Set(phrases.map(({ last }) => last));
  return tokens.flatMap(({ text, start, end }, index): readonly TextEdit[] => {
    const before = smallAt(tokens, index - 1);
    if (index === 0 || taken.has(index) || !isBeside(tokens, index) || !/^\p{Lu}\p{Ll}+(?:e|er|el)$/u.test(text))
      return [];
    if (before !== 'zwischen' && (governedBy(before) & ~inCase.dative) !== 0) return [];
    const next = tokens[index + 1];
    if (next !== undefined && !/^[ \u00a0]$|^[,.;:!?)]/u.test(next.gap)) return [];
    if (next !== undefined && next.gap === ' ' && /^[\p{Lu}\p{N}]/u.test(next.text)) return [];
    // `ihm zu Ehre`, `von Schüler zu Schüler`: a singular.
    const noun = readNoun(words, text);
    if (noun === undefined || noun.genders.length > 0 || (noun.cells & ~(inPlural & ~inCase.dative)) !== 0) return [];
    const meant = `${text}n`;
    return ((readNoun(words, meant)?.cells ?? 0) & inCase.dative & inPlural) === 0
      ? []
      : [{ start, end, text: meant, rule: 'agreement/german/noun' }];
  });
}

/** `einen Student`, `mit einem Kunde`: weak nouns end in -n in all cases but one. */
export function weakNouns(
  tokens: readonly Token[],
  phrases: readonly GermanPhrase[],
  words: GermanWords,
): readonly TextEdit[] {
  return phrases.flatMap(({ last, determiner, noun }): readonly TextEdit[] => {
    const { text, start, end } = tokens[last] as Token;
    const next = tokens[last + 1];
    if (determiner === undefined || noun.genders.join('') !== 'm') return [];
    if ((determiner.cells & inCase.nominative) !== 0 || (determiner.cells & noun.cells) === 0) return [];
    // `aufs Neue`: the neuter of an adjective.
    if ((determiner.cells & noun.cells & cellsIn('n', 'NA')) !== 0) return [];
    if (next !== undefined && !/^[ \u00a0]?[,.;:!?)]|^[ \u00a0]$/u.test(next.gap)) return [];
    if (next !== undefined && /^[\p{Lu}\p{N}]/u.test(next.text) && /^[ \u00a0]$/u.test(next.gap)) return [];
    const ending = text.endsWith('e') ? 'n' : 'en';
    const plural = words.find(text)?.plural;
    const isWeak =
      surelyWeak.has(text) ||
      (plural === text + ending && (text.endsWith('e') || weakEnding.test(text))) ||
      (plural === undefined && personEnding.test(text) && !strong.has(text.replace(/^.*-/, '')));
    // Of what only ends as weak nouns do (`den Client`) nobody knows.
    const fewestMistakes = plural === undefined && !surelyWeak.has(text) && !isFrequentNoun(text) ? 2 : undefined;
    return isWeak ? [{ start, end, text: text + ending, rule: 'agreement/german/noun', fewestMistakes }] : [];
  });
}

const several = /^(?:viele|mehrere)$/;
const numbers = new Set(nounPhrases.numbers);
const counted = new Set([...nounPhrases.counted, ...nounPhrases.uncountable]);

/** `viele Sprache`, `in zwei Gruppe`: a noun that is counted lacks its plural. */
export function plurals(tokens: readonly Token[], words: GermanWords): readonly TextEdit[] {
  return tokens.flatMap(({ text, start, end }, index): readonly TextEdit[] => {
    if (!/^\p{Lu}\p{Ll}+$/u.test(text) || counted.has(text) || !isBeside(tokens, index)) return [];
    const before = smallAt(tokens, index - 1);
    // `vielen eine Sprache beibringen`: the noun has a determiner of its own.
    const isDescribed =
      /^\p{Ll}{3,}(?:e|en)$/u.test(before) && determinerOf(before) === undefined && isBeside(tokens, index - 1);
    const number = [index - 1, ...(isDescribed ? [index - 2] : [])].find(
      (at) => at >= 0 && (several.test(smallAt(tokens, at)) || numbers.has(smallAt(tokens, at))),
    );
    if (number === undefined || smallAt(tokens, number) === 'eins') return [];
    const beforeNumber = smallAt(tokens, number - 1);
    const isArticle = /^(?:die|der|das|den|dem|des)$/.test(beforeNumber);
    const next = tokens[index + 1];
    if (isArticle || (next !== undefined && !/^[ \u00a0]?[,.;:!?)]|^[ \u00a0]$/u.test(next.gap))) return [];
    if (next?.gap === ' ' && /^[\p{Lu}\p{N}]/u.test(next.text)) return [];
    const { classes = '', plural } = words.find(text) ?? {};
    // Behind a number only feminine nouns are no measures.
    if (plural === undefined || plural === text || !/^[mfn]$/.test(classes)) return [];
    // `viele Zwecke`, which are tacks as well.
    if (mayBePlural(words, text)) return [];
    if (!several.test(smallAt(tokens, number)) && classes !== 'f') return [];
    const isDative = governedBy(beforeNumber) === inCase.dative;
    const meant = isDative && !/[ns]$/.test(plural) ? `${plural}n` : plural;
    // `einige Aufregung`: with a singular it means a good deal.
    const fewestMistakes = /^(?:einige|wenige)/.test(smallAt(tokens, number)) ? 2 : 1;
    return [{ start, end, text: meant, rule: 'agreement/german/noun', fewestMistakes }];
  });
}
