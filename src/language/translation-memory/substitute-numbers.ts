import type { Inline } from '../../contracts/segment.ts';
import { isCode } from '../segments.ts';
import { numberPattern, type Token } from './tokenize.ts';

export interface NumberSubstitution {
  /** Numbers of the stored translation by what replaces them. */
  readonly replacements: ReadonlyMap<string, string>;
}

/**
 * How the numbers of a text go into the translation of another text that differs in them: the first for the first, the
 * second for the second. Undefined when their counts differ, or it is not clear which number of the translation is which.
 */
export function planNumbers(
  wanted: readonly Token[],
  stored: readonly Token[],
  translation: readonly Inline[],
): NumberSubstitution | undefined {
  const wantedNumbers = numbersOf(wanted);
  const storedNumbers = numbersOf(stored);
  if (wantedNumbers.length !== storedNumbers.length) return undefined;
  const changes = new Map<string, string>();
  for (const [index, number] of storedNumbers.entries()) {
    const change = wantedNumbers[index] ?? number;
    if ((changes.get(number) ?? change) !== change) return undefined;
    changes.set(number, change);
  }
  const targets = translation.flatMap((inline) => (isCode(inline) ? [] : (inline.match(numberPattern) ?? [])));
  const replacements = new Map<string, string>();
  for (const [number, change] of changes) {
    const forms = targets.filter((target) => digitsOf(target) === digitsOf(number));
    const [form] = forms;
    const alike = [...changes.keys()].filter((key) => digitsOf(key) === digitsOf(number));
    if (number === change && alike.length === 1) continue;
    const times = storedNumbers.filter((other) => other === number).length;
    if (form === undefined || alike.length > 1 || forms.length !== times) return undefined;
    const written = writeAs(change, number, form);
    if (written === undefined || forms.some((earlier) => earlier !== form)) return undefined;
    replacements.set(form, written);
  }
  return { replacements };
}

export function substituteNumbers(inlines: readonly Inline[], plan: NumberSubstitution): readonly Inline[] {
  if (plan.replacements.size === 0) return inlines;
  return inlines.map((inline) =>
    isCode(inline) ? inline : inline.replace(numberPattern, (number) => plan.replacements.get(number) ?? number),
  );
}

function numbersOf(tokens: readonly Token[]): readonly string[] {
  return tokens.filter(({ kind }) => kind === 'number').map(({ text }) => text);
}

function digitsOf(number: string): string {
  return number.replace(/\P{Nd}/gu, '');
}

/** `2,500.75` as `1.000,5` is written when that represents `1,000.5`; undefined when it does not say how. */
function writeAs(number: string, source: string, form: string): string | undefined {
  if (source === form) return number;
  const from = source.match(/\P{Nd}/gu) ?? [];
  const to = form.match(/\P{Nd}/gu) ?? [];
  if (from.length !== to.length) return undefined;
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
