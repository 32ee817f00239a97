import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lockProblems } from './lock-file-check.ts';
import { nameProblems } from './name-check.ts';
import { runChecks } from './run-checks.ts';
import { sizeProblems } from './size-check.ts';
import { environmentProblems, unfinishedProblems } from './text-checks.ts';
import { timerProblems } from './timer-check.ts';

const lines = (count: number) => 'a line\n\n'.repeat(count);

describe('file sizes', () => {
  it('allow 400 lines to a source and 800 to a test, blank lines left out', () => {
    assert.deepEqual(sizeProblems([{ path: 'tools/a.ts', text: lines(400) }]), []);
    assert.deepEqual(sizeProblems([{ path: 'src/a.test.ts', text: lines(800) }]), []);
    assert.match(sizeProblems([{ path: 'tools/a.ts', text: lines(401) }]).join(), /tools\/a\.ts has 401 lines/);
    assert.match(sizeProblems([{ path: 'test/a.test.ts', text: lines(801) }]).join(), /has 801 lines/);
  });

  it('keep the composition root a table of contents of 120 lines', () => {
    assert.match(sizeProblems([{ path: 'src/app.ts', text: lines(121) }]).join(), /src\/app\.ts has 121 lines; 120 is/);
  });

  it('hold the median of the product at 80', () => {
    const small = { path: 'src/small.ts', text: lines(80) };
    const large = { path: 'src/large.ts', text: lines(300) };
    assert.deepEqual(sizeProblems([small, small, large]), []);
    assert.match(sizeProblems([small, large, large]).join(), /median 300/);
  });
});

describe('file names', () => {
  it('are kebab-case in every part of the path', () => {
    const good = ['src/engines/apertium/pipeline-pool.test.ts', 'docs/README.md', 'web/vite.config.ts'];
    assert.deepEqual(nameProblems(good.map((path) => ({ path }))), []);
    assert.match(nameProblems([{ path: 'src/pipelinePool.ts' }]).join(), /"pipelinePool.ts" is not kebab-case/);
    assert.match(nameProblems([{ path: 'src/Engines/a.ts' }]).join(), /"Engines"/);
  });

  it('say something', () => {
    assert.match(nameProblems([{ path: 'src/utils/a.ts' }]).join(), /"utils" says nothing/);
    assert.match(nameProblems([{ path: 'src/http/helpers.ts' }]).join(), /"helpers"/);
  });
});

describe('the environment', () => {
  const text = 'const a = 1;\nconst port = process.env.PORT;\n';

  it('is found by file and line outside of src/config', () => {
    assert.match(environmentProblems([{ path: 'src/app.ts', text }]).join(), /^src\/app\.ts:2: /);
    assert.equal(environmentProblems([{ path: 'src/app.ts', text: "import { env } from 'node:process';" }]).length, 1);
  });

  it('is free in src/config, in tests and in tools', () => {
    const free = ['src/config/read.ts', 'src/app.test.ts', 'tools/a.ts'].map((path) => ({ path, text }));
    assert.deepEqual(environmentProblems(free), []);
  });
});

describe('notes of unfinished work', () => {
  it('are found as words of their own', () => {
    const mark = ['TO', 'DO'].join('');
    assert.deepEqual(unfinishedProblems([{ path: 'src/a.ts', text: `\n// ${mark}: later` }]), [
      'src/a.ts:2: finish it or write an issue',
    ]);
    assert.deepEqual(unfinishedProblems([{ path: 'src/a.ts', text: `${mark}S` }]), []);
  });
});

describe('the lock file', () => {
  const own = { dependencies: { one: '1.0.0' } };
  const packages = {
    '': own,
    'node_modules/one': { dependencies: { two: '^1.0.0' }, optionalDependencies: { 'two-for-windows': '1.0.0' } },
    'node_modules/one/node_modules/two': { dependencies: { three: '^3.0.0' } },
    'node_modules/two-for-windows': {},
    'node_modules/three': {},
  };

  it('holds every package that one of its packages asks for, wherever Node finds it', () => {
    assert.deepEqual(lockProblems(packages, own), []);
  });

  it('is incomplete without the packages for other platforms', () => {
    const { 'node_modules/two-for-windows': _, ...incomplete } = packages;
    assert.match(lockProblems(incomplete, own).join(), /lacks two-for-windows, which node_modules\/one asks for/);
  });

  it('follows package.json', () => {
    const changed = { dependencies: { one: '2.0.0' } };
    assert.match(lockProblems(packages, changed).join(), /^dependencies differ/);
  });
});

describe('a run of checks', () => {
  it('runs all of them, counts them and passes only when every one does', async () => {
    const written: string[] = [];
    const passed = await runChecks(
      [
        { name: 'one', run: async () => [] },
        { name: 'two', run: async () => ['a.ts is wrong'] },
        { name: 'three', run: () => Promise.reject(new Error('no program')) },
      ],
      { root: '/', sources: [] },
      (line) => written.push(line),
    );
    assert.equal(passed, false);
    assert.equal(written.at(-1), 'checks: 1 passed, 2 failed, 0 skipped');
    assert.ok(written.includes('  a.ts is wrong'));
    assert.ok(written.some((line) => line.includes('the check itself failed: Error: no program')));
  });
});

describe('timers in tests', () => {
  const pause = "import { setTimeout as pause } from 'node:timers/promises';";
  const samples = [
    pause,
    'setInterval(look, 20);',
    'AbortSignal.timeout(5)',
    "it('is fast', { timeout: 5_000 }, run);",
  ];

  it('are found in tests and in what tests use, with their line', () => {
    for (const text of samples) {
      assert.match(timerProblems([{ path: 'src/a.test.ts', text: `\n${text}` }], []).join(), /^src\/a\.test\.ts:2: /);
      assert.equal(timerProblems([{ path: 'test/support/a.ts', text }], []).length, 1);
      assert.deepEqual(timerProblems([{ path: 'src/a.ts', text }], []), []);
    }
  });

  it('are not confused with turns of the event loop or the absence of a limit', () => {
    const text = 'await new Promise(setImmediate);\nconst browser = await launch({ timeout: 0 });';
    assert.deepEqual(timerProblems([{ path: 'src/a.test.ts', text }], []), []);
  });

  it('are allowed where the list has a reason, which has to be used', () => {
    const exception = { path: 'src/a.test.ts', reason: 'a process that hangs' };
    assert.deepEqual(timerProblems([{ path: 'src/a.test.ts', text: pause }], [exception]), []);
    assert.match(timerProblems([], [exception]).join(), /src\/a\.test\.ts has no timer/);
  });
});
