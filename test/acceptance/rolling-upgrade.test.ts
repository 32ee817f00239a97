import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { missingTool, readDeployFile } from '../deploy/deploy-files.ts';
import { makeNextRelease } from '../support/next-release.ts';
import { poll } from '../support/poll.ts';
import { PostgresCluster } from '../support/postgres-cluster.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { sendRequest } from '../support/send-request.ts';
import { DocumentUser } from './documents-fixtures.ts';

/** As machines: the ports of all of them are the same. */
const hosts = ['127.0.0.2', '127.0.0.3'] as const;
type Host = (typeof hosts)[number];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : assert.fail();
}

/** Whether requests have come to the node since it started. */
async function hasTranslated(node: RunningServer): Promise<boolean> {
  const { text } = await sendRequest(node.address, 'GET', '/metrics');
  return /dragoman_http_requests_total\{operation="translateText",status="200"\} [1-9]/.test(text);
}

describe('two nodes on PostgreSQL behind Caddy as in deploy/compose', { skip: missingTool('caddy', 'version') }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-rolling-'));
  const next = makeNextRelease();
  const nodes = new Map<Host, RunningServer>();
  const ports = { serve: 0, health: 0, proxy: 0 };
  let cluster: PostgresCluster;
  let databaseUrl = '';
  let proxy: ChildProcess;
  let proxyOutput = '';

  /** Resolves when the node serves. Of the present release unless a checkout is given. */
  async function start(host: Host, checkout?: string): Promise<void> {
    const environment = {
      DRAGOMAN_HOST: host,
      DRAGOMAN_PORT: `${ports.serve}`,
      DRAGOMAN_HEALTH_PORT: `${ports.health}`,
      DRAGOMAN_DATABASE_URL: databaseUrl,
      DRAGOMAN_OBJECT_STORE_URL: `file://${folder}/objects`,
      DRAGOMAN_SHUTDOWN_DELAY: '5',
      DRAGOMAN_TRUSTED_PROXIES: 'loopback',
    };
    nodes.set(host, await startServer({ environment, ...(checkout !== undefined && { checkout }) }));
  }

  /** As an operator does: with SIGTERM. */
  async function stop(host: Host): Promise<void> {
    const node = nodes.get(host) ?? assert.fail();
    nodes.delete(host);
    const ended = once(node.process, 'exit');
    node.process.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null], node.output());
    await node[Symbol.asyncDispose]();
  }

  const base = (): string => `http://127.0.0.1:${ports.proxy}`;

  before(async () => {
    Object.assign(ports, { serve: await freePort(), health: await freePort(), proxy: await freePort() });
    cluster = await PostgresCluster.start();
    databaseUrl = await cluster.createSchema();
    // At once, on an empty database.
    await Promise.all(hosts.map((host) => start(host)));
    const sites = readDeployFile('compose/Caddyfile')
      .replace('admin off', 'admin off\n\tauto_https off')
      .replace('{$SITE:localhost} {', `${base()} {`)
      .replaceAll('api-1:8080 api-2:8080', hosts.map((host) => `${host}:${ports.serve}`).join(' '))
      .replace('health_port 8081', `health_port ${ports.health}`);
    writeFileSync(join(folder, 'Caddyfile'), sites);
    const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    proxy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [proxy.stdout, proxy.stderr])
      stream?.on('data', (chunk) => {
        proxyOutput += chunk;
      });
    await poll(async () => {
      assert.equal(proxy.exitCode, null, proxyOutput);
      return fetch(`${base()}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    });
  });
  after(async () => {
    if (proxy.exitCode === null) {
      proxy.kill('SIGTERM');
      await once(proxy, 'exit');
    }
    for (const node of nodes.values()) await node[Symbol.asyncDispose]();
    await cluster[Symbol.asyncDispose]();
    next[Symbol.dispose]();
    rmSync(folder, { recursive: true, force: true });
  });

  it('go to a release with a migration more and back, one by one, without a failed request', async (test) => {
    const text = 'The house is big.';
    const failures: string[] = [];
    let translated = 0;
    let documents = 0;
    let isOver = false;
    const server = { address: base() };
    const translate = async (): Promise<void> => {
      while (!isOver) {
        const body = { text: [text], source_lang: 'EN', target_lang: 'ES' };
        const answer = await sendRequest(server.address, 'POST', '/v2/translate', { body });
        if (answer.status === 200) translated += 1;
        else failures.push(`${answer.status} ${answer.text}`);
      }
    };
    const translateDocuments = async (): Promise<void> => {
      const user = new DocumentUser(server);
      while (!isOver) {
        assert.equal((await user.translated('a.txt', `${text}\n`)).text, 'La casa es grande.\n');
        documents += 1;
      }
    };
    /** With both nodes as they are then, of which the proxy has noticed both. */
    const served = async (): Promise<void> => {
      for (const node of nodes.values()) await poll(async () => failures.length > 0 || (await hasTranslated(node)));
      const [texts, files] = [translated, documents];
      await poll(() => failures.length > 0 || (translated > texts + 50 && documents > files + 2));
    };
    const load = Promise.all([translate(), translate(), translate(), translateDocuments()]);
    const steps = async (): Promise<void> => {
      await served();
      for (const host of hosts) {
        await stop(host);
        await start(host, next.checkout);
        await served();
      }
      const rows = await cluster.execute('select max(number) as last from schema_migrations', databaseUrl);
      assert.equal(Number(rows[0]?.last), next.migration);
      await stop(hosts[0]);
      await start(hosts[0]);
      await served();
    };
    await Promise.race([steps(), load]).finally(() => {
      isOver = true;
    });
    await load;
    test.diagnostic(`${translated} texts, ${documents} documents`);
    assert.deepEqual(failures, []);
    const usage = await sendRequest(server.address, 'GET', '/v2/usage');
    const columns = await cluster.execute(`select distinct ${next.column} as value from jobs`, databaseUrl);
    for (const { value } of columns) assert.equal(value, 1, 'also what the release before has written');
    assert.ok(usage.json<{ character_count: number }>().character_count >= translated * text.length);
  });

  it('end a start of the old release with a reason once a migration took something away, and serve on', async () => {
    await cluster.execute(
      `insert into schema_migrations (number, name, applied_at, compatible_from)
        values (${next.migration + 1}, 'taking', '2030-01-01T00:00:00.000Z', ${next.migration})`,
      databaseUrl,
    );
    const [first, second] = hosts;
    await stop(first);
    const reason = `at migration ${next.migration + 1}, this release of Dragoman knows migrations up to ${next.migration - 1}`;
    await assert.rejects(start(first), new RegExp(reason));
    assert.equal(
      (await nodes.get(second)?.translate({ text: ['a'], source_lang: 'EN', target_lang: 'ES' }))?.status,
      200,
    );
    await start(first, next.checkout);
  });
});
