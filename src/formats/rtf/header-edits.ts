import type { WriteOptions } from '../../contracts/documents/document-filter.ts';
import type { TextEdit, TextSpan } from '../../language/text-edit.ts';
import { firstFrom, type PlacedUnit } from '../shared/office/part-units.ts';
import { isRightToLeft } from '../shared/office/text-direction.ts';
import type { HeaderWord } from './header-words.ts';
import { isEastAsian, isSameLanguage, languageIdentifier } from './language-identifier.ts';

/** What a translated document says of itself: the language of its text and of its styles, the direction of pages and tables. */
export function headerEdits(
  words: readonly HeaderWord[],
  units: readonly PlacedUnit[],
  sourceLanguage: string | undefined,
  { targetLanguage }: WriteOptions,
): readonly TextEdit[] {
  const identifier = languageIdentifier(targetLanguage);
  const declared = words.find(({ name }) => name === 'deflang')?.parameter;
  const source = (sourceLanguage === undefined ? undefined : languageIdentifier(sourceLanguage)) ?? declared;
  const isTranslated = ({ name, parameter }: HeaderWord): boolean =>
    parameter !== undefined && (name === 'deflang' || (source !== undefined && isSameLanguage(parameter, source)));
  const within = rangesOf(units);
  const missing = missingDeclaration(words, targetLanguage);
  const direction = directionEdit(words, isRightToLeft(targetLanguage));
  return words.flatMap((word): TextEdit[] => {
    if (isWithin(within, word.start)) return [];
    const { name, parameter, start } = word;
    if (name === 'fonttbl') return missing === '' ? [] : [{ start, end: start, text: missing }];
    if (parameter === undefined) return direction(word);
    if (identifier === undefined || !isTranslated(word)) return [];
    const number = start + 1 + name.length;
    return [{ start: number, end: number + String(parameter).length, text: String(identifier) }];
  });
}

/** The word for the language of all text, where the document has none. */
function missingDeclaration(words: readonly HeaderWord[], targetLanguage: string): string {
  const identifier = languageIdentifier(targetLanguage);
  const word = isEastAsian(targetLanguage) ? 'deflangfe' : 'deflang';
  if (identifier === undefined || words.some(({ name }) => name === word)) return '';
  return `\\${word}${identifier}`;
}

/** Words for one direction become those for the other. */
function directionEdit(words: readonly HeaderWord[], rightToLeft: boolean): (word: HeaderWord) => TextEdit[] {
  const rowsSay = words.some(({ name }) => name === 'ltrrow' || name === 'rtlrow');
  const [from, to] = rightToLeft ? ['ltr', 'rtl'] : ['rtl', 'ltr'];
  return ({ name, start }) => {
    const end = start + 1 + name.length;
    if (name === 'trowd') return rightToLeft && !rowsSay ? [{ start: end, end, text: '\\rtlrow' }] : [];
    return name.startsWith(from) ? [{ start: start + 1, end: start + 4, text: to }] : [];
  };
}

/** Those that are not within others. */
function rangesOf(units: readonly PlacedUnit[]): readonly TextSpan[] {
  const ranges: TextSpan[] = [];
  let position = 0;
  for (const { start, end } of units) {
    if (start < position) continue;
    ranges.push({ start, end });
    position = end;
  }
  return ranges;
}

function isWithin(ranges: readonly TextSpan[], position: number): boolean {
  const before = ranges[firstFrom(ranges, position) - 1];
  return before !== undefined && position < before.end;
}
