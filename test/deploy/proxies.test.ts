import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { developerKey, startServer } from '../support/running-server.ts';
import { missingTool, readDeployFile, runTool } from './deploy-files.ts';

const authorization = `DeepL-Auth-Key ${developerKey}`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : assert.fail();
}

/** Resolves when somebody listens there. */
async function listening(port: number, child: ChildProcess, output: () => string): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const open = await new Promise((resolve) =>
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false)),
    );
    socket.destroy();
    if (open) return;
  }
  assert.fail(output());
}

interface Proxy {
  readonly name: string;
  readonly skip: string | false;
  /** Whether the files of `deploy/` are right, by the proxy's own check. */
  validate(folder: string): Promise<{ status: number | null; output: string }>;
  /** Writes the configuration for a server under a path and answers the command line that runs it. */
  configure(folder: string, ports: { server: number; proxy: number }): readonly string[];
}

const nginxFolders = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n');

function nginxFile(name: string, folder: string, port: number): string {
  return readDeployFile(`nginx/${name}`)
    .replaceAll('/etc/nginx/snippets', folder)
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${port}`);
}

function nginxMain(folder: string, http: string): string {
  return `daemon off;\npid ${folder}/pid;\nerror_log stderr warn;\nevents {}\nhttp {\naccess_log off;\n${nginxFolders(folder)}\n${http}\n}\n`;
}

const nginx: Proxy = {
  name: 'nginx',
  skip: missingTool('nginx', '-v') || missingTool('openssl', 'version'),
  async validate(folder) {
    const key = [
      '-keyout',
      join(folder, 'key'),
      '-out',
      join(folder, 'certificate'),
      '-subj',
      '/CN=dragoman.example.com',
    ];
    const made = runTool('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...key]);
    assert.equal(made.status, 0, made.output);
    // nginx opens the ports in a check too. The paths are those of this test.
    const site = nginxFile('dragoman.conf', folder, 8080)
      .replaceAll(/listen \[::\].*\n/g, '')
      .replaceAll('listen 443', `listen 127.0.0.1:${await freePort()}`)
      .replace(/\/etc\/ssl\/\S+\.pem/, join(folder, 'certificate'))
      .replace(/\/etc\/ssl\/\S+\.key/, join(folder, 'key'));
    writeFileSync(join(folder, 'dragoman-proxy.conf'), nginxFile('dragoman-proxy.conf', folder, 8080));
    writeFileSync(
      join(folder, 'check.conf'),
      nginxMain(folder, nginxFile('dragoman-upstream.conf', folder, 8080) + site),
    );
    return runTool('nginx', ['-t', '-e', 'stderr', '-p', folder, '-c', join(folder, 'check.conf')]);
  },
  configure(folder, { server, proxy }) {
    for (const name of ['dragoman-proxy.conf', 'dragoman-path.conf'])
      writeFileSync(join(folder, name), nginxFile(name, folder, server));
    const site = `server {\nlisten 127.0.0.1:${proxy};\ninclude ${folder}/dragoman-path.conf;\n}\n`;
    const upstream = nginxFile('dragoman-upstream.conf', folder, server);
    writeFileSync(join(folder, 'nginx.conf'), nginxMain(folder, upstream + site));
    return ['nginx', '-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
  },
};

const caddy: Proxy = {
  name: 'Caddy',
  skip: missingTool('caddy', 'version'),
  async validate(folder) {
    writeFileSync(join(folder, 'Caddyfile'), readDeployFile('caddy/Caddyfile'));
    const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    return runTool('caddy', ['validate', '--config', join(folder, 'Caddyfile')], home);
  },
  configure(folder, { server, proxy }) {
    const sites = readDeployFile('caddy/Caddyfile')
      .replaceAll('127.0.0.1:8080', `127.0.0.1:${server}`)
      .replace(/^intra\.example\.com \{/m, `http://127.0.0.1:${proxy} {`)
      .replace(/^dragoman\.example\.com \{[\s\S]*?^\}/m, '');
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${sites}`);
    return ['caddy', 'run', '--config', join(folder, 'Caddyfile')];
  },
};

for (const { name, skip, validate, configure } of [nginx, caddy])
  describe(`behind ${name}, as in deploy/`, { skip }, () => {
    // What a check leaves behind may belong to root.
    const [checking, folder] = ['check', 'run'].map((part) => mkdtempSync(join(tmpdir(), `dragoman-${part}-`))) as [
      string,
      string,
    ];
    after(() => {
      for (const each of [checking, folder]) rmSync(each, { recursive: true, force: true });
    });

    it('the files are valid', async () => {
      const { status, output } = await validate(checking);
      assert.equal(status, 0, output);
    });

    it('a server under a path translates, shows its API page and takes a document of 30 MB', async () => {
      const proxyPort = await freePort();
      const base = `http://127.0.0.1:${proxyPort}/dragoman`;
      await using server = await startServer({
        environment: {
          DRAGOMAN_PUBLIC_URL: base,
          DRAGOMAN_TRUSTED_PROXIES: 'loopback',
          DRAGOMAN_DOCUMENT_SIZES: '*=50',
          DRAGOMAN_VALIDATE_RESPONSES: '0',
        },
      });
      const serverPort = Number(/"address":"http:\/\/[^"]+:(\d+)"/.exec(server.output())?.[1]);
      const [program = '', ...args] = configure(folder, { server: serverPort, proxy: proxyPort });
      // Not as root: what it needs is in its own folder.
      const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
      giveTo(folder, user);
      const environment = {
        PATH: `${process.env.PATH}:/usr/sbin`,
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      };
      const child = spawn(program, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'], ...user });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          output += chunk;
        });
      const ended = once(child, 'exit');
      try {
        await listening(proxyPort, child, () => output);
        await tryServer(base);
        assert.match(server.output(), /"operation":"translateText".*"address":"127\.0\.0\.1"/);
      } catch (cause) {
        throw new Error(`${(cause as Error).message}\n${name} says:\n${output}`, { cause });
      } finally {
        child.kill('SIGTERM');
        await ended;
      }
    });
  });

function giveTo(folder: string, user: { uid?: number; gid?: number }): void {
  if (user.uid === undefined || user.gid === undefined) return;
  chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o755);
}

async function tryServer(base: string): Promise<void> {
  const translated = await fetch(`${base}/v2/translate`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ text: ['The house.'], source_lang: 'EN', target_lang: 'ES' }),
  });
  assert.equal(translated.status, 200);
  const { translations } = (await translated.json()) as { translations: { text: string }[] };
  assert.equal(translations[0]?.text, 'La casa.');

  const page = await fetch(`${base}/docs`);
  assert.deepEqual([page.status, page.url], [200, `${base}/docs/`]);
  const script = /src="([^"]+\.js[^"]*)"/.exec(await page.text())?.[1] ?? assert.fail();
  assert.equal((await fetch(new URL(script, page.url), { method: 'GET' })).status, 200);
  const described = (await (await fetch(`${base}/openapi.json`)).json()) as { servers: unknown };
  assert.deepEqual(described.servers, [{ url: base }]);

  for (const closed of ['/metrics', '/readyz']) {
    const refused = await fetch(base + closed);
    assert.ok([403, 404].includes(refused.status), `${closed} is for operators`);
    await refused.body?.cancel();
  }

  const form = new FormData();
  form.set('source_lang', 'EN');
  form.set('target_lang', 'ES');
  // A comment is no text, so the size costs the proxy and the upload, not the engine.
  const comment = `<!-- ${'a comment of no interest '.repeat(1_260_000)} -->`;
  form.set('file', new Blob([`<!doctype html><html><body><p>The house.</p>${comment}</body></html>`]), 'large.html');
  const uploaded = await fetch(`${base}/v2/document`, { method: 'POST', headers: { authorization }, body: form });
  assert.equal(uploaded.status, 200, await uploaded.clone().text());
  const { document_id, document_key } = (await uploaded.json()) as { document_id: string; document_key: string };
  const path = `${base}/v2/document/${document_id}`;
  const fields = {
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ document_key }),
  };
  let state: { status: string; error_message?: string };
  do {
    state = (await (await fetch(path, { method: 'POST', ...fields })).json()) as typeof state;
  } while (state.status === 'queued' || state.status === 'translating');
  assert.equal(state.status, 'done', state.error_message);
  const result = await (await fetch(`${path}/result`, { method: 'POST', ...fields })).text();
  assert.ok(result.includes('La casa.'));
  assert.ok(result.length > 30_000_000, `${result.length}`);
}
