import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { readZip } from '../support/read-zip.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { ended, fetchResult, upload, uploaded } from './documents-fixtures.ts';

const corpus = (name: string): Promise<Buffer> => readFile(new URL(`../corpus/${name}`, import.meta.url));

describe('options of uploads', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ translators: [new FakeTranslator()] });
  });
  after(() => app[Symbol.asyncDispose]());

  async function translated(
    name: string,
    content: string | Buffer,
    fields: Readonly<Record<string, string>>,
  ): Promise<{ readonly bytes: Buffer; readonly warnings: unknown; readonly billed: number | undefined }> {
    const handle = await uploaded(app, { name, content }, fields);
    const status = await ended(app, handle);
    assert.equal(status.status, 'done', status.message);
    const result = await fetchResult(app, handle);
    const warnings = result.headers['x-service-warnings'];
    return { bytes: result.rawPayload, warnings, billed: status.billed_characters };
  }

  it('protect skeletons of ICU messages whatever they say', async () => {
    const content = '{"a": "{n, plural, one {Abc} other {# abc}}"}';
    for (const option of ['protect', 'translate']) {
      const fields = { input_conversion_options: `version:1,json-placeholders:${option}` };
      const text = (await translated('a.json', content, fields)).bytes.toString();
      assert.match(text, /\{n, plural, one \{Bcd\} other \{# bcd\}( many \{# bcd\})?\}/, option);
    }
  });

  it('are for their type alone: others have them as they are', async () => {
    const fields = { input_conversion_options: 'version:1,json-placeholders:odd,suppress-image-types:odd' };
    const { bytes, warnings } = await translated('a.txt', 'Abc {abc}\n', fields);
    assert.match(bytes.toString(), /^Bcd /);
    assert.equal(warnings, undefined);
  });

  it('leave the pictures of slides alone that are not to be translated', async () => {
    const slides = await corpus('pptx/guide-by-pandoc.pptx');
    const fields = { input_conversion_options: 'version:1,suppress-image-types:logo-icon' };
    const { bytes, warnings } = await translated('a.pptx', slides, fields);
    assert.equal(warnings, undefined);
    const media = 'ppt/media/image1.png';
    assert.ok(
      readZip(bytes)
        .get(media)
        ?.equals(readZip(slides).get(media) ?? Buffer.alloc(0)),
    );
    const refused = await upload(
      app,
      { name: 'a.pptx', content: slides },
      {
        input_conversion_options: 'version:1,suppress-image-types:logo-cat',
      },
    );
    assert.equal(refused.statusCode, 400);
    assert.match(refused.json().message, /'suppress-image-types' there is no 'cat', only all, logo/);
  });

  it('put a watermark into documents of Word, and nowhere else', async () => {
    const report = await corpus('docx/report.docx');
    const headers = (bytes: Buffer): string =>
      [...readZip(bytes)]
        .filter(([name]) => /header\d*\.xml$/.test(name))
        .map(([, data]) => data.toString())
        .join();
    const marked = await translated('a.docx', report, { enable_watermark: 'true' });
    const plain = await translated('a.docx', report, { enable_watermark: 'false' });
    assert.match(headers(marked.bytes), /WaterMark/i);
    assert.doesNotMatch(headers(plain.bytes), /WaterMark/i);
    const text = await translated('a.txt', 'Abc.\n', { enable_watermark: 'true' });
    assert.equal(text.bytes.toString(), 'Bcd.\n');
  });

  it('bill the minimum for the types that have one, and the characters of others', async () => {
    for (const [name, billed] of [
      ['docx/report.docx', 50_000],
      ['pptx/guide-by-pandoc.pptx', 50_000],
      ['xlsx/formulas.xlsx', 50_000],
    ] as const)
      assert.equal((await translated(name.replace('/', '-'), await corpus(name), {})).billed, billed, name);
    assert.equal((await translated('a.md', 'Abc **abc**.\n', {})).billed, 8);
  });
});
