import type { Inline } from '../../contracts/segment.ts';
import { isCode } from '../segments.ts';
import { typographyOf } from '../typography/typography-of.ts';

/** How each mark is written in most languages, and by which characters it is read. */
const marks = {
  stop: { written: '.', read: '.。।։۔။' },
  exclamation: { written: '!', read: '!！' },
  question: { written: '?', read: '?？؟' },
  dots: { written: '...', read: '' },
  ellipsis: { written: '…', read: '…' },
  colon: { written: ':', read: ':：' },
} as const;

type Mark = keyof typeof marks;
export type FinalMarkKind = 'none' | 'several' | Mark;

/** A text without the mark at its end, and without the one that Spanish puts before it. */
export interface MarkedText {
  readonly body: string;
  readonly kind: FinalMarkKind;
}

const isMark = (kind: FinalMarkKind): kind is Mark => kind in marks;
const kinds = new Map(
  Object.entries(marks).flatMap(([kind, { read }]) => [...read].map((mark) => [mark, kind as Mark] as const)),
);

/** Expects a text without white space at its end. */
export function readFinalMark(text: string): MarkedText {
  let start = text.length;
  while (start > 0 && kinds.has(text.charAt(start - 1))) start -= 1;
  const run = text.slice(start);
  const kind = kindOf(run);
  if (kind === undefined || kind === 'several' || kind === 'none') return { body: text, kind: kind ?? 'none' };
  const before = kind === 'exclamation' ? '¡' : kind === 'question' ? '¿' : '';
  const first = before !== '' && text.startsWith(before) ? 1 : 0;
  return { body: text.slice(first, start).trimEnd(), kind };
}

function kindOf(run: string): FinalMarkKind | undefined {
  if (run === '') return 'none';
  if (/^\.{3,}$/u.test(run)) return 'dots';
  if (/^…+$/u.test(run)) return 'ellipsis';
  return run.length > 1 ? 'several' : kinds.get(run);
}

/**
 * How the final mark of a translation becomes the wanted one: the two stored texts agree in theirs, or the translation has
 * the wanted one already. Undefined where that is not certain: a question is worded in another way than a statement.
 */
export function planFinalMark(
  wanted: FinalMarkKind,
  stored: FinalMarkKind,
  inlines: readonly Inline[],
  language: string,
): ((inlines: readonly Inline[]) => readonly Inline[]) | undefined {
  if (wanted === stored) return (unchanged) => unchanged;
  const text = inlines
    .filter((inline) => !isCode(inline))
    .join('')
    .trim();
  const { kind } = readFinalMark(text);
  if (kind === wanted) return (unchanged) => unchanged;
  const unwritten = stored === 'stop' && kind === 'none' && written('stop', language) === '';
  if (
    (!alike(kind, stored) && !unwritten) ||
    [wanted, stored].some((mark) => mark === 'question' || mark === 'several')
  )
    return undefined;
  const opener = beforeText(stored, language);
  if (opener !== '' && !text.startsWith(opener)) return undefined;
  const end = endPattern(kind);
  return (changed) =>
    changeText(
      changeText(changed, 'last', (last) => {
        const cut = last.trimEnd().replace(end, '').trimEnd();
        return cut + written(wanted, language) + last.slice(last.trimEnd().length);
      }),
      'first',
      (first) => {
        const space = first.slice(0, first.length - first.trimStart().length);
        return space + beforeText(wanted, language) + first.slice(space.length + opener.length);
      },
    );
}

function alike(one: FinalMarkKind, other: FinalMarkKind): boolean {
  const trailsOff = (kind: FinalMarkKind): boolean => kind === 'dots' || kind === 'ellipsis';
  return one === other || (trailsOff(one) && trailsOff(other));
}

/** The mark as a language writes it, with the space before it. */
function written(kind: FinalMarkKind, language: string): string {
  if (!isMark(kind)) return '';
  const { finalMarks, spacesBefore } = typographyOf(language);
  const mark = marks[kind].written;
  return finalMarks?.[kind] ?? (spacesBefore?.[mark] ?? '') + mark;
}

function beforeText(kind: FinalMarkKind, language: string): string {
  return (isMark(kind) && typographyOf(language).openingMarks?.marks[marks[kind].written]) || '';
}

function endPattern(kind: FinalMarkKind): RegExp {
  const read = isMark(kind) ? marks[kind].read : '';
  return kind === 'ellipsis' || kind === 'dots'
    ? /(?:…+|\.{3,})$/u
    : read === ''
      ? /$^/u
      : new RegExp(`[${read}]$`, 'u');
}

function changeText(
  inlines: readonly Inline[],
  which: 'first' | 'last',
  change: (text: string) => string,
): readonly Inline[] {
  const isText = (inline: Inline): boolean => !isCode(inline) && inline.trim() !== '';
  const chosen = which === 'first' ? inlines.findIndex(isText) : inlines.findLastIndex(isText);
  return inlines.flatMap((inline, position) => {
    if (position !== chosen || isCode(inline)) return [inline];
    const text = change(inline);
    return text === '' ? [] : [text];
  });
}
