import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AllowedHost, OutboundSettings } from '../../contracts/web/outbound-settings.ts';
import { OutboundGate, type Resolve } from './outbound-gate.ts';
import { isPublicAddress } from './public-addresses.ts';

const { signal } = new AbortController();

function gate(
  settings: Partial<OutboundSettings>,
  resolve: Resolve = async () => [{ address: '93.184.216.34' }],
): OutboundGate {
  return new OutboundGate({ reach: 'public', allowed: [], browser: undefined, ...settings }, resolve);
}

const listed = (host: string, port?: number): readonly AllowedHost[] => [{ host, port }];

describe('public addresses', () => {
  it('are those of the internet, not of machines, private networks, protocols or documentation', () => {
    const own =
      '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.255.255 192.168.0.1 198.18.0.1 224.0.0.1 255.255.255.255'.split(
        ' ',
      );
    const own6 =
      ':: ::1 ::ffff:8.8.8.8 64:ff9b::808:808 fc00::1 fe80::1 ff02::1 2001::1 2001:db8::1 2002:7f00:1:: 3fff::1'.split(
        ' ',
      );
    for (const address of [...own, ...own6, 'localhost', '']) assert.equal(isPublicAddress(address), false, address);
    for (const address of ['1.1.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])
      assert.equal(isPublicAddress(address), true, address);
  });
});

describe('the outbound gate', () => {
  it('pins the address that a name resolves to, which it asks for once', async () => {
    let asked = 0;
    const resolve: Resolve = async () => [{ address: asked++ === 0 ? '93.184.216.34' : '127.0.0.1' }];
    assert.deepEqual(await gate({}, resolve).pin({ host: 'example.com', port: 443 }, signal), {
      address: '93.184.216.34',
      family: 4,
    });
    assert.equal(asked, 1);
  });

  it('refuses a name with an address that is not public, however many others it has', async () => {
    const resolve: Resolve = async () => [{ address: '93.184.216.34' }, { address: '10.0.0.1' }];
    await assert.rejects(gate({}, resolve).pin({ host: 'example.com', port: 443 }, signal), /no public address/);
  });

  it('refuses ports of other services', async () => {
    await assert.rejects(gate({}).pin({ host: 'example.com', port: 25 }, signal), /port 25/);
  });

  it('allows what the operator lists: names, domains, addresses and networks, with their ports only', async () => {
    const inside: Resolve = async () => [{ address: '10.1.2.3' }];
    const cases: readonly (readonly [AllowedHost[] | readonly AllowedHost[], string, number, boolean])[] = [
      [listed('wiki.example'), 'wiki.example', 8080, true],
      [listed('wiki.example'), 'WIKI.example.', 80, true],
      [listed('wiki.example', 8443), 'wiki.example', 8443, true],
      [listed('wiki.example', 8443), 'wiki.example', 8444, false],
      [listed('*.corp.example'), 'a.b.corp.example', 80, true],
      [listed('*.corp.example'), 'evilcorp.example', 80, false],
      [listed('10.1.0.0/16'), 'wiki.example', 80, true],
      [listed('10.2.0.0/16'), 'wiki.example', 80, false],
      [listed('10.1.2.3'), '10.1.2.3', 80, true],
      [listed('::1'), '::1', 80, true],
    ];
    for (const [allowed, host, port, expected] of cases) {
      const pinned = gate({ allowed }, inside).pin({ host, port }, signal);
      if (expected) await pinned;
      else await assert.rejects(pinned, /not allow/, `${host}:${port}`);
    }
  });

  it('reaches, of what the operator allows, only what the workflow does', async () => {
    const cases: readonly (readonly [string, string, number, boolean])[] = [
      ['https://example.com/page?x', 'example.com', 443, true],
      ['https://example.com/', 'example.com', 80, false],
      ['http://example.com/', 'EXAMPLE.com.', 80, true],
      ['example.com', 'example.com', 443, true],
      ['example.com:443', 'example.com', 80, false],
      ['example.com', 'a.example.com', 443, false],
      ['*.example.com', 'a.example.com', 443, true],
      ['*.example.com', 'evilexample.com', 443, false],
      ['*.example.com', 'example.com', 443, false],
      ['https://user@evil.example/', 'example.com', 443, false],
      ['https://example.com@evil.example/', 'example.com', 443, false],
      ['::', 'example.com', 443, false],
      ['', 'example.com', 443, false],
      ['*', 'example.com', 443, false],
    ];
    for (const [entry, host, port, expected] of cases) {
      const pinned = gate({}).pin({ host, port, hosts: ['other.example', entry] }, signal);
      if (expected) await pinned;
      else await assert.rejects(pinned, /the workflow does not allow/, `${entry} ${host}:${port}`);
    }
    await assert.rejects(gate({}).pin({ host: 'example.com', port: 443, hosts: [] }, signal), /workflow/);
    const inside = gate({}, async () => [{ address: '10.0.0.1' }]);
    await assert.rejects(inside.pin({ host: 'a.example', port: 80, hosts: ['a.example'] }, signal), /operator/);
  });

  it('reaches the listed servers only, or none, where the operator says so', async () => {
    await assert.rejects(gate({ reach: 'listed' }).pin({ host: 'example.com', port: 443 }, signal), /operator allows/);
    await gate({ reach: 'listed', allowed: listed('example.com') }).pin({ host: 'example.com', port: 443 }, signal);
    const off = gate({ reach: 'off', allowed: listed('example.com') });
    await assert.rejects(off.pin({ host: 'example.com', port: 443 }, signal), /switched web pages off/);
    assert.match(off.unavailable() ?? '', /switched/);
  });

  it('says that a name does not resolve, and ends with its signal', async () => {
    const fails: Resolve = async () => Promise.reject(new Error('ENOTFOUND'));
    await assert.rejects(gate({}, fails).pin({ host: 'nowhere.example', port: 80 }, signal), /does not resolve/);
    const controller = new AbortController();
    const pinned = gate({}, () => new Promise(() => {})).pin({ host: 'slow.example', port: 80 }, controller.signal);
    controller.abort(new Error('given up'));
    await assert.rejects(pinned, /given up/);
  });
});
