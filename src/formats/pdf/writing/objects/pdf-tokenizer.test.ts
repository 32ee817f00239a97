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

  it('are read one after the other, up to what is none', () => {
    const tokens = new PdfTokenizer(Buffer.from(' 1 -.5%7\n3 +4/N 12345678901234567 6', 'latin1'));
    assert.deepEqual([tokens.nextNumber(), tokens.nextNumber(), tokens.nextNumber()], [1, -0.5, 3]);
    assert.equal(tokens.nextNumber(), undefined);
    assert.deepEqual(tokens.next(), { kind: 'number', value: 4 });
    assert.equal(tokens.nextNumber(), undefined);
    assert.equal(tokens.next().kind, 'name');
    assert.equal(tokens.nextNumber(), undefined);
    assert.deepEqual(tokens.next(), { kind: 'number', value: Number('12345678901234567') });
    assert.deepEqual([tokens.nextNumber(), tokens.nextNumber()], [6, undefined]);
    assert.equal(tokens.next().kind, 'end');
  });

  it('end where words, strings and names begin', () => {
    assert.deepEqual(
      valuesOf('1 0 0 RG 2[3]4 f*').filter((value) => typeof value !== 'object'),
      [1, 0, 0, 'RG', 2, '[', 3, ']', 4, 'f*'],
    );
  });
});

describe('strings of PDF syntax', () => {
  const bytesOf = (text: string): string => {
    const [value] = valuesOf(text) as [{ readonly bytes: Uint8Array }];
    return Buffer.from(value.bytes).toString('latin1');
  };

  it('are their bytes, or what escapes, brackets and ends of lines in them mean', () => {
    assert.equal(bytesOf('(plain text)'), 'plain text');
    assert.equal(bytesOf('()'), '');
    assert.equal(bytesOf('(a \\(b\\) (c) \\101\r\nd)'), 'a (b) (c) A\nd');
    assert.equal(bytesOf('(no end'), 'no end');
  });

  it('are bytes of their own, which a change of the file does not reach', () => {
    const file = Buffer.from('(ab)');
    const token = new PdfTokenizer(file).next();
    file.fill(0);
    assert.deepEqual(token.kind === 'string' && [...token.value.bytes], [0x61, 0x62]);
  });

  it('are pairs of hexadecimal digits, of which the last may lack one', () => {
    assert.equal(bytesOf('<48 65\n6c6C 6f>'), 'Hello');
    assert.equal(bytesOf('<4a5>'), 'JP');
    assert.equal(bytesOf('<48x65'), 'He');
    assert.equal(bytesOf('<>'), '');
  });
});
