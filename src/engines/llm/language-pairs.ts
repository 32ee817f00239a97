import type { LanguagePair } from '../../contracts/language-pair.ts';
import { baseLanguage } from '../../language/codes.ts';

/** Every base language into every code of another language, each pair once. */
export function pairLanguages(languages: readonly string[]): readonly LanguagePair[] {
  const targets = [...new Set(languages)];
  const sources = [...new Set(targets.map(baseLanguage))];
  return sources.flatMap((source) =>
    targets.filter((target) => baseLanguage(target) !== source).map((target) => ({ source, target })),
  );
}
