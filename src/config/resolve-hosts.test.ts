import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { describe, it } from 'node:test';
import type { Config } from './config.ts';
import { ConfigError, resolveConfiguration } from './resolve-config.ts';

function resolve(settings: Readonly<Record<string, string>>): Config {
  return resolveConfiguration({ get: (name) => settings[name], problems: [] }, tmpdir()).config;
}

describe('hosts of base addresses', () => {
  it('are none of the Free base or the second data centre unless they are named', () => {
    const { freeHosts, usHosts } = resolve({});
    assert.deepEqual([freeHosts, usHosts], [new Set(), new Set()]);
  });

  it('are compared in lower case', () => {
    const { freeHosts, usHosts } = resolve({
      DRAGOMAN_FREE_HOSTS: 'Free.Example, 10.0.0.1',
      DRAGOMAN_US_HOSTS: 'US.example,[::1]',
    });
    assert.deepEqual(freeHosts, new Set(['free.example', '10.0.0.1']));
    assert.deepEqual(usHosts, new Set(['us.example', '[::1]']));
  });

  it('are all Free when the plan is free or a star says so, and still of two data centres', () => {
    for (const settings of [{ DRAGOMAN_PLAN: 'free' }, { DRAGOMAN_FREE_HOSTS: '*' }]) {
      const { freeHosts, usHosts } = resolve({ ...settings, DRAGOMAN_US_HOSTS: 'us.example' });
      assert.deepEqual([freeHosts, usHosts], ['all', new Set(['us.example'])]);
    }
  });

  for (const [name, value, problem] of [
    ['US', 'us.example:8080', /^DRAGOMAN_US_HOSTS: must be host names .* without .* port .*, not "us\.example:8080"$/],
    ['US', 'a.example,https://us.example', /not "https:\/\/us\.example"$/],
    ['US', 'us.example/v2', /not "us\.example\/v2"$/],
    ['US', '*', /not "\*"$/],
    ['US', 'FREE.example', /^DRAGOMAN_US_HOSTS: names free\.example, which DRAGOMAN_FREE_HOSTS names too/],
    ['FREE', 'free.example:80', /^DRAGOMAN_FREE_HOSTS: must be host names/],
  ] as const)
    it(`are refused as ${value} in DRAGOMAN_${name}_HOSTS`, () => {
      const settings = { DRAGOMAN_FREE_HOSTS: 'free.example', [`DRAGOMAN_${name}_HOSTS`]: value };
      assert.throws(
        () => resolve(settings),
        (error) => {
          assert.ok(error instanceof ConfigError);
          assert.equal(error.problems.length, 1);
          assert.match(error.problems[0] ?? '', problem);
          return true;
        },
      );
    });
});
