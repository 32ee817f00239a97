import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { dpkgStatus, inspectPackages, packageTable } from './inspect-packages.ts';

describe('the packages that translation needs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-'));
  after(() => rmSync(folder, { recursive: true }));
  const table = join(folder, 'packages.json');
  writeFileSync(table, JSON.stringify({ groups: { runtime: { packages: ['one', 'two', 'three'] } } }));
  const status = join(folder, 'status');
  writeFileSync(
    status,
    [
      'Package: one\nStatus: install ok installed\nVersion: 1',
      'Package: two\nStatus: deinstall ok config-files\nVersion: 1',
      'Package: threefold\nStatus: install ok installed',
    ].join('\n\n'),
  );

  it('are missing when removed or never installed, and come with the command that installs them', () => {
    assert.deepEqual(inspectPackages({ table, status, root: false }), {
      known: true,
      needed: 3,
      missing: ['two', 'three'],
      installCommand: 'sudo apt-get install --no-install-recommends two three',
    });
    const asRoot = inspectPackages({ table, status, root: true });
    assert.equal(asRoot.installCommand, 'apt-get install --no-install-recommends two three');
  });

  it('are unknown where there is no dpkg', () => {
    const report = inspectPackages({ table, status: join(folder, 'none'), root: false });
    assert.deepEqual(report, { known: false, needed: 3, missing: [] });
  });

  it('are those of the set-up', () => {
    const report = inspectPackages({ table: packageTable, status: dpkgStatus, root: false });
    assert(report.needed > 40);
  });
});
