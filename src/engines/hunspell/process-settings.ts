import { existsSync } from 'node:fs';
import type { ProcessSettings } from './dictionary-process.ts';

const mebibyte = 1024 * 1024;
/** Sets limits of memory, where the machine has it. */
const limiter = '/usr/bin/prlimit';
const lineBuffer = '/usr/bin/stdbuf';

/** How the processes of dictionaries run. `program` is the path of hunspell. */
export function processSettings(program: string): ProcessSettings {
  return { program, limiter: existsSync(limiter) ? limiter : undefined, memoryLimit: 512 * mebibyte, lineBuffer };
}
