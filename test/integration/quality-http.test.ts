import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { FakeQualityEvaluator } from '../../src/engines/fake/fake-quality-evaluator.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { Gate } from '../../src/engines/fake/gate.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { poll } from '../support/poll.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { evaluated, goodAndBad, HeldEvaluator, read, submit, submitted } from './quality-fixtures.ts';

describe('quality evaluations over HTTP', () => {
  const evaluator = new HeldEvaluator();
  const clock = new ManualClock('2026-03-01T12:30:00Z');
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ translators: [new FakeTranslator()], evaluator });
  });
  after(() => app[Symbol.asyncDispose]());

  it('answer 202 until they are done, then errors, scores and counts', async () => {
    evaluator.gate = new Gate();
    const jobId = await submitted(app);
    assert.match(jobId, /^[0-9a-f]{64}$/);
    const waiting = await read(app, jobId);
    assert.equal(waiting.statusCode, 202);
    assert.deepEqual(waiting.json(), { job_id: jobId, status: 'processing' });
    assert.match(String(waiting.headers['retry-after']), /^[1-9]\d*$/);
    evaluator.gate.open();
    const done = await evaluated(app, jobId);
    const [good, bad] = done.segments ?? [];
    assert.deepEqual(good, { segment_index: 0, ...goodAndBad[0], score: 100, errors: [] });
    const { score = 0, ...rest } = bad ?? {};
    assert.ok(score > 0 && score < 100, `${score}`);
    assert.deepEqual(rest, {
      segment_index: 1,
      ...goodAndBad[1],
      errors: [
        {
          type: 'Fluency',
          sub_type: 'Spelling',
          severity: 'Minor',
          explanation: "'teh' is not a word; 'the' is probably meant.",
          source_spans: [],
          target_spans: [{ start: 2, end: 5 }],
        },
      ],
    });
    const { overall_score: overall = 0, granular_counts: counts } = done.summary ?? {};
    assert.ok(overall > score && overall < 100, `${overall}`);
    assert.deepEqual(counts, { Fluency: { Spelling: { Minor: 1 } } });
    assert.deepEqual([done.job_id, done.status, done.error], [jobId, 'done', undefined]);
    const alias = await app.send('GET', `/v1/quality-evaluation/${jobId.toUpperCase()}`);
    assert.deepEqual(alias.json(), done);
  });

  it('detect the language of the sources together where none is given', async () => {
    const source = 'Der Vertrag wurde gestern von beiden Parteien unterschrieben.';
    const segments = [
      { source: '42', target: '42' },
      { source, target: 'The contract was signed by both yesterday.' },
    ];
    await evaluated(app, await submitted(app, { source_lang: undefined, target_lang: 'en-GB', segments }));
    const { source: detected, target } = evaluator.requests.at(-1) ?? {};
    assert.deepEqual([detected, target], ['de', 'en-GB']);
    const without = await submit(app, { source_lang: undefined, segments: [{ source: '42', target: '42' }] });
    assert.equal(without.statusCode, 400);
    assert.match(without.json().message, /'source_lang'.*specify it/);
  });

  it('name the warnings of the evaluator', async () => {
    const jobId = await submitted(app, { segments: [{ source: 'warn', target: 'a' }] });
    await evaluated(app, jobId);
    assert.equal((await read(app, jobId)).headers['x-service-warnings'], 'evaluator_failed');
  });

  it('refuse what cannot be evaluated, and name the parameter', async () => {
    const one = { source: 'a', target: 'b' };
    const many = (count: number) => Array.from({ length: count }, () => one);
    const cases: readonly [fields: object, status: number, message: RegExp][] = [
      [{ segments: undefined }, 400, /'segments' not specified/],
      [{ segments: [] }, 400, /'segments' not specified/],
      [{ segments: many(501) }, 400, /'segments'.*at most 500 entries.*501/],
      [{ segments: 'a' }, 400, /'segments\[0\]'.*must be an object/],
      [{ segments: [one, { source: 'a' }] }, 400, /'segments\[1\]\.target' not specified/],
      [{ segments: [{ source: 'x'.repeat(10_001), target: '' }] }, 400, /'segments\[0\]\.source'.*at most 10000 char/],
      [
        { segments: [{ source: 'a', target: '😀'.repeat(10_001) }] },
        400,
        /'segments\[0\]\.target'.*at most 10000 char/,
      ],
      [{ segments: [{ source: 'a', target: 'a\u0000b' }] }, 400, /'segments\[0\]\.target'.*NUL/],
      [{ segments: [{ source: '\ud800', target: 'b' }] }, 400, /'segments\[0\]\.source'.*surrogate/],
      [{ target_lang: undefined }, 400, /'target_lang' not specified/],
      [{ target_lang: 'xx' }, 400, /'target_lang'.*'xx' is not a valid language code/],
      [{ source_lang: 'xx' }, 400, /'source_lang'.*'xx' is not a valid language code/],
      [{ target_lang: 'EN-GB' }, 400, /'target_lang'.*both English/],
      [{ segments: [{ source: 'x'.repeat(34_000_000), target: '' }] }, 413, /larger than/],
    ];
    for (const [fields, status, message] of cases) {
      const answer = await submit(app, fields as Record<string, unknown>);
      assert.equal(answer.statusCode, status, `${message}: ${answer.payload.slice(0, 300)}`);
      assert.match(answer.json().message, message);
    }
  });

  it('take as many and as long segments as they may', async () => {
    const segments = Array.from({ length: 500 }, (_, index) => ({
      source: `Number ${index}.`,
      target: 'ä'.repeat(9_000),
    }));
    segments.push(...segments.splice(0, 1));
    const { segments: done } = await evaluated(app, await submitted(app, { segments }));
    assert.deepEqual(
      done?.map(({ source, target }) => ({ source, target })),
      segments,
    );
    await evaluated(app, await submitted(app, { segments: [{ source: '😀'.repeat(10_000), target: '' }] }));
  });

  it('take forms', async () => {
    const form = new URLSearchParams({ source_lang: 'EN', target_lang: 'ES' });
    form.append('segments[0][source]', 'Hello');
    form.append('segments[0][target]', 'teh');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.send('POST', '/v1/quality-evaluation', form.toString(), { headers });
    assert.equal(answer.statusCode, 202, answer.payload);
    assert.equal((await evaluated(app, answer.json().job_id)).segments?.[0]?.errors.length, 1);
  });

  it('are not for keys without the scope, accounts without the right, and other plans', async () => {
    const jobId = await submitted(app);
    const scoped = await app.createKey({ scopes: ['translate:text', 'translate:document'] });
    const plain = await app.createAccount();
    const classic = await app.createAccount({ plan: 'pro_classic', qualityEvaluation: true });
    for (const [key, code] of [
      [scoped, 'out_of_scope'],
      [plain.developerKey, 'quality_evaluation_not_enabled'],
      [classic.developerKey, 'feature_not_in_plan'],
    ] as const)
      for (const answer of [await submit(app, {}, { key }), await read(app, jobId, { key })]) {
        assert.equal(answer.statusCode, 403, answer.payload);
        assert.equal(answer.json().code, code);
      }
    const wide = await app.createKey({ scopes: ['quality:evaluate'] });
    await evaluated(app, await submitted(app, {}, { key: wide }), { key: wide });
    assert.equal((await submit(app, {}, { key: null })).statusCode, 401);
  });

  it('are there for their account only, and only by the whole id', async () => {
    const jobId = await submitted(app);
    await evaluated(app, jobId);
    const other = await app.createAccount({ qualityEvaluation: true });
    const changed = `${jobId.startsWith('0') ? '1' : '0'}${jobId.slice(1)}`;
    for (const [id, key] of [
      [jobId, other.developerKey],
      [changed, undefined],
      [jobId.slice(1), undefined],
      ['nonsense', undefined],
    ] as const) {
      const answer = await read(app, id, key === undefined ? {} : { key });
      assert.equal(answer.statusCode, 404, id);
      assert.equal(answer.json().code, 'quality_evaluation_not_found');
    }
  });

  it('are tried again after what may pass, and end in error after what may not', async () => {
    evaluator.failures.push(new ServiceError('engine_failed', {}));
    assert.equal((await evaluated(app, await submitted(app))).status, 'done');
    evaluator.failures.push(new ServiceError('work_too_large', { limit: '10 s of processor time' }));
    const failed = await evaluated(app, await submitted(app));
    assert.deepEqual([failed.status, failed.segments, failed.summary], ['error', undefined, undefined]);
    assert.deepEqual(failed.error, {
      code: 'evaluation_failed',
      message: 'Processing the text takes more than 10 s of processor time.',
    });
    evaluator.failures.push(new Error('secret inner workings'));
    assert.deepEqual((await evaluated(app, await submitted(app))).error?.message, 'Internal error.');
  });

  it('cost nothing', async () => {
    const before = await app.countedCharacters();
    await evaluated(app, await submitted(app));
    assert.equal(await app.countedCharacters(), before);
  });

  it('are limited in number for an account that does not let them end', async () => {
    evaluator.gate = new Gate();
    const { developerKey: key } = await app.createAccount({ qualityEvaluation: true });
    const jobs: string[] = [];
    for (let number = 0; number < 100; number++) jobs.push(await submitted(app, {}, { key }));
    const refused = await submit(app, {}, { key });
    assert.equal(refused.statusCode, 429, refused.payload);
    assert.match(refused.json().message, /100 quality evaluations/);
    assert.ok(Number(refused.headers['retry-after']) > 0);
    const others = await submitted(app);
    evaluator.gate.open();
    await evaluated(app, others);
    for (const jobId of jobs) await evaluated(app, jobId, { key });
    await evaluated(app, await submitted(app, {}, { key }), { key });
  });

  it('are counted in the metrics', async () => {
    const name = 'dragoman_quality_evaluations_total{outcome="done"}';
    const before = await app.metric(name);
    await evaluated(app, await submitted(app));
    await poll(async () => (await app.metric(name)) === before + 1);
  });

  it('answer 503 where no evaluator is installed', async () => {
    await using without = await createTestApp({ translators: [new FakeTranslator()] });
    const answer = await submit(without);
    assert.equal(answer.statusCode, 503, answer.payload);
    assert.equal(answer.json().code, 'engine_unavailable');
    assert.equal((await read(without, 'a'.repeat(64))).statusCode, 404);
  });

  it('are gone after a day, with everything that was stored', async () => {
    await using aging = await createTestApp({
      translators: [new FakeTranslator()],
      evaluator: new FakeQualityEvaluator(),
      clock,
    });
    const jobId = await submitted(aging);
    assert.equal((await evaluated(aging, jobId)).status, 'done');
    clock.advance(24 * 3_600_000 - 1);
    assert.equal((await read(aging, jobId)).statusCode, 200);
    clock.advance(1);
    assert.equal((await read(aging, jobId)).statusCode, 404);
  });
});
