import { formOf, type Inflection } from '../../inflection/inflection.ts';
import { faultyLine, type PackLine } from '../../packs/pack-files.ts';
import { wordGroups } from '../../packs/word-groups.ts';

/** Words or marks; undefined for forms that the lexicon cannot write. */
export type Choices = readonly (string | undefined)[];

/** One place of a rule. */
export interface Element {
  readonly choices: Choices;
  readonly isOptional: boolean;
  /** Capitals count. */
  readonly isExact: boolean;
}

/** What a rule asks of the words beside its phrase. */
export interface Surroundings {
  readonly elements: readonly Element[];
  readonly isRefused: boolean;
  /** In the rest of the sentence, not directly beside the phrase. */
  readonly isAnywhere: boolean;
}

/** What only a program can decide, by its name in `operators.ts`. */
export interface NamedCondition {
  readonly name: string;
  readonly isRefused: boolean;
}

export interface ParsedCorrection {
  readonly line: PackLine;
  readonly before: readonly Surroundings[];
  readonly phrase: readonly Element[];
  readonly after: readonly Surroundings[];
  readonly conditions: readonly NamedCondition[];
  /** Of several choices that counts which is at the place of what was found in the list of the phrase. */
  readonly replacement: readonly Choices[];
}

/**
 * A rule, `(before) phrase (after) -> replacement`, in the notation of `docs/contributing/language-packs.md`. Undefined where the
 * lexicon writes none of its forms.
 */
export function parseCorrection(
  line: PackLine,
  language: string,
  inflection: Inflection,
): ParsedCorrection | undefined {
  const [left, right, ...others] = line.text.split(/ ->(?: |$)/);
  if (left === undefined || right === undefined || others.length > 0) throw faultyLine(line, 'not a rule');
  const expandOf = (word: string) => expand(word, { language, inflection, line });
  const elementOf = (word: string) => toElement(word, expandOf);
  const parsed = { before: [] as Surroundings[], after: [] as Surroundings[] };
  const [phrase, conditions]: [Element[], NamedCondition[]] = [[], []];
  for (const part of left.match(/\([^)]+\)|\S+/gu) ?? []) {
    const [, sign = '', inside] = /^\(([!~+]?)(.+)\)$/u.exec(part) ?? [];
    if (inside?.startsWith('<') === true) conditions.push({ name: inside.slice(1, -1), isRefused: sign === '!' });
    else if (inside !== undefined)
      parsed[phrase.length === 0 ? 'before' : 'after'].push({
        elements: inside.split(' ').map(elementOf),
        isRefused: /[!~]/.test(sign),
        isAnywhere: /[~+]/.test(sign),
      });
    else if (parsed.after.length > 0) throw faultyLine(line, 'a phrase in two parts');
    else phrase.push(elementOf(part));
  }
  if (phrase.length === 0) throw faultyLine(line, 'no phrase');
  const replacement = right.split(' ').filter(Boolean).map(expandOf);
  for (const { length } of replacement)
    if (length > 1 && !phrase.some(({ choices }) => choices.length === length))
      throw faultyLine(line, 'lists of different lengths');
  const all = [...phrase, ...[...parsed.before, ...parsed.after].flatMap(({ elements }) => elements)];
  return [...all.map(({ choices }) => choices), ...replacement].every(isWritten)
    ? { line, ...parsed, phrase, conditions, replacement }
    : undefined;
}

function isWritten(choices: Choices): boolean {
  return choices.some((choice) => choice !== undefined);
}

function toElement(word: string, expandOf: (word: string) => Choices): Element {
  const isOptional = /[^.,;:!?$|]\?$/u.test(word);
  const whole = isOptional ? word.slice(0, -1) : word;
  const isExact = /^".+"$/.test(whole);
  return { choices: expandOf(isExact ? whole.slice(1, -1) : whole), isOptional, isExact };
}

interface Expansion {
  readonly language: string;
  readonly inflection: Inflection;
  readonly line: PackLine;
}

function expand(word: string, expansion: Expansion): Choices {
  return word.split('|').flatMap((choice): Choices => {
    const { language, inflection, line } = expansion;
    const [form, named = '', slot = ''] = /\{([^{}:]+):([^{}]+)\}/u.exec(choice) ?? [];
    if (form !== undefined) {
      const lemmas = named.startsWith('@') ? groupOf(named.slice(1), language, line) : named.split('/');
      const slots = slot.endsWith('.*') ? persons.map((person) => slot.replace('*', person)) : [slot];
      return slots.flatMap((one) =>
        lemmas.map((lemma) => {
          const written = formOf(inflection, lemma, one);
          return written === undefined ? undefined : choice.replace(form, () => written);
        }),
      );
    }
    const [reference, inBraces, plain] = /@(?:\{(\p{L}+)\}|(\p{L}+))/u.exec(choice) ?? [];
    const group = inBraces ?? plain;
    if (reference === undefined || group === undefined) return [choice];
    const words = groupOf(group, language, line);
    if (choice.includes(`!${reference}`)) return [choice.replace(reference, () => words.join('/'))];
    return words.flatMap((one) =>
      expand(
        choice.replace(reference, () => one),
        expansion,
      ),
    );
  });
}

const persons = ['p1.sg', 'p2.sg', 'p3.sg', 'p1.pl', 'p2.pl', 'p3.pl'];

function groupOf(name: string, language: string, line: PackLine): readonly string[] {
  const group = wordGroups(language, 'corrections').words[name];
  if (group === undefined) throw faultyLine(line, `no group ${name}`);
  return group.split(' ').filter(Boolean);
}
