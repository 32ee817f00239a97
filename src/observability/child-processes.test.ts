import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { until } from '../../test/support/readiness.ts';
import { readChildProcesses, readChildProcessorSeconds } from './child-processes.ts';

describe('memory of child processes', () => {
  const skip = existsSync(`/proc/self/task/${process.pid}/children`) ? false : 'this kernel does not list children';

  it('is summed up by program, grandchildren included', { skip }, async () => {
    // The shell stays, since it has something to do afterwards.
    const shell = spawn('sh', ['-c', 'cat & cat; wait; true'], { stdio: ['pipe', 'ignore', 'inherit'] });
    try {
      await once(shell, 'spawn');
      // A program has the name of its own from the moment it is loaded, and its memory a little later.
      for (const program of ['sh', 'cat']) {
        await until(async () => (readChildProcesses().get(program)?.bytes ?? 0) > 100_000);
      }
    } finally {
      shell.stdin?.end();
      await once(shell, 'close');
    }
    assert.equal(readChildProcesses().get('sh'), undefined);
  });

  it('is nothing where there is no /proc', () => {
    assert.deepEqual([...readChildProcesses('/nowhere')], []);
  });
});

describe('processor time of child processes', () => {
  const skip = existsSync(`/proc/self/task/${process.pid}/children`) ? false : 'this kernel does not list children';

  it('has that of processes at work, and keeps that of those that have ended', { skip }, async () => {
    const before = readChildProcessorSeconds();
    // The work is that of a grandchild, which ends before its parent does.
    const work = 'i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done';
    const shell = spawn('sh', ['-c', `sh -c '${work}'; echo done; cat`], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(shell.stdout, 'data');
    const atWork = readChildProcessorSeconds();
    assert.ok(atWork >= before + 0.03, `${before} s, then ${atWork} s`);
    shell.stdin.end();
    await once(shell, 'close');
    assert.ok(readChildProcessorSeconds() >= atWork);
  });

  it('is nothing where there is no /proc', () => {
    assert.equal(readChildProcessorSeconds('/nowhere'), 0);
  });
});
