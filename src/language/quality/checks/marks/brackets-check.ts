import type { TextSpan } from '../../../text-edit.ts';
import type { CheckedText } from '../../checked-text.ts';
import type { FoundError, SegmentCheck } from '../../quality-check.ts';
import { quote } from '../texts.ts';

const closing: Readonly<Record<string, string>> = {
  '(': ')',
  '（': '）',
  '[': ']',
  '［': '］',
  '{': '}',
  '【': '】',
  '〔': '〕',
  '《': '》',
  '〈': '〉',
  '「': '」',
  '『': '』',
};
const opening = new Map(Object.entries(closing).map(([open, close]) => [close, open]));
/** Both widths are one kind: translators mix them. */
const kinds: Readonly<Record<string, string>> = { '（': '(', '［': '[' };
const brackets = /[()（）[\]［］{}【】〔〕《》〈〉「」『』]/g;
/** `a)`, `12)` and `:-)` close nothing. */
const alone = /(?:^|[\s(（])(?:\p{L}|\d{1,3}|[ivx]{1,4})\.?$|[:;8=]['’]?[-o]?$/u;

/** Brackets and the quotation marks of East Asia open and close in pairs, unless the source leaves them open as well. */
export const bracketsCheck: SegmentCheck = {
  id: 'brackets',
  find({ source, target }) {
    if (!new RegExp(brackets).test(target.text)) return [];
    const inSource = new Set(unpaired(source).map(({ kind }) => kind));
    return unpaired(target)
      .filter(({ kind }) => !inSource.has(kind))
      .map(({ kind: _, ...span }): FoundError => {
        const mark = target.slice(span);
        const isOpen = closing[mark] !== undefined;
        return {
          type: 'Fluency',
          subType: 'Punctuation',
          severity: 'Minor',
          explanation: `The bracket ${quote(mark)} is never ${isOpen ? 'closed' : 'opened'}.`,
          source: [],
          target: [span],
          confidence: 0.9,
        };
      });
  },
};

interface Unpaired extends TextSpan {
  /** The opening bracket of its kind. */
  readonly kind: string;
}

function unpaired({ prose }: CheckedText): readonly Unpaired[] {
  const left: Unpaired[] = [];
  const open = new Map<string, number[]>();
  for (const { 0: mark, index } of prose.matchAll(brackets)) {
    const opener = opening.get(mark) ?? mark;
    const kind = kinds[opener] ?? opener;
    const waiting = open.get(kind) ?? [];
    open.set(kind, waiting);
    if (opener === mark) waiting.push(index);
    else if (waiting.pop() === undefined && !alone.test(prose.slice(Math.max(0, index - 8), index)))
      left.push({ kind, start: index, end: index + 1 });
  }
  for (const [kind, waiting] of open) for (const start of waiting) left.push({ kind, start, end: start + 1 });
  return left.sort((one, other) => one.start - other.start);
}
