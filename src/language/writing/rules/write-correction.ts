import { faultyLine } from '../../packs/pack-files.ts';
import { inCaseOf } from '../../style-rules/words.ts';
import { replacements } from './operators.ts';
import type { Choices, ParsedCorrection } from './parse-correction.ts';

const template = /=(\d?)|\*|<([\p{L}-]+)>/gu;

/** What a rule writes for a match of its pattern; undefined where it has nothing for it. */
export function writtenFor(parsed: ParsedCorrection, match: RegExpExecArray): string | undefined {
  const { phrase, replacement } = parsed;
  const found = match[0];
  const open = phrase.flatMap(({ choices }, index) => (choices.some(isOpen) ? [match[index + 1] ?? ''] : []));
  let [list, nextOpen] = [-1, 0];
  const words: string[] = [];
  for (const choices of replacement) {
    if (choices.length > 1) {
      const fits = ({ choices: { length } }: { readonly choices: Choices }) => length === choices.length;
      const later = phrase.findIndex((element, index) => index > list && fits(element));
      list = later >= 0 ? later : phrase.findIndex(fits);
      const written = chosen(phrase[list]?.choices ?? [], choices, match[list + 1] ?? '');
      if (written === undefined) return undefined;
      words.push(written.replaceAll('_', ' '));
      continue;
    }
    const written = (choices[0] as string).replaceAll(template, (sign, position: string, name: string | undefined) => {
      if (sign === '*') return open[nextOpen++] ?? '';
      if (name === undefined) return position === '' ? found : (match[Number(position)] ?? '');
      const operator = replacements[name];
      if (operator === undefined) throw faultyLine(parsed.line, `no replacement ${name}`);
      return operator(found);
    });
    words.push(written.replaceAll('_', ' '));
  }
  const whole = joined(words);
  return phrase[0]?.isExact === true || isProgram(replacement) ? whole : inCaseOf(found, whole);
}

/** All words that a rule can write. */
export function writtenWords({ phrase, replacement }: ParsedCorrection): readonly string[] {
  return replacement.flatMap((choices) =>
    choices.flatMap((choice) => {
      const [, name] = /<([\p{L}-]+)>/u.exec(choice ?? '') ?? [];
      const operator = name === undefined ? undefined : replacements[name];
      if (operator !== undefined && phrase.length === 1)
        return (phrase[0]?.choices ?? []).flatMap((found) =>
          found === undefined || isOpen(found) ? [] : operator(found.replaceAll('_', ' ')),
        );
      return choice === undefined ? [] : choice.replaceAll(template, ' ').replaceAll('_', ' ');
    }),
  );
}

function isOpen(choice: string | undefined): boolean {
  return choice?.includes('*') === true;
}

function isProgram(replacement: readonly Choices[]): boolean {
  return replacement.some(([choice]) => choice?.startsWith('<') === true);
}

/** Of a list, what is at the position where the other has what was found; of several positions the first that changes it. */
function chosen(found: Choices, written: Choices, word: string): string | undefined {
  const key = word.toLowerCase().replaceAll('’', "'").replaceAll(/\s/gu, '_');
  if (key === '') return '';
  const positions = found.flatMap((choice, position) => (choice?.toLowerCase() === key ? [written[position]] : []));
  return positions.find((choice) => choice !== undefined && choice.toLowerCase() !== key) ?? positions[0];
}

function joined(words: readonly string[]): string {
  return words
    .filter((word) => word !== '')
    .join(' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .replace(/(?<!po['’])(?<=\p{L}['’]) /gu, '');
}
