import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Rules of a data file that belong together, in the notation of `parse-rules.ts`, with their examples. */
export interface RuleGroup {
  readonly id: string;
  /** A sentence and what the style of the file makes of it. */
  readonly changes: readonly [before: string, after: string];
  /** A sentence that the style leaves as it is. */
  readonly stays: string;
  readonly rules: string;
}

export function readRuleGroups(file: URL): readonly RuleGroup[] {
  return parse(readFileSync(file, 'utf8')) as readonly RuleGroup[];
}

/** All rules of a file. */
export function rulesOfFile(file: URL): string {
  return readRuleGroups(file)
    .map(({ rules }) => rules)
    .join('\n');
}
