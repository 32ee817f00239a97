import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { modulesMatch, npmEnvironment } from './node-modules.mjs';

describe('whether the Node modules are what the lock file asks for', () => {
  const wanted = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/fastify': { version: '5.0.0', integrity: 'sha512-a' },
      'node_modules/biome': { version: '2.0.0', integrity: 'sha512-b', dev: true },
      'node_modules/other-platform': { version: '1.0.0', integrity: 'sha512-c', optional: true },
    },
  };
  const fastify = { 'node_modules/fastify': { version: '5.0.0', integrity: 'sha512-a' } };
  const biome = { 'node_modules/biome': { version: '2.0.0', integrity: 'sha512-b', dev: true } };

  it('asks for every package but those of other platforms', () => {
    assert.equal(modulesMatch(wanted, { packages: { ...fastify, ...biome } }, { development: true }), true);
    assert.equal(modulesMatch(wanted, { packages: biome }, { development: true }), false);
    assert.equal(modulesMatch(wanted, {}, { development: true }), false);
  });

  it('does without the development packages where the command does', () => {
    assert.equal(modulesMatch(wanted, { packages: fastify }, { development: false }), true);
    assert.equal(modulesMatch(wanted, { packages: fastify }, { development: true }), false);
  });

  it('takes neither another version nor another content for the same package', () => {
    for (const changed of [
      { version: '5.0.1', integrity: 'sha512-a' },
      { version: '5.0.0', integrity: 'sha512-z' },
    ]) {
      const installed = { packages: { ...biome, 'node_modules/fastify': changed } };
      assert.equal(modulesMatch(wanted, installed, { development: true }), false);
    }
  });

  it('does not mind more than was asked for', () => {
    const installed = { packages: { ...fastify, ...biome, 'node_modules/more': { version: '1.0.0' } } };
    assert.equal(modulesMatch(wanted, installed, { development: true }), true);
  });
});

describe('the environment of the npm that set-up starts', () => {
  it('keeps npm off the Node it is about to replace, and keeps the settings for the registry', () => {
    const environment = npmEnvironment('/checkout', {
      PATH: '/checkout/node_modules/.bin:/usr/bin:/bin',
      NODE_ENV: 'production',
      npm_lifecycle_event: 'start',
      npm_package_name: 'dragoman',
      npm_config_registry: 'https://registry.example/',
    });
    assert.deepEqual(environment, { PATH: '/usr/bin:/bin', npm_config_registry: 'https://registry.example/' });
  });
});
