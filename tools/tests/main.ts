import { resolve } from 'node:path';
import { run } from 'node:test';
import { parseArgs } from 'node:util';
import { selectTestFiles } from './select-test-files.ts';
import { TestReport } from './test-report.ts';

/** A file that hangs must not hang a build. */
const fileTimeoutMilliseconds = 10 * 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string', multiple: true },
    files: { type: 'boolean' },
    root: { type: 'string', default: resolve(import.meta.dirname, '../..') },
  },
});
const { root } = values;

const files = await selectTestFiles(root, positionals);
if (values.files === true) {
  console.log(files.join('\n'));
} else if (files.length === 0) {
  console.error(`No test file has ${positionals.map((part) => `"${part}"`).join(' or ')} in its path.`);
  process.exitCode = 1;
} else {
  const report = new TestReport({ root, named: values.name !== undefined, write: (line) => console.log(line) });
  const events = run({
    cwd: root,
    files: files.map((file) => resolve(root, file)),
    concurrency: 2,
    timeout: fileTimeoutMilliseconds,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    ...(values.name ? { testNamePatterns: values.name.map((name) => new RegExp(name, 'i')) } : {}),
  });
  for await (const event of events) report.add(event);
  process.exitCode = report.finish() ? 0 : 1;
}
