import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { TestGroups } from './test-groups.ts';

/** A checkout with these files, until it is disposed of. */
class Checkout implements Disposable {
  readonly root = mkdtempSync(join(tmpdir(), 'dragoman-groups-'));

  constructor(files: Readonly<Record<string, string>>) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), text);
    }
  }

  groupOf(path: string): string {
    return new TestGroups(this.root).groupOf(path);
  }

  async run(...args: string[]): Promise<string> {
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const program = join(import.meta.dirname, 'main.ts');
    const child = spawn(process.execPath, [program, '--root', this.root, ...args], { env });
    const [output, errors] = await Promise.all([readText(child.stdout), readText(child.stderr), once(child, 'close')]);
    return `${output}${errors}`.trimEnd();
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true });
  }
}

const passes = "import { it } from 'node:test';\nit('passes', () => {});\n";

describe('the group of a test file', () => {
  it('is fast where nothing that it imports starts an engine', () => {
    using checkout = new Checkout({
      'src/a.test.ts': `${passes}import { a } from './a.ts';`,
      'src/a.ts': "import type { ChildProcess } from 'node:child_process';\nexport const a = 1;",
    });
    assert.equal(checkout.groupOf('src/a.test.ts'), 'fast');
  });

  it('is engines where a process can start, however far away', () => {
    using checkout = new Checkout({
      'test/far.test.ts': `import {\n  near,\n} from '../src/near.ts';`,
      'src/near.ts': "export { far as near } from './far.ts';",
      'src/far.ts': "import { spawn } from 'node:child_process';\nexport const far = spawn;",
    });
    assert.equal(checkout.groupOf('test/far.test.ts'), 'engines');
  });

  it('is engines where the thread of an engine can start, and not that of a store', () => {
    const thread = "import { Worker } from 'node:worker_threads';\nexport const thread = Worker;";
    using checkout = new Checkout({
      'src/engines/x/thread.ts': thread,
      'src/engines/x/thread.test.ts': "import './thread.ts';",
      'src/storage/thread.ts': thread,
      'src/storage/thread.test.ts': "import './thread.ts';",
    });
    assert.equal(checkout.groupOf('src/engines/x/thread.test.ts'), 'engines');
    assert.equal(checkout.groupOf('src/storage/thread.test.ts'), 'fast');
  });

  it('is corpus with properties, folders of files and programs that are killed', () => {
    using checkout = new Checkout({
      'src/property.test.ts': "import fc from 'fast-check';",
      'src/files.test.ts': "import { readAll } from '../test/support/read-all.ts';",
      'test/support/read-all.ts': "export const readAll = new URL('../corpus/txt', import.meta.url);",
      'test/kill.test.ts': "import { fork } from 'node:child_process';\nfork('./writing-child.ts');",
    });
    for (const path of ['src/property.test.ts', 'src/files.test.ts', 'test/kill.test.ts'])
      assert.equal(checkout.groupOf(path), 'corpus', path);
  });
});

describe('a run by groups', () => {
  const files = {
    'src/a.test.ts': `import fc from '${import.meta.resolve('fast-check')}';\nfc.nat();\n${passes}// test/corpus/`,
    'src/b.test.ts': `import 'node:child_process';\n${passes}`,
    'src/c.test.ts': passes,
  };

  it('begins with the fast ones and ends with the corpus', async () => {
    using checkout = new Checkout(files);
    const output = await checkout.run();
    const order = Array.from(
      output.matchAll(/^(?:--- (\w+): 1 files|ok {5}(\S+))/gm),
      ([, group, file]) => group ?? file,
    );
    assert.deepEqual(order, ['fast', 'src/c.test.ts', 'engines', 'src/b.test.ts', 'corpus', 'src/a.test.ts']);
    assert.match(
      output,
      /\ngroups: fast 1 files [\d.]+ s \([\d.]+ s of processor time\), engines 1 files [\d.]+ s \([\d.]+ s of processor time\), corpus 1 files/,
    );
    assert.match(output, /\ntests: 3 passed, 0 failed, 0 skipped$/);
  });

  it('runs one alone', async () => {
    using checkout = new Checkout(files);
    assert.match(await checkout.run('--only', 'engines'), /ok {5}src\/b[\s\S]*\ntests: 1 passed, 0 failed, 0 skipped$/);
    assert.match(await checkout.run('--only', 'engines', 'src/c'), /not among --only engines/);
    assert.match(await checkout.run('--only', 'slow'), /"slow" is none of fast, engines, corpus/);
  });

  it('fails a fast file that starts a process by what it loads at run time', async () => {
    using checkout = new Checkout({
      'src/sly.test.ts': `import { it } from 'node:test';
        it('starts', async () => { (await import('node:child_process')).execFileSync('/bin/true'); });`,
    });
    const output = await checkout.run();
    assert.match(output, /FAILED: src\/sly\.test\.ts\n {2}its process ended with code 1/);
    assert.match(output, /A fast test started \/bin\/true/);
  });
});
