import { baseOf } from '../../api/base-of.ts';
import catalogue from './style-catalogue.generated.json' with { type: 'json' };

/** Category → rule → value. */
export type ChosenRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Category → rule → value → languages in which the server applies it itself. */
const styles = catalogue as unknown as Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>
>;

export const categories = [
  'dates_and_times',
  'numbers',
  'punctuation',
  'spelling_and_grammar',
  'style_and_tone',
  'vocabulary',
  'formatting',
] as const;
export type Category = (typeof categories)[number];

export interface ShownRule {
  readonly rule: string;
  /** Whether the server applies it itself in the language. */
  readonly values: readonly { readonly value: string; readonly isServed: boolean }[];
}

/** `use_24_hour_clock` → `use 24 hour clock`: the names of the interface describe themselves. */
export function wordsOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}

/** The rules of a category that contain a text. Chosen ones are there even if the server leaves them to an engine. */
export function rulesOf(
  category: Category,
  wanted: {
    readonly language: string;
    readonly text: string;
    readonly onlyServed: boolean;
    readonly chosen: ChosenRules;
  },
): readonly ShownRule[] {
  const text = wanted.text.trim().toLowerCase();
  return Object.entries(styles[category] ?? {}).flatMap(([rule, values]) => {
    const current = wanted.chosen[category]?.[rule];
    const shown = Object.entries(values)
      .map(([value, languages]) => ({ value, isServed: languages.includes(baseOf(wanted.language)) }))
      .filter(({ value, isServed }) => isServed || !wanted.onlyServed || value === current);
    const words = [rule, ...shown.map(({ value }) => value)].join(' ').replaceAll('_', ' ').toLowerCase();
    return shown.length === 0 || !words.includes(text) ? [] : [{ rule, values: shown }];
  });
}

/** The rules with another value of one; undefined switches it off. */
export function withValue(
  rules: ChosenRules,
  category: Category,
  rule: string,
  value: string | undefined,
): ChosenRules {
  const { [rule]: _before, ...others } = rules[category] ?? {};
  const changed = value === undefined ? others : { ...others, [rule]: value };
  const { [category]: _category, ...rest } = rules;
  return Object.keys(changed).length === 0 ? rest : { ...rest, [category]: changed };
}
