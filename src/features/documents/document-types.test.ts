import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { documentType, extensionOf, resultMediaType } from './document-types.ts';

const formats = [
  { id: 'html', extensions: ['html', 'htm'], mediaType: 'text/html' },
  { id: 'txt', extensions: ['txt'], mediaType: 'text/plain' },
];

describe('the type of a document', () => {
  it('is the end of its name', () => {
    for (const [name, extension] of [
      ['a.txt', 'txt'],
      ['a.tar.DOCX', 'docx'],
      ['.txt', 'txt'],
      ['a', undefined],
      ['a.', undefined],
      ['a.b/c', undefined],
      ['a.b\\c', undefined],
      ['', undefined],
    ] as const)
      assert.equal(extensionOf(name), extension, name);
  });

  it('is kept in the result, or another name of it', () => {
    const { format, input, output } = documentType(formats, 'a.HTM', undefined);
    assert.deepEqual([format.id, input, output], ['html', 'htm', 'htm']);
    assert.equal(documentType(formats, 'a.htm', '.HTML').output, 'html');
  });

  it('is what the format lists for the result, the first by default', () => {
    const outputs = { pdf: ['pdf', 'docx'], doc: ['docx'] };
    const listed = [{ id: 'pdf', extensions: ['pdf', 'doc'], mediaType: 'application/pdf', outputs }];
    const output = (name: string, wanted?: string) => documentType(listed, name, wanted).output;
    assert.deepEqual([output('a.pdf'), output('a.pdf', '.DOCX'), output('a.doc')], ['pdf', 'docx', 'docx']);
    assert.throws(() => output('a.doc', 'doc'), { message: /not supported; from \.doc the result can be \.docx\./ });
  });

  it('is what converters add, or refused with why they do not', () => {
    const added = { inputs: { doc: ['docx'] }, outputs: { docx: ['pdf'] } };
    const docx = { id: 'docx', extensions: ['docx'], mediaType: 'application/docx' };
    const output = (name: string, wanted?: string) =>
      documentType([{ ...docx, conversions: added }], name, wanted).output;
    assert.deepEqual([output('a.doc'), output('a.docx'), output('a.docx', 'pdf')], ['docx', 'docx', 'pdf']);
    assert.throws(() => output('a.doc', 'pdf'), { message: /from \.doc the result can be \.docx\./ });
    const missing = [{ ...docx, missingConversions: { ...added, reason: 'Install it.' } }];
    assert.throws(() => documentType(missing, 'a.doc', undefined), { message: /^Invalid file: .*Install it\.$/ });
    assert.throws(() => documentType(missing, 'a.docx', 'pdf'), { message: /'output_format'.*Install it\.$/ });
    assert.equal(resultMediaType(missing, 'pdf'), 'application/pdf');
  });

  it('is refused with those that are served', () => {
    for (const [name, outputFormat, words] of [
      ['a.exe', undefined, /file extension \.exe\. It translates \.html, \.htm, \.txt\./],
      ['a.constructor', undefined, /file extension \.constructor\./],
      ['a', undefined, /'filename'/],
      [undefined, undefined, /'filename'/],
      ['a.txt', 'html', /'output_format'.*from \.txt the result can be \.txt\./],
      ['a.txt', 'x/../y', /'output_format'/],
    ] as const)
      assert.throws(() => documentType(formats, name, outputFormat), { message: words }, name);
  });
});
