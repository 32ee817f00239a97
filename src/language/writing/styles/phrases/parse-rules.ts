import { formOf, type Inflection, noInflection } from '../../../inflection/inflection.ts';
import { faultyLine, type PackLine } from '../../../packs/pack-files.ts';
import { wordGroups } from '../../../packs/word-groups.ts';
import type { RuleLanguage } from './rule-language.ts';

/** One place of a pattern: its words with the place of each in its list, or any word. */
export interface Slot {
  /** How many words stand side by side at this place, with those that the lexicon cannot write. */
  readonly length: number;
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
  /** File and line. */
  readonly at: string;
  readonly before: readonly Slot[];
  readonly earlier: readonly Slot[];
  readonly phrase: readonly Slot[];
  readonly after: readonly Slot[];
  readonly later: readonly Slot[];
  /** Undefined for forms that the lexicon cannot write. */
  readonly replacement: readonly Forms[];
}

/** Undefined for those that the lexicon cannot write. */
type Forms = readonly (string | undefined)[];

/**
 * Rules as they are in data files, one a line: `phrase -> replacement`.
 *
 *     {utilize} -> {use}                   all forms of a verb, as the lexicon writes them
 *     voy a {abrir:inf} -> {abrir:fti.p1.sg}  one form, of several words with {abrir/cerrar:inf}, of a group with {@verb:inf}
 *     in order to -> to                    words, marks
 *     (^) also , -> Besides ,              in brackets: what has to come before or behind; ^ and $ are the sentence's ends
 *     (!@article) request -> ask           ! refuses, @ names a group of words
 *     (~@not) good (~but) -> great         ~ refuses what is earlier, or later, in the sentence, + asks for it
 *     big|bigger -> large|larger           lists go side by side
 *     owing to the fact that? -> because   ? may be missing
 *     ask * to -> invite * to              * is any word, kept; *ly any with this ending
 *     quite ->                             goes away
 *
 * A rule of words without forms is left out, and a form without its counterpart stays.
 */
export function parseRules(lines: readonly PackLine[], language: RuleLanguage): readonly PhraseRule[] {
  return lines.flatMap((line) => parseRule(line, language));
}

function parseRule(line: PackLine, language: RuleLanguage): readonly PhraseRule[] {
  const [left, right, ...others] = line.text.split(/\s*->\s*/);
  if (left === undefined || right === undefined || others.length > 0) throw faultyLine(line, 'not a rule');
  const expandOf = (word: string): Forms => expand(word, language, line);
  const replacement = right
    .split(' ')
    .filter(Boolean)
    .map((word) => expandOf(word).map((form) => form?.replaceAll('_', ' ')));
  if (replacement.some(isEmpty)) return [];
  return optionals(splitLeft(left, language)).flatMap((words) => {
    const [before, earlier, phrase, after, later]: [Slot[], Slot[], Slot[], Slot[], Slot[]] = [[], [], [], [], []];
    for (const word of words) {
      const isContext = word.startsWith('(') && word.endsWith(')') && word.length > 2;
      const slot = toSlot(isContext ? word.slice(1, -1) : word, expandOf);
      if (slot.words.size === 0 && !slot.isAny) return [];
      if (slot.isAnywhere) (phrase.length === 0 ? earlier : later).push(slot);
      else (isContext ? (phrase.length === 0 ? before : after) : phrase).push(slot);
    }
    if (phrase.length === 0 || phrase[0]?.isAny) throw faultyLine(line, 'no first word');
    checkLists(line, phrase, replacement);
    return [{ at: line.at, before, earlier, phrase, after, later, replacement }];
  });
}

/** Words as texts are read: `j'aime` are two where apostrophes part words. */
function splitLeft(left: string, { habits }: RuleLanguage): readonly string[] {
  return left
    .split(/ +/)
    .flatMap((word) => (habits.splitsApostrophes && !/[|(]/.test(word) ? word.split(/(?<=\p{L}')(?=\p{L})/u) : [word]));
}

/** Lists of a replacement are as long as one of the phrase. */
function checkLists(line: PackLine, phrase: readonly Slot[], replacement: PhraseRule['replacement']): void {
  const sizes = new Set(phrase.map(({ length }) => length));
  for (const list of replacement)
    if (list.length > 1 && !sizes.has(list.length)) throw faultyLine(line, 'lists of different lengths');
}

function isEmpty(list: Forms): boolean {
  return list.every((form) => form === undefined);
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

function toSlot(word: string, expandOf: (word: string) => Forms): Slot {
  const [, sign = '', named = ''] = /^([!~+]?)(.+)$/.exec(word) ?? [];
  const any = /^\*(\p{L}*)$/u.exec(named);
  const words = new Map<string, readonly number[]>();
  const forms = expandOf(named);
  for (const [index, form] of forms.entries()) {
    if (form === undefined) continue;
    const key = form.toLowerCase();
    words.set(key, [...(words.get(key) ?? []), index]);
  }
  return {
    length: Math.max(1, forms.length),
    words,
    isAny: any !== null,
    ending: any?.[1] ?? '',
    isRefused: sign === '!' || sign === '~',
    isAnywhere: sign === '~' || sign === '+',
  };
}

function expand(word: string, language: RuleLanguage, line: PackLine): Forms {
  return word.split('|').flatMap((part): Forms => {
    const [braced, isGroup, named = '', slot] = /^\{(@?)([^{}:]+)(?::([^{}]+))?\}$/u.exec(part) ?? [];
    if (braced !== undefined) {
      const lemmas = isGroup === '@' ? groupOf(named, language, line) : named.split('/');
      return lemmas.flatMap((lemma) => inflect(lemma, slot, language.inflection ?? noInflection));
    }
    if (part.startsWith('@')) return groupOf(part.slice(1), language, line);
    return [part];
  });
}

function groupOf(name: string, { groups, language }: RuleLanguage, line: PackLine): readonly string[] {
  const group = groups?.[name] ?? wordGroups(language).words[name];
  if (group === undefined) throw faultyLine(line, `no group ${name}`);
  return group.split(' ').filter(Boolean);
}

/** All forms of a word, or that of a slot; of a phrase (`carry_out`) the first word has them. */
function inflect(phrase: string, slot: string | undefined, inflection: Inflection): Forms {
  const [lemma = '', ...rest] = phrase.split('_');
  const forms = inflection.forms(lemma);
  const wanted =
    slot === undefined
      ? inflection.slots.slice(0, inflection.open).map((_, index) => forms[index])
      : [formOf(inflection, lemma, slot)];
  return wanted.map((form) => (form === undefined ? undefined : [form, ...rest].join('_')));
}
