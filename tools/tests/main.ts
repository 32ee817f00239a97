import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runFiles } from './run-files.ts';
import { selectTestFiles } from './select-test-files.ts';
import { TestReport } from './test-report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string', multiple: true },
    files: { type: 'boolean' },
    // Seconds. A file that hangs must not hang a build.
    'file-timeout': { type: 'string', default: '600' },
    // Without it properties try the same values in every run, so that no build fails by chance.
    seed: { type: 'string', default: '1' },
    root: { type: 'string', default: resolve(import.meta.dirname, '../..') },
  },
});
const { root } = values;
const seed = values.seed === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);

const files = await selectTestFiles(root, positionals);
if (seed !== (seed | 0)) {
  console.error(`--seed "${values.seed}" is neither a whole number of 32 bits nor "random".`);
  process.exitCode = 1;
} else if (values.files === true) {
  console.log(files.join('\n'));
} else if (files.length === 0) {
  console.error(`No test file has ${positionals.map((part) => `"${part}"`).join(' or ')} in its path.`);
  process.exitCode = 1;
} else {
  if (values.seed === 'random') console.log(`seed: ${seed}`);
  const names = values.name ?? [];
  const report = new TestReport({ root, named: names.length > 0, write: (line) => console.log(line) });
  await runFiles({
    root,
    files: files.map((file) => resolve(root, file)),
    concurrency: 2,
    names: names.map((name) => new RegExp(name, 'i')),
    fileTimeoutMilliseconds: Number(values['file-timeout']) * 1000,
    seed,
    onEvent: (event) => report.add(event),
  });
  process.exitCode = report.finish() ? 0 : 1;
}
