import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Inline, InlineCode } from '../../contracts/segment.ts';
import { inSlices } from '../in-slices.ts';
import { placeCodes } from './place-codes.ts';

function codesOf(data: readonly string[]): readonly InlineCode[] {
  return data.map((text, id) => ({ kind: 'alone', id, data: text }));
}

/** The same by a regular expression, whose time is not bounded. */
function placedByExpression(text: string, codes: readonly InlineCode[]): readonly Inline[] {
  const waiting = Map.groupBy(codes, ({ data }) => data);
  const data = [...waiting.keys()].sort((one, other) => other.length - one.length).map(RegExp.escape);
  const inlines: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(new RegExp(data.join('|'), 'g'))) {
    const code = waiting.get(match[0])?.shift();
    if (code === undefined) continue;
    if (match.index > end) inlines.push(text.slice(end, match.index));
    inlines.push(code);
    end = match.index + match[0].length;
  }
  if (end < text.length) inlines.push(text.slice(end));
  return inlines;
}

describe('the codes of a text', () => {
  it('are where a regular expression finds them, in every text of two letters', async () => {
    const words = ['a', 'b', 'ab', 'ba', 'aab', 'aba', 'bab', 'abab', 'aabaa'];
    for (let size = 0; size <= 9; size += 1)
      for (let bits = 0; bits < 2 ** size; bits += 1) {
        const text = Array.from({ length: size }, (_, at) => (((bits >> at) & 1) === 1 ? 'a' : 'b')).join('');
        for (const [at, word] of words.entries()) {
          const codes = codesOf([
            word,
            words[(at * 5 + 3) % words.length] ?? '',
            word,
            words[(at + bits) % words.length] ?? '',
          ]);
          assert.deepEqual(
            await inSlices(placeCodes(text, codes)),
            placedByExpression(text, codes),
            `${text} ${JSON.stringify(codes)}`,
          );
        }
      }
  });

  it('are found without comparing a long one as a whole wherever it may begin', async () => {
    let read = 0;
    const text = new Proxy(Object(`${'a'.repeat(4_000)}b`) as object, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        if (key === 'charCodeAt') read += 1;
        return value.bind(target) as unknown;
      },
    }) as unknown as string;
    const data = `${'a'.repeat(1_000)}b${'a'.repeat(1_000)}`;
    await inSlices(placeCodes(text, codesOf([data, '<i>'])));
    assert.ok(read <= 2 * 4_001, `${read}`);
  });
});
