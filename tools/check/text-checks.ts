import type { Check, SourceFile } from './check.ts';
import { isCode, isTest } from './read-sources.ts';

/** Only `src/config` knows the environment; everything else receives what it needs. */
export const environmentCheck: Check = {
  name: 'environment only in src/config',
  run: async ({ sources }) => environmentProblems(sources),
};

export function environmentProblems(sources: readonly SourceFile[]): string[] {
  const bound = sources.filter(
    (source) => source.path.startsWith('src/') && !source.path.startsWith('src/config/') && !isTest(source),
  );
  return linesWith(
    bound.filter(isCode),
    /\bprocess\s*(\.\s*env\b|\[\s*['"]env)|\{[^}]*\benv\b[^}]*\} from '(node:)?process'/,
  ).map((location) => `${location}: process.env is read in src/config alone`);
}

/** Unfinished work is an issue, not a note in a file. */
export const unfinishedCheck: Check = {
  name: 'no notes of unfinished work',
  run: async ({ sources }) => unfinishedProblems(sources),
};

// Written apart, so that this line is not one of them.
const unfinishedMarks = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X'].join('|')})\\b`);

export function unfinishedProblems(sources: readonly SourceFile[]): string[] {
  return linesWith(sources, unfinishedMarks).map((location) => `${location}: finish it or write an issue`);
}

/** `path:line` of each line that the pattern finds. */
function linesWith(sources: readonly SourceFile[], pattern: RegExp): string[] {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}
