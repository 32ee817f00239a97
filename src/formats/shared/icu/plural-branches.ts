import type { ChoicePart } from './parse-message.ts';

export interface WrittenBranch {
  readonly key: string;
  readonly source: string;
}

/**
 * Branches for the plural forms that the target language has and the source does not write (CLDR: English has two, Polish
 * four). They say what `other` says until a translator does better.
 */
export function missingBranches(
  type: ChoicePart['type'],
  branches: readonly WrittenBranch[],
  targetLanguage: string,
): readonly WrittenBranch[] {
  const other = branches.find(({ key }) => key === 'other');
  if (type === 'select' || other === undefined) return [];
  const keys = branches.map(({ key }) => key);
  return pluralCategories(targetLanguage, type)
    .filter((category) => !keys.includes(category))
    .map((key) => ({ key, source: other.source }));
}

function pluralCategories(language: string, type: 'plural' | 'selectordinal'): readonly string[] {
  const rules = new Intl.PluralRules(language, { type: type === 'plural' ? 'cardinal' : 'ordinal' });
  return rules.resolvedOptions().pluralCategories;
}
