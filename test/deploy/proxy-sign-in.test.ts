import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { poll } from '../support/poll.ts';
import { developerKey, startServer } from '../support/running-server.ts';
import { missingTool, readDeployFile } from './deploy-files.ts';

const header = 'x-auth-request-email';

/** Answers as oauth2-proxy does: who has its cookie is signed in. */
const gate = createServer((request, response) => {
  const isSignedIn = request.headers.cookie?.includes('gate=ada') === true;
  if (request.url === '/oauth2/auth' && isSignedIn) response.writeHead(202, { [header]: 'ada@example.org' });
  else response.writeHead(request.url === '/oauth2/auth' ? 401 : 200);
  response.end();
});

describe('people who sign in at nginx, as in deploy/', { skip: missingTool('nginx', '-v') }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-gate-'));
  after(() => {
    gate.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are named to the server, whatever header they send; keys pass, and pages lead to the sign-in', async () => {
    await using server = await startServer({
      environment: {
        DRAGOMAN_TRUSTED_PROXIES: 'loopback',
        DRAGOMAN_PROXY_SIGN_IN_HEADER: header,
        DRAGOMAN_PROXY_SIGN_IN_FROM: 'loopback',
        DRAGOMAN_PROXY_SIGN_OUT_URL: '/oauth2/sign_out',
      },
    });
    const serverPort = Number(/"address":"http:\/\/[^"]+:(\d+)"/.exec(server.output())?.[1]);
    const portOf = async (of: ReturnType<typeof createServer>): Promise<number> => {
      of.listen(0, '127.0.0.1');
      await once(of, 'listening');
      return (of.address() as AddressInfo).port;
    };
    const gatePort = await portOf(gate);
    const free = createServer();
    const port = await portOf(free);
    free.close();
    const file = (name: string): string =>
      readDeployFile(`nginx/${name}`)
        .replaceAll('/etc/nginx/snippets', folder)
        .replaceAll('127.0.0.1:8080', `127.0.0.1:${serverPort}`)
        .replaceAll('127.0.0.1:4180', `127.0.0.1:${gatePort}`);
    writeFileSync(join(folder, 'dragoman-proxy.conf'), file('dragoman-proxy.conf'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join('\n');
    const site = `server {\nlisten 127.0.0.1:${port};\n${file('dragoman-sign-in.conf')}\n}`;
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off;\npid ${folder}/pid;\nerror_log stderr warn;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${file('dragoman-upstream.conf')}\n${site}\n}\n`,
    );
    const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
    chmodSync(folder, 0o755);
    const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')], {
      env: { PATH: `${process.env.PATH}:/usr/sbin` },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...user,
    });
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    const ended = once(child, 'exit');
    const base = `http://127.0.0.1:${port}`;
    const send = (path: string, headers: Record<string, string>, body?: object) =>
      fetch(base + path, {
        redirect: 'manual',
        headers: { 'x-dragoman-console': '1', origin: base, ...headers },
        ...(body !== undefined && {
          method: 'POST',
          headers: { 'x-dragoman-console': '1', origin: base, 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
      });
    const text = { text: ['The house.'], source_lang: 'EN', target_lang: 'ES' };
    const session = '/v1/console/session';
    const cookie = 'gate=ada';
    try {
      await poll(async () => {
        assert.equal(child.exitCode, null, output);
        return fetch(base, { redirect: 'manual' }).then(
          () => true,
          () => false,
        );
      });
      const stranger = await send('/', { [header]: 'eve@example.org' });
      assert.equal(stranger.status, 302);
      assert.match(stranger.headers.get('location') ?? '', /\/oauth2\/start\?rd=\/$/);
      assert.equal((await send('/v2/translate', { [header]: 'eve@example.org' }, text)).status, 401);

      const who = (await (await send(session, { cookie, [header]: 'eve@example.org' })).json()) as {
        person: { email: string };
        sign_out_url: string;
      };
      assert.deepEqual([who.person.email, who.sign_out_url], ['ada@example.org', '/oauth2/sign_out']);
      assert.equal((await send('/v2/translate', { cookie }, text)).status, 200);
      const foreign = await send('/v2/translate', { cookie, origin: 'https://evil.example' }, text);
      assert.equal(foreign.status, 403);

      const authorization = `DeepL-Auth-Key ${developerKey}`;
      assert.equal((await send('/v2/translate', { authorization, [header]: 'eve@example.org' }, text)).status, 200);
      const people = await send('/v2/admin/people', { authorization: 'no key', [header]: 'ada@example.org' });
      assert.equal(people.status, 401);
    } catch (cause) {
      throw new Error(`${(cause as Error).message}\nnginx says:\n${output}`, { cause });
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
  });
});
