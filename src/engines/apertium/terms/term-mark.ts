import type { FoundTerm } from '../../../contracts/engines/text-translator.ts';
import type { Segment } from '../../../contracts/segment.ts';
import { isCode } from '../../../language/segments.ts';
import { isAllCapitals, startsWithCapital } from '../../../language/terminology/letter-case.ts';
import { matchedText, visibleCode } from '../../../language/terminology/matched-text.ts';
import type { EncodedText } from '../stream-format.ts';
import { encodeText } from '../stream-format.ts';
import type { TargetTerm } from './target-term.ts';

/** Marks of failed words, any space but a single one, and what has no shape. */
const uncarried = /[*#@~\p{C}]|[^\S ]| {2}/u;

/** How the stages of a pipeline see the case of a word. */
export type LetterCase = 'aa' | 'Aa' | 'AA';

/** A term on its way through a pipeline. */
export interface TermMark {
  readonly found: FoundTerm;
  readonly target: TargetTerm;
  /** The term's characters in the text, spaces and codes not counted: the first, and the one behind the last. */
  readonly from: number;
  readonly to: number;
  /** Those characters. */
  readonly text: string;
  readonly letterCase: LetterCase;
}

/** The terms cannot go through this pipeline with this text. */
export class TermsMisfit extends Error {}

/*
 * A marked unit has a lemma that no dictionary holds: letters that carry its case through the stages, which look at the
 * first and the last of them, around a character for private use, which no text brings into the stream (`encodeText`).
 */
const firstMark = 0xe000;
const lastMark = 0xf8ff;

/** Source of a pattern for the lemma of a marked unit. */
export const markedLemma = String.raw`[aA][\ue000-\uf8ff][aA]{2}`;

export function writeMark(index: number, letterCase: LetterCase): string {
  if (firstMark + index > lastMark) throw new TermsMisfit('too many terms');
  const [first, second] = letterCase;
  return `${first}${String.fromCharCode(firstMark + index)}${second}${second}`;
}

/** The mark of a unit with the case that it has there. */
export function readMark(
  lemma: string,
  marks: readonly TermMark[],
): { readonly mark: TermMark; readonly index: number; readonly letterCase: LetterCase } | undefined {
  const index = lemma.charCodeAt(1) - firstMark;
  const mark = marks[index];
  if (mark === undefined) return undefined;
  return { mark, index, letterCase: lemma.startsWith('a') ? 'aa' : lemma.endsWith('a') ? 'Aa' : 'AA' };
}

/** Places the terms of a segment in the text that its analyser gets. `prepare` is what is done to the text before. */
export function markTerms(
  segment: Segment,
  terms: readonly FoundTerm[],
  targets: readonly TargetTerm[],
  prepare: (text: string) => string,
): readonly TermMark[] {
  const full = matchedText(segment);
  const text = segment.inlines.some(isCode) ? full.replaceAll(visibleCode, '') : full;
  const position = (at: number) => {
    const before = full.slice(0, at);
    return prepare(text === full ? before : before.replaceAll(visibleCode, '')).length;
  };
  const prepared = prepare(text);
  const body = prepared.trim();
  const offset = prepared.indexOf(body);
  const characters = visibleCharacters(encodeText(body), body);
  const firstFrom = (start: number) => {
    const index = characters.findIndex(({ at }) => at >= start - offset);
    return index === -1 ? characters.length : index;
  };
  return terms.flatMap((found, index) => {
    const target = targets[index];
    const from = firstFrom(position(found.start));
    const to = firstFrom(position(found.end));
    if (target === undefined || from >= to || uncarried.test(target.text)) {
      // What may be a form of a term may also be left.
      if (found.inflected) return [];
      throw new TermsMisfit('a term is in no word of the text, or its target cannot be carried');
    }
    const inside = characters.slice(from, to).map(({ character }) => character);
    return [{ found, target, from, to, text: inside.join(''), letterCase: caseOf(found, from === 0) }];
  });
}

/** A capital that neither the entry nor the beginning of the text explains was meant. */
function caseOf({ source, found }: FoundTerm, atStart: boolean): LetterCase {
  if (isAllCapitals(found) && !isAllCapitals(source)) return 'AA';
  return startsWithCapital(found) && (atStart || !startsWithCapital(source)) ? 'Aa' : 'aa';
}

/** What is no space in the payload, with its place in the text; the full stop that the format adds is no part of it. */
function visibleCharacters({ payload, blanks }: EncodedText, text: string) {
  const characters: { readonly character: string; readonly at: number }[] = [];
  let at = 0;
  for (const [, stop, blank, escapedCharacter, other] of payload.matchAll(/(\.\[\])|\[(\d+)\]|\\(.)|(.)/gsu)) {
    if (stop !== undefined) {
      characters.push({ character: '.', at });
    } else if (blank !== undefined) {
      at += blanks[Number(blank)]?.length ?? 0;
    } else {
      const character = escapedCharacter ?? other ?? '';
      if (character.trim() !== '') characters.push({ character, at });
      at += character.length;
    }
  }
  if (at !== text.length) throw new TermsMisfit('the text does not fit its payload');
  return characters;
}
