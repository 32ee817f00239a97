import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { createTestApp, developerKey } from '../support/test-app.ts';

describe('metrics', () => {
  it('count requests by operation and status', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    await app.translate({ text: ['a'] });
    await app.translate({ text: ['a'] });
    await app.translate({ text: [] });
    await app.translate({ text: ['a'] }, { key: null });
    engine.crash(2);
    await app.translate({ text: ['a'] });
    await app.send('GET', '/nowhere');
    const requests = (operation: string, status: number): Promise<number> =>
      app.metric(`dragoman_http_requests_total{operation="${operation}",status="${status}"}`);
    assert.equal(await requests('translateText', 200), 2);
    for (const status of [400, 401, 500]) assert.equal(await requests('translateText', status), 1);
    assert.equal(await requests('none', 404), 1);
    assert.equal(await app.metric('dragoman_http_request_duration_seconds_count{operation="translateText"}'), 5);
  });

  it('count refusals by code, and failed sign-ins by reason', async () => {
    await using app = await createTestApp({ translators: [new FakeTranslator()] });
    await app.translate({ text: ['a'] });
    await app.translate({ text: [] });
    await app.translate({ text: ['a'] }, { key: null });
    for (let count = 0; count < 2; count += 1) await app.translate({ text: ['a'] }, { key: 'a-key-that-nobody-has' });
    const refusals = (code: string, status: number): Promise<number> =>
      app.metric(`dragoman_http_refusals_total{code="${code}",status="${status}"}`);
    assert.equal(await refusals('missing_parameter', 400), 1);
    assert.equal(await refusals('missing_credentials', 401), 1);
    assert.equal(await refusals('invalid_key', 403), 2);
    assert.equal(await app.metric('dragoman_failed_sign_ins_total{reason="missing_credentials"}'), 1);
    assert.equal(await app.metric('dragoman_failed_sign_ins_total{reason="invalid_key"}'), 2);
  });

  it('count translated characters by engines and languages, failed ones left out', async () => {
    const direct = new FakeTranslator({ id: 'direct', pairs: ['en>es'] });
    const onward = new FakeTranslator({ id: 'onward', pairs: ['es>pt'] });
    await using app = await createTestApp({ translators: [direct, onward] });
    const characters = (engines: string, source: string, target: string): Promise<number> =>
      app.metric(`dragoman_translated_characters_total{engines="${engines}",source="${source}",target="${target}"}`);
    await app.translate({ text: ['The house', '🙂!'] });
    await app.translate({ text: ['cars'], target_lang: 'PT' });
    onward.crash(2);
    await app.translate({ text: ['buses'], target_lang: 'PT' });
    await app.translate({ text: ['no need'], target_lang: 'EN' });
    assert.equal(await characters('direct', 'en', 'es'), 11);
    assert.equal(await characters('direct+onward', 'en', 'pt'), 4);
  });

  it('show what is in progress', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    const gate = engine.hold();
    const answers = [app.translate({ text: ['a'] }), app.translate({ text: ['a'] })];
    await engine.called(2);
    assert.equal(await app.metric('dragoman_http_requests_in_progress'), 3, 'this one is in progress too');
    gate.open();
    await Promise.all(answers);
    assert.equal(await app.metric('dragoman_http_requests_in_progress'), 1);
  });
});

interface LogLine {
  readonly msg: string;
  readonly traceId?: string;
  readonly status?: number;
  readonly code?: string;
}

describe('logs', () => {
  it('have a line for every request, found by its trace id, and never a text or a key', async () => {
    const program = join(import.meta.dirname, 'http-logging-child.ts');
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'pipe'] });
    const [logged, reported] = await Promise.all([readText(child.stdout), readText(child.stderr)]);
    const answers = JSON.parse(reported) as { status: number; traceId: string }[];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 400, 400, 403, 403, 403, 404, 500, 504],
    );
    const lines = logged
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as LogLine);
    for (const { status, traceId } of answers) {
      const own = lines.filter((line) => line.traceId === traceId);
      assert.deepEqual(
        own.filter(({ msg }) => msg === 'request').map((line) => line.status),
        [status],
      );
      assert.equal(own.filter(({ msg }) => msg === 'request failed').length, status >= 500 ? 1 : 0);
    }
    assert.doesNotMatch(logged, /unmistakable/i);
    assert.ok(!logged.includes(developerKey));
  });
});
