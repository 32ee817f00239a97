import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { availablePackages, decideInstallation, installCommand, percentOf, withoutStarting } from './apt.mjs';
import { worthTrying } from './ensure-system-packages.mjs';
import { readPackageTable } from './system-packages.mjs';

describe('whether set-up may install packages', () => {
  const facts = { aptGet: true, root: false, setting: undefined };

  it('installs as root', () => {
    assert.deepEqual(decideInstallation({ ...facts, root: true }), { action: 'install', prefix: [] });
  });

  it('tells another user what to install, and never asks for a password', () => {
    assert.deepEqual(decideInstallation(facts), { action: 'tell', hindrance: 'needs_root', reason: 'that needs root' });
    const decision = decideInstallation({ ...facts, setting: 'sudo' });
    assert.deepEqual(decision.action === 'install' && decision.prefix.slice(0, 2), ['sudo', '-n']);
  });

  it('keeps its hands off where it is told to, also as root', () => {
    assert.equal(decideInstallation({ ...facts, root: true, setting: '0' }).action, 'tell');
  });

  it('tells where there is no apt-get, whoever asks', () => {
    assert.equal(decideInstallation({ ...facts, aptGet: false, root: true }).action, 'tell');
  });

  it('says what to type', () => {
    assert.equal(
      installCommand(['apertium', 'chromium'], { root: false }),
      'sudo apt-get install --no-install-recommends apertium chromium',
    );
    assert.equal(installCommand(['apertium'], { root: true }), 'apt-get install --no-install-recommends apertium');
  });
});

describe('packages that could not be installed', () => {
  const hour = 3_600_000;
  const now = 100 * hour;
  const failed = { installFailedAt: now - hour / 2 };

  it('do not hold up a start for an hour', () => {
    assert.equal(worthTrying(failed, ['apertium'], 'later', now), false);
    assert.equal(worthTrying(failed, ['apertium'], 'later', now + hour), true);
  });

  it('are tried again by tests', () => {
    assert.equal(worthTrying(failed, ['apertium'], 'failed', now), true);
  });

  it('are left alone while the distribution does not have them, until set-up is asked for', () => {
    const stamp = { unavailable: ['apertium-new-pair'] };
    assert.equal(worthTrying(stamp, ['apertium-new-pair'], 'failed', now), false);
    assert.equal(worthTrying(stamp, ['apertium-new-pair', 'apertium'], 'failed', now), true);
    assert.equal(worthTrying(stamp, ['apertium-new-pair'], 'all', now), true);
  });
});

describe('the answer of apt-cache policy', () => {
  it('names what can be installed; what it has never heard of is not in it at all', () => {
    const policy = [
      'apertium:\n  Installed: 3.8.3-1+b2\n  Candidate: 3.8.3-1+b2\n  Version table:\n *** 3.8.3-1+b2 500',
      'chromium:\n  Installed: (none)\n  Candidate: 156.0.1-1~deb12u1\n  Version table:\n     156.0.1-1~deb12u1 500',
      'apertium-gone:\n  Installed: (none)\n  Candidate: (none)\n  Version table:\n',
    ].join('\n');
    assert.deepEqual([...availablePackages(policy)], ['apertium', 'chromium']);
  });
});

describe('the status of apt', () => {
  it('is how far it is, and other lines are none', () => {
    assert.equal(percentOf('dlstatus:1:39.7042:Retrieving file 1 of 1'), 40);
    assert.equal(percentOf('pmstatus:libc6:amd64:60.0000:Configuring libc6:amd64'), 60);
    assert.equal(percentOf('Setting up libc6:amd64 (2.36) ...'), undefined);
  });
});

describe('packages with daemons', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-apt-'));
  after(() => rmSync(folder, { recursive: true }));
  const policy = join(folder, 'policy-rc.d');

  /** @param {string} command */
  function run(command) {
    const [program = '', ...args] = withoutStarting(['nginx'], { policy, systemd: join(folder, 'none') });
    return spawnSync(program, [...args, 'sh', '-c', command], { encoding: 'utf8' });
  }

  it('are installed while nothing may be started, and the exit code is that of apt-get', () => {
    const { status, stdout } = run(`'${policy}'; echo $?; exit 7`);
    assert.deepEqual([status, stdout], [7, '101\n']);
    assert.equal(existsSync(policy), false);
  });

  it('leave a policy of the machine as it is', () => {
    writeFileSync(policy, 'of the machine');
    assert.equal(run('true').status, 0);
    assert.equal(readFileSync(policy, 'utf8'), 'of the machine');
  });

  it('are those whose services are known', () => {
    for (const { packages, daemons = [] } of Object.values(readPackageTable().groups))
      for (const daemon of daemons) assert.ok(packages.includes(daemon), daemon);
  });
});
