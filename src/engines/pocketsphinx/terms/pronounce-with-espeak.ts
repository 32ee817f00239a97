import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { withinLimits } from '../../../processes/within-limits.ts';

export const espeakProgram = '/usr/bin/espeak-ng';
/** Sets limits of memory, where the machine has it. */
const limiter = '/usr/bin/prlimit';
const memoryLimit = 512 * 1024 ** 2;
const timeLimit = 10_000;
const mostOutput = 1 << 20;

/**
 * What eSpeak NG writes for each word, in its own notation. Undefined where it fails, or does not answer word for word.
 */
export async function pronounceWithEspeak(
  words: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  if (words.length === 0) return [];
  // Each word is a paragraph and a sentence of its own: otherwise several would come as one.
  const lines = (await run(words.map((word) => `${word}.\n\n`).join(''), signal))
    ?.split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines?.length === words.length ? lines : undefined;
}

/** Undefined where the program fails. */
function run(text: string, signal: AbortSignal): Promise<string | undefined> {
  const command = [espeakProgram, '-q', '-v', 'en-us', '--ipa', '--sep=_', '--stdin'];
  const limits = { limiter: existsSync(limiter) ? limiter : undefined, memoryLimit };
  const [program, ...words] = withinLimits(limits, command);
  const child = spawn(program, words, {
    stdio: ['pipe', 'pipe', 'ignore'],
    cwd: '/',
    env: { LC_ALL: 'C.UTF-8' },
    timeout: timeLimit,
    killSignal: 'SIGKILL',
    signal,
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    output += piece;
    if (output.length > mostOutput) child.kill('SIGKILL');
  });
  child.stdin.on('error', () => {});
  child.stdin.end(text);
  return new Promise((resolve, reject) => {
    child.once('error', () => (signal.aborted ? reject(signal.reason) : resolve(undefined)));
    child.once('close', (code) => resolve(code === 0 ? output : undefined));
  });
}
