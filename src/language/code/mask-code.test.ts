import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FoundTerm } from '../../contracts/engines/text-translator.ts';
import type { Inline, Segment } from '../../contracts/segment.ts';
import { isCode } from '../segments.ts';
import { maskCode } from './mask-code.ts';

const english = { language: 'en', keeping: 'prose' } as const;
const bold: readonly Inline[] = [
  { kind: 'open', id: 1, data: '<b>' },
  { kind: 'close', id: 1, data: '</b>' },
];

function show({ inlines }: Segment): string {
  return inlines.map((inline) => (isCode(inline) ? `⟨${inline.id} ${inline.data}⟩` : inline)).join('');
}

function term(text: string, found: string): FoundTerm {
  const start = text.indexOf(found);
  return { source: found, target: 'x', start, end: start + found.length, found };
}

describe('masked code', () => {
  it('is inline codes to engines, and itself again afterwards, wherever it went', () => {
    const masked = maskCode({ inlines: ['Call `a b` or getHouse().'] }, [], english);
    assert.equal(show(masked.segment), 'Call ⟨1 `a b`⟩ or ⟨2 getHouse()⟩.');
    const [, first, , second] = masked.segment.inlines as [Inline, Inline, Inline, Inline];
    assert.deepEqual(masked.unmask({ inlines: [second, ' o ', first, '.'] }).inlines, ['getHouse() o `a b`.']);
  });

  it('comes back although an engine lost it, and once although it came twice', () => {
    const masked = maskCode({ inlines: ['Call getHouse() now'] }, [], english);
    assert.deepEqual(masked.unmask({ inlines: ['Llama'] }).inlines, ['LlamagetHouse()']);
    const code = masked.segment.inlines[1] as Inline;
    assert.deepEqual(masked.unmask({ inlines: [code, ' a ', code] }).inlines, ['getHouse() a ']);
  });

  it('is cut at tags that lie in it', () => {
    const [open, close] = bold as [Inline, Inline];
    const masked = maskCode({ inlines: ['the org.house.', open, 'RedHouse', close, ' is'] }, [], english);
    assert.equal(show(masked.segment), 'the ⟨2 org.house.⟩⟨1 <b>⟩⟨3 RedHouse⟩⟨1 </b>⟩ is');
    assert.deepEqual(masked.unmask(masked.segment).inlines, ['the org.house.', open, 'RedHouse', close, ' is']);
  });

  it('is none where a term is all of it, and has no terms in it', () => {
    const text = 'The house of Node.js has `the house` and a car';
    const terms = [term(text, 'Node.js'), { ...term(text, 'house'), start: 34, end: 39 }, term(text, 'car')];
    const masked = maskCode({ inlines: [text] }, terms, english);
    assert.equal(show(masked.segment), 'The house of Node.js has ⟨1 `the house`⟩ and a car');
    assert.deepEqual(
      masked.terms.map(({ found, start }) => [found, start]),
      [
        ['Node.js', 13],
        ['car', 33],
      ],
    );
  });

  it('leaves a text alone that has none, and says when nothing else is left', () => {
    const segment = { inlines: ['The house is red. See https://example.org/a, @house.'] };
    assert.equal(maskCode(segment, [], english).segment, segment);
    assert.equal(maskCode({ inlines: ['getHouse() — `a`'] }, [], english).hasText, false);
  });
});
