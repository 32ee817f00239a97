/** Languages so near to each other that many sentences are right in several of them. */
export const languageGroups: readonly (readonly string[])[] = [
  ['bs', 'hr', 'sr'],
  ['id', 'ms'],
  ['da', 'nb', 'nn'],
];

const groupOf = new Map(languageGroups.flatMap((group) => group.map((language) => [language, group] as const)));

/** The group of a language, with it; undefined where it has none. */
export function groupWith(language: string): readonly string[] | undefined {
  return groupOf.get(language);
}
