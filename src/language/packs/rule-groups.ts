import { faultyLine, type PackLine, readPackLines } from './pack-files.ts';
import { wordGroups } from './word-groups.ts';

/** Rules of a file that belong together, with their examples. */
export interface RuleGroup {
  /** Unique in its file; empty for rules before the first name. */
  readonly id: string;
  /** Texts and what the rules make of them. */
  readonly changes: readonly (readonly [before: string, after: string])[];
  /** Texts that the rules leave as they are. */
  readonly stays: readonly string[];
  /** In the notation of `parse-rules.ts`. */
  readonly rules: readonly PackLine[];
}

/** The groups of `languages/<language>/styles/<name>.rules`. */
export function readRuleGroups(language: string, name: string): readonly RuleGroup[] {
  return groupsOf(language, name, []);
}

/** All rules of files of a pack, in the notation of `parse-rules.ts`. */
export function rulesOfPack(language: string, ...names: readonly string[]): readonly PackLine[] {
  return names.flatMap((name) => rulesOf(language, name, []));
}

function rulesOf(language: string, name: string, including: readonly string[]): readonly PackLine[] {
  return groupsOf(language, name, including).flatMap(({ rules }) => rules);
}

function groupsOf(language: string, name: string, including: readonly string[]): readonly RuleGroup[] {
  return readGroups(readPackLines(language, `styles/${name}.rules`), language, [...including, name]);
}

/**
 * The groups of a file, each line of which is one of these:
 *
 *     // why
 *     [short-connectives]                        a group starts; its id
 *     + In order to save time -> To save time    an example that changes
 *     - They stood in order.                     one that stays
 *     in order to -> to                          a rule (`parse-rules.ts`)
 *     include requests                           all rules of another file
 *
 * `including` are the files that include this one, and itself.
 */
export function readGroups(
  lines: readonly PackLine[],
  language: string,
  including: readonly string[] = [],
): readonly RuleGroup[] {
  const groups: { id: string; changes: [string, string][]; stays: string[]; rules: PackLine[] }[] = [];
  const start = (id: string): void => void groups.push({ id, changes: [], stays: [], rules: [] });
  for (const line of lines) {
    const { text } = line;
    const id = /^\[(.+)\]$/.exec(text)?.[1];
    if (id !== undefined || groups.length === 0) start(id ?? '');
    const group = groups.at(-1);
    if (id !== undefined || group === undefined) continue;
    if (text.startsWith('+ ')) group.changes.push(readExample(line));
    else if (text.startsWith('- ')) group.stays.push(text.slice(2));
    else if (text.startsWith('include ')) group.rules.push(...included(line, language, including));
    else group.rules.push(...withEndings(line, language));
  }
  return groups;
}

function readExample(line: PackLine): [before: string, after: string] {
  const [before, after, ...others] = line.text.slice(2).split(' -> ');
  if (before === undefined || after === undefined || others.length > 0) throw faultyLine(line, 'not an example');
  return [before, after];
}

function included(line: PackLine, language: string, including: readonly string[]): readonly PackLine[] {
  const name = line.text.slice('include '.length);
  if (including.includes(name)) throw faultyLine(line, 'a file that includes itself');
  return rulesOf(language, name, including);
}

/**
 * A rule with the name of endings in it, once for each: `devo (%inf) -> …` for all infinitives. What one place cannot say of a
 * word (one of several endings) several rules can.
 */
function withEndings(rule: PackLine, language: string): readonly PackLine[] {
  const name = /%(\p{L}+)/u.exec(rule.text)?.[1];
  if (name === undefined) return [rule];
  const endings = wordGroups(language).endings[name];
  if (endings === undefined) throw faultyLine(rule, `no endings ${name}`);
  return endings.map((ending) => ({ ...rule, text: rule.text.replaceAll(`%${name}`, ending) }));
}
