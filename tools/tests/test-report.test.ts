import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { describe, it } from 'node:test';

/** Runs test files with these texts, in its own process since runs do not nest, and gives back what it says. */
async function report(
  texts: readonly string[],
  argumentsFor = (root: string): readonly string[] => [join(import.meta.dirname, 'main.ts'), '--root', root],
): Promise<{ lines: string; passed: boolean }> {
  const root = mkdtempSync(join(tmpdir(), 'dragoman-report-'));
  try {
    mkdirSync(join(root, 'src'));
    texts.forEach((text, index) => {
      writeFileSync(join(root, 'src', `file-${index}.test.ts`), `import { describe, it } from 'node:test';\n${text}`);
    });
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const child = spawn(process.execPath, argumentsFor(root), { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [lines, [code]] = await Promise.all([readText(child.stdout), once(child, 'close')]);
    return { lines: lines.trimEnd(), passed: code === 0 };
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe('the report of a test run', () => {
  it('counts tests, not suites, and ends with the counts', async () => {
    const { lines, passed } = await report([
      "describe('a', () => { it('x', () => {}); describe('b', () => it('y', () => {})); });",
    ]);
    assert.match(lines, /tests: 2 passed, 0 failed, 0 skipped$/);
    assert.ok(passed);
  });

  it('says how much processor time the processes of each group and file took, children included', async () => {
    const busy = "execFileSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 3e5);'])";
    const { lines } = await report([
      `import { execFileSync } from 'node:child_process'; it('x', () => { ${busy}; });`,
      "it('y', () => {});",
    ]);
    assert.match(lines, /engines 1 files \d+\.\d s \((?:[1-9]\d*\.\d|0\.[3-9]) s of processor time\)/);
    assert.match(
      lines,
      /most processor time: src\/file-0\.test\.ts (?:[1-9]\d*\.\d|0\.[3-9]) s, src\/file-1\.test\.ts /,
    );
  });

  it('names a failed test by its suites and shows the reason and what the file printed', async () => {
    const { lines, passed } = await report([
      "console.log('seen before'); describe('a', () => describe('b', () => it('x', () => { throw new Error('broken') })));",
    ]);
    assert.match(lines, /FAILED: src\/file-0\.test\.ts > a > b > x\n {2}Error: broken/);
    assert.match(lines, /src\/file-0\.test\.ts printed:\n {2}seen before/);
    assert.match(lines, /tests: 0 passed, 1 failed, 0 skipped$/);
    assert.ok(!passed);
  });

  it('gives the reason of a skipped test', async () => {
    const { lines } = await report(["it('x', { skip: 'no browser here' }, () => {}); it('y', () => {});"]);
    assert.match(lines, /skipped: src\/file-0\.test\.ts > x: no browser here/);
    assert.match(lines, /tests: 1 passed, 0 failed, 1 skipped$/);
  });

  it('fails a file without a test and one whose process ends early', async () => {
    const { lines } = await report(['', "it('x', () => process.exit(3));"]);
    assert.match(lines, /FAILED: src\/file-0\.test\.ts\n {2}holds no test/);
    assert.match(lines, /FAILED: src\/file-1\.test\.ts\n {2}its process ended with code 3/);
  });

  it('fails what goes wrong after its test has ended', async () => {
    const { lines, passed } = await report(["it('x', () => { Promise.reject(new Error('late')); });"]);
    assert.match(lines, /FAILED: src\/file-0\.test\.ts\n {2}.*late/);
    assert.ok(!passed);
  });

  it('fails a file that hangs, and runs the others', async () => {
    const hangs = "it('hangs', () => { setInterval(() => {}, 1000); });";
    const { lines } = await report([hangs, "it('y', () => {});"], runWithManualClock);
    assert.match(lines, /FAILED: src\/file-0\.test\.ts\n {2}its process did not end within 600 s/);
    assert.match(lines, /tests: 2 passed, 1 failed, 0 skipped$/);
  });

  it('names the test that a file that hangs is in', async () => {
    const hangs =
      "describe('a', () => { it('x', () => {}); it('never ends', () => new Promise(() => { setInterval(() => {}, 1000); })); });";
    const { lines } = await report([hangs, "it('y', () => {});"], runWithManualClock);
    assert.match(
      lines,
      /src\/file-0\.test\.ts\n {2}its process did not end within 600 s, while this ran: a > never ends/,
    );
  });
});

/** A run whose time is over as soon as the test `hangs` has passed or `never ends` has begun. */
function runWithManualClock(root: string): readonly string[] {
  const url = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const files = [0, 1].map((index) => join(root, 'src', `file-${index}.test.ts`));
  const program = `
    import { runFiles } from ${url('./run-files.ts')};
    import { TestReport } from ${url('./test-report.ts')};
    import { ManualClock } from ${url('../../test/support/manual-clock.ts')};
    const root = ${JSON.stringify(root)};
    const clock = new ManualClock();
    const report = new TestReport({ root, named: false, write: (line) => console.log(line) });
    const onEvent = (event) => {
      report.add(event);
      const last = { 'test:pass': 'hangs', 'test:dequeue': 'never ends' }[event.type];
      if (last !== undefined && event.data.name === last) clock.advance(600_000);
    };
    const files = ${JSON.stringify(files)};
    await runFiles({ root, files, concurrency: 1, names: [], fileTimeoutMilliseconds: 600_000, clock, onEvent });
    report.finish();`;
  // A file: the options of a program on the command line would be those of its test files too.
  writeFileSync(join(root, 'run.mjs'), program);
  return [join(root, 'run.mjs')];
}
