import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { after, before, beforeEach, describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { multipartBody, multipartType } from '../support/document-form.ts';
import { createTestApp, developerKey, type TestApp } from '../support/test-app.ts';
import { ask, ended, fetchResult, type Handle, upload, uploaded } from './documents-fixtures.ts';

const hello = { name: 'hello.txt', content: 'Abc abc.\n' };

describe('documents over HTTP', () => {
  let app: TestApp;
  let engine: FakeTranslator;
  before(async () => {
    engine = new FakeTranslator({ pairs: ['en>es', 'fr>es'] });
    app = await createTestApp({ translators: [engine] });
  });
  after(() => app[Symbol.asyncDispose]());

  it('translates a document, hands it out once, and counts it once', async () => {
    const before = await app.countedCharacters();
    for (const position of ['first', 'last'] as const) {
      const handle = await uploaded(app, hello, {}, { position });
      assert.match(handle.document_id, /^[0-9A-F]{32}$/);
      assert.match(handle.document_key, /^[0-9A-F]{64}$/);
      assert.deepEqual(await ended(app, handle), {
        document_id: handle.document_id,
        status: 'done',
        billed_characters: 8,
      });
      const result = await fetchResult(app, handle);
      assert.equal(result.statusCode, 200);
      assert.equal(result.payload, 'Bcd bcd.\n');
      assert.match(String(result.headers['content-type']), /^text\/plain/);
      assert.equal(result.headers['content-disposition'], 'attachment; filename="hello.txt"');
      assert.equal((await fetchResult(app, handle)).statusCode, 404);
      assert.equal((await ask(app, handle)).statusCode, 404);
    }
    assert.equal((await app.countedCharacters()) - before, 16);
  });

  it('answers status and result to GET with the key in the query, and to forms', async () => {
    const { document_id, document_key } = await uploaded(app, hello);
    await ended(app, { document_id, document_key });
    const query = `?document_key=${document_key}`;
    assert.equal((await app.send('GET', `/v2/document/${document_id}${query}`)).json().status, 'done');
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const asked = await app.send('POST', `/v2/document/${document_id}`, query.slice(1), form);
    assert.equal(asked.json().status, 'done');
    assert.equal((await app.send('GET', `/v2/document/${document_id}/result${query}`)).payload, 'Bcd bcd.\n');
  });

  it('answers 503 for a result before it is there, and says how long it takes', async () => {
    const gate = engine.hold();
    const seen = engine.calls.length;
    const handle = await uploaded(app, hello);
    await engine.called(seen + 1);
    const status = (await ask(app, handle)).json();
    assert.equal(status.status, 'translating');
    // Absent where no document of the type was measured before.
    const { seconds_remaining: seconds = 1 } = status;
    assert.ok(seconds >= 1 && seconds < 60, `${seconds}`);
    const early = await fetchResult(app, handle);
    assert.equal(early.statusCode, 503);
    assert.equal(early.json().code, 'document_not_ready');
    assert.equal(early.headers['retry-after'], '1');
    gate.open();
    await ended(app, handle);
    assert.equal((await fetchResult(app, handle)).statusCode, 200);
  });

  it('stops at DELETE, and counts nothing', async () => {
    const before = await app.countedCharacters();
    const gate = engine.hold();
    const seen = engine.calls.length;
    const handle = await uploaded(app, hello);
    await engine.called(seen + 1);
    const { document_id, document_key } = handle;
    const path = `/v2/document/${document_id}?document_key=${document_key}`;
    assert.equal((await app.send('DELETE', path)).statusCode, 204);
    assert.equal(engine.calls.at(-1)?.signal.aborted, true);
    gate.open();
    assert.equal((await ask(app, handle)).statusCode, 404);
    assert.equal((await app.send('DELETE', path)).statusCode, 404);
    assert.equal(await app.countedCharacters(), before);
  });

  it('knows a document only with its key', async () => {
    const handle = await uploaded(app, hello);
    await ended(app, handle);
    const wrong = '0'.repeat(64);
    const id = handle.document_id;
    for (const [path, body] of [
      [`/v2/document/${id}`, { document_key: wrong }],
      [`/v2/document/${id}`, { document_key: 'x' }],
      [`/v2/document/${id}/result`, { document_key: wrong }],
      [`/v2/document/${'0'.repeat(32)}`, { document_key: handle.document_key }],
      ['/v2/document/nonsense', { document_key: handle.document_key }],
    ] as const) {
      const answer = await app.send('POST', path, body);
      assert.equal(answer.statusCode, 404, path);
      assert.equal(answer.json().message, 'Document not found.');
    }
    const without = await app.send('POST', `/v2/document/${id}`, {});
    assert.equal(without.statusCode, 400);
    assert.match(without.json().message, /document_key/);
    assert.equal((await fetchResult(app, handle)).statusCode, 200);
  });

  it('ends in error when the languages are equal, given or detected', async () => {
    for (const fields of [{ source_lang: 'ES' }, { source_lang: 'es', target_lang: 'ES' }]) {
      const handle = await uploaded(app, hello, fields);
      const status = await ended(app, handle);
      assert.equal(status.status, 'error');
      assert.equal(status.message, 'Source and target language are equal.');
      assert.equal(status.error_message, status.message);
      assert.equal((await fetchResult(app, handle)).statusCode, 400);
    }
  });

  it('detects the language of the whole document', async () => {
    const content = `${'Le chat dort sur la table de la cuisine. '.repeat(5)}\n\nThe end\n`;
    const seen = engine.calls.length;
    await ended(app, await uploaded(app, { name: 'a.txt', content }, { source_lang: '' }));
    assert.equal(engine.calls[seen]?.batch.source, 'fr');
  });

  it('ends in error when the content is not what the name says', async () => {
    const status = await ended(app, await uploaded(app, { name: 'a.docx', content: 'no document of Word' }));
    assert.equal(status.status, 'error');
    assert.match(status.message ?? '', /^The document could not be read: /);
  });

  it('takes the name from the field, and a result in another spelling of the type', async () => {
    const handle = await uploaded(app, { content: '<p>Abc</p>' }, { filename: 'Ünï "x".html', output_format: 'HTM' });
    await ended(app, handle);
    const result = await fetchResult(app, handle);
    assert.equal(result.payload, '<p>Bcd</p>');
    assert.match(String(result.headers['content-disposition']), /filename\*=UTF-8''%C3%9Cn%C3%AF%20_x_\.htm$/);
  });

  it('sends workbooks with macros as what they are', async () => {
    const content = readFileSync('test/corpus/xlsx/macros.xlsm');
    const handle = await uploaded(app, { name: 'a.xlsm', content });
    await ended(app, handle);
    const { headers } = await fetchResult(app, handle);
    assert.equal(headers['content-type'], 'application/vnd.ms-excel.sheet.macroEnabled.12');
    assert.match(String(headers['content-disposition']), /a\.xlsm/);
  });

  it('tries again when an engine fails for a while', async () => {
    engine.crash(2);
    const handle = await uploaded(app, hello);
    assert.equal((await ended(app, handle)).status, 'done');
  });

  it('refuses uploads that nothing can be made of, by the name of the field', async () => {
    const cases: readonly (readonly [
      string,
      Parameters<typeof upload>[1],
      Record<string, string | string[]>,
      number,
      RegExp,
    ])[] = [
      ['no file', undefined, {}, 400, /'file'/],
      ['no target', hello, { target_lang: '' }, 400, /'target_lang'/],
      ['an unknown target', hello, { target_lang: 'XX' }, 400, /'target_lang'/],
      ['an unknown source', hello, { source_lang: 'XX' }, 400, /'source_lang'/],
      ['an unserved pair', hello, { source_lang: 'ES', target_lang: 'EN' }, 400, /target_lang|EN/],
      [
        'a type that is not served',
        { name: 'a.exe', content: 'x' },
        {},
        400,
        /^Invalid file: .*file extension \.exe.*\.txt/,
      ],
      ['an archive that is no course', { name: 'a.zip', content: 'x' }, {}, 400, /^Invalid file/],
      ['a name without type', { name: 'a', content: 'x' }, {}, 400, /^Invalid file: .*'filename'/],
      ['no name', { content: 'x' }, {}, 400, /'filename'/],
      ['an empty file', { name: 'a.txt', content: '' }, {}, 400, /^Invalid file: .*empty/],
      ['another type of result', hello, { output_format: 'docx' }, 400, /'output_format'.*\.txt/],
      [
        'another kind of document',
        hello,
        { output_format: 'invalid' },
        400,
        /'output_format' not supported: conversion between different document types is not supported; .*\.txt, \.pdf\.$/,
      ],
      [
        'a name that programs refuse to open it by',
        { name: 'a.xlsm', content: 'x' },
        { output_format: 'xlsx' },
        400,
        /'output_format'.*from \.xlsm the result can be \.xlsm\./,
      ],
      ['a bad formality', hello, { formality: 'rude' }, 400, /'formality'/],
      ['a formality that nothing honours', hello, { formality: 'more' }, 400, /'formality'/],
      ['the same without a source', hello, { formality: 'less', source_lang: '' }, 400, /'formality'/],
      [
        'two kinds of glossaries',
        hello,
        { glossary_id: 'a', glossary_ids: 'b' },
        400,
        /'glossary_id' and 'glossary_ids'/,
      ],
      ['a malformed glossary', hello, { glossary_id: 'a' }, 400, /'glossary_id'/],
      ['an unknown glossary', hello, { glossary_id: '00000000-0000-4000-8000-000000000000' }, 404, /Glossary/],
      [
        'a glossary without source',
        hello,
        { glossary_id: '00000000-0000-4000-8000-000000000000', source_lang: '' },
        400,
        /'source_lang'/,
      ],
      ['six glossaries', hello, { glossary_ids: 'a,b,c,d,e,f' }, 400, /'glossary_ids'/],
      ['an unknown style', hello, { style_id: '00000000-0000-4000-8000-000000000000' }, 404, /Style/],
      ['a malformed memory', hello, { translation_memory_id: 'x' }, 400, /'translation_memory_id'/],
      ['a threshold over 100', hello, { translation_memory_threshold: '101' }, 400, /'translation_memory_threshold'/],
      ['odd options', hello, { input_conversion_options: 'version:1,a' }, 400, /'input_conversion_options'/],
      ['options without version', hello, { input_conversion_options: 'a:b' }, 400, /version:1/],
      [
        'quality evaluation of a text',
        hello,
        { enable_quality_evaluation: 'true' },
        400,
        /'enable_quality_evaluation'/,
      ],
      ['odd quality evaluation', hello, { enable_quality_evaluation: '1' }, 400, /'enable_quality_evaluation'/],
      ['an odd watermark', hello, { enable_watermark: 'maybe' }, 400, /'enable_watermark'/],
      ['a large text', { name: 'a.txt', content: 'x'.repeat((1 << 20) + 1) }, {}, 413, /1 MiB/],
      [
        'a large text whose name comes late',
        { content: 'x'.repeat((1 << 20) + 1) },
        { filename: 'a.txt' },
        413,
        /1 MiB/,
      ],
      ['large subtitles', { name: 'a.srt', content: 'x'.repeat(150 * 1024 + 1) }, {}, 413, /150 KiB/],
    ];
    for (const [what, file, fields, status, message] of cases) {
      const answer = await upload(app, file, fields);
      assert.equal(answer.statusCode, status, `${what}: ${answer.payload}`);
      assert.match(answer.json().message, message, what);
    }
  });

  it('accepts fields that change nothing', async () => {
    const handle = await uploaded(app, hello, {
      enable_beta_languages: '1',
      model_type: 'anything',
      enable_watermark: '1',
      enable_quality_evaluation: 'false',
      formality: 'prefer_more',
      input_conversion_options: 'version:1,unknown-key:x,json-placeholders:odd',
    });
    assert.equal((await ended(app, handle)).status, 'done');
  });

  it('passes over fields that were left empty, as browsers send them', async () => {
    const names =
      'source_lang,filename,output_format,input_conversion_options,formality,glossary_id,glossary_ids,style_id';
    const others = 'translation_memory_id,translation_memory_threshold,enable_watermark,enable_quality_evaluation';
    const empty = `${names},${others}`.split(',').map((name) => [name, ''] as const);
    for (const [fields, status] of [
      [[['target_lang', 'ES'], ...empty], 200],
      [[['target_lang', ''], ...empty], 400],
    ] as const) {
      const headers = { 'content-type': multipartType, authorization: `DeepL-Auth-Key ${developerKey}` };
      const payload = multipartBody(fields, hello, 'last');
      const answer = await app.http.inject({ method: 'POST', url: '/v2/document', headers, payload });
      assert.equal(answer.statusCode, status, answer.payload);
      if (status === 200) assert.equal((await ended(app, answer.json())).status, 'done');
      else assert.match(answer.json().message, /'target_lang'/);
    }
  });

  it('refuses what is no multipart body', async () => {
    const json = await app.send('POST', '/v2/document', { target_lang: 'ES' });
    assert.equal(json.statusCode, 415);
    const headers = { 'content-type': 'multipart/form-data' };
    assert.equal((await app.send('POST', '/v2/document', 'x', { headers })).statusCode, 400);
  });

  describe('limits of keys', () => {
    let handle: Handle;
    beforeEach(async () => {
      handle = await uploaded(app, hello);
      await ended(app, handle);
    });

    it('answers 456 to an upload that no quota is left for', async () => {
      const blocked = await app.createKey({ characterLimit: 0 });
      assert.equal((await upload(app, hello, {}, { key: blocked })).statusCode, 456);
    });

    it('answers 456 to an upload of a type whose minimum is more than what is left', async () => {
      const content = await readFile(new URL('../corpus/docx/report.docx', import.meta.url));
      const report = { name: 'a.docx', content };
      const less = await app.createKey({ characterLimit: 49_999 });
      assert.equal((await upload(app, report, {}, { key: less })).statusCode, 456);
      const enough = await app.createKey({ characterLimit: 50_000 });
      assert.equal((await ended(app, await uploaded(app, report, {}, { key: enough }))).billed_characters, 50_000);
      assert.equal((await upload(app, hello, {}, { key: enough })).statusCode, 456);
    });

    it('ends in error when the document is more than the quota', async () => {
      const small = await app.createKey({ characterLimit: 7 });
      const status = await ended(app, await uploaded(app, hello, {}, { key: small }));
      assert.equal(status.status, 'error');
      assert.match(status.message ?? '', /^Quota exceeded/);
    });

    it('needs the scope', async () => {
      const other = await app.createKey({ scopes: ['translate:text'] });
      assert.equal((await upload(app, hello, {}, { key: other })).statusCode, 403);
      assert.equal((await ask(app, handle, { key: other })).statusCode, 403);
      assert.equal((await fetchResult(app, handle, { key: other })).statusCode, 403);
      const right = await app.createKey({ scopes: ['translate:document'] });
      assert.equal((await ask(app, handle, { key: right })).statusCode, 200);
    });
  });
});
