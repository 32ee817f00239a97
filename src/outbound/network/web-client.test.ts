import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { endless, packed, redirectTo, TestSite } from '../../../test/support/hostile-site.ts';
import { OutboundGate } from './outbound-gate.ts';
import { WebClient } from './web-client.ts';

const { signal } = new AbortController();
const mebibyte = 1024 ** 2;

describe('pages of the web', () => {
  let site: TestSite;
  let secret: TestSite;
  let client: WebClient;
  let hosts: readonly string[];
  let waits: readonly number[] = [];

  before(async () => {
    secret = await TestSite.start({ '/': 'secret' });
    site = await TestSite.start();
    site.serve({
      '/': '<p>Hello</p>',
      '/moved': redirectTo('/'),
      '/loop': redirectTo('/loop'),
      '/inside': redirectTo(`${secret.address}/`),
      '/metadata': redirectTo('http://169.254.169.254/latest/meta-data'),
      '/file': redirectTo('file:///etc/passwd'),
      '/rebound': redirectTo(`http://rebinding.example:${secret.port}/`),
      '/endless': endless,
      '/packed': packed(4 * mebibyte),
      '/broken': (response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip'),
      '/picture': (response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('png'),
      '/cut': (response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('a', () => response.destroy());
      },
    });
    hosts = [];
    const gate = new OutboundGate(
      {
        reach: 'public',
        allowed: [
          { host: '127.0.0.1', port: site.port },
          { host: 'listed.example', port: site.port },
        ],
        browser: undefined,
      },
      async (host) => {
        hosts = [...hosts, host];
        return [{ address: '127.0.0.1' }];
      },
    );
    const after = (delay: number, callback: () => void): (() => void) => {
      waits = [...waits, delay];
      setImmediate(callback);
      return () => {};
    };
    client = new WebClient(gate, { after });
  });
  after(async () => {
    await site[Symbol.asyncDispose]();
    await secret[Symbol.asyncDispose]();
  });

  const get = (path: string, mediaTypes?: readonly string[]) =>
    client.get({ url: `${site.address}${path}`, largestContent: mebibyte, ...(mediaTypes && { mediaTypes }) }, signal);

  it('are read with their types, and redirections followed', async () => {
    const page = await get('/moved', ['text/html']);
    assert.deepEqual(
      [page.url, page.mediaType, page.charset, page.content.toString()],
      [`${site.address}/`, 'text/html', 'utf-8', '<p>Hello</p>'],
    );
  });

  it('are read from the address that was checked: the name is not resolved again', async () => {
    const url = `http://listed.example:${site.port}/`;
    assert.equal((await client.get({ url, largestContent: mebibyte }, signal)).content.toString(), '<p>Hello</p>');
    assert.deepEqual(hosts, ['listed.example']);
  });

  it('are refused where a redirection leads to what is not allowed', async () => {
    for (const path of ['/inside', '/metadata', '/file'])
      await assert.rejects(get(path), { code: 'page_not_read' }, path);
    await assert.rejects(get('/rebound'), /rebinding\.example/);
    assert.deepEqual(secret.asked, []);
  });

  it('are refused in every spelling of an address of this machine', async () => {
    for (const host of ['localhost', '127.1', '0x7f000001', '2130706433', '[::1]', '[::ffff:127.0.0.1]', '0'])
      await assert.rejects(
        client.get({ url: `http://${host}:${secret.port}/`, largestContent: mebibyte }, signal),
        { code: 'page_not_read' },
        host,
      );
    assert.deepEqual(secret.asked, []);
  });

  it('are refused where they do not end, are larger than they look, broken, of another type, or not there', async () => {
    await assert.rejects(get('/endless'), /more than 1 MiB/);
    await assert.rejects(get('/packed'), /more than 1 MiB/);
    await assert.rejects(get('/loop'), /redirects more than 5 times/);
    await assert.rejects(get('/broken'), /connection failed|broken/);
    await assert.rejects(get('/cut'), /connection failed|broken/);
    await assert.rejects(get('/picture', ['text/html']), /image\/png; text\/html are read/);
    await assert.rejects(get('/nowhere'), /status 404/);
  });

  it('are refused with a password in the address', async () => {
    const url = `http://user:word@127.0.0.1:${site.port}/`;
    await assert.rejects(client.get({ url, largestContent: mebibyte }, signal), /password/);
  });

  it('are tried again while a server is busy or a connection breaks, and no more than three times', async () => {
    const answers = [
      (response: ServerResponse) => void response.writeHead(503, { 'retry-after': '3' }).end(),
      (response: ServerResponse) => void response.destroy(),
      (response: ServerResponse) => void response.writeHead(200, { 'content-type': 'text/html' }).end('there'),
    ];
    site.serve({
      '/busy': (response) => answers.shift()?.(response),
      '/down': (response) => void response.writeHead(500).end(),
      '/gone': (response) => void response.writeHead(404).end(),
    });
    waits = [];
    assert.equal((await get('/busy')).content.toString(), 'there');
    assert.deepEqual(waits, [3_000, 4_000]);
    await assert.rejects(get('/down'), { code: 'page_not_read', message: /status 500/ });
    assert.equal(site.asked.filter((path) => path === '/down').length, 3);
    waits = [];
    await assert.rejects(get('/gone'), { code: 'page_not_read' });
    assert.deepEqual(waits, []);
  });
});
