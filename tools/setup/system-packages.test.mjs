import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { installedPackages, missingPackages, readPackageTable } from './system-packages.mjs';

describe('the table of system packages', () => {
  const table = readPackageTable();
  const all = Object.values(table.groups).flatMap(({ packages }) => packages);

  it('names each package once, as Debian spells names', () => {
    assert.deepEqual(
      all.filter((name, index) => all.indexOf(name) !== index),
      [],
    );
    for (const name of all) assert.match(name, /^[a-z0-9][a-z0-9+.-]+$/);
  });

  it('says of each group what it is for', () => {
    assert.deepEqual(Object.keys(table.groups), [
      'runtime',
      'voice',
      'documents',
      'voice-build',
      'browser',
      'converters',
      'test',
      'bench',
    ]);
    for (const { purpose } of Object.values(table.groups)) assert.ok(purpose.length > 10);
  });

  it('has the pairs of the languages that the interface is used with most', () => {
    const runtime = table.groups.runtime?.packages ?? [];
    for (const pair of ['apertium-eng-spa', 'apertium-fr-es', 'apertium-es-pt', 'apertium-spa-ita']) {
      assert.ok(runtime.includes(pair), pair);
    }
  });
});

describe('what is installed', () => {
  const status = [
    'Package: apertium\nStatus: install ok installed\nVersion: 3.8.3\nDescription: a toolbox\n Package: not-a-package\n',
    'Package: apertium-eng-spa\nStatus: deinstall ok config-files\nVersion: 0.8\n',
    'Package: apertium-fr-es\nStatus: install ok half-configured\n',
    'Package: chromium\nEssential: no\nStatus: hold ok installed\n',
  ].join('\n');

  it('is what dpkg has configured, not what was removed or broke off', () => {
    assert.deepEqual([...installedPackages(status)].sort(), ['apertium', 'chromium']);
  });

  it('leaves missing what is asked for and not there, in the order of the table', () => {
    const table = {
      groups: {
        runtime: { purpose: '', packages: ['apertium', 'apertium-fr-es', 'apertium-eng-spa'] },
        test: { purpose: '', packages: ['chromium', 'lynx'] },
      },
    };
    const installed = installedPackages(status);
    assert.deepEqual(missingPackages(table, ['runtime'], installed), ['apertium-fr-es', 'apertium-eng-spa']);
    assert.deepEqual(missingPackages(table, ['test'], installed), ['lynx']);
    assert.deepEqual(missingPackages(table, [], installed), []);
  });
});
