import type { Sentence } from '../phrases/read-prose.ts';

/** What is asked of all sentences of a text is found out once a text, so that time stays linear. */
export function ofWholeText<T>(find: (sentences: readonly Sentence[]) => T): (sentences: readonly Sentence[]) => T {
  const known = new WeakMap<readonly Sentence[], { readonly found: T }>();
  return (sentences) => {
    const before = known.get(sentences);
    if (before !== undefined) return before.found;
    const found = find(sentences);
    known.set(sentences, { found });
    return found;
  };
}
