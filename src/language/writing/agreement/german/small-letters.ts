import type { TextEdit } from '../../text-edit.ts';
import { isOfVerb } from './capitals.ts';
import { determinerOf } from './declension.ts';
import { verbs } from './german-grammar.ts';
import type { GermanWords } from './german-words.ts';
import { readNoun } from './nouns.ts';
import { smallAt, type Token } from './phrases.ts';

const smallWithin = new Set(verbs.smallWithin);
/** Words that begin a clause, and no name. */
const behindComma = new Set(verbs.behindComma);
const objects = /^(?:mir|mich|dir|dich|ihm|ihn|ihnen|uns|euch|sich|zu)$/;
const forms = new Set(verbs.persons.flat());

/** Capitals of verbs behind their pronoun (`Ich Kann`), and of small words within a sentence (`interessiert Mir sehr`). */
export function needlessCapitals(tokens: readonly Token[], words: GermanWords): readonly TextEdit[] {
  if (isVerse(tokens)) return [];
  return tokens.flatMap(({ text, start, end, gap }, index): readonly TextEdit[] => {
    if (index === 0 || !/^,? $/.test(gap) || !/^\p{Lu}\p{Ll}+$/u.test(text)) return [];
    const small = text.charAt(0).toLowerCase() + text.slice(1);
    const isWrong =
      gap === ' '
        ? isVerbBehindPronoun(tokens, index, small, words) ||
          isSmallWord(tokens, index, small) ||
          isInfinitive(tokens, index, small, words)
        : behindComma.has(small) && tokens[index + 1]?.gap === ' ' && /^\p{Ll}/u.test(tokens[index + 1]?.text ?? '');
    return isWrong ? [{ start, end, text: small, rule: 'agreement/german/small-letter' }] : [];
  });
}

/** `Es war ein Mann, Der ging, Und alle sahen ihn`: lines of a poem end with a sign and begin with a capital. */
function isVerse(tokens: readonly Token[]): boolean {
  const capitals = tokens.filter(
    ({ text, gap }, index) =>
      index > 0 && /^[,;] $/.test(gap) && /^\p{Lu}/u.test(text) && isFunctionWord(text.toLowerCase()),
  );
  return capitals.length > 1;
}

function isFunctionWord(small: string): boolean {
  return behindComma.has(small) || determinerOf(small) !== undefined;
}

function isVerbBehindPronoun(tokens: readonly Token[], index: number, small: string, words: GermanWords): boolean {
  const before = smallAt(tokens, index - 1);
  const isAlone = /^(?:ich|man)$/.test(before);
  if (!isAlone && !/^(?:du|er|wir|es)$/.test(before)) return false;
  if (/^\p{Lu}/u.test(tokens[index - 1]?.text ?? '') && index > 1 && !/[.!?:,]/.test(tokens[index - 1]?.gap ?? ''))
    return false;
  if (!forms.has(small) && !(isOfVerb(words, small) && /(?:e|t|st|en)$/.test(small))) return false;
  // `wir Grünen`, `du Liebe`, `trägt man Westen`
  const isFirst = index === 1 || /[,.!?]/.test(tokens[index - 1]?.gap ?? '');
  return (isAlone && isFirst) || forms.has(small) || readNoun(words, tokens[index]?.text ?? '') === undefined;
}

/** Between words in small letters, where no determiner makes a noun of it: `das Für und Wider`. */
function isSmallWord(tokens: readonly Token[], index: number, small: string): boolean {
  if (!smallWithin.has(small)) return false;
  // `mit Köpfen und Können`: a noun beside another one.
  if (/^(?:und|oder)$/.test(tokens[index - 1]?.text ?? '') && /^\p{Lu}/u.test(tokens[index - 2]?.text ?? ''))
    return false;
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (next?.gap !== ' ' || !/^\p{Ll}/u.test(next.text) || !/^\p{Ll}/u.test(before?.text ?? '')) return false;
  return determinerOf(smallAt(tokens, index - 1)) === undefined && !/e[mnrs]?$/.test(before?.text.slice(-2) ?? '');
}

/** `zu Kaufen.`, `mir Helfen?`: an infinitive that ends its clause, and that the dictionary does not have as a noun. */
function isInfinitive(tokens: readonly Token[], index: number, small: string, words: GermanWords): boolean {
  const next = tokens[index + 1];
  if (!/en$/.test(small) || !objects.test(tokens[index - 1]?.text ?? '')) return false;
  if (next !== undefined && !/^[.,;:!?]/.test(next.gap)) return false;
  const noun = words.find(small.charAt(0).toUpperCase() + small.slice(1))?.classes ?? '';
  return words.find(small)?.classes.includes('v') === true && !/[mfnp]/.test(noun);
}
