import { relative } from 'node:path';
import { inspect, stripVTControlCharacters } from 'node:util';

/** What is read here of the events that `run()` of `node:test` emits. */
export interface TestEvent {
  readonly type: string;
  readonly data: unknown;
}

interface EventData {
  readonly name?: string;
  readonly file?: string;
  /** The test file, where `file` is a suite that it imports. */
  readonly entryFile?: string;
  readonly nesting?: number;
  readonly message?: string;
  readonly duration_ms?: number;
  readonly skip?: string | boolean;
  readonly todo?: string | boolean;
  readonly details?: { readonly type?: string; readonly duration_ms?: number; readonly error?: TestError };
}

interface TestError extends Error {
  readonly failureType?: string;
  readonly exitCode?: number | null;
  readonly signal?: string | null;
}

interface FileResult {
  passed: number;
  failed: number;
  skipped: number;
  milliseconds: number;
  /** Milliseconds of its process and of those that it started. */
  processorTime: number;
  output: string;
  /** Names of the suites and tests that are open, outermost first, in the order in which they are reported. */
  open: string[];
  /** Those that have begun and not ended: a test is reported when those before it are. */
  running: { readonly name: string; readonly nesting: number }[];
}

export interface TestReportOptions {
  readonly root: string;
  /** Whether tests were selected by name; files without one of them are then in order. */
  readonly named: boolean;
  write(line: string): void;
}

/** What a test leaves running and fails later is an error that Node only mentions. */
const lateActivity = /generated asynchronous activity after the test ended/;
const longestOutput = 1 << 20;
const slowFiles = 5;

/**
 * A line for each test file as it ends, then every skipped test with its reason, every failure in full, what the files
 * with failures printed, the time and the processor time of each group, the slowest files and those with the most processor time, and last
 * the counts, which `.ci/run` reads.
 */
export class TestReport {
  readonly #options: TestReportOptions;
  readonly #files = new Map<string, FileResult>();
  readonly #failures: string[] = [];
  readonly #skipped: string[] = [];
  readonly #groups: { readonly name: string; readonly files: number; readonly began: number; processorTime: number }[] =
    [];

  constructor(options: TestReportOptions) {
    this.#options = options;
  }

  /** What is added from here on belongs to a group of so many files. */
  begin(name: string, files: number): void {
    this.#groups.push({ name, files, began: performance.now(), processorTime: 0 });
    this.#options.write(`--- ${name}: ${files} files`);
  }

  add({ type, data }: TestEvent): void {
    const event = data as EventData;
    const path = event.entryFile ?? event.file;
    if (path === undefined) return;
    const file = this.#file(path);
    if (type === 'test:stdout' || type === 'test:stderr') {
      if (file.output.length < longestOutput) file.output += event.message;
    } else if (type === 'test:diagnostic') {
      const message = event.message ?? '';
      if (lateActivity.test(message)) this.#fail(file, path, message);
    } else if (type === 'test:summary') {
      this.#endFile(path, file, event.duration_ms);
    } else if (event.name === path) {
      if (type === 'test:pass' || type === 'test:fail') this.#endBareFile(event, path, file, type === 'test:pass');
    } else if (type === 'test:dequeue' || type === 'test:complete') {
      followRunning(file, event, type === 'test:dequeue');
    } else if (type === 'test:start') {
      file.open.length = event.nesting ?? 0;
      file.open.push(event.name ?? '');
    } else if (type === 'test:pass' || type === 'test:fail') {
      this.#endTest(event, path, file, type === 'test:pass');
    }
  }

  /** Of a file of the group that has begun last. Two files that end in the same moment may be taken for one. */
  addProcessorTime(path: string, milliseconds: number): void {
    this.#file(path).processorTime += milliseconds;
    const group = this.#groups.at(-1);
    if (group !== undefined) group.processorTime += milliseconds;
  }

  /** Writes what is at the end; false when anything failed or nothing ran. */
  finish(): boolean {
    const { write } = this.#options;
    const files = [...this.#files];
    for (const reason of this.#skipped) write(`skipped: ${reason}`);
    for (const failure of this.#failures) write(`\nFAILED: ${failure}`);
    for (const [path, file] of files) {
      if (file.failed > 0 && file.output !== '') {
        write(`\n${this.#relative(path)} printed:\n${indent(file.output.trimEnd())}`);
      }
    }
    const most = (time: 'milliseconds' | 'processorTime'): string =>
      files
        .toSorted(([, one], [, other]) => other[time] - one[time])
        .slice(0, slowFiles)
        .map(([path, file]) => `${this.#relative(path)} ${seconds(file[time])}`)
        .join(', ');
    write(`\ngroups: ${this.#groupTimes().join(', ')}`);
    write(`slowest: ${most('milliseconds')}`);
    write(`most processor time: ${most('processorTime')}`);
    const sum = (key: 'passed' | 'failed' | 'skipped') => files.reduce((total, [, file]) => total + file[key], 0);
    write(`tests: ${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
    return sum('failed') === 0 && sum('passed') > 0;
  }

  #groupTimes(): readonly string[] {
    const ends = [...this.#groups.slice(1).map(({ began }) => began), performance.now()];
    return this.#groups.map(({ name, files, began, processorTime }, index) => {
      const milliseconds = (ends[index] ?? began) - began;
      return `${name} ${files} files ${seconds(milliseconds)} (${seconds(processorTime)} of processor time)`;
    });
  }

  #file(path: string): FileResult {
    let file = this.#files.get(path);
    if (!file) {
      file = { passed: 0, failed: 0, skipped: 0, milliseconds: 0, processorTime: 0, output: '', open: [], running: [] };
      this.#files.set(path, file);
    }
    return file;
  }

  #endTest(event: EventData, path: string, file: FileResult, passed: boolean): void {
    const error = event.details?.error;
    // The tests within a suite are reported themselves.
    if (event.details?.type === 'suite' && (passed || error?.failureType === 'subtestsFailed')) return;
    const title = [path, ...file.open.slice(0, event.nesting), event.name].join(' > ');
    const excuse = event.skip ?? event.todo;
    if (excuse !== undefined && excuse !== false) {
      file.skipped += 1;
      const reason = typeof excuse === 'string' ? excuse : 'no reason given';
      this.#skipped.push(`${this.#relative(title)}: ${reason}`);
    } else if (passed) {
      file.passed += 1;
    } else {
      this.#fail(file, title, describe(error));
    }
  }

  /** The runner reports a file as a test when it ran none, or when its tests do not explain how its process ended. */
  #endBareFile(event: EventData, path: string, file: FileResult, passed: boolean): void {
    const { error, duration_ms: duration } = event.details ?? {};
    const count = file.passed + file.failed + file.skipped;
    const running = file.running.map(({ name }) => name).join(' > ');
    if (!passed) this.#fail(file, path, `${describe(error)}${running === '' ? '' : `, while this ran: ${running}`}`);
    else if (this.#options.named) return;
    else if (count === 0) this.#fail(file, path, 'holds no test');
    this.#endFile(path, file, duration);
  }

  #endFile(path: string, file: FileResult, milliseconds = 0): void {
    file.milliseconds = milliseconds;
    const counts = (['passed', 'failed', 'skipped'] as const).filter((key) => key === 'passed' || file[key] > 0);
    const summary = counts.map((key) => `${file[key]} ${key}`).join(', ');
    this.#options.write(
      `${file.failed > 0 ? 'FAILED' : 'ok    '} ${this.#relative(path)}  ${summary}, ${seconds(file.milliseconds)}`,
    );
  }

  #fail(file: FileResult, title: string, reason: string): void {
    file.failed += 1;
    this.#failures.push(`${this.#relative(title)}\n${indent(reason)}`);
  }

  #relative(path: string): string {
    return relative(this.#options.root, path);
  }
}

function followRunning({ running }: FileResult, { name = '', nesting = 0 }: EventData, begins: boolean): void {
  if (begins) {
    running.push({ name, nesting });
  } else {
    const index = running.findLastIndex((entry) => entry.name === name && entry.nesting === nesting);
    if (index >= 0) running.splice(index, 1);
  }
}

function describe(error: TestError | undefined): string {
  if (!error) return 'failed without an error';
  if (error.failureType === 'testTimeoutFailure' || error.failureType === 'testAborted') return error.message;
  if (error.exitCode !== undefined) return `its process ended with ${error.signal ?? `code ${error.exitCode}`}`;
  return stripVTControlCharacters(inspect(error.cause ?? error));
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
