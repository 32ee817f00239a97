import type { ErrorKind, ErrorKinds, ErrorType } from '../../contracts/engines/quality-evaluator.ts';

/** All subtypes of errors by type: the contract as data. */
export const errorKinds: { readonly [Type in ErrorType]: readonly ErrorKinds[Type][] } = {
  Accuracy: ['Addition', 'Omission', 'Mistranslation', 'Over-translation', 'Under-translation', 'Untranslated text'],
  Fluency: ['Punctuation', 'Spelling', 'Grammar', 'Grammatical register', 'Inconsistency', 'Character encoding'],
  Style: ['Awkward', 'Inconsistent style'],
  Terminology: ['Glossary term missed'],
  Miscellaneous: ['Other'],
};

/** A type with a subtype that it has; undefined for any other two words. */
export function errorKind(type: unknown, subType: unknown): ErrorKind | undefined {
  const found = Object.entries(errorKinds).find(([name]) => name === type);
  if (found?.[1].some((name) => name === subType) !== true) return undefined;
  return { type, subType } as ErrorKind;
}
