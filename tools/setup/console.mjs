import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { say, step } from './progress.mjs';
import { withSetupLock } from './setup-lock.mjs';

const builder = 'tools/console/build-console.mjs';

/** Of everything that decides how the console turns out. @param {string} root */
export function sourceHash(root) {
  const hash = createHash('sha256');
  const sources = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
    .map((path) => join('web', path))
    .filter((path) => !/^web\/dist|\.test\.tsx?$|\.md$/.test(path) && statSync(join(root, path)).isFile())
    .sort();
  for (const path of [...sources, builder, 'package-lock.json'])
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Also where there is nothing to build. @param {string} root */
export function consoleIsBuilt(root) {
  if (!existsSync(join(root, 'web'))) return true;
  try {
    return readFileSync(join(root, 'web/dist/built-from.txt'), 'utf8').trim() === sourceHash(root);
  } catch {
    return false;
  }
}

/**
 * Builds the web console where its sources are not those it was built from. Without it the server works, and the page at `/` says
 * how to build it.
 *
 * @param {string} root
 * @returns {Promise<boolean>} whether it was built
 */
export async function ensureConsole(root) {
  if (consoleIsBuilt(root)) return false;
  return withSetupLock(root, async () => {
    // Another set-up may have done it while this one waited for the lock.
    if (consoleIsBuilt(root)) return false;
    return step('building the web console', () => build(root));
  });
}

/** @param {string} root */
function build(root) {
  const own = join(root, 'node_modules/node/bin/node');
  const result = spawnSync(existsSync(own) ? own : process.execPath, [join(root, builder)], {
    cwd: root,
    encoding: 'utf8',
  });
  if (result.status === 0) return true;
  say(`${result.stderr ?? ''}${result.error?.message ?? ''}`.trim().split('\n').slice(-12).join('\n'));
  say('set-up: continuing without the web console; "npm run setup" tries again');
  return false;
}
