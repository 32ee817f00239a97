import type { MemoryUnit, UnitFilter } from '../../contracts/stores/translation-memories.ts';
import { writtenText } from '../../language/translation-memory/written-text.ts';

/** Above the i that İ becomes in lower case. */
const dotAbove = '\u0307';

/** Characters of the text; more of them exclude hardly any further unit. */
const longestPattern = 100;

/** Which units contain a text. */
export interface TextFilter {
  /** Of SQL's `like`, for stored texts: every unit that contains the text matches, and few others do. */
  readonly pattern: string;
  matches(unit: MemoryUnit): boolean;
}

export function textFilter({ text, caseSensitive }: UnitFilter): TextFilter {
  const fold = caseSensitive ? (written: string) => written : (written: string) => written.toLowerCase();
  const wanted = fold(text);
  return {
    pattern: `%${patternOf(wanted.slice(0, longestPattern))}%`,
    matches: ({ source, targets }) =>
      fold(writtenText(source)).includes(wanted) ||
      targets.some(({ segment }) => fold(writtenText(segment)).includes(wanted)),
  };
}

/**
 * `like` takes A and a for the same, and no other letters. What JSON escapes is any text. İ becomes an i with a dot of its own in lower
 * case, and the sign of kelvin a k.
 */
function patternOf(wanted: string): string {
  const characters = Array.from(wanted);
  return characters
    .map((character, index) => {
      if (character === dotAbove || /[\p{Cc}\p{Cs}"\\]/u.test(character)) return '%';
      if (/[%_|]/.test(character)) return `|${character}`;
      if (/k/i.test(character)) return '_';
      if (/i/i.test(character)) return (characters[index + 1] ?? dotAbove) === dotAbove ? '_' : character;
      if (character < '\u0080') return character;
      return character.toLowerCase() === character.toUpperCase() ? character : '_';
    })
    .join('');
}
