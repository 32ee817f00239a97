import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isPrivateAddress } from './private-address.ts';

it('servers on this machine and its private network are distinguished from those outside', () => {
  for (const host of [
    'localhost',
    '127.0.0.1:8000',
    '10.1.2.3',
    '172.31.0.1',
    '[::1]:80',
    '[fd00::7]',
    'speaches',
    'a.internal',
  ])
    assert.equal(isPrivateAddress(`http://${host}/v1`), true, host);
  for (const host of [
    'api.example.com',
    '8.8.8.8',
    '172.32.0.1',
    '[2001:db8::1]',
    'localhost.example.com',
    'internal.example',
  ])
    assert.equal(isPrivateAddress(`https://${host}/v1`), false, host);
});
