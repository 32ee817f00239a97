import type { ContextModel } from '../../../contracts/language/context-model.ts';
import { TrieWordModel } from './trie-word-model.ts';
import type { WordModel } from './word-model.ts';

/** The latest model of each language, read once in each thread. */
const held = new Map<string, { readonly version: string; readonly model: WordModel }>();

/** The model in a file; undefined without a file. */
export function wordModelOf(file: ContextModel | undefined): WordModel | undefined {
  if (file === undefined) return undefined;
  const known = held.get(file.language);
  if (known?.version === file.version) return known.model;
  const model = new TrieWordModel(new Uint8Array(file.bytes));
  held.set(file.language, { version: file.version, model });
  return model;
}
