import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** It takes three seconds on a free core. */
const timeLimit = 120_000;

/** Learns from a dictionary how letters are pronounced, in a process of its own, and writes it into a file. */
export function makeSpellingFile(dictionary: string, file: string, signal: AbortSignal): Promise<void> {
  const words = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=2'];
  const program = join(import.meta.dirname, 'spelling-main.ts');
  const child = spawn(process.execPath, [...words, program, dictionary, file], {
    stdio: 'ignore',
    env: {},
    timeout: timeLimit,
    killSignal: 'SIGKILL',
    signal,
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, kill) => {
      if (code === 0) resolve();
      else reject(new Error(`pronunciations were not learned: ${kill ?? `the process exited with ${code}`}`));
    });
  });
}
