import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PublicAddress } from './public-address.ts';

const direct = { scheme: 'http', host: 'localhost:8080', prefix: '' } as const;
const prefixed = { scheme: 'https', host: 'intra.example.com', prefix: '/tools/dragoman' } as const;

describe('the address of the server', () => {
  it('is what the request used, unless it is set', () => {
    assert.equal(new PublicAddress(undefined).of(direct), 'http://localhost:8080');
    assert.equal(new PublicAddress(undefined).of(prefixed), 'https://intra.example.com/tools/dragoman');
    assert.equal(new PublicAddress('https://a.example/b').of(prefixed), 'https://a.example/b');
  });

  it('has the path of that, for links', () => {
    assert.equal(new PublicAddress(undefined).pathOf(direct), '');
    assert.equal(new PublicAddress(undefined).pathOf(prefixed), '/tools/dragoman');
    assert.equal(new PublicAddress('https://a.example/b').pathOf(prefixed), '/b');
    assert.equal(new PublicAddress('https://a.example').pathOf(prefixed), '');
  });

  it('may have a path, which is taken off requests that still have it', () => {
    const address = new PublicAddress('https://intra.example.com/dragoman');
    for (const [given, path] of [
      ['/dragoman/v2/translate?a=b', '/v2/translate?a=b'],
      ['/v2/translate', '/v2/translate'],
      ['/dragoman', '/'],
      ['/dragoman?a', '/?a'],
      ['/dragomania/v2', '/dragomania/v2'],
      ['/x/dragoman/v2', '/x/dragoman/v2'],
    ] as const)
      assert.equal(address.withoutPrefix(given, direct), path);
  });

  it('may have the path that a trusted proxy names', () => {
    assert.equal(new PublicAddress(undefined).withoutPrefix('/tools/dragoman/docs/', prefixed), '/docs/');
    assert.equal(new PublicAddress(undefined).withoutPrefix('/docs/', prefixed), '/docs/');
  });
});
