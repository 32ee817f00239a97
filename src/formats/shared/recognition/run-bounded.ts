import { type ChildProcess, spawn } from 'node:child_process';
import { type ProcessLimits, withinLimits } from '../../../processes/within-limits.ts';

export interface BoundedProgram extends ProcessLimits {
  readonly path: string;
  /** Of processor time. */
  readonly cpuSeconds: number;
  /** Milliseconds from start to end, for a process that waits. */
  readonly patience: number;
}

export interface BoundedRun {
  /** Undefined where a signal ended it or it never ran. */
  readonly code: number | undefined;
  readonly output: string;
}

/** More is no answer to one picture. */
const outputLimit = 64 * 1024 ** 2;

/**
 * A process that gets its input, writes its output and ends. It inherits nothing of the environment, creates no file, and is killed
 * when the signal aborts, when it takes too long, or when it writes too much.
 */
export async function runBounded(
  program: BoundedProgram,
  words: readonly string[],
  input: readonly Uint8Array[],
  signal: AbortSignal,
): Promise<BoundedRun> {
  signal.throwIfAborted();
  const { path, cpuSeconds, patience } = program;
  const [command, ...all] = withinLimits(program, [path, ...words], [`--cpu=${cpuSeconds}`, '--fsize=0']);
  const child: ChildProcess = spawn(command, all, {
    stdio: ['pipe', 'pipe', 'ignore'],
    cwd: '/',
    // Several threads gain little on one picture, and take the processors of others.
    env: { LC_ALL: 'C.UTF-8', OMP_THREAD_LIMIT: '1' },
  });
  const kill = (): void => void child.kill('SIGKILL');
  const timer = setTimeout(kill, patience);
  signal.addEventListener('abort', kill, { once: true });
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for (const stream of [child.stdin, child.stdout]) stream?.on('error', () => {});
    child.stdout?.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > outputLimit) kill();
      else chunks.push(chunk);
    });
    const code = new Promise<number | undefined>((resolve) => {
      child.once('error', () => resolve(undefined));
      child.once('close', (value) => resolve(value ?? undefined));
    });
    for (const bytes of input) child.stdin?.write(bytes);
    child.stdin?.end();
    const ended = await code;
    signal.throwIfAborted();
    return { code: ended, output: Buffer.concat(chunks).toString('utf8') };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
  }
}
