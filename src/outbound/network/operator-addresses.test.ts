import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { operatorAddresses } from './operator-addresses.ts';
import type { Resolve } from './outbound-gate.ts';

const addressesOf = async (host: string, resolve?: Resolve) =>
  (await operatorAddresses(host, resolve))?.map(({ address, family }) => `${family}: ${address}`);

describe('hosts of servers that an administrator names', () => {
  it('are those of this machine, of private networks and of the internet', async () => {
    for (const host of ['127.0.0.1', '[::1]', '10.1.2.3', '192.168.0.7', '172.20.0.2', '8.8.8.8', '[fd12::1]'])
      assert.equal((await addressesOf(host))?.length, 1, host);
  });

  it('are never those that give secrets to whoever asks from this machine, nor of links or of many machines', async () => {
    for (const host of ['169.254.169.254', '[fe80::1]', '[::ffff:169.254.169.254]', '0.0.0.0', '[::]', '224.0.0.1'])
      assert.equal(await addressesOf(host), undefined, host);
    for (const host of [
      '255.255.255.255',
      '100.100.100.200',
      '168.63.129.16',
      '[fd00:ec2::254]',
      '[fd20:ce::254]',
      '[ff02::1]',
    ])
      assert.equal(await addressesOf(host), undefined, host);
  });

  it('are refused where one of several addresses is, and have none where a name does not resolve', async () => {
    const both = async () => [{ address: '10.0.0.1' }, { address: '169.254.169.254' }];
    assert.equal(await addressesOf('models.example', both), undefined);
    const two = async () => [{ address: '10.0.0.1' }, { address: 'fd12::1' }];
    assert.deepEqual(await addressesOf('models.example', two), ['4: 10.0.0.1', '6: fd12::1']);
    assert.deepEqual(await addressesOf('models.example', () => Promise.reject(new Error('ENOTFOUND'))), []);
  });
});
