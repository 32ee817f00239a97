/** Languages so near to each other that many sentences are right in several of them. */
export const languageGroups: readonly (readonly string[])[] = [
  ['bs', 'hr', 'sr'],
  ['id', 'ms'],
  ['da', 'nb', 'nn'],
];

/** Languages whose sentences can be distinguished, but by so few words that the evidence between them counts half as well. */
const closeLanguages: readonly (readonly string[])[] = [
  ['bho', 'hi'],
  ['ga', 'gd'],
];

const groupOf = new Map(
  [...languageGroups, ...closeLanguages].flatMap((group) => group.map((language) => [language, group] as const)),
);

/** A language with those that it is easily taken for; undefined where there are none. */
export function groupWith(language: string): readonly string[] | undefined {
  return groupOf.get(language);
}
