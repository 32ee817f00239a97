import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ChildrenTime } from './children-time.ts';
import { longestFirst } from './longest-first.ts';
import { runFiles } from './run-files.ts';
import { selectTestFiles } from './select-test-files.ts';
import { type TestGroup, TestGroups, testGroups } from './test-groups.ts';
import { TestReport } from './test-report.ts';
import waitingFiles from './waiting-files.json' with { type: 'json' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string', multiple: true },
    only: { type: 'string' },
    files: { type: 'boolean' },
    // Seconds. A file that hangs must not hang a build.
    'file-timeout': { type: 'string', default: '1200' },
    // Without it properties try the same values in every run, so that no build fails by chance.
    seed: { type: 'string', default: '1' },
    root: { type: 'string', default: resolve(import.meta.dirname, '../..') },
  },
});
const { root, only } = values;
const seed = values.seed === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);

/** Modules that the files of a group import before anything else. Whatever has properties is in the last group. */
const imports: Readonly<Record<TestGroup, readonly string[]>> = {
  fast: [import.meta.resolve('./refuse-processes.ts')],
  engines: [import.meta.resolve('./resolve-by-folder.ts')],
  corpus: [import.meta.resolve('./resolve-by-folder.ts'), import.meta.resolve(`./seed-properties.ts?seed=${seed}`)],
};

const groups = new TestGroups(root);
const wanted = testGroups.filter((group) => only === undefined || group === only);
const selected = (await selectTestFiles(root, positionals)).map((file) => ({ file, group: groups.groupOf(file) }));
const filesOf = (group: TestGroup) => selected.filter((entry) => entry.group === group).map(({ file }) => file);
const files = wanted.flatMap(filesOf);

if (seed !== (seed | 0)) {
  refuse(`--seed "${values.seed}" is neither a whole number of 32 bits nor "random".`);
} else if (wanted.length === 0) {
  refuse(`--only "${only}" is none of ${testGroups.join(', ')}.`);
} else if (values.files === true) {
  console.log(files.join('\n'));
} else if (files.length === 0) {
  refuse(
    selected.length > 0
      ? `Those test files are not among --only ${only}.`
      : `No test file has ${positionals.map((part) => `"${part}"`).join(' or ')} in its path.`,
  );
} else {
  if (values.seed === 'random') console.log(`seed: ${seed}`);
  process.exitCode = (await runGroups()) ? 0 : 1;
}

/** One group after the other, so that what fails soon is seen soon; false when anything failed. */
async function runGroups(): Promise<boolean> {
  const names = values.name ?? [];
  const children = new ChildrenTime();
  const report = new TestReport({ root, named: names.length > 0, write: (line) => console.log(line) });
  for (const group of wanted) {
    const chosen = longestFirst(filesOf(group));
    if (chosen.length === 0) continue;
    report.begin(group, chosen.length);
    await runFiles({
      root,
      files: chosen.map((file) => resolve(root, file)),
      // Files wait for threads, disks and other processes now and then; those of the group corpus measure processor time.
      concurrency: group === 'corpus' ? availableParallelism() : availableParallelism() + 1,
      waiting: new Set(waitingFiles.map((file) => resolve(root, file))),
      names: names.map((name) => new RegExp(name, 'i')),
      fileTimeoutMilliseconds: Number(values['file-timeout']) * 1000,
      imports: imports[group],
      onEvent: (event) => report.add(event),
      onEnd: (file) => report.addProcessorTime(file, children.take()),
    });
  }
  return report.finish();
}

function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
