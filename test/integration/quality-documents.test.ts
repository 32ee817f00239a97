import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { FakeQualityEvaluator } from '../../src/engines/fake/fake-quality-evaluator.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { createTestApp, developerKey, type TestApp } from '../support/test-app.ts';
import { ask, ended, fetchResult, upload, uploaded } from './documents-fixtures.ts';
import { evaluated, HeldEvaluator, read } from './quality-fixtures.ts';

const wanted = { enable_quality_evaluation: 'true' };
const subtitles = (...texts: readonly string[]) => ({
  name: 'a.srt',
  content: texts
    .map((text, index) => `${index + 1}\n00:00:${String(index % 60).padStart(2, '0')},000 --> 00:01:00,000\n${text}\n`)
    .join('\n'),
});
const xliff = (version: string) => ({
  name: 'a.xlf',
  content: `<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="${version}" srcLang="en" trgLang="es"><file id="f"><unit id="u"><segment><source>Abc abc.</source></segment></unit></file></xliff>`,
});

describe('quality evaluations of documents', () => {
  const evaluator = new HeldEvaluator();
  let engine: FakeTranslator;
  let app: TestApp;
  before(async () => {
    engine = new FakeTranslator({ pairs: ['en>es', 'fr>es'] });
    app = await createTestApp({ translators: [engine], evaluator });
  });
  after(() => app[Symbol.asyncDispose]());

  it('have the sentences and their translations, and stay when the document is fetched', async () => {
    // The engine writes the next letter for each.
    const handle = await uploaded(
      app,
      subtitles('Abc abc.', 'Here is the sdg again. Another sentence follows.'),
      wanted,
    );
    const { quality_evaluation_job_id: jobId = '' } = handle;
    assert.match(jobId, /^[0-9a-f]{64}$/);
    const status = await ended(app, handle);
    assert.deepEqual([status.status, status.quality_evaluation_job_id], ['done', jobId]);
    assert.equal((await fetchResult(app, handle)).statusCode, 200);
    assert.equal((await ask(app, handle)).statusCode, 404);
    const evaluation = await evaluated(app, jobId);
    assert.deepEqual(
      evaluation.segments?.map(({ source, target, errors }) => [source, target, errors.length]),
      [
        ['Abc abc.', 'Bcd bcd.', 0],
        ['Here is the sdg again.', 'Ifsf jt uif teh bhbjo.', 1],
        ['Another sentence follows.', 'Bopuifs tfoufodf gpmmpxt.', 0],
      ],
    );
    assert.deepEqual(evaluation.summary?.granular_counts, { Fluency: { Spelling: { Minor: 1 } } });
    const { source, target } = evaluator.requests.at(-1) ?? {};
    assert.deepEqual([source, target], ['en', 'es']);
  });

  it('name the entries of glossaries that apply', async () => {
    const created = await app.send('POST', '/v3/glossaries', {
      name: 'a',
      dictionaries: [{ source_lang: 'en', target_lang: 'es', entries: 'abc\txyz\nbcd\tuvw', entries_format: 'tsv' }],
    });
    const { glossary_id } = created.json();
    const handle = await uploaded(app, subtitles('Abc and abc.', 'Nothing.'), { ...wanted, glossary_id });
    const { segments } = await evaluated(app, handle.quality_evaluation_job_id ?? '');
    assert.deepEqual(
      segments?.map(({ glossary_terms }) => glossary_terms),
      [[{ source: 'abc', target: 'xyz' }], undefined],
    );
  });

  it('are offered by type to those who may have them', async () => {
    const offered = async (key: string): Promise<readonly string[]> => {
      const headers = { 'sec-fetch-site': 'same-origin', 'x-dragoman-console': '1' };
      const signedIn = await app.send('POST', '/v1/console/session', { key }, { key: null, headers });
      const cookie = /^([^;]+)/.exec([signedIn.headers['set-cookie']].flat()[0] ?? '')?.[1] ?? '';
      const answer = await app.send('GET', '/v1/console/document-types', undefined, { key: null, headers: { cookie } });
      assert.equal(answer.statusCode, 200, answer.payload);
      const { document_types: types } = answer.json() as {
        document_types: { extension: string; can_be_evaluated: boolean }[];
      };
      return types.filter(({ can_be_evaluated: can }) => can).map(({ extension }) => extension);
    };
    const types = await offered(developerKey);
    assert.ok(types.includes('srt') && types.includes('docx'), String(types));
    // Of XLIFF, only one version is evaluated.
    for (const extension of ['txt', 'xlf']) assert.ok(!types.includes(extension), extension);
    const { developerKey: other } = await app.createAccount({ qualityEvaluation: false });
    assert.deepEqual(await offered(other), []);
  });

  it('have the first 500 segments', async () => {
    const texts = Array.from({ length: 600 }, (_, index) => `Number ${index}.`);
    const handle = await uploaded(app, subtitles(...texts), wanted);
    const { segments } = await evaluated(app, handle.quality_evaluation_job_id ?? '');
    assert.deepEqual(
      segments?.map(({ source }) => source),
      texts.slice(0, 500),
    );
  });

  it('take XLIFF 2.1, and no other version', async () => {
    const handle = await uploaded(app, xliff('2.1'), wanted);
    assert.equal((await evaluated(app, handle.quality_evaluation_job_id ?? '')).segments?.length, 1);
    for (const version of ['2.0', '1.2']) {
      const answer = await upload(app, xliff(version), wanted);
      assert.equal(answer.statusCode, 400, answer.payload);
      assert.match(answer.json().message, new RegExp(`'enable_quality_evaluation'.*XLIFF ${version}.*only 2\\.1`));
    }
  });

  it('are refused before the upload is accepted', async () => {
    const file = subtitles('Abc.');
    const plain = await app.createAccount();
    const classic = await app.createAccount({ plan: 'pro_classic', qualityEvaluation: true });
    const scoped = await app.createKey({ scopes: ['translate:document'] });
    const cases: readonly [
      what: string,
      Parameters<typeof upload>[1],
      object,
      key: string | undefined,
      number,
      RegExp,
    ][] = [
      ['without the right', file, {}, plain.developerKey, 403, /not enabled for this account/],
      ['on another plan', file, {}, classic.developerKey, 403, /require an account on the plan pro/],
      ['without the scope', file, {}, scoped, 403, /quality:evaluate/],
      ['without source_lang', file, { source_lang: '' }, undefined, 400, /'source_lang' not specified/],
      [
        'another type',
        { name: 'a.txt', content: 'Abc.' },
        {},
        undefined,
        400,
        /\.txt files are not evaluated; use \.docx/,
      ],
      ['equal languages', file, { source_lang: 'ES' }, undefined, 400, /'enable_quality_evaluation'.*both Spanish/],
      [
        'another value',
        file,
        { enable_quality_evaluation: '1' },
        undefined,
        400,
        /'enable_quality_evaluation'.*'true'/,
      ],
    ];
    for (const [what, document, fields, key, code, message] of cases) {
      const answer = await upload(app, document, { ...wanted, ...fields }, key === undefined ? {} : { key });
      assert.equal(answer.statusCode, code, `${what}: ${answer.payload}`);
      assert.match(answer.json().message, message, what);
    }
    await using without = await createTestApp({ translators: [new FakeTranslator()] });
    assert.equal((await upload(without, file, wanted)).statusCode, 503);
    const pairs = [{ source: 'fr', target: 'es' }];
    await using few = await createTestApp({
      translators: [new FakeTranslator()],
      evaluator: new FakeQualityEvaluator({ pairs }),
    });
    const unknown = await upload(few, file, wanted);
    assert.equal(unknown.statusCode, 400);
    assert.match(unknown.json().message, /from English into Spanish cannot be evaluated/);
  });

  it('end in error with their document', async () => {
    const handle = await uploaded(app, { name: 'a.xml', content: '<a>Abc.</b>' }, wanted);
    assert.equal((await ended(app, handle)).status, 'error');
    const evaluation = await evaluated(app, handle.quality_evaluation_job_id ?? '');
    assert.equal(evaluation.status, 'error');
    assert.equal(evaluation.error?.code, 'evaluation_failed');
    assert.match(evaluation.error?.message ?? '', /document was not translated.*could not be read/);
  });

  it('wait for their document, and go with one that is deleted', async () => {
    const gate = engine.hold();
    const seen = engine.calls.length;
    const handle = await uploaded(app, subtitles('Abc.'), wanted);
    const { document_id, document_key, quality_evaluation_job_id: jobId = '' } = handle;
    await engine.called(seen + 1);
    assert.equal((await read(app, jobId)).statusCode, 202);
    const path = `/v2/document/${document_id}?document_key=${document_key}`;
    assert.equal((await app.send('DELETE', path)).statusCode, 204);
    gate.open();
    assert.equal((await read(app, jobId)).statusCode, 404);
    const done = await uploaded(app, subtitles('Abc.'), wanted);
    await evaluated(app, done.quality_evaluation_job_id ?? '');
    await app.send('DELETE', `/v2/document/${done.document_id}?document_key=${done.document_key}`);
    assert.equal((await read(app, done.quality_evaluation_job_id ?? '')).statusCode, 404);
  });

  it('are not made unless wanted', async () => {
    const handle = await uploaded(app, subtitles('Abc.'), { enable_quality_evaluation: 'false' });
    assert.equal(handle.quality_evaluation_job_id, undefined);
    assert.equal((await ended(app, handle)).quality_evaluation_job_id, undefined);
  });
});
