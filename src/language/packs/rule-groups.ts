import { readPackFile } from './pack-files.ts';
import { wordGroups } from './word-groups.ts';

/** Rules of a file that belong together, with their examples. */
export interface RuleGroup {
  /** Unique in its file; empty for rules before the first name. */
  readonly id: string;
  /** Texts and what the rules make of them. */
  readonly changes: readonly (readonly [before: string, after: string])[];
  /** Texts that the rules leave as they are. */
  readonly stays: readonly string[];
  readonly rules: readonly string[];
}

/**
 * The groups of `languages/<language>/styles/<name>.rules`, each line one of these:
 *
 *     // why
 *     [short-connectives]                        a group starts; its id
 *     + In order to save time -> To save time    an example that changes
 *     - They stood in order.                     one that stays
 *     in order to -> to                          a rule (`parse-rules.ts`)
 *     include requests                           all rules of another file
 */
export function readRuleGroups(language: string, name: string): readonly RuleGroup[] {
  const groups: { id: string; changes: [string, string][]; stays: string[]; rules: string[] }[] = [];
  const start = (id: string): void => void groups.push({ id, changes: [], stays: [], rules: [] });
  for (const line of readPackFile(language, `styles/${name}.rules`).split('\n')) {
    if (line === '' || line.startsWith('//')) continue;
    const id = /^\[(.+)\]$/.exec(line)?.[1];
    if (id !== undefined || groups.length === 0) start(id ?? '');
    const group = groups.at(-1);
    if (id !== undefined || group === undefined) continue;
    const [before = '', after] = line.slice(2).split(' -> ');
    if (line.startsWith('+ ')) group.changes.push([before, after ?? '']);
    else if (line.startsWith('- ')) group.stays.push(line.slice(2));
    else if (line.startsWith('include ')) group.rules.push(...rulesOf(language, line.slice('include '.length)));
    else group.rules.push(...withEndings(line, language));
  }
  return groups;
}

/** All rules of files of a pack, in the notation of `parse-rules.ts`. */
export function rulesOfPack(language: string, ...names: readonly string[]): string {
  return names.flatMap((name) => rulesOf(language, name)).join('\n');
}

function rulesOf(language: string, name: string): readonly string[] {
  return readRuleGroups(language, name).flatMap(({ rules }) => rules);
}

/**
 * A rule with the name of endings in it, once for each: `devo (%inf) -> …` for all infinitives. What one place cannot say of a
 * word (one of several endings) several rules can.
 */
function withEndings(rule: string, language: string): readonly string[] {
  const name = /%(\p{L}+)/u.exec(rule)?.[1];
  const endings = name === undefined ? undefined : wordGroups(language).endings[name];
  return endings === undefined ? [rule] : endings.map((ending) => rule.replaceAll(`%${name}`, ending));
}
