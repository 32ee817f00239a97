import { type ChildProcess, spawn } from 'node:child_process';

export interface ProcessOptions {
  /** Working folder, home and place of temporary files. */
  readonly folder: string;
  /** As the program sees the folder; default the same. */
  readonly home?: string;
  readonly signal: AbortSignal;
  /** Descriptor for what it writes about errors, instead of the report. */
  readonly errors?: number;
}

export interface ProcessEnd {
  /** Undefined where a signal ended it. */
  readonly code: number | undefined;
  readonly signal: NodeJS.Signals | undefined;
  /** The end of what it wrote about errors. */
  readonly report: string;
}

export const longestReport = 4_096;

/** A port where nothing listens: for programs that look for a proxy before the network. */
const noProxy = 'http://127.0.0.1:9';

/** Nothing of this process's environment: it has secrets. */
export function processEnvironment(home: string): Record<string, string> {
  return {
    HOME: home,
    TMPDIR: home,
    PATH: '/usr/bin:/bin',
    LC_ALL: 'C.UTF-8',
    SAL_USE_VCLPLUGIN: 'svp',
    http_proxy: noProxy,
    https_proxy: noProxy,
    ftp_proxy: noProxy,
  };
}

/** Ends a process with all that it has started. */
export function killGroup({ pid }: Pick<ChildProcess, 'pid'>): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It is gone.
  }
}

/**
 * Runs a program to its end, in a process group of its own. When the signal aborts, all of the group ends, and it rejects with the
 * reason once the program is gone.
 */
export function runProcess(
  [program, ...words]: readonly [string, ...string[]],
  { folder, home = folder, signal, errors }: ProcessOptions,
): Promise<ProcessEnd> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const child = spawn(program, words, {
      cwd: folder,
      env: processEnvironment(home),
      stdio: ['ignore', 'ignore', errors ?? 'pipe'],
      detached: true,
    });
    let report = '';
    child.stderr?.setEncoding('latin1').on('data', (text: string) => {
      report = (report + text).slice(-longestReport);
    });
    const abort = (): void => killGroup(child);
    signal.addEventListener('abort', abort, { once: true });
    child.once('error', (error) => {
      signal.removeEventListener('abort', abort);
      reject(error);
    });
    child.once('close', (code, ending) => {
      signal.removeEventListener('abort', abort);
      // What it started may be left.
      killGroup(child);
      if (signal.aborted) reject(signal.reason);
      else resolve({ code: code ?? undefined, signal: ending ?? undefined, report });
    });
  });
}
