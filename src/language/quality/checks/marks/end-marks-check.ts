import type { TextSpan } from '../../../text-edit.ts';
import type { CheckedText } from '../../checked-text.ts';
import type { FoundError, SegmentCheck } from '../../quality-check.ts';
import { quote } from '../texts.ts';
import table from './end-marks.json' with { type: 'json' };

type MarkKind = keyof typeof table.marks | 'dots' | 'none';

const kinds = new Map(
  Object.entries(table.marks).flatMap(([kind, { read }]) => [...read].map((mark) => [mark, kind as MarkKind] as const)),
);
/** Behind the mark of a sentence. */
const closer = /[\s"'“”’‘»«›‹)\]}）］】」』》〉＂*_]/u;
const withoutStops: ReadonlySet<string> = new Set(table.withoutStops);
const semicolonAsks: ReadonlySet<string> = new Set(table.semicolonAsks);
const rules: Readonly<Record<string, string | undefined>> = table.rules;

/** The mark at the end of a text: a sentence stays one, and so does a question. */
export const endMarksCheck: SegmentCheck = {
  id: 'end-marks',
  find({ source, target }): readonly FoundError[] {
    const [wanted, found] = [endOf(source), endOf(target)];
    if (wanted === undefined || found === undefined || wanted.kind === found.kind) return [];
    const rule = rules[`${wanted.kind} ${found.kind}`];
    if (rule === undefined) return [];
    if (found.kind === 'none' && withoutStops.has(target.base)) return [];
    if (wanted.kind === 'none' && withoutStops.has(source.base)) return [];
    return [
      {
        type: 'Fluency',
        subType: 'Punctuation',
        severity: rule === 'Major' ? 'Major' : 'Minor',
        explanation: `The source ends with ${nameOf(source, wanted)}, the translation with ${nameOf(target, found)}.`,
        source: wanted.end > wanted.start ? [wanted] : [],
        target: [found.end > found.start ? found : { start: lastCharacter(target.text, found.end), end: found.end }],
        confidence: 0.8,
      },
    ];
  },
};

interface TextEnd extends TextSpan {
  readonly kind: MarkKind;
}

/** Undefined for texts without prose at their end. */
function endOf({ text, prose, base }: CheckedText): TextEnd | undefined {
  let end = prose.length;
  while (end > 0 && closer.test(prose.charAt(end - 1))) end -= 1;
  const bare = prose.slice(0, end);
  if (!/\p{L}/u.test(bare)) return undefined;
  const last = bare.charAt(end - 1);
  if (last === '\0') return undefined;
  if (/(?:\.{3}|…)$/.test(bare)) return { kind: 'dots', start: end - (last === '…' ? 1 : 3), end };
  if (last === ';' && semicolonAsks.has(base)) return { kind: 'question', start: end - 1, end };
  // A mark behind the quotation: `said “no”.`
  const kind = kinds.get(last) ?? 'none';
  if (kind === 'none' && text.length === 0) return undefined;
  return { kind, start: kind === 'none' ? end : end - 1, end };
}

function nameOf(text: CheckedText, { kind, start, end }: TextEnd): string {
  return kind === 'none' ? 'no mark' : quote(text.text.slice(start, end));
}

function lastCharacter(text: string, end: number): number {
  return end - ((text.codePointAt(end - 2) ?? 0) > 0xffff ? 2 : 1);
}
