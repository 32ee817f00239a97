import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from './bare-environment.ts';

/** What `node` runs as `dragoman`. */
export const program = join(fileURLToPath(new URL('../..', import.meta.url)), 'src/main.ts');

export interface CliResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** `dragoman …` as a user runs it, on the given data folder. */
export function runCli(
  args: readonly string[],
  dataDir: string,
  options: { readonly input?: string; readonly environment?: Readonly<Record<string, string>> } = {},
): Promise<CliResult> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: dataDir,
    env: { ...bareEnvironment, DRAGOMAN_DATA_DIR: dataDir, ...options.environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(options.input ?? '');
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    stderr += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}
