import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readBuild } from '../../src/config/read-build.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { createTestApp, developerKey } from '../support/test-app.ts';

async function upload(address: string, content: string): Promise<{ document_id: string; document_key: string }> {
  const form = new FormData();
  form.set('target_lang', 'ES');
  form.set('source_lang', 'EN');
  form.set('file', new Blob([content]), 'a.txt');
  const headers = { authorization: `DeepL-Auth-Key ${developerKey}` };
  const answer = await fetch(`${address}/v2/document`, { method: 'POST', headers, body: form });
  return (await answer.json()) as { document_id: string; document_key: string };
}

describe('metrics of the state of the server', () => {
  it('name the version, and count connections', async () => {
    await using app = await createTestApp({ translators: [new FakeTranslator()] });
    const address = `http://127.0.0.1:${await app.listen()}`;
    const text = await (await fetch(`${address}/metrics`)).text();
    const { version } = readBuild();
    assert.match(
      text,
      new RegExp(`^dragoman_build_info\\{version="${version}",commit="[^"]*",node="24[^"]*"\\} 1$`, 'm'),
    );
    assert.match(text, /^dragoman_http_connections 1$/m);
  });

  it('show what is used of each limit that is set, and of no other', async () => {
    await using app = await createTestApp({ translators: [new FakeTranslator()] });
    const key = await app.createKey({ characterLimit: 50 });
    await app.createKey({});
    const { account, developerKey: freeKey } = await app.createAccount({ plan: 'free', name: 'free' });
    await app.translate({ text: ['12345'] }, { key });
    await app.send('GET', '/v2/usage', undefined, { key: freeKey });
    const { payload } = await app.send('GET', '/metrics');
    const quotas = payload.split('\n').filter((line) => line.startsWith('dragoman_quota'));
    assert.equal(quotas.length, 4, quotas.join('\n'));
    assert.ok(quotas.includes(`dragoman_quota_limit_characters{account="${account.id}",key=""} 500000`));
    assert.ok(quotas.includes(`dragoman_quota_used_characters{account="${account.id}",key=""} 0`));
    assert.ok(quotas.some((line) => /^dragoman_quota_used_characters\{account="[^"]+",key="[^"]+"\} 5$/.test(line)));
  });

  it('show documents that wait, with their age, and call a removed one cancelled', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine], documents: { workers: 1 } });
    const address = `http://127.0.0.1:${await app.listen()}`;
    const gate = engine.hold();
    const first = await upload(address, 'one');
    await engine.called(1);
    await upload(address, 'two');
    assert.equal(await app.metric('dragoman_jobs_running{kind="document"}'), 1);
    assert.equal(await app.metric('dragoman_jobs_waiting{kind="document"}'), 1);
    assert.ok((await app.metric('dragoman_jobs_oldest_waiting_seconds{kind="document"}')) > 0);

    const path = `/v2/document/${first.document_id}?document_key=${first.document_key}`;
    assert.equal((await app.send('DELETE', path)).statusCode, 204);
    gate.open();
    while ((await app.metric('dragoman_document_duration_seconds_count{format="txt"}')) < 1)
      await new Promise((resolve) => setImmediate(resolve));
    assert.equal(await app.metric('dragoman_documents_total{format="txt",outcome="cancelled"}'), 1);
    assert.equal(await app.metric('dragoman_job_attempts_total{kind="document",outcome="cancelled"}'), 1);
    assert.equal(await app.metric('dragoman_job_attempts_total{kind="document",outcome="lost"}'), 0);
    assert.equal(await app.metric('dragoman_jobs_oldest_waiting_seconds{kind="document"}'), 0);
  });
});
