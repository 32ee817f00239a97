import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { settings } from '../../src/config/settings.ts';
import { checkout, longestStop, missingTool, readDeployFile, runTool } from './deploy-files.ts';

describe('the systemd unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-unit-'));
  after(() => rmSync(folder, { recursive: true }));
  const unit = join(folder, 'dragoman.service');
  const text = readDeployFile('systemd/dragoman.service');
  writeFileSync(unit, text.replaceAll('/opt/dragoman', checkout));
  const skip = missingTool('systemd-analyze');

  it('is understood by systemd, and what it starts exists', { skip }, () => {
    const { status, output } = runTool('systemd-analyze', ['verify', '--man=no', unit]);
    const own = output.split('\n').filter((line) => line.includes('dragoman'));
    assert.deepEqual([status, own], [0, []], output);
  });

  it('lets sessions and requests end before it kills the server', () => {
    assert.ok(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1]) > longestStop());
  });

  it('is understood with the credentials that it shows', { skip }, () => {
    const shown = text.replaceAll('/opt/dragoman', checkout).replaceAll(/^#(?=LoadCredential|Environment)/gm, '');
    assert.match(shown, /^LoadCredential=admin-key:/m);
    writeFileSync(unit, shown);
    const { status, output } = runTool('systemd-analyze', ['verify', '--man=no', unit]);
    assert.equal(status, 0, output);
  });

  it('leaves the service few rights: at most 2.5 of 10 points of exposure', { skip }, () => {
    const { status, output } = runTool('systemd-analyze', [
      'security',
      '--no-pager',
      '--offline=true',
      '--threshold=25',
      unit,
    ]);
    assert.equal(status, 0, output.split('\n').slice(-3).join('\n'));
  });

  it('uses settings that exist', () => {
    const names = settings.flatMap(({ name }) => [name as string, `${name}_FILE`]);
    for (const [name] of text.matchAll(/DRAGOMAN_[A-Z_]+/g)) assert.ok(names.includes(name), name);
  });
});
