import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where programs are looked for, where nothing else is said. */
export const usualSearchPath = '/usr/local/bin:/usr/bin:/bin';

/** Path of a program, if the machine has it. */
export function findProgram(name: string, searchPath: string): string | undefined {
  const paths = searchPath.split(delimiter).map((folder) => join(folder, name));
  return paths.find((path) => existsSync(path));
}
