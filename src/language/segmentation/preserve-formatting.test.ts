import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { InlineCode, Segment } from '../../contracts/segment.ts';
import { hasCodes, isCode, plainText } from '../segments.ts';
import { preserveFormatting, preserveSegmentFormatting } from './preserve-formatting.ts';

test('a mark at the end is added, taken away or exchanged', () => {
  assert.equal(preserveFormatting('Hello', 'Hola.'), 'Hola');
  assert.equal(preserveFormatting('Hello.', 'Hola'), 'Hola.');
  assert.equal(preserveFormatting('Name:', 'Nombre.'), 'Nombre:');
  assert.equal(preserveFormatting('Wait...', 'Espera'), 'Espera...');
  assert.equal(preserveFormatting('Really?!', 'De verdad.'), 'De verdad?!');
});

test('a mark of another script that says the same is', () => {
  assert.equal(preserveFormatting('Hello.', 'こんにちは。'), 'こんにちは。');
  assert.equal(preserveFormatting('Why?', 'لماذا؟'), 'لماذا؟');
  assert.equal(preserveFormatting('Wait...', 'Attends…'), 'Attends…');
  assert.equal(preserveFormatting('Why?', 'Pourquoi ?'), 'Pourquoi ?');
});

test('an added mark is written in the script of the target', () => {
  assert.equal(preserveFormatting('Hello.', 'こんにちは'), 'こんにちは。');
  assert.equal(preserveFormatting('Why?', 'لماذا'), 'لماذا؟');
  assert.equal(preserveFormatting('はい。', 'Yes'), 'Yes.');
  assert.equal(preserveFormatting('He came.', 'वह आया'), 'वह आया।');
});

test('marks at the start follow the source, Spanish opening marks, quotes and minus signs stay', () => {
  assert.equal(preserveFormatting('- one', 'uno'), '- uno');
  assert.equal(preserveFormatting('one', '- uno'), 'uno');
  assert.equal(preserveFormatting('How are you?', '¿Cómo estás?'), '¿Cómo estás?');
  assert.equal(preserveFormatting('(one) two', 'dos (uno)'), 'dos (uno)');
  assert.equal(preserveFormatting('-5 degrees', '5 grados bajo cero'), '5 grados bajo cero');
});

test('the case of the first letter follows the source', () => {
  assert.equal(preserveFormatting('hello', 'Hola'), 'hola');
  assert.equal(preserveFormatting('Hello', 'hola'), 'Hola');
  assert.equal(preserveFormatting('- hello', '- Hola'), '- hola');
  assert.equal(preserveFormatting('élan', 'Ímpetu'), 'ímpetu');
});

test('words that are capital by themselves keep their case', () => {
  assert.equal(preserveFormatting('dog', 'Hund', 'de'), 'Hund');
  assert.equal(preserveFormatting('otan', 'NATO'), 'NATO');
  assert.equal(preserveFormatting('voy', 'I go'), 'I go');
  assert.equal(preserveFormatting('Teléfonos', 'iPhones'), 'iPhones');
});

test('texts without letters are left alone', () => {
  assert.equal(preserveFormatting('5.', '5'), '5');
  assert.equal(preserveFormatting('Hello.', '...'), '...');
});

const bold: InlineCode = { kind: 'open', id: 1, data: '<b>' };
const boldEnd: InlineCode = { kind: 'close', id: 1, data: '</b>' };

test('in a segment with codes the text runs change and the codes stay', () => {
  const source: Segment = { inlines: ['hello ', bold, 'world', boldEnd] };
  assert.deepEqual(preserveSegmentFormatting(source, { inlines: [bold, 'Mundo', boldEnd, ' hola', '.'] }), {
    inlines: [bold, 'mundo', boldEnd, ' hola'],
  });
  assert.deepEqual(
    preserveSegmentFormatting(
      { inlines: ['Hello ', bold, 'world', boldEnd, '!'] },
      { inlines: ['hola ', bold, 'mundo.', boldEnd] },
    ),
    { inlines: ['Hola ', bold, 'mundo!', boldEnd] },
  );
});

test('codes are never lost and the plain text is that of the plain function', () => {
  const run = fc.string({ unit: fc.constantFrom(...'aB .!?…-•¿(。5é'), maxLength: 6 });
  const segment = fc
    .tuple(run, run, run)
    .map<Segment>(([a, b, c]) => ({ inlines: [a, bold, b, boldEnd, c].filter((i) => i !== '') }));
  fc.assert(
    fc.property(segment, segment, (source, target) => {
      const result = preserveSegmentFormatting(source, target);
      assert.ok(hasCodes(result));
      assert.deepEqual(result.inlines.filter(isCode), [bold, boldEnd]);
      assert.equal(plainText(result).length, preserveFormatting(plainText(source), plainText(target)).length);
    }),
  );
});
