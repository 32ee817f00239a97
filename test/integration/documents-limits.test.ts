import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { createTestApp } from '../support/test-app.ts';
import { ended, upload, uploaded } from './documents-fixtures.ts';

describe('limits of documents that operators set', () => {
  it('hold for the size of a type and of all others, and are named', async () => {
    const sizes = new Map(Object.entries({ txt: { pro: 1024, free: 1 }, '*': { pro: 2048, free: 1 } }));
    await using app = await createTestApp({ translators: [new FakeTranslator()], documents: { sizes } });
    for (const [name, size, status] of [
      ['a.txt', 1024, 200],
      ['a.txt', 1025, 413],
      ['a.md', 2048, 200],
      ['a.md', 2049, 413],
    ] as const) {
      const answer = await upload(app, { name, content: 'x'.repeat(size) });
      assert.equal(answer.statusCode, status, `${name} ${size}`);
      if (status === 413) assert.match(answer.json().message, name === 'a.txt' ? /1 KiB/ : /2 KiB/);
    }
    // The name comes after the file, which may be as large as any type.
    assert.equal((await upload(app, { content: 'x'.repeat(1025) }, { filename: 'a.txt' })).statusCode, 413);
    assert.equal((await upload(app, { content: 'x'.repeat(1025) }, { filename: 'a.md' })).statusCode, 200);
  });

  it('hold for characters, and cost nothing beyond', async () => {
    const characters = new Map([['*', { pro: 10, free: 5 }]]);
    await using app = await createTestApp({ translators: [new FakeTranslator()], documents: { characters } });
    const fits = await ended(app, await uploaded(app, { name: 'a.txt', content: `${'x'.repeat(10)}\n` }));
    assert.deepEqual([fits.status, fits.billed_characters], ['done', 10]);
    // More than twice as many are refused while they are read.
    for (const count of [11, 21]) {
      const over = await ended(app, await uploaded(app, { name: 'a.txt', content: `${'x'.repeat(count)}\n` }));
      const limit = '10 characters, the limit of this server for .txt (DRAGOMAN_DOCUMENT_CHARACTERS)';
      assert.deepEqual([over.status, over.message], ['error', `The document is larger than ${limit}.`]);
    }
    assert.equal(await app.countedCharacters(), 10);
  });
});
