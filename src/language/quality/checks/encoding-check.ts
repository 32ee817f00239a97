import type { TextSpan } from '../../text-edit.ts';
import type { FoundError, SegmentCheck } from '../quality-check.ts';
import { quote } from './texts.ts';

/** Windows-1252 has these above Latin-1, in the order of their bytes from 0x80 on; 0 where it has none. */
const upper = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';
const bytes = new Map<string, number>();
for (const [index, character] of [...upper].entries())
  bytes.set(character === '\0' ? String.fromCharCode(0x80 + index) : character, 0x80 + index);
for (let code = 0x80; code <= 0xff; code += 1) {
  const character = String.fromCharCode(code);
  if (!bytes.has(character)) bytes.set(character, code);
}

const misread = /[\u0080-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2,}/g;
const replacement = /\ufffd+/g;
/** Controls that no text has, but for tab and line breaks. */
const controls = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]+/g;
const letterReference =
  /&(?:[A-Za-z]{2,8}|#\d{2,6}|#x[\dA-Fa-f]{2,6});(?=\p{L})|(?<=\p{L})&(?:[A-Za-z]{2,8}|#\d{2,6}|#x[\dA-Fa-f]{2,6});/gu;
const escapeSequence = /\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}/g;

/** Languages whose letters take three bytes. */
const longLetters: ReadonlySet<string> = new Set(
  'ja zh yue ko hi mr ne bn pa gu ta te kn ml si th lo km my ka am bo'.split(' '),
);

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Characters that were read in the wrong encoding, or that no encoding had. */
export const encodingCheck: SegmentCheck = {
  id: 'encoding',
  find({ source, target }) {
    const { text } = target;
    const found: FoundError[] = [];
    const add = (start: number, end: number, explanation: string): void => {
      found.push({
        type: 'Fluency',
        subType: 'Character encoding',
        severity: 'Major',
        explanation,
        source: [],
        target: [{ start, end }],
        confidence: 0.95,
      });
    };
    if (!source.text.includes('\ufffd'))
      for (const { 0: run, index } of text.matchAll(replacement))
        add(index, index + run.length, 'A character could not be read and was replaced (U+FFFD).');
    for (const { 0: run, index } of text.matchAll(misread))
      for (const { start, end, meant } of misreadParts(run))
        if (isLikely(meant, target.base) && !source.text.includes(run.slice(start, end)))
          add(
            index + start,
            index + end,
            `${quote(run.slice(start, end))} is ${quote(meant)} read in the wrong encoding.`,
          );
    for (const [pattern, name] of [
      [controls, 'A control character'],
      [letterReference, 'A character reference'],
      [escapeSequence, 'An escape sequence'],
    ] as const)
      for (const { 0: run, index } of text.matchAll(pattern))
        if (!source.text.includes(run))
          add(index, index + run.length, `${name} is in the text, as it is after a wrong conversion.`);
    return found;
  },
};

/** A letter before a mark is also what another character consists of: `é »` is one in French. */
function isLikely(meant: string, base: string): boolean {
  return longLetters.has(base) || !/[^\u00a0-\u024f\u0370-\u058f\u2000-\u20cf\u2100-\u218f\ufeff]/u.test(meant);
}

interface MisreadPart extends TextSpan {
  readonly meant: string;
}

/** Parts of a run whose bytes are characters of UTF-8, those beside each other as one. */
function misreadParts(run: string): readonly MisreadPart[] {
  const found: MisreadPart[] = [];
  for (let start = 0; start < run.length; ) {
    const length = sequenceLength(bytes.get(run.charAt(start)) ?? 0);
    const part = run.slice(start, start + length);
    const meant = length === 0 || part.length < length ? undefined : decode(part);
    if (meant === undefined) {
      start += 1;
      continue;
    }
    const last = found.at(-1);
    if (last?.end === start)
      found[found.length - 1] = { start: last.start, end: start + length, meant: last.meant + meant };
    else found.push({ start, end: start + length, meant });
    start += length;
  }
  return found;
}

function sequenceLength(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 2;
  if (byte >= 0xe0 && byte <= 0xef) return 3;
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 0;
}

function decode(part: string): string | undefined {
  try {
    return decoder.decode(Uint8Array.from(part, (character) => bytes.get(character) ?? 0));
  } catch {
    return undefined;
  }
}
