import { faultyLine, type PackLine, readPackLines } from './pack-files.ts';

/** Rules of corrections that belong together, with their reason and their examples. */
export interface CorrectionGroup {
  readonly id: string;
  /** Of the reason and of the confidence (`correction-reasons.json`): `grammar/article`. */
  readonly reason: string;
  /** Texts and what all corrections of the language make of them; `↵` is the end of a line. */
  readonly changes: readonly (readonly [before: string, after: string])[];
  /** Texts that stay as they are. */
  readonly stays: readonly string[];
  /** In the notation of `parse-correction.ts`. */
  readonly rules: readonly PackLine[];
}

/** All groups of `languages/<language>/corrections/`, the surest first: those of `main.rules`, which includes other files. */
export function readCorrectionGroups(language: string): readonly CorrectionGroup[] {
  return groupsOf(language, 'main');
}

function groupsOf(language: string, name: string): readonly CorrectionGroup[] {
  return readGroups(readPackLines(language, `corrections/${name}.rules`), (file) => groupsOf(language, file));
}

/** The groups of a file, each line of which is `include <file>`, `[id] reason`, `+ before -> after`, `- stays` or a rule. */
export function readGroups(
  lines: readonly PackLine[],
  include: (file: string) => readonly CorrectionGroup[] = () => [],
): readonly CorrectionGroup[] {
  const groups: CorrectionGroup[] = [];
  let open: { changes: (readonly [string, string])[]; stays: string[]; rules: PackLine[] } | undefined;
  for (const line of lines) {
    const { text } = line;
    const [, id, reason] = /^\[(.+)\] (\S+)$/.exec(text) ?? [];
    if (text.startsWith('include ')) {
      groups.push(...include(text.slice('include '.length)));
      open = undefined;
    } else if (id !== undefined && reason !== undefined) {
      open = { changes: [], stays: [], rules: [] };
      groups.push({ id, reason, ...open });
    } else if (open === undefined) throw faultyLine(line, 'a rule without a group');
    else if (text.startsWith('+ ')) open.changes.push(readExample(line));
    else if (text.startsWith('- ')) open.stays.push(withLineEnds(text.slice(2)));
    else open.rules.push(line);
  }
  return groups;
}

function readExample(line: PackLine): readonly [before: string, after: string] {
  const [before, after, ...others] = line.text.slice(2).split(' -> ');
  if (before === undefined || after === undefined || others.length > 0) throw faultyLine(line, 'not an example');
  return [withLineEnds(before), withLineEnds(after)];
}

function withLineEnds(example: string): string {
  return example.replaceAll('↵', '\n');
}
