import { run } from 'node:test';
import type { Clock } from '../../src/contracts/clock.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { fillRoom } from './fill-room.ts';
import type { TestEvent } from './test-report.ts';

export interface RunFilesOptions {
  /** Where the tests run. */
  readonly root: string;
  /** Absolute paths. */
  readonly files: readonly string[];
  /** Files at a time. */
  readonly concurrency: number;
  /** Those of them that mostly wait, for clocks and for programs that they have killed: two of them count as one. */
  readonly waiting?: ReadonlySet<string>;
  readonly names: readonly RegExp[];
  readonly fileTimeoutMilliseconds: number;
  /** Modules that every file imports before anything else. */
  readonly imports?: readonly string[];
  readonly clock?: Pick<Clock, 'after'>;
  onEvent(event: TestEvent): void;
  /** The process of a file has ended. */
  onEnd?(file: string): void;
}

/**
 * Runs each file in a process and a run of its own. In one run over all of them, a file that hangs holds up the others for
 * good: the runner's own time limit ends tests, not processes.
 */
export async function runFiles(options: RunFilesOptions): Promise<void> {
  const { files, concurrency, waiting } = options;
  const sizeOf = (file: string): number => (waiting?.has(file) ? 0.5 : 1);
  await fillRoom(files, concurrency, sizeOf, (file) => runFile(file, options));
}

async function runFile(file: string, options: RunFilesOptions): Promise<void> {
  const { root, names, fileTimeoutMilliseconds, imports = [], clock = systemClock } = options;
  const limit = new AbortController();
  const cancel = clock.after(fileTimeoutMilliseconds, () =>
    limit.abort(new Error(`its process did not end within ${fileTimeoutMilliseconds / 1000} s`)),
  );
  try {
    const events = run({
      cwd: root,
      files: [file],
      signal: limit.signal,
      execArgv: ['--disable-warning=ExperimentalWarning', ...imports.flatMap((module) => ['--import', module])],
      ...(names.length > 0 ? { testNamePatterns: [...names] } : {}),
    });
    for await (const event of events) options.onEvent(event);
  } finally {
    cancel();
    options.onEnd?.(file);
  }
}
