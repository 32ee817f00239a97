import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { buildZip } from '../support/build-zip.ts';
import { readZip } from '../support/read-zip.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { ask, ended, fetchResult, upload, uploaded } from './documents-fixtures.ts';

const corpus = (name: string): Promise<Buffer> => readFile(new URL(`../corpus/${name}`, import.meta.url));

describe('packages of documents', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ translators: [new FakeTranslator()] });
  });
  after(() => app[Symbol.asyncDispose]());

  it('are translated as a whole, and say to their owner what was left', async () => {
    const content = buildZip([
      { name: 'imsmanifest.xml', data: await manifest() },
      { name: 'pages/a.html', data: '<p>Abc abc.</p>' },
      { name: 'pages/b.html', data: 'no tags' },
    ]);
    const handle = await uploaded(app, { name: 'course.zip', content }, { source_lang: 'EN' });
    assert.equal((await ended(app, handle)).status, 'done');
    const status = await ask(app, handle);
    assert.equal(status.headers['x-service-warnings'], 'part_not_translated');
    assert.deepEqual(JSON.parse(status.payload).warnings[0].location, { part: 'pages/b.html' });
    const result = readZip((await fetchResult(app, handle)).rawPayload);
    assert.equal(`${result.get('pages/a.html')}`, '<p>Bcd bcd.</p>');
    assert.equal(`${result.get('pages/b.html')}`, 'no tags');
  });

  it('are refused at the upload without a manifest', async () => {
    const content = buildZip([{ name: 'a.html', data: '<p>Abc.</p>' }]);
    const refused = await upload(app, { name: 'a.zip', content });
    assert.equal(refused.statusCode, 400);
    assert.match(refused.json().message, /^Invalid file.*imsmanifest\.xml/);
  });

  it('may be books', async () => {
    const content = await corpus('epub/two-chapters.epub');
    const handle = await uploaded(app, { name: 'book.epub', content }, { source_lang: 'EN' });
    assert.equal((await ended(app, handle)).status, 'done');
    const result = await fetchResult(app, handle);
    assert.equal(result.headers['content-type'], 'application/epub+zip');
    const book = readZip(result.rawPayload);
    assert.match(`${book.get('EPUB/package.opf')}`, /<dc:language>es</);
  });

  async function manifest(): Promise<Buffer> {
    return readZip(await corpus('zip/one-page.zip')).get('imsmanifest.xml') as Buffer;
  }
});
