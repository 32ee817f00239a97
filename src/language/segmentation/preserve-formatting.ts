import type { Inline, Segment } from '../../contracts/segment.ts';
import { isCode, plainText } from '../segments.ts';

/**
 * `interface.md`, `preserve_formatting`: the marks at both ends of a sentence and the case of its first letter are those
 * of the source. When the option is off, what the engine returns is kept.
 *
 * - Marks at the end (`.`, `?!`, `:` …) are added, taken away or exchanged. Marks that say the same in another script
 *   (`。` for `.`, `؟` for `?`) are the same mark. Ends in quotes or brackets are left as they are, since those move with
 *   their words.
 * - Marks at the start (`-`, `•`, `…`) likewise, without quotes, brackets and Spanish `¿¡`; nothing in front of a digit.
 * - Case: the first letter follows the source's, except in words that are capital by themselves: German nouns, `I`,
 *   acronyms (`NATO`), `iPhone`. Needs a letter with case as first character after the marks on both sides.
 *
 * With inline codes: the ends are those of the plain text; characters are changed inside the text runs that hold them,
 * so codes neither move nor vanish. A mark added at an end stays within the codes that enclose that end.
 */
export function preserveSegmentFormatting(source: Segment, target: Segment, targetLanguage?: string): Segment {
  const before = plainText(target);
  const change = formattingChange(plainText(source), before, targetLanguage);
  if (change === undefined) return target;
  const inlines = [...target.inlines];
  editEnd(inlines, change.dropAtEnd, change.addAtEnd);
  editStart(inlines, change.dropAtStart, (rest) => change.addAtStart + change.recase(rest));
  return { inlines: inlines.filter((inline) => inline !== '') };
}

/** The same for one sentence of plain text. */
export function preserveFormatting(source: string, target: string, targetLanguage?: string): string {
  const change = formattingChange(source, target, targetLanguage);
  if (change === undefined) return target;
  const kept = target.slice(change.dropAtStart, target.length - change.dropAtEnd);
  return change.addAtStart + change.recase(kept) + change.addAtEnd;
}

interface FormattingChange {
  readonly dropAtStart: number;
  readonly addAtStart: string;
  readonly dropAtEnd: number;
  readonly addAtEnd: string;
  recase(text: string): string;
}

function formattingChange(source: string, target: string, language: string | undefined): FormattingChange | undefined {
  if (!/\p{L}/u.test(target) || !/\p{L}/u.test(source)) return undefined;
  const start = exchangeStart(source, target);
  const end = exchangeEnd(source, target);
  const recase = caseChange(source.slice(marksAtStart(source)), language);
  return { dropAtStart: start.drop, addAtStart: start.add, dropAtEnd: end.drop, addAtEnd: end.add, recase };
}

interface Exchange {
  readonly drop: number;
  readonly add: string;
}

const unchanged: Exchange = { drop: 0, add: '' };

const startMarks = /^(?:[-–—•·*…#>~+=,;:!?]|\.+|\s)+/u;

function marksAtStart(text: string): number {
  return startMarks.exec(text)?.[0].length ?? 0;
}

function exchangeStart(source: string, target: string): Exchange {
  const wanted = source.slice(0, marksAtStart(source));
  const given = target.slice(0, marksAtStart(target));
  const fixed = startsWithDigit(source, wanted) || startsWithDigit(target, given);
  // Marks that stay are taken off and put back, so that the letter after them can change.
  return { drop: given.length, add: fixed ? given : wanted };
}

function startsWithDigit(text: string, marks: string): boolean {
  return /^\p{N}/u.test(text.slice(marks.length, marks.length + 2));
}

const endMark = /[.!?…:;,。．｡！？、，：；؟،؛۔।॥։\s]/u;
const closingMark = /["'”’»›“«」』)）\]}]$/u;

/** Length of the run of marks at the end. Walks back by hand: a pattern tied to the end is tried at every position. */
function marksAtEnd(text: string): number {
  let at = text.length;
  while (at > 0 && endMark.test(text.charAt(at - 1))) at--;
  return text.length - at;
}

function exchangeEnd(source: string, target: string): Exchange {
  const wanted = source.slice(source.length - marksAtEnd(source));
  const given = target.slice(target.length - marksAtEnd(target));
  if (canonicalMarks(wanted) === canonicalMarks(given)) return unchanged;
  const targetEnd = target.slice(0, target.length - given.length);
  const sourceEnd = source.slice(0, source.length - wanted.length);
  if (closingMark.test(sourceEnd) !== closingMark.test(targetEnd)) return unchanged;
  return { drop: given.length, add: marksFor(targetEnd, wanted) };
}

const sameMarks: Readonly<Record<string, string>> = {
  '。': '.',
  '．': '.',
  '｡': '.',
  '۔': '.',
  '।': '.',
  '॥': '.',
  '։': '.',
  '！': '!',
  '？': '?',
  '؟': '?',
  '、': ',',
  '，': ',',
  '،': ',',
  '：': ':',
  '；': ';',
  '؛': ';',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u037e': '?',
};

function canonicalMarks(marks: string): string {
  let canonical = '';
  for (const mark of marks.replaceAll('...', '…').replace(/[\s]+(?=[!?:;»])/gu, ''))
    canonical += sameMarks[mark] ?? mark;
  return canonical.replaceAll('……', '…');
}

/** The marks in the script of the text they will end. */
function marksFor(text: string, marks: string): string {
  const last = text.slice(-1);
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(last))
    return exchangeMarks(marks, '.!?,:;', '。！？、：；');
  if (/[\u0600-\u06ff]/.test(last)) return exchangeMarks(marks, '?,;', '؟،؛');
  if (/\p{Script=Devanagari}/u.test(last)) return exchangeMarks(marks, '.', '।');
  return exchangeMarks(marks, '。．｡！？、，：；؟،؛۔।॥', '...!?,,:;?,;...');
}

function exchangeMarks(marks: string, from: string, to: string): string {
  let result = '';
  for (const mark of marks) result += to.charAt(from.indexOf(mark)) || mark;
  return result;
}

const identity = (text: string): string => text;

function caseChange(source: string, language: string | undefined): (text: string) => string {
  const first = String.fromCodePoint(source.codePointAt(0) ?? 0x20);
  if (/\p{Lu}/u.test(first))
    return (text) => changeFirst(text, /^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toLocaleUpperCase(language));
  if (!/\p{Ll}/u.test(first)) return identity;
  if (/^(?:de|lb)\b/.test(language ?? '')) return identity;
  return (text) =>
    changeFirst(text, /^(?!I(?!\p{L}))\p{Lu}(?!\p{L}*\p{Lu})/u, (letter) => letter.toLocaleLowerCase(language));
}

function changeFirst(text: string, pattern: RegExp, change: (letter: string) => string): string {
  return text.replace(pattern, change);
}

/** Replaces the start of the plain text of the inlines: `drop` characters go, `change` sees the rest of that run. */
function editStart(inlines: Inline[], drop: number, change: (rest: string) => string): void {
  let left = drop;
  for (const [index, inline] of inlines.entries()) {
    if (isCode(inline)) continue;
    if (inline.length <= left) {
      inlines[index] = '';
      left -= inline.length;
      continue;
    }
    inlines[index] = change(inline.slice(left));
    return;
  }
}

function editEnd(inlines: Inline[], drop: number, add: string): void {
  let left = drop;
  for (let index = inlines.length - 1; index >= 0; index--) {
    const inline = inlines[index];
    if (inline === undefined || isCode(inline)) continue;
    if (inline.length <= left) {
      inlines[index] = '';
      left -= inline.length;
      continue;
    }
    inlines[index] = inline.slice(0, inline.length - left) + add;
    return;
  }
}
