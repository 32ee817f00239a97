import type { PackLine } from '../../../packs/pack-files.ts';
import type { StyleRewriter, TextEdit } from '../../../style-rules/style-rewriter.ts';
import { capitalized } from '../../../style-rules/words.ts';
import { writing } from '../../../style-rules/written-texts.ts';
import { withoutOverlaps } from '../../../text-edit.ts';
import { type PhraseRule, parseRules, type Slot } from './parse-rules.ts';
import { readProse, type Sentence, type Token } from './read-prose.ts';
import type { RuleLanguage } from './rule-language.ts';

/**
 * Writes what rules say (`parseRules`) into the sentences of a text: the longest phrase counts; of
 * equal ones that which asks for more around it. Time is linear in the text: rules are found by their first word.
 */
export function phraseRewriter(lines: readonly PackLine[], language: RuleLanguage): StyleRewriter {
  const byWord = new Map<string, PhraseRule[]>();
  const rules = parseRules(lines, language);
  for (const rule of rules)
    for (const word of rule.phrase[0]?.words.keys() ?? []) {
      const known = byWord.get(word);
      if (known === undefined) byWord.set(word, [rule]);
      else known.push(rule);
    }
  for (const known of byWord.values())
    known.sort((one, other) => other.phrase.length - one.phrase.length || contexts(other) - contexts(one));
  const rewrite = sentenceRewriter(language, (sentence) => findPhrases(sentence, byWord, language));
  return writing(rewrite, () =>
    rules.flatMap(({ replacement }) => replacement.flat().filter((form) => form !== undefined)),
  );
}

function contexts({ before, earlier, after, later }: PhraseRule): number {
  return before.length + earlier.length + after.length + later.length;
}

/** A rewriter of single sentences, which sees those before. */
export function sentenceRewriter(
  language: RuleLanguage,
  rewrite: (sentence: Sentence, index: number, sentences: readonly Sentence[]) => readonly TextEdit[],
): StyleRewriter {
  return (text, { protectedRanges }) =>
    withoutOverlaps(readProse(text, language.language, protectedRanges, language.habits).flatMap(rewrite));
}

function findPhrases(
  { tokens }: Sentence,
  byWord: ReadonlyMap<string, readonly PhraseRule[]>,
  language: RuleLanguage,
): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const key = (tokens[index] as Token).key;
    const rule = key === '' ? undefined : byWord.get(key)?.find((known) => matches(tokens, index, known));
    if (rule === undefined) continue;
    const edit = toEdit(tokens, index, rule, language);
    if (edit === undefined || isUnfit(edits.at(-1), edit, language)) continue;
    edits.push({ ...edit, rule: rule.at });
    index += rule.phrase.length - 1;
  }
  return edits;
}

function matches(tokens: readonly Token[], index: number, rule: PhraseRule): boolean {
  const { before, earlier, phrase, after, later } = rule;
  const end = index + phrase.length;
  return (
    phrase.every((slot, offset) => fits(tokens, index + offset, slot)) &&
    before.every((slot, offset) => fits(tokens, index - before.length + offset, slot)) &&
    after.every((slot, offset) => fits(tokens, end + offset, slot)) &&
    earlier.every((slot) => isAmong(tokens.slice(0, index), slot)) &&
    later.every((slot) => isAmong(tokens.slice(end), slot))
  );
}

function isAmong(tokens: readonly Token[], { words, isRefused }: Slot): boolean {
  return tokens.some(({ key }) => key !== '' && words.has(key)) !== isRefused;
}

function fits(tokens: readonly Token[], index: number, { words, isAny, ending, isRefused }: Slot): boolean {
  const token = tokens[index];
  if (isAny) return (token?.isWord === true && token.raw.toLowerCase().endsWith(ending)) !== isRefused;
  const found =
    (token !== undefined && token.key !== '' && words.has(token.key)) ||
    (words.has('^') && isStart(tokens, index)) ||
    (words.has('$') && isEnd(tokens, index)) ||
    (words.has('#') && token !== undefined && token.key === '');
  return found !== isRefused;
}

/** The place before the first word, whatever marks are there. */
function isStart(tokens: readonly Token[], index: number): boolean {
  return (
    index < 0 ||
    (!(tokens[index] as Token).isWord && tokens.slice(0, index + 1).every(({ raw }) => /^[*_¿¡]$/.test(raw)))
  );
}

function isEnd(tokens: readonly Token[], index: number): boolean {
  return index >= tokens.length || /^[.!?…]$/.test((tokens[index] as Token).raw);
}

function toEdit(
  tokens: readonly Token[],
  index: number,
  rule: PhraseRule,
  language: RuleLanguage,
): TextEdit | undefined {
  const found = tokens.slice(index, index + rule.phrase.length);
  const [first, last] = [found[0] as Token, found.at(-1) as Token];
  const written = writtenWords(tokens, index, rule, language);
  if (written === undefined) return undefined;
  let replacement = joinWords(written);
  if (isAlreadyWritten(tokens, index, found, replacement, language)) return undefined;
  let [start, end] = [first.start, last.end];
  const [before, after] = [tokens[index - 1], tokens[index + rule.phrase.length]];
  const capital = /^\p{Lu}/u.test(first.raw) && (isStart(tokens, index - 1) || !/^I\b/.test(first.raw));
  const next = replacement === '' ? after : undefined;
  if (replacement === '') {
    // `Cabe señalar que, según el informe, …`: a sentence begins with no comma.
    if (isStart(tokens, index - 1) && /^[,;:]$/.test(after?.raw ?? '')) return undefined;
    if (after === undefined || (after.isWord === false && /^[.,;:!?)…]$/.test(after.raw))) start = before?.end ?? start;
    else {
      if (after.key === '' && capital && !/^[\p{Lu}\p{N}]/u.test(after.raw)) return undefined;
      end = after.start;
      if (capital && after.isWord) {
        end = after.end;
        replacement = capitalized(after.raw);
      }
    }
  } else {
    if (/^[,.;:!?]/.test(replacement)) start = before?.end ?? start;
    const last = fittedEnd(replacement, after, language);
    if (last === undefined) return undefined;
    replacement = last;
    if (after?.isWord) {
      // `parce qu’il` → `car il`, `afin de` before a vowel → `afin d’`.
      const isElided = /['’]$/.test(replacement);
      if (isElided) end = after.start;
      else if (after.start === end) replacement += ' ';
    }
    // Capitals go where the sentence starts; nouns and `I` bring their own.
    if (capital && isStart(tokens, index - 1)) replacement = capitalized(replacement);
  }
  const following = replacement === '' ? (next?.raw ?? '') : replacement;
  return withFitting({ start, end, text: replacement }, before, following, language);
}

/** Words that a rule sets around its phrase may be there. */
function isAlreadyWritten(
  tokens: readonly Token[],
  index: number,
  found: readonly Token[],
  replacement: string,
  { habits }: RuleLanguage,
): boolean {
  const pattern = habits.splitsApostrophes ? /[^\s,.;:!?'’]+['’]?|[,.;:!?]/g : /[^\s,.;:!?]+|[,.;:!?]/g;
  const words = replacement.toLowerCase().match(pattern) ?? [];
  const key = found[0]?.key;
  return words.some(
    (word, offset) =>
      word === key &&
      words.length > found.length &&
      words.every((other, slot) => tokens[index - offset + slot]?.key === other),
  );
}

function writtenWords(
  tokens: readonly Token[],
  index: number,
  rule: PhraseRule,
  { chooseForm }: RuleLanguage,
): readonly string[] | undefined {
  const any = rule.phrase.flatMap((slot, offset) => (slot.isAny ? [(tokens[index + offset] as Token).raw] : []));
  let anyIndex = 0;
  let lastList = -1;
  const written: string[] = [];
  for (const list of rule.replacement) {
    if (list.length === 1) {
      written.push(list[0] === '*' ? (any[anyIndex++] ?? '') : (list[0] as string));
      continue;
    }
    const fits = ({ length }: Slot): boolean => length === list.length;
    const later = rule.phrase.findIndex((slot, offset) => offset > lastList && fits(slot));
    const offset = later >= 0 ? later : rule.phrase.findIndex(fits);
    lastList = offset;
    const indexes = rule.phrase[offset]?.words.get((tokens[index + offset] as Token).key) ?? [];
    const differ = new Set(indexes.map((slot) => list[slot])).size > 1;
    const before = tokens.slice(Math.max(0, index + offset - 3), index + offset).map(({ key }) => key);
    const slot = differ && chooseForm !== undefined ? chooseForm(indexes, before) : indexes[0];
    if (slot === undefined || slot < 0) return undefined;
    const form = list[slot];
    if (form === undefined) return undefined;
    written.push(form);
  }
  return written.filter((word) => word !== '');
}

export function joinWords(words: readonly string[]): string {
  return words
    .join(' ')
    .replace(/ (?=[,.;:!?])/g, '')
    .replace(/(?<!po['’])(?<=\p{L}['’]) /gu, '');
}

/** The replacement with its last word as the word behind it asks for. */
function fittedEnd(replacement: string, after: Token | undefined, { fit }: RuleLanguage): string | undefined {
  const last = /[^\s'’]+['’]?$/u.exec(replacement)?.[0];
  if (fit === undefined || last === undefined || after === undefined || !after.isWord) return replacement;
  const fitting = fit(last.toLowerCase(), after.raw.toLowerCase());
  if (fitting === undefined) return undefined;
  return fitting === last.toLowerCase() ? replacement : replacement.slice(0, -last.length) + fitting;
}

/** Right behind an edit that ends with a word which was fitted to what is there now: the next round makes this one. */
function isUnfit(before: TextEdit | undefined, edit: TextEdit, { fit }: RuleLanguage): boolean {
  if (fit === undefined || before === undefined || edit.start - before.end > 1 || edit.text === '') return false;
  const last = /[^\s'’]+['’]?$/u.exec(before.text)?.[0].toLowerCase();
  return last !== undefined && fit(last, edit.text.toLowerCase()) !== last;
}

/** The edit with the word before it in the form that the next word asks for. */
function withFitting(
  edit: TextEdit,
  before: Token | undefined,
  following: string,
  { fit }: RuleLanguage,
): TextEdit | undefined {
  if (fit === undefined || before === undefined || before.key === '' || !before.isWord || following === '') return edit;
  const fitting = fit(before.key, following.toLowerCase());
  if (fitting === undefined) return undefined;
  if (fitting === before.key) return edit;
  const written = /^\p{Lu}/u.test(before.raw) ? capitalized(fitting) : fitting;
  const gap = /['’]$/.test(fitting) ? '' : ' ';
  return { start: before.start, end: edit.end, text: written + gap + edit.text };
}
