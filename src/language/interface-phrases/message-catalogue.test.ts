import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileCatalogue } from '../../../test/support/compile-catalogue.ts';
import { readCatalogue } from './message-catalogue.ts';

const messages = { '': 'Content-Type: text/plain; charset=UTF-8\n', _Open: '_Abrir', 'Verb\u0004Record': 'Grabar' };

describe('a compiled catalogue', () => {
  it('has messages with their contexts, in either byte order', () => {
    for (const little of [true, false])
      assert.deepEqual(readCatalogue(compileCatalogue(messages, { little })), [
        { context: undefined, id: '_Open', translation: '_Abrir' },
        { context: 'Verb', id: 'Record', translation: 'Grabar' },
      ]);
  });

  it('is read in its character set', () => {
    const header = { '': 'Content-Type: text/plain; charset=ISO-8859-1\n' };
    const file = compileCatalogue({ ...header, Yes: 'S\u00ed' }, { encoding: 'latin1' });
    assert.equal(readCatalogue(file)[0]?.translation, 'S\u00ed');
  });

  it('is without messages that have plural forms or no translation', () => {
    assert.deepEqual(readCatalogue(compileCatalogue({ ...messages, 'file\0files': 'a\0b', x: '' })).length, 2);
  });

  it('has none where the file is damaged or something else', () => {
    const file = compileCatalogue(messages);
    assert.deepEqual(readCatalogue(new Uint8Array()), []);
    assert.deepEqual(readCatalogue(Buffer.from('no catalogue, but long enough')), []);
    for (let length = 0; length < file.length; length += 1)
      for (const { id } of readCatalogue(file.subarray(0, length))) assert.ok(id === '_Open' || id === 'Record', id);
    const tables = file.slice();
    new DataView(tables.buffer).setUint32(8, 2 ** 31, true);
    assert.deepEqual(readCatalogue(tables), []);
  });
});
