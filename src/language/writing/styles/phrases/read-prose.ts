import { findSentences } from '../../../segmentation/find-sentences.ts';
import type { ProtectedRange } from '../../../style-rules/style-rewriter.ts';
import type { TextSpan } from '../../../text-edit.ts';

/** A word, a mark or something that no rule may touch. */
export interface Token extends TextSpan {
  /** In small letters, with straight apostrophes; empty where no rule may look: names, numbers, what is protected. */
  readonly key: string;
  readonly raw: string;
  readonly isWord: boolean;
}

/** A sentence of running text; headings, labels, tables, quoted lines and code are none. */
export interface Sentence extends TextSpan {
  readonly tokens: readonly Token[];
  /** It ends with a mark that ends sentences, so that words may come before or behind all of it. */
  readonly isComplete: boolean;
}

/** How the words of a language are distinguished. */
export interface WordHabits {
  /** `l’avis` are two words. */
  readonly splitsApostrophes: boolean;
  /** Nouns have capitals, so that a capital says nothing of names. */
  readonly capitalNouns: boolean;
}

const listMark = /^(?:[-*+•–—·]|\d{1,3}[.)]|[a-z][.)])[ \t]+(?:\[[ xX]\] )?/;
const label = /^(?:[*_]{0,2})[^\s:.!?][^:.!?\n]{0,40}:(?:[*_]{0,2})[ \t]+/;
const noProse = /^(?:#|>|\||={3}|-{3}|\t| {4})/;
const sentenceEnd = /[.!?…:]["'”’»)\]*_]{0,3}$/;
const complete = /[.!?…]$/;

/** The sentences of a text that styles may change, in reading order. */
export function readProse(
  text: string,
  language: string,
  ranges: readonly ProtectedRange[],
  habits: WordHabits,
): readonly Sentence[] {
  const sentences: Sentence[] = [];
  const tokens = readTokens(text, ranges, habits);
  let first = 0;
  for (const block of readBlocks(text)) {
    const passage = text.slice(block.start, block.end);
    for (const span of findSentences(passage, language, { newlines: false })) {
      const [start, end] = [block.start + span.start, block.start + span.end];
      while (first < tokens.length && (tokens[first] as Token).start < start) first += 1;
      let last = first;
      while (last < tokens.length && (tokens[last] as Token).end <= end) last += 1;
      const inside = tokens.slice(first, last);
      first = last;
      if (!inside.some(({ isWord, key }) => isWord && key !== '')) continue;
      const isComplete = complete.test(text.slice(start, end));
      sentences.push({ tokens: withoutNames(inside, habits), start, end, isComplete });
    }
  }
  return sentences;
}

/** Paragraphs and items of lists without their marks and labels; lines that go on in small letters belong together. */
function readBlocks(text: string): readonly TextSpan[] {
  const lines: { start: number; end: number }[] = [];
  let position = 0;
  for (const line of text.split('\n')) {
    const [start, end] = [position, position + line.trimEnd().length];
    position += line.length + 1;
    const before = lines.at(-1);
    const goesOn =
      before !== undefined &&
      /^\p{Ll}/u.test(line) &&
      before.end > before.start &&
      !sentenceEnd.test(text.slice(before.start, before.end));
    if (goesOn) lines[lines.length - 1] = { start: before.start, end };
    else lines.push({ start, end });
  }
  return lines.flatMap((line) => toProse(text, line) ?? []);
}

function toProse(text: string, { start, end }: TextSpan): { start: number; end: number } | undefined {
  const line = text.slice(start, end);
  if (noProse.test(line)) return undefined;
  let skipped = line.length - line.trimStart().length;
  const mark = listMark.exec(line.slice(skipped))?.[0].length ?? 0;
  skipped += mark;
  const name = label.exec(line.slice(skipped))?.[0];
  if (name !== undefined && (mark > 0 || name.split(' ').length <= 4)) skipped += name.length;
  const words = line.slice(skipped).split(/\s+/);
  if (sentenceEnd.test(line) && !line.endsWith(':'))
    return words.length > 1 ? { start: start + skipped, end } : undefined;
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const isTitle = words.length < 6 || mark > 0 || capitals * 2 > words.length || line.endsWith(',');
  return isTitle ? undefined : { start: start + skipped, end };
}

const whole = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*['’]?|[\p{N}][\p{L}\p{N}.,]*|[^\s]/gu;
const split = /\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*['’]?|[\p{N}][\p{L}\p{N}.,]*|[^\s]/gu;

function readTokens(text: string, ranges: readonly ProtectedRange[], habits: WordHabits): readonly Token[] {
  const tokens: Token[] = [];
  let next = 0;
  for (const { 0: raw, index } of text.matchAll(habits.splitsApostrophes ? split : whole)) {
    const [start, end] = [index, index + raw.length];
    while (next < ranges.length && (ranges[next] as ProtectedRange).end <= start) next += 1;
    const range = ranges[next];
    const isProtected = range !== undefined && range.start < end && range.end > start;
    const isWord = /^\p{L}/u.test(raw);
    const shouts =
      raw.length > 1 &&
      isWord &&
      raw === raw.toUpperCase() &&
      raw !== raw.toLowerCase() &&
      !/^I['’]/.test(raw) &&
      !/^\p{Lu}['’]$/u.test(raw);
    const key = isProtected || shouts || /^\p{N}/u.test(raw) ? '' : raw.toLowerCase().replaceAll('’', "'");
    tokens.push({ key, raw, start, end, isWord: isWord && !isProtected });
  }
  return tokens;
}

const firstPerson = /^I(?:['’]|$)/;

/** Capitals inside a sentence, and at its start where another follows, are those of names. */
function withoutNames(tokens: readonly Token[], { capitalNouns }: WordHabits): readonly Token[] {
  if (capitalNouns) return tokens;
  const first = tokens.findIndex(({ raw }) => /[\p{L}\p{N}]/u.test(raw));
  const capital = (token: Token | undefined): boolean =>
    token !== undefined && /^\p{Lu}/u.test(token.raw) && !firstPerson.test(token.raw);
  return tokens.map((token, index) => {
    const isName = index === first ? startsName(token, tokens[index + 1], capital) : capital(token);
    return isName && token.key !== '' ? { ...token, key: '' } : token;
  });
}

/** Words that start sentences before names. */
const beforeNames =
  /^(?:dear|the|when|if|while|as|in|on|at|for|from|by|with|and|but|or|so|because|since|after|before|until|although|though|however|both|like|unlike|ask|tell|call|contact|meet|please|maybe|perhaps|hello|hi|hey|thanks|thank|is|are|was|were|did|does|do|has|have|can|could|would|should|à|de|en|chez|selon|pour|avec|dans|sur|par|quand|si|comme|mais|et|le|la|les|el|los|las|con|para|por|según|cuando|pero|y|il|lo|gli|i|per|di|da|su|secondo|quando|se|ma|e|o|a|os|as|com|em|no|na|mas)$/i;

function startsName(token: Token, next: Token | undefined, capital: (token: Token | undefined) => boolean): boolean {
  return (
    capital(token) &&
    capital(next) &&
    !beforeNames.test(token.raw) &&
    !token.raw.endsWith("'") &&
    !token.raw.endsWith('’')
  );
}
