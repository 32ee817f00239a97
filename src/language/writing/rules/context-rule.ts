import { baseLanguage } from '../../codes.ts';
import { type Inflection, noInflection, perInflection, relatedForms } from '../../inflection/inflection.ts';
import { editMatches } from '../../style-rules/edit-text.ts';
import {
  inCaseOf,
  type PhraseTable,
  phraseRewriter,
  sentenceStart,
  space,
  wordEnd,
  wordStart,
} from '../../style-rules/words.ts';
import { wordFrequencies } from '../spelling/frequent-words.ts';
import type { TextEdit } from '../text-edit.ts';
import type { CorrectionContext, CorrectionRule } from './correction-rules.ts';
import { anyLetters, phrasesOf } from './phrases-of-pattern.ts';

/** Where a sentence begins, as what comes before a word. */
export const atStart = '^';

/** A word that is wrong between others. Patterns are of whole words with one space between them, in any case. */
export interface ContextFix {
  /** Of the words directly before; `atStart` for the start of a sentence, also as the first of several. */
  readonly before?: string;
  readonly wrong: string;
  /** Of the words directly after. */
  readonly after?: string;
  /** A pattern of whatever comes directly after, with its space or its sign. */
  readonly next?: string;
  /** Only with this case of its first letter. */
  readonly initial?: 'capital' | 'small';
  /** Where something else shows that it is right after all. */
  readonly unless?: Condition;
  /** Counts only there. */
  readonly where?: Condition;
  /**
   * In the case of what is wrong, unless `initial` says which case that is; undefined where it is right after all. A function sees
   * nothing but what was found, so that `writes` can list its outcomes; what depends on more lists them itself (`oneOf`).
   */
  readonly right: string | Compute | Choice;
}

type Condition = (found: string, match: RegExpExecArray, context: CorrectionContext) => boolean;

interface Compute {
  (found: string): string | undefined;
  /** Present where it chooses from a table. */
  readonly writes?: () => Iterable<string>;
}

/** By what is around, one of several texts. */
interface Choice {
  readonly texts: readonly string[];
  readonly choose: (found: string, match: RegExpExecArray, context: CorrectionContext) => string | undefined;
}

/** Fixes that write what a lexicon knows. */
export type InflectedFixes = (inflection: Inflection) => readonly ContextFix[];

/** All that may be wrong about one thing. */
export function contextRule(rule: string, fixes: readonly ContextFix[] | InflectedFixes): CorrectionRule {
  const fixesOf = (inflection: Inflection) => (typeof fixes === 'function' ? fixes(inflection) : fixes);
  const patternsOf = perInflection((inflection) =>
    fixesOf(inflection).map((fix): readonly [RegExp, ContextFix] => [patternOf(fix), fix]),
  );
  const find = (text: string, context: CorrectionContext) => {
    const inflection = typeof fixes === 'function' ? (context.inflection ?? noInflection) : noInflection;
    const edits: TextEdit[] = [];
    for (const [pattern, { right, initial, unless, where }] of patternsOf(inflection)) {
      const found = editMatches(text, pattern, (match) => {
        if (initial !== undefined && (initial === 'capital') !== /^\p{Lu}/u.test(match[0])) return undefined;
        if (unless?.(match[0], match, context) === true || where?.(match[0], match, context) === false)
          return undefined;
        const replacement = outcomeOf(right, match, context);
        return replacement === undefined || initial !== undefined ? replacement : inCaseOf(match[0], replacement);
      });
      for (const edit of found) edits.push({ ...edit, rule });
    }
    return edits;
  };
  const writes = (_language: string, inflection: Inflection = noInflection) => fixesOf(inflection).flatMap(writtenBy);
  return Object.assign(find, { writes });
}

function outcomeOf(right: ContextFix['right'], match: RegExpExecArray, context: CorrectionContext): string | undefined {
  if (typeof right === 'string') return right;
  return typeof right === 'function' ? right(match[0]) : right.choose(match[0], match, context);
}

/** What a fix can write: of what it computes, the words that were not there before. */
function writtenBy({ wrong, right }: ContextFix): readonly string[] {
  if (typeof right === 'string') return [right];
  if (typeof right !== 'function') return right.texts;
  if (right.writes !== undefined) return [...right.writes()];
  const whole = new RegExp(`^(?:${loose(wrong)})$`, 'iu');
  const phrases = phrasesOf(wrong);
  const fitting = phrases.filter((phrase) => phrase.includes(anyLetters) || whole.test(phrase));
  return (fitting.length > 0 ? fitting : phrases).flatMap((phrase) => newWords(phrase, right(phrase) ?? ''));
}

/** The words that were not there before; of those with apostrophes or hyphens only the new parts, if another part was there. */
function newWords(before: string, after: string): readonly string[] {
  const known = new Set([...before.split(' '), ...before.split(joints)].map(lettersOf));
  const isNew = (word: string) => word !== '' && !known.has(lettersOf(word));
  return after.split(' ').flatMap((word) => {
    if (!isNew(word)) return [];
    const parts = word.split(joints);
    return parts.every(isNew) ? word : parts.filter(isNew);
  });
}

/** Where words with apostrophes and hyphens are put together. */
const joints = /(?<=['’])|[ -]/;

/** A word in small letters without the marks that are set behind it. */
function lettersOf(word: string): string {
  return word.toLowerCase().replace(/[,.;:!?]$/, '');
}

export function oneOf(texts: readonly string[], choose: Choice['choose']): Choice {
  return { texts, choose };
}

/** Spellings that are wrong wherever they are, but in names of other languages: `the French Connection`. */
export function alwaysWrong(rule: string, table: PhraseTable): CorrectionRule {
  let rewrite: ReturnType<typeof phraseRewriter> | undefined;
  const find = (text: string, context: CorrectionContext) => {
    rewrite ??= phraseRewriter(table);
    return rewrite(text, context)
      .filter(({ start }) => !isInForeignName(text, start, context.language))
      .map((edit) => ({ ...edit, rule }));
  };
  return Object.assign(find, { writes: () => Object.values(table) });
}

/** A word with a capital, behind a word. */
const nameBehindWord = /(?<before>\p{L}[\p{L}\p{M}'’]*)[ \u00a0]\p{Lu}[\p{L}\p{M}]*$/u;
/** Far more than two words have. */
const reach = 80;

/** Whether the letter at `start` is in a word with a capital behind a word that the language hardly has. */
function isInForeignName(text: string, start: number, language: string): boolean {
  const before = nameBehindWord.exec(text.slice(Math.max(0, start + 1 - reach), start + 1))?.groups?.before;
  return before !== undefined && !wordFrequencies(baseLanguage(language)).has(withoutElision(before).toLowerCase());
}

function withoutElision(word: string): string {
  return word.slice(Math.max(word.lastIndexOf("'"), word.lastIndexOf('’')) + 1);
}

/** The replacement that a table has for what was found, in small letters with plain apostrophes. */
export function from(table: Readonly<Record<string, string>>): Compute {
  const known = new Map(Object.entries(table));
  const choose = (found: string) => known.get(found.toLowerCase().replaceAll('’', "'"));
  return Object.assign(choose, { writes: () => known.values() });
}

/** The phrase with its last word chosen. */
export function lastWord(choose: Compute): Compute {
  const compute = (found: string) => {
    const last = /\p{L}+$/u.exec(found)?.[0] ?? '';
    const chosen = choose(last);
    return chosen === undefined ? undefined : found.slice(0, found.length - last.length) + chosen;
  };
  return choose.writes === undefined ? compute : Object.assign(compute, { writes: choose.writes });
}

/** The words of a table as a pattern; what is empty is nowhere. */
export function anyOf(table: Readonly<Record<string, string>>): string {
  return Object.keys(table).join('|') || '(?!)';
}

/**
 * The forms of words that are wrong with those that are right: `ser estar` with `pri.p3.pl > pri.p3.sg` are `son` → `es` and
 * `están` → `está`. Of a form of several slots the first counts.
 */
export function forms(inflection: Inflection, words: string, ...changes: readonly string[]): Record<string, string> {
  const tables = changes.map((change) => {
    const [from = '', to = ''] = change.split(' > ');
    return relatedForms(inflection, words.split(' '), [from, to]);
  });
  return Object.assign({}, ...tables.toReversed());
}

function patternOf({ before, wrong, after, next }: ContextFix): RegExp {
  const lead = before === undefined ? '' : leadOf(before);
  const trail = after === undefined ? '' : `(?=${space}(?:${loose(after)})${wordEnd})`;
  const sign = next === undefined ? '' : `(?=${loose(next)})`;
  return new RegExp(`${lead}${wordStart}(?:${loose(wrong)})${wordEnd}${trail}${sign}`, 'giu');
}

function leadOf(before: string): string {
  if (before === atStart) return sentenceStart;
  const words = before.startsWith(`${atStart}|`) ? before.slice(2) : before;
  const present = `${wordStart}(?:${loose(words)})${space}`;
  return words === before ? `(?<=${present})` : `(?<=${present}|${sentenceStart})`;
}

/** Any space and any apostrophe fits, except in a set of characters. */
function loose(pattern: string): string {
  return pattern.replaceAll(/\[[^\]]*\]|[ ']/g, (part) => (part === ' ' ? space : part === "'" ? "['’]" : part));
}

export function capital(found: string): string {
  return found.charAt(0).toUpperCase() + found.slice(1);
}

export function small(found: string): string {
  return found.toLowerCase();
}

/** Of a word that is repeated, the first one. */
export function once(found: string): string {
  return found.slice(0, found.search(/\s/u));
}
