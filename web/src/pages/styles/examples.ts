import { baseOf } from '../../api/base-of.ts';
import examples from './style-examples.generated.json' with { type: 'json' };

/** A text before and after a rule is applied. */
export type Example = readonly [before: string, after: string];

/** Language → rule → value. Whatever the server does not apply itself has none. */
const byLanguage = examples as unknown as Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Example>>>>>
>;

/** Of the values of a rule, in a language or else in the language that it is a variant of. */
export function examplesOf(language: string, rule: string): Readonly<Record<string, Example>> {
  return { ...byLanguage[baseOf(language)]?.[rule], ...byLanguage[language]?.[rule] };
}

/** A text in three: what changes, with what is the same before and behind it. */
export type Parts = readonly [before: string, changed: string, behind: string];

/** The parts of both texts of an example. No-break spaces are made visible: they are often all that changes. */
export function partsOf(example: Example): readonly [Parts, Parts] {
  const [one, other] = example.map((text) => [...text.replaceAll(/[\u00a0\u202f]/g, noBreakSpace)]) as [
    string[],
    string[],
  ];
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const split = (text: readonly string[]): Parts => [
    text.slice(0, start).join(''),
    text.slice(start, text.length - end).join(''),
    text.slice(text.length - end).join(''),
  ];
  return [split(one), split(other)];
}

/** The sign of Unicode for it. */
export const noBreakSpace = '⍽';
