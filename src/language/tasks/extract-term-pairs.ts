import { extractTermPairs, type TermExtraction, type TermPair } from '../term-extraction/extract-term-pairs.ts';

export function run(extraction: TermExtraction): readonly TermPair[] {
  return extractTermPairs(extraction);
}
