import assert from 'node:assert/strict';
import { it } from 'node:test';
import { decodeText, mediaTypeOf, previewKindOf } from './preview-kind.ts';

it('documents are shown by their extension', () => {
  assert.deepEqual(['a.TXT', 'a.b.html', 'a.JPEG', 'a.pdf', 'a.docx', 'txt.', 'a.exe'].map(previewKindOf), [
    'text',
    'page',
    'picture',
    'pdf',
    undefined,
    undefined,
    undefined,
  ]);
  assert.deepEqual(
    [mediaTypeOf('pdf', 'a.pdf'), mediaTypeOf('picture', 'a.PNG'), mediaTypeOf('picture', 'a.jpg')],
    ['application/pdf', 'image/png', 'image/jpeg'],
  );
});

it('texts are read in the encodings that files have', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values);
  const texts = [bytes(0xc3, 0xa9), bytes(0xff, 0xfe, 0xe9, 0), bytes(0xfe, 0xff, 0, 0xe9), bytes(0xe9)].map(
    decodeText,
  );
  assert.deepEqual(texts, ['é', 'é', 'é', 'é']);
  const declared = (encoding: string) => `<meta charset="${encoding}">`;
  const page = (encoding: string) => decodeText(Uint8Array.from(Buffer.from(`${declared(encoding)}\xb1`, 'latin1')));
  assert.deepEqual(['iso-8859-2', 'none-such'].map(page), [`${declared('iso-8859-2')}ą`, `${declared('none-such')}±`]);
});
