import { readFileSync } from 'node:fs';

/** What one value of a style rule does to texts of one language. */
export interface StyleCase {
  readonly rule: string;
  readonly value: string;
  readonly language: string;
  readonly changes: readonly (readonly [before: string, after: string])[];
  /** What is right as it is, and what only looks alike. */
  readonly keeps: readonly string[];
}

/** Files of cases by category, in the order in which examples are looked for. */
const files = [
  'dates-and-times/dates dates-and-times/times dates-and-times/years formatting/formatting',
  'numbers/currencies numbers/expressions numbers/large-numbers numbers/measures numbers/separators numbers/units',
  'punctuation/abbreviations punctuation/clauses punctuation/east-asian punctuation/ellipses punctuation/quotations',
  'punctuation/ranges punctuation/signs spelling-and-grammar/chinese spelling-and-grammar/english',
  'spelling-and-grammar/french spelling-and-grammar/german spelling-and-grammar/sentences spelling-and-grammar/usage',
  'style-and-tone/redundant-words style-and-tone/word-choice style-and-tone/sentence-ends vocabulary/loanwords',
  'spelling-and-grammar/abbreviations spelling-and-grammar/spanish spelling-and-grammar/korean',
  'style-and-tone/gender style-and-tone/neutral-gender',
].flatMap((line) => line.split(' '));

const read = new Map<string, readonly StyleCase[]>();

/** Every case of a category, or of all. */
export function styleCases(category = ''): readonly StyleCase[] {
  const known = read.get(category) ?? files.filter((file) => file.startsWith(category)).flatMap(readCases);
  read.set(category, known);
  return known;
}

/** Every text of the cases that is in the language or a variant of it. */
export function sampleTexts(language: string): readonly string[] {
  const base = language.slice(0, 2);
  return styleCases()
    .filter((one) => one.language.startsWith(base))
    .flatMap(({ changes, keeps }) => [...changes.flat(), ...keeps]);
}

/** `[rule value language]`, then `+ before -> after` and `- kept`; `⍽` is a no-break space and `↵` the end of a line. */
function readCases(file: string): readonly StyleCase[] {
  const source = readFileSync(new URL(`../corpus/style-rules/${file}.cases`, import.meta.url), 'utf8');
  return source
    .replaceAll('⍽', '\u00a0')
    .split('\n\n')
    .map((block) => {
      const [head = '', ...lines] = block.replace(/\n$/, '').split('\n');
      const [, rule = '', value = '', language = ''] = /^\[(\S+) (.+) (\S+)\]$/.exec(head) ?? [];
      const faulty = rule === '' ? head : lines.find((line) => !/^(?:\+ .* -> |- )/.test(line));
      if (faulty !== undefined) throw new SyntaxError(`${file}.cases: not a case: ${faulty}`);
      const texts = (sign: string) =>
        lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(2).replaceAll('↵', '\n'));
      const changes = texts('+ ').map((line) => {
        const [before = '', after = ''] = line.split(' -> ');
        return [before, after] as const;
      });
      return { rule, value, language, changes, keeps: texts('- ') };
    });
}
