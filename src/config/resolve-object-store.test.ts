import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ConfigError, resolveConfiguration } from './resolve-config.ts';
import type { SettingName } from './settings.ts';

function resolved(settings: Partial<Record<SettingName, string>>) {
  return resolveConfiguration({ get: (name) => settings[name], problems: [] }, '/srv');
}

const at = (url: string) => resolved({ DRAGOMAN_OBJECT_STORE_URL: url }).config.objectStore;

describe('the object store', () => {
  it('is in the data folder unless a URL says otherwise', () => {
    assert.equal(resolved({}).config.objectStore, undefined);
    assert.equal(resolved({}).secrets.objectStore, undefined);
  });

  it('is a folder that nodes share', () => {
    assert.deepEqual(at('file:///mnt/shared%20disk/objects'), { kind: 'folder', folder: '/mnt/shared disk/objects' });
  });

  it('is a bucket of Amazon', () => {
    const bucket = {
      kind: 's3',
      bucket: 'texts',
      prefix: '',
      endpoint: undefined,
      region: undefined,
      pathStyle: false,
    };
    assert.deepEqual(at('s3://texts'), bucket);
    assert.deepEqual(at('s3://texts/a/b/?region=eu-central-1'), { ...bucket, prefix: 'a/b/', region: 'eu-central-1' });
  });

  it('is a bucket of another server', () => {
    const endpoint = 'https://storage.example.com:9000';
    const bucket = { kind: 's3', bucket: 'texts', prefix: '', endpoint, region: 'us-east-1', pathStyle: true };
    assert.deepEqual(at(`s3://texts?endpoint=${endpoint}`), bucket);
    const named = `s3://texts?endpoint=${endpoint}&region=here&path-style=0`;
    assert.deepEqual(at(named), { ...bucket, region: 'here', pathStyle: false });
  });

  it('has credentials that are no part of what is logged', () => {
    const { config, secrets } = resolved({
      DRAGOMAN_OBJECT_STORE_URL: 's3://texts',
      DRAGOMAN_OBJECT_STORE_KEY_ID: 'the-id',
      DRAGOMAN_OBJECT_STORE_SECRET: 'the-secret',
    });
    assert.deepEqual(secrets.objectStore, { keyId: 'the-id', secret: 'the-secret' });
    assert.doesNotMatch(JSON.stringify(config), /the-secret/);
  });

  const wrong: [Partial<Record<SettingName, string>>, RegExp][] = [
    [{ DRAGOMAN_OBJECT_STORE_URL: '/mnt/objects' }, /DRAGOMAN_OBJECT_STORE_URL: must be "s3:/],
    [{ DRAGOMAN_OBJECT_STORE_URL: 'https://texts.example.com' }, /must be "s3:/],
    [{ DRAGOMAN_OBJECT_STORE_URL: 'file://mnt/objects' }, /three slashes/],
    [{ DRAGOMAN_OBJECT_STORE_URL: 'file:///' }, /three slashes/],
    [{ DRAGOMAN_OBJECT_STORE_URL: 's3://id:hidden-word@texts' }, /must not contain credentials/],
    [{ DRAGOMAN_OBJECT_STORE_URL: 's3://Te_xts' }, /lower-case letters/],
    [{ DRAGOMAN_OBJECT_STORE_URL: 's3://texts/a%20b' }, /prefix/],
    [{ DRAGOMAN_OBJECT_STORE_URL: 's3://texts?end-point=http://x' }, /"end-point"; known are/],
    [{ DRAGOMAN_OBJECT_STORE_URL: 's3://texts?endpoint=storage:9000' }, /http or https/],
    [{ DRAGOMAN_OBJECT_STORE_KEY_ID: 'id' }, /DRAGOMAN_OBJECT_STORE_KEY_ID: needs/],
    [{ DRAGOMAN_OBJECT_STORE_SECRET: 'hidden-word' }, /DRAGOMAN_OBJECT_STORE_KEY_ID: needs/],
  ];
  for (const [settings, message] of wrong)
    it(`is refused with ${JSON.stringify(settings)}`, () => {
      assert.throws(
        () => resolved(settings),
        (error) => error instanceof ConfigError && message.test(error.message) && !/hidden-word/.test(error.message),
      );
    });
});
