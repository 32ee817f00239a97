import type { RuleLanguage } from './rule-language.ts';

/** One place of a pattern: its words with the place of each in its list, or any word. */
export interface Slot {
  readonly words: ReadonlyMap<string, readonly number[]>;
  readonly isAny: boolean;
  /** What any word that fits ends with. */
  readonly ending: string;
  readonly isRefused: boolean;
  /** It may be, or may not be, anywhere on this side of the phrase in the sentence, not just beside it. */
  readonly isAnywhere: boolean;
}

/** A phrase and what is written for it. */
export interface PhraseRule {
  readonly before: readonly Slot[];
  readonly earlier: readonly Slot[];
  readonly phrase: readonly Slot[];
  readonly after: readonly Slot[];
  readonly later: readonly Slot[];
  readonly replacement: readonly (readonly string[])[];
}

/**
 * Rules as they are in data files, one a line: `phrase -> replacement`.
 *
 *     {utilize} -> {use}                   all forms of a verb
 *     in order to -> to                    words, marks
 *     (^) also , -> Besides ,              in brackets: what has to come before or behind; ^ and $ are the sentence's ends
 *     (!@article) request -> ask           ! refuses, @ names a group of words
 *     (~@not) good (~but) -> great         ~ refuses what is earlier, or later, in the sentence, + asks for it
 *     big|bigger -> large|larger           lists go side by side
 *     owing to the fact that? -> because   ? may be missing
 *     utilis+er -> emploi+er               a stem with all endings of a group
 *     ask * to -> invite * to              * is any word, kept; *ly any with this ending
 *     quite ->                             goes away
 *
 * Lines that start with `//` say why.
 */
export function parseRules(source: string, language: RuleLanguage): readonly PhraseRule[] {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .flatMap((line) => parseRule(line, language));
}

function parseRule(line: string, language: RuleLanguage): readonly PhraseRule[] {
  const [left, right] = line.split(/\s*->\s*/);
  if (left === undefined || right === undefined) throw new SyntaxError(`not a rule: ${line}`);
  const replacement = right
    .split(' ')
    .filter(Boolean)
    .map((word) => expand(word, language).map((form) => form.replaceAll('_', ' ')));
  return optionals(splitLeft(left, language)).map((words) => {
    const [before, earlier, phrase, after, later]: [Slot[], Slot[], Slot[], Slot[], Slot[]] = [[], [], [], [], []];
    for (const word of words) {
      const isContext = word.startsWith('(') && word.endsWith(')') && word.length > 2;
      const slot = toSlot(isContext ? word.slice(1, -1) : word, language);
      if (slot.isAnywhere) (phrase.length === 0 ? earlier : later).push(slot);
      else (isContext ? (phrase.length === 0 ? before : after) : phrase).push(slot);
    }
    if (phrase.length === 0 || phrase[0]?.isAny) throw new SyntaxError(`no first word: ${line}`);
    checkLists(line, phrase, replacement);
    return { before, earlier, phrase, after, later, replacement };
  });
}

/** Words as texts are read: `j'aime` are two where apostrophes part words. */
function splitLeft(left: string, { habits }: RuleLanguage): readonly string[] {
  return left
    .split(/ +/)
    .flatMap((word) => (habits.splitsApostrophes && !/[|(]/.test(word) ? word.split(/(?<=\p{L}')(?=\p{L})/u) : [word]));
}

/** Lists of a replacement are as long as one of the phrase. */
function checkLists(line: string, phrase: readonly Slot[], replacement: readonly (readonly string[])[]): void {
  const sizes = new Set(phrase.map(({ words }) => listLength(words)));
  for (const list of replacement)
    if (list.length > 1 && !sizes.has(list.length)) throw new SyntaxError(`lists of different lengths: ${line}`);
}

/** How many words stand side by side at a place. */
export function listLength(words: Slot['words']): number {
  return Math.max(0, ...[...words.values()].flat()) + 1;
}

function optionals(words: readonly string[]): readonly (readonly string[])[] {
  const index = words.findIndex((word) => word.length > 1 && word.endsWith('?'));
  if (index < 0) return [words];
  const [start, rest] = [words.slice(0, index), words.slice(index + 1)];
  return [
    [...start, (words[index] as string).slice(0, -1), ...rest],
    [...start, ...rest],
  ].flatMap(optionals);
}

function toSlot(word: string, language: RuleLanguage): Slot {
  const [, sign = '', named = ''] = /^([!~+]?)(.+)$/.exec(word) ?? [];
  const any = /^\*(\p{L}*)$/u.exec(named);
  const words = new Map<string, readonly number[]>();
  for (const [index, form] of expand(named, language).entries()) {
    const key = form.toLowerCase();
    words.set(key, [...(words.get(key) ?? []), index]);
  }
  return {
    words,
    isAny: any !== null,
    ending: any?.[1] ?? '',
    isRefused: sign === '!' || sign === '~',
    isAnywhere: sign === '~' || sign === '+',
  };
}

function expand(word: string, { groups, endings, verbForms }: RuleLanguage): readonly string[] {
  return word.split('|').flatMap((part) => {
    if (part.startsWith('@')) {
      const group = groups[part.slice(1)];
      if (group === undefined) throw new SyntaxError(`no group ${part}`);
      return group.split(' ');
    }
    const verb = /^\{(.+)\}$/.exec(part)?.[1];
    if (verb !== undefined && verbForms !== undefined) return verbForms(verb);
    const [stem = '', name] = part.split('+');
    if (name === undefined || stem === '') return [part];
    const list = endings[name];
    if (list === undefined) throw new SyntaxError(`no endings ${part}`);
    return list.split(' ').map((ending) => (ending === '-' ? stem : stem + ending));
  });
}
