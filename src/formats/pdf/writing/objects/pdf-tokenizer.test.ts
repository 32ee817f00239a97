import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PdfTokenizer } from './pdf-tokenizer.ts';

function valuesOf(text: string): readonly unknown[] {
  const tokens = new PdfTokenizer(Buffer.from(text, 'latin1'));
  const values: unknown[] = [];
  for (let token = tokens.next(); token.kind !== 'end'; token = tokens.next()) values.push(token.value);
  return values;
}

describe('numbers of PDF syntax', () => {
  it('are what JavaScript makes of their texts', () => {
    const texts = ['0', '7', '007', '.5', '5.', '-.25', '0.1', '-12.345', '595.276', '99999.99999', '123456789.012345'];
    const long = ['0.12345678901234567', '12345678901234567890', '0.000000000000001', '3.14159265358979'];
    for (const text of [...texts, ...long]) assert.deepEqual(valuesOf(text), [Number(text)], text);
    assert.deepEqual(valuesOf('-0'), [-0]);
  });

  it('are read as far as they are numbers where they are damaged', () => {
    assert.deepEqual(valuesOf('--5 +3 1.2.3 - 4Q 12-3 1 .'), [-5, 3, 1.2, 0, '4Q', 12, 1, 0]);
  });

  it('end where words, strings and names begin', () => {
    assert.deepEqual(
      valuesOf('1 0 0 RG 2[3]4 f*').filter((value) => typeof value !== 'object'),
      [1, 0, 0, 'RG', 2, '[', 3, ']', 4, 'f*'],
    );
  });
});
