import { resolve } from 'node:path';
import type { Check } from './check.ts';
import { generatedCheck } from './generated-check.ts';
import { lockFileCheck } from './lock-file-check.ts';
import { nameCheck } from './name-check.ts';
import { programChecks } from './program-checks.ts';
import { proseCheck } from './prose-check.ts';
import proseTerms from './prose-terms.json' with { type: 'json' };
import { readSources } from './read-sources.ts';
import { runChecks } from './run-checks.ts';
import { sizeCheck } from './size-check.ts';
import testTimers from './test-timers.json' with { type: 'json' };
import { environmentCheck, unfinishedCheck } from './text-checks.ts';
import { timerCheck } from './timer-check.ts';

const checks: readonly Check[] = [
  ...programChecks,
  sizeCheck,
  nameCheck,
  environmentCheck,
  unfinishedCheck,
  proseCheck(proseTerms),
  timerCheck(testTimers),
  generatedCheck,
  lockFileCheck,
];

const root = resolve(import.meta.dirname, '../..');
const passed = await runChecks(checks, { root, sources: await readSources(root) }, (line) => console.log(line));
process.exitCode = passed ? 0 : 1;
