import { distinctWords } from '../term-extraction/term-candidates.ts';

export function run({ texts, most }: { readonly texts: readonly string[]; readonly most: number }): readonly string[] {
  return distinctWords(texts, most);
}
