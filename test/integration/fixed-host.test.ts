import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { createTestApp, developerKey, type TestApp } from '../support/test-app.ts';

const run = promisify(execFile);
const guide = join(import.meta.dirname, '../../docs/guides/clients-with-a-fixed-host.md');
const program = join(import.meta.dirname, 'fixed-host-child.ts');

describe('a client with a fixed host', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-fixed-host-'));
  const hosts: string[] = [];
  let app: TestApp;
  let proxy: Server;
  before(async () => {
    app = await createTestApp({ translators: [new FakeTranslator()] });
    const port = await app.listen();
    const [, commands = ''] = /```sh\n([\s\S]*?)```/.exec(readFileSync(guide, 'utf8')) ?? [];
    await run('sh', ['-e', '-c', commands], { cwd: folder });
    const [key, cert] = ['server.key', 'server.pem'].map((name) => readFileSync(join(folder, name)));
    proxy = createServer({ key, cert }, (incoming, answer) => {
      hosts.push(incoming.headers.host ?? '');
      const { method = '', url = '', headers } = incoming;
      const forwarded = request({ host: '127.0.0.1', port, method, path: url, headers }, (served) => {
        answer.writeHead(served.statusCode ?? 502, served.headers);
        served.pipe(answer);
      });
      incoming.pipe(forwarded);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  });
  after(async () => {
    proxy.closeAllConnections();
    proxy.close();
    await app[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });

  const call = (environment: Readonly<Record<string, string>>) => {
    const { port } = proxy.address() as AddressInfo;
    const env = { PATH: process.env.PATH ?? '', ...environment };
    return run(process.execPath, [program, String(port), developerKey], { env });
  };

  it('reaches this server through TLS, with the certificate that the guide makes', async () => {
    const { stdout } = await call({ NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') });
    assert.deepEqual(JSON.parse(stdout), { text: 'bcd', language: 'en' });
    assert.deepEqual([...new Set(hosts)], ['api.deepl.com']);
  });

  it('refuses to talk where it does not trust the authority', async () => {
    await assert.rejects(call({}), /certificate/i);
  });
});
