/** Whether the first vowel of a word is an *a* and stressed, by the rules of Spanish spelling: `agua`, `área`, `hambre`, not `amiga`. */
export function beginsWithStress(word: string): boolean {
  const lower = word.toLowerCase();
  if (/^h?á/.test(lower)) return true;
  if (!/^h?a/.test(lower) || /[áéíóú]/.test(lower)) return false;
  const syllables = lower.match(syllable)?.length ?? 0;
  return syllables === (/[aeiouns]$/.test(lower) ? 2 : 1);
}

/** Two of *a*, *e*, *o* are two syllables. */
const syllable = /[iuü]?[aeo](?:[iuüy](?![aeo]))?|[iuü]+/g;
