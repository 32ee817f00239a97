import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { ChildrenTime } from './children-time.ts';

/** A program that uses so many milliseconds of processor time, and starts one that does the same as well. */
const busy = (milliseconds: number, more = ''): string => `${more}while (process.cpuUsage().user < ${milliseconds}e3);`;

test('The processor time of a child and of its child is that of both, once', () => {
  const time = new ChildrenTime();
  assert.equal(time.take(), 0);
  const inner = JSON.stringify(busy(100));
  const outer = busy(100, `require('node:child_process').spawnSync(process.execPath, ['-e', ${inner}]);`);
  assert.equal(spawnSync(process.execPath, ['-e', outer]).status, 0);
  const milliseconds = time.take();
  // Each of the two may have had a tick less than it counted itself.
  assert.ok(milliseconds >= 160, `${milliseconds} ms`);
  assert.equal(time.take(), 0);
});
