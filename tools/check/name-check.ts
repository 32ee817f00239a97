import type { Check, SourceFile } from './check.ts';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const capitalPage = /^[A-Z_]+\.md$/;
const emptyNames = /^(utils?|helpers?|common|misc|managers?)$/;

/** Names say what is inside, in one spelling. */
export const nameCheck: Check = {
  name: 'file names',
  run: async ({ sources }) => nameProblems(sources),
};

export function nameProblems(sources: readonly Pick<SourceFile, 'path'>[]): string[] {
  return sources.flatMap(({ path }) =>
    path.split('/').flatMap((part) => {
      if (!kebabCase.test(part) && !capitalPage.test(part)) return [`${path}: "${part}" is not kebab-case`];
      const word = part.replace(/\..*$/, '');
      return emptyNames.test(word) ? [`${path}: "${word}" says nothing; name what is inside`] : [];
    }),
  );
}
