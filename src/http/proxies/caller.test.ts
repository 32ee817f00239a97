import assert from 'node:assert/strict';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, it } from 'node:test';
import { type Caller, findCaller } from './caller.ts';
import { TrustedProxies } from './trusted-proxies.ts';

const proxies = new TrustedProxies([
  { address: '10.0.0.0', prefixLength: 8 },
  { address: '127.0.0.1', prefixLength: 32 },
  { address: 'fd00::', prefixLength: 8 },
]);

function callerFrom(remoteAddress: string, headers: IncomingHttpHeaders = {}): Caller {
  const socket = { remoteAddress, localAddress: '192.0.2.1', localPort: 8080 };
  return findCaller({ headers, socket } as Parameters<typeof findCaller>[0], proxies);
}

describe('the caller of a request', () => {
  it('is the other end of the connection, whatever its headers say, unless that is a trusted proxy', () => {
    const caller = callerFrom('198.51.100.9', {
      host: 'Api.Example.com:8443',
      'x-forwarded-for': '203.0.113.1',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-prefix': '/elsewhere',
    });
    assert.deepEqual(caller, {
      address: '198.51.100.9',
      throughProxy: false,
      scheme: 'http',
      host: 'api.example.com:8443',
      hostname: 'api.example.com',
      prefix: '',
    });
  });

  it('is whom a trusted proxy names, with scheme, host and prefix', () => {
    const caller = callerFrom('10.1.2.3', {
      host: 'inner:8080',
      'x-forwarded-for': '203.0.113.1',
      'x-forwarded-host': 'API.example.com',
      'x-forwarded-proto': 'https',
      'x-forwarded-prefix': '/dragoman/',
    });
    assert.deepEqual(caller, {
      address: '203.0.113.1',
      throughProxy: true,
      scheme: 'https',
      host: 'api.example.com',
      hostname: 'api.example.com',
      prefix: '/dragoman',
    });
  });

  const chains: readonly (readonly [header: string | string[] | undefined, address: string])[] = [
    [undefined, '10.1.2.3'],
    ['203.0.113.1', '203.0.113.1'],
    // What a client writes itself is left of what the proxy adds.
    ['1.1.1.1, 203.0.113.1', '203.0.113.1'],
    ['1.1.1.1, 203.0.113.1, 10.9.9.9, 127.0.0.1', '203.0.113.1'],
    [['1.1.1.1', '203.0.113.1, 10.9.9.9'], '203.0.113.1'],
    ['10.0.0.5, 10.0.0.6', '10.0.0.5'],
    ['<script>, 10.0.0.6', '10.0.0.6'],
    ['203.0.113.1:4711', '203.0.113.1'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['2001:db8::1, fd00::7', '2001:db8::1'],
    ['::ffff:203.0.113.1', '203.0.113.1'],
    [',,', '10.1.2.3'],
  ];
  for (const [header, address] of chains)
    it(`of X-Forwarded-For ${JSON.stringify(header)} is ${address}`, () => {
      const headers = header === undefined ? {} : { 'x-forwarded-for': header };
      assert.equal(callerFrom('10.1.2.3', headers as IncomingHttpHeaders).address, address);
    });

  it('is recognised where IPv4 comes in IPv6', () => {
    const caller = callerFrom('::ffff:10.1.2.3', { 'x-forwarded-for': '203.0.113.1' });
    assert.equal(caller.address, '203.0.113.1');
    assert.equal(callerFrom('::ffff:198.51.100.9').address, '198.51.100.9');
  });

  for (const host of ['evil.example"/x', 'a b', 'a/b', 'user@host', `${'a'.repeat(300)}.example`, 'host:port', ''])
    it(`has the host of this end where it sends ${JSON.stringify(host.slice(0, 20))}`, () => {
      assert.equal(callerFrom('198.51.100.9', { host }).host, '192.0.2.1:8080');
    });

  for (const prefix of ['dragoman', '/a/../b', '/..', '/a b', '/<x>', '//', '/a?b', `/${'a'.repeat(300)}`])
    it(`has no prefix where a proxy sends ${JSON.stringify(prefix.slice(0, 20))}`, () => {
      assert.equal(callerFrom('10.1.2.3', { 'x-forwarded-prefix': prefix }).prefix, '');
    });

  it('keeps IPv6 hosts apart from their port', () => {
    const { host, hostname } = callerFrom('198.51.100.9', { host: '[::1]:8080' });
    assert.deepEqual([host, hostname], ['[::1]:8080', '[::1]']);
  });
});
