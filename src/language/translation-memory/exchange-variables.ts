import type { Inline } from '../../contracts/segment.ts';
import { isCode } from '../segments.ts';
import { amountOf, samePlural } from './plural-category.ts';
import { replaceVariables } from './tokenize.ts';

/** The numbers and the names of placeholders of a text, in reading order. */
export interface Variables {
  readonly numbers: readonly string[];
  readonly placeholders: readonly string[];
}

/** What becomes what in a stored translation. */
export interface VariableExchange {
  readonly numbers: ReadonlyMap<string, string>;
  readonly placeholders: ReadonlyMap<string, string>;
}

/**
 * How the numbers and placeholders of a text go into the translation of another text that differs only in them: the first
 * for the first, the second for the second. Undefined where it is not certain: one is not in the translation as often as in
 * its source, or another number takes another plural form in the target language.
 */
export function planVariables(
  wanted: Variables,
  stored: Variables,
  translation: readonly Inline[],
  language: string,
): VariableExchange | undefined {
  const found = { number: [] as string[], placeholder: [] as string[] };
  for (const inline of translation)
    if (!isCode(inline))
      replaceVariables(inline, (text, kind) => {
        found[kind].push(text);
        return text;
      });
  const placeholders = planPlaceholders(wanted.placeholders, stored.placeholders, found.placeholder);
  const numbers = placeholders && planNumbers(wanted.numbers, stored.numbers, found.number);
  if (numbers === undefined || placeholders === undefined) return undefined;
  const text = translation.map((inline) => (isCode(inline) ? '' : inline)).join('');
  for (const [form, written] of numbers) if (!samePlural(form, written, text, language)) return undefined;
  return { numbers, placeholders };
}

export function exchangeVariables(inlines: readonly Inline[], plan: VariableExchange): readonly Inline[] {
  if (plan.numbers.size === 0 && plan.placeholders.size === 0) return inlines;
  return inlines.map((inline) =>
    isCode(inline)
      ? inline
      : replaceVariables(
          inline,
          (text, kind) => (kind === 'number' ? plan.numbers : plan.placeholders).get(text) ?? text,
        ),
  );
}

function planPlaceholders(
  wanted: readonly string[],
  stored: readonly string[],
  found: readonly string[],
): ReadonlyMap<string, string> | undefined {
  const changes = changesOf(wanted, stored);
  const times = countEach(stored);
  const timesFound = countEach(found);
  if (changes === undefined) return undefined;
  for (const [name, change] of changes) {
    if (name === change) changes.delete(name);
    else if (times.get(name) !== timesFound.get(name)) return undefined;
  }
  return changes;
}

function planNumbers(
  wanted: readonly string[],
  stored: readonly string[],
  found: readonly string[],
): ReadonlyMap<string, string> | undefined {
  const changes = changesOf(wanted, stored);
  if (changes === undefined) return undefined;
  const times = countEach(stored);
  const alike = countEach([...changes.keys()].map(digitsOf));
  const forms = new Map<string, string[]>();
  for (const form of found) {
    const digits = digitsOf(form);
    const others = forms.get(digits);
    if (others === undefined) forms.set(digits, [form]);
    else others.push(form);
  }
  const replacements = new Map<string, string>();
  for (const [number, change] of changes) {
    if (number === change) continue;
    const digits = digitsOf(number);
    const [form, ...others] = forms.get(digits) ?? [];
    if (form === undefined || alike.get(digits) !== 1 || others.length + 1 !== times.get(number)) return undefined;
    const written = writeAs(change, number, form);
    if (written === undefined || others.some((other) => other !== form)) return undefined;
    replacements.set(form, written);
  }
  return replacements;
}

/** Undefined when one would have to become two different ones. */
function changesOf(wanted: readonly string[], stored: readonly string[]): Map<string, string> | undefined {
  if (wanted.length !== stored.length) return undefined;
  const changes = new Map<string, string>();
  for (const [index, name] of stored.entries()) {
    const change = wanted[index] ?? name;
    if ((changes.get(name) ?? change) !== change) return undefined;
    changes.set(name, change);
  }
  return changes;
}

function countEach(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function digitsOf(number: string): string {
  return number.replace(/\P{Nd}/gu, '');
}

/** `2,500.75` as `1.000,5` is written when that represents `1,000.5`; undefined when it does not say how. */
function writeAs(number: string, source: string, form: string): string | undefined {
  if (source === form) return number;
  const from = source.match(/\P{Nd}/gu) ?? [];
  const to = form.match(/\P{Nd}/gu) ?? [];
  if (from.length !== to.length || amountOf(source) === undefined) return undefined;
  const separators = new Map(from.map((separator, index) => [separator, to[index] ?? separator]));
  let written = '';
  for (const character of number) {
    if (/\p{Nd}/u.test(character)) written += character;
    else {
      const separator = separators.get(character);
      if (separator === undefined) return undefined;
      written += separator;
    }
  }
  return written;
}
