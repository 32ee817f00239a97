import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';

/**
 * All that a thread or a process of Node inherits of the environment: modules that were compiled before are not compiled again.
 * Node keeps those of each of its versions in a folder of their own.
 */
export function compileCache(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
