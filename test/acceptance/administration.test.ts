import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { DeepLClient } from 'deepl-node';
import { patient } from '../support/deepl-client.ts';
import { recentDays } from '../support/recent-days.ts';
import { adminKey, type RunningServer, startServer } from '../support/running-server.ts';
import { type SentAnswer, sendRequest } from '../support/send-request.ts';

interface DeveloperKey {
  readonly key_id: string;
  readonly api_key: string;
  readonly label: string;
  readonly masked_key: string;
  readonly is_deactivated: boolean;
  readonly deactivated_time: string | null;
  readonly usage_limits: { readonly characters: number | null };
}

interface AuditLog {
  readonly audit_log: readonly { readonly action: string; readonly subject: string; readonly origin: string }[];
}

const keysPath = '/v2/admin/developer-keys';

describe('administration with an admin key', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer({ environment: { DRAGOMAN_FREE_HOSTS: 'free.example' } });
  });
  after(() => server[Symbol.asyncDispose]());

  const admin = (method: string, path: string, body?: object, host?: string): Promise<SentAnswer> =>
    sendRequest(server.address, method, path, {
      key: adminKey,
      ...(body !== undefined && { body }),
      ...(host !== undefined && { host }),
    });
  const create = async (body: object): Promise<DeveloperKey> => {
    const answer = await admin('POST', keysPath, body);
    assert.equal(answer.status, 201, answer.text);
    return answer.json();
  };
  const change = async (path: string, body: object): Promise<DeveloperKey> => {
    const answer = await admin('PUT', `${keysPath}/${path}`, body);
    assert.equal(answer.status, 200, answer.text);
    return answer.json();
  };
  const translate = async (key: DeveloperKey, text: string): Promise<string> => {
    const client = new DeepLClient(key.api_key, { ...patient, serverUrl: server.address });
    return (await client.translateText(text, 'en', 'es')).text;
  };

  /** A time that is over before a busy machine can ask for it is refused; twice as much is tried then. */
  const endSoon = async (key: DeveloperKey, milliseconds = 1_500): Promise<void> => {
    const expiration_time = new Date(Date.now() + milliseconds).toISOString();
    const { key_id } = key;
    const { status } = await admin('PUT', `${keysPath}/expiration`, { key_id, expiration_time });
    if (status !== 200) {
      assert.equal(status, 400);
      return endSoon(key, 2 * milliseconds);
    }
    while (Date.now() < Date.parse(expiration_time)) await translate(key, 'house').catch(() => {});
  };

  it('makes a key that official clients work with, and takes it away at once', async () => {
    const key = await create({ label: 'Web shop' });
    assert.notEqual(await translate(key, 'house'), '');
    const listed = (await admin('GET', keysPath)).json<readonly DeveloperKey[]>();
    const shown = listed.find(({ key_id }) => key_id === key.key_id);
    assert.deepEqual([shown?.label, shown?.is_deactivated, shown?.api_key], ['Web shop', false, undefined]);
    const ended = await change('deactivate', { key_id: key.key_id });
    assert.equal(ended.is_deactivated, true);
    assert.match(ended.deactivated_time ?? '', /\.\d{3}Z$/);
    await assert.rejects(translate(key, 'house'), /[Aa]uthorization/);
  });

  it('renames a key, limits it and lets it go on', async () => {
    const key = await create({ scopes: ['translate:text'], usage_limits: { characters: 5 } });
    const { key_id } = key;
    assert.notEqual(await translate(key, 'house'), '');
    await assert.rejects(translate(key, 'a'), /[Qq]uota/);
    assert.equal((await change('limits', { key_id, characters: null })).usage_limits.characters, null);
    assert.notEqual(await translate(key, 'a'), '');
    assert.equal((await change('label', { key_id, label: 'Shop' })).label, 'Shop');
  });

  it('gives a key another secret and an end', async () => {
    const key = await create({});
    const rotated = await change('rotate', { key_id: key.key_id });
    await assert.rejects(translate(key, 'house'), /[Aa]uthorization/);
    assert.notEqual(await translate(rotated, 'house'), '');
    await endSoon(rotated);
    await assert.rejects(translate(rotated, 'house'), /[Aa]uthorization/);
  });

  it('reports usage by key and by reporting tag, and who did what', async () => {
    const key = await create({ label: 'Counted' });
    const headers = { 'X-DeepL-Reporting-Tag': 'Invoices' };
    const client = new DeepLClient(key.api_key, { ...patient, serverUrl: server.address, headers });
    await client.translateText('house', 'en', 'es');
    const range = recentDays();
    const byKey = (await admin('GET', `/v2/admin/analytics?${range}&group_by=key`)).json<{
      usage_report: { key_usages: readonly { api_key: string; usage: { total_characters: number } }[] };
    }>();
    const ofKey = byKey.usage_report.key_usages.find(({ api_key }) => api_key === key.masked_key);
    assert.equal(ofKey?.usage.total_characters, 5);
    const byTag = (await admin('GET', `/v2/admin/analytics/custom-tags?${range}`)).json<{
      custom_tag_usage_report: { usage: readonly { custom_tag: string; breakdown: { total_characters: number } }[] };
    }>();
    assert.deepEqual(
      byTag.custom_tag_usage_report.usage.map(({ custom_tag, breakdown }) => [custom_tag, breakdown.total_characters]),
      [['invoices', 5]],
    );
    const [newest] = (await admin('GET', '/v2/admin/audit-log?page_size=1')).json<AuditLog>().audit_log;
    assert.deepEqual([newest?.action, newest?.subject, newest?.origin], ['key.created', key.key_id, '127.0.0.1']);
  });

  it('lets in exactly what fits a limit when 200 requests come at once', async () => {
    const { api_key } = await create({ usage_limits: { characters: 1000 } });
    const body = { text: ['0123456789'], source_lang: 'EN', target_lang: 'ES' };
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => sendRequest(server.address, 'POST', '/v2/translate', { key: api_key, body })),
    );
    const statuses = Map.groupBy(answers, ({ status }) => status);
    assert.deepEqual([statuses.get(200)?.length, statuses.get(456)?.length], [100, 100]);
    const usage = (await sendRequest(server.address, 'GET', '/v2/usage', { key: api_key })).json<{
      api_key_character_count: number;
      api_key_character_limit: number;
    }>();
    assert.deepEqual([usage.api_key_character_count, usage.api_key_character_limit], [1000, 1000]);
  });

  it('exists on the Pro base only, and for admin keys only', async () => {
    const free = await admin('GET', keysPath, undefined, 'free.example');
    assert.equal(free.status, 403);
    assert.match(free.text, /Pro base address/);
    const developer = await server.request(keysPath);
    assert.equal(developer.status, 403);
    assert.match(await developer.text(), /admin key/);
  });

  it('never logs a secret', async () => {
    const key = await create({});
    await translate(key, 'house');
    assert.ok(!server.output().includes(key.api_key));
  });
});

describe('periods and days', () => {
  it('are those of UTC, whatever the time zone of the machine', async () => {
    for (const TZ of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await using server = await startServer({ environment: { TZ, DRAGOMAN_LOG_LEVEL: 'warn' } });
      const before = new Date().toISOString().slice(0, 10);
      assert.equal((await server.translate({ text: ['abc'], source_lang: 'EN', target_lang: 'ES' })).status, 200);
      const after = new Date().toISOString().slice(0, 10);
      const usage = (await (await server.request('/v2/usage')).json()) as {
        start_time: string;
        character_count: number;
      };
      assert.ok([`${before}T00:00:00.000Z`, `${after}T00:00:00.000Z`].includes(usage.start_time), usage.start_time);
      const path = `/v2/admin/analytics?start_date=${before}&end_date=${after}`;
      const report = (await sendRequest(server.address, 'GET', path, { key: adminKey })).json<{
        usage_report: { total_usage: { total_characters: number } };
      }>();
      assert.equal(report.usage_report.total_usage.total_characters, 3, TZ);
    }
  });
});

describe('administration over a killed server', () => {
  it('keeps every act that was answered, each with its entry in the audit log, and no entry without an act', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-administration-'));
    const environment = { DRAGOMAN_LOG_LEVEL: 'warn' };
    try {
      let answered = 0;
      let key_id = '';
      for (let round = 0; round < 2; round += 1) {
        await using server = await startServer({ dataDir, environment });
        const admin = (method: string, path: string, body?: object) =>
          sendRequest(server.address, method, path, { key: adminKey, ...(body && { body }) });
        if (round === 0) key_id = (await admin('POST', keysPath, {})).json<DeveloperKey>().key_id;
        const enough = answered + 30;
        while (server.process.exitCode === null && server.process.signalCode === null) {
          const label = `v${answered + 1}`;
          const answer = await admin('PUT', `${keysPath}/label`, { key_id, label }).catch(() => undefined);
          if (answer === undefined) break;
          assert.equal(answer.status, 200, answer.text);
          answered += 1;
          // The next act is on its way when the signal arrives.
          if (answered === enough) setImmediate(() => server.process.kill('SIGKILL'));
        }
        if (server.process.signalCode === null) await once(server.process, 'exit');
      }
      await using server = await startServer({ dataDir, environment });
      const read = (path: string) => sendRequest(server.address, 'GET', path, { key: adminKey });
      const keys = (await read(keysPath)).json<readonly DeveloperKey[]>();
      const label = keys.find((key) => key.key_id === key_id)?.label ?? '';
      const acts = Number(label.slice(1));
      assert.ok(acts >= answered && acts <= answered + 1, `${label} after ${answered} answers`);
      let changes = 0;
      for (let page = 0; ; page += 1) {
        const log = (await read(`/v2/admin/audit-log?page=${page}&page_size=100`)).json<AuditLog>().audit_log;
        changes += log.filter(({ action }) => action === 'key.changed').length;
        if (log.length < 100) break;
      }
      // An act that was done but not answered is asked for again, under the same label, in the next round.
      assert.ok(changes >= acts && changes <= acts + 1, `${changes} entries for ${label}`);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
