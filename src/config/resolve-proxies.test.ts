import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { publicUrl } from './parse-values.ts';
import { proxyAddresses } from './resolve-proxies.ts';

describe('DRAGOMAN_TRUSTED_PROXIES', () => {
  it('takes addresses, networks and names of networks', () => {
    assert.deepEqual(proxyAddresses('10.0.0.7, 192.168.0.0/16,2001:db8::1,fd00::/8'), [
      { address: '10.0.0.7', prefixLength: 32 },
      { address: '192.168.0.0', prefixLength: 16 },
      { address: '2001:db8::1', prefixLength: 128 },
      { address: 'fd00::', prefixLength: 8 },
    ]);
    assert.deepEqual(proxyAddresses('loopback'), [
      { address: '127.0.0.0', prefixLength: 8 },
      { address: '::1', prefixLength: 128 },
    ]);
    assert.ok(proxyAddresses('Private').some(({ address }) => address === '172.16.0.0'));
  });

  for (const wrong of ['proxy.example.com', '10.0.0.0/33', '10.0.0.0/', '::/129', '10.0.0.0/8/8', '*', '10.0.0'])
    it(`refuses ${wrong}`, () => assert.throws(() => proxyAddresses(wrong), /must be addresses/));
});

describe('DRAGOMAN_PUBLIC_URL', () => {
  it('takes an address with or without a path', () => {
    assert.equal(publicUrl('https://api.example.com'), 'https://api.example.com');
    assert.equal(publicUrl('https://intra.example.com/dragoman/'), 'https://intra.example.com/dragoman');
  });

  for (const wrong of ['api.example.com', 'ftp://a', 'https://a/?b', 'https://a/#b', 'https://a:b@c', 'https://a/v2'])
    it(`refuses ${wrong}`, () => assert.throws(() => publicUrl(wrong), /must/));
});
