import fc from 'fast-check';
import type { Inline, InlineCode, Segment } from '../../src/contracts/segment.ts';

/** Any text that engines are promised: every code point but U+0000, no lone surrogates. */
export const anyText: fc.Arbitrary<string> = fc
  .oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ unit: 'grapheme', maxLength: 40 }))
  .map((text) => text.replaceAll('\0', ''));

/** Characters that stream formats and markup give a meaning to. */
const specialText = fc.string({
  unit: fc.constantFrom(...'^$/[]{}\\<>@*#+~&;:|_"\'%=-.!? \n\t\u00ad\u200d\u202e'),
  maxLength: 12,
});

/** A sentence, the words of one as far as they fit, or text of any kind around and between them. */
export function textArbitrary(sentences: readonly string[]): fc.Arbitrary<string> {
  const sentence = fc.constantFrom(...sentences);
  return fc.oneof(
    { weight: 3, arbitrary: sentence },
    { weight: 1, arbitrary: anyText },
    { weight: 1, arbitrary: fc.tuple(specialText, sentence, specialText).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.tuple(anyText, sentence, anyText).map((parts) => parts.join(' ')) },
  );
}

/** The text with pairs and single codes between any two code points, inside of words too, well nested. */
export function segmentArbitrary(sentences: readonly string[]): fc.Arbitrary<Segment> {
  const cut = fc.record({
    /** Share of the text before the code. */
    fraction: fc.double({ min: 0, max: 1, noNaN: true }),
    action: fc.constantFrom('open', 'close', 'alone'),
  });
  return fc.tuple(textArbitrary(sentences), fc.array(cut, { maxLength: 10 })).map(([text, cuts]) => {
    const characters = [...text];
    const positions = cuts
      .map(({ fraction, action }) => ({ index: Math.floor(fraction * characters.length), action }))
      .sort((one, other) => one.index - other.index);
    return { inlines: withCodes(characters, positions) };
  });
}

function withCodes(
  characters: readonly string[],
  positions: readonly { readonly index: number; readonly action: string }[],
): readonly Inline[] {
  const inlines: Inline[] = [];
  const open: number[] = [];
  let position = 0;
  let lastId = 0;
  const takeText = (end: number): void => {
    if (end > position) inlines.push(characters.slice(position, end).join(''));
    position = end;
  };
  for (const { index, action } of positions) {
    takeText(index);
    const innermost = action === 'close' ? open.pop() : undefined;
    if (innermost !== undefined) {
      inlines.push(codeOf('close', innermost));
      continue;
    }
    lastId += 1;
    if (action === 'open') open.push(lastId);
    inlines.push(codeOf(action === 'open' ? 'open' : 'alone', lastId));
  }
  takeText(characters.length);
  for (const id of open.reverse()) inlines.push(codeOf('close', id));
  return inlines;
}

/** Data that would do harm if an engine read it as text or as its own stream format. */
function codeOf(kind: InlineCode['kind'], id: number): InlineCode {
  if (kind === 'close') return { kind, id, data: `</x^${id}$>` };
  return { kind, id, data: `<x^${id}$ y="[a b]\\">`, ...(id % 3 === 0 ? { equivalent: '\n' } : {}) };
}
