import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nodeProgram } from '../launch/launch.mjs';
import { say } from './progress.mjs';
import { withSetupLock } from './setup-lock.mjs';

const bundler = 'tools/bundle/bundle-server.mjs';
/** Of the bundler, when there was a bundle of these sources. */
const upToDate = 3;

/**
 * Bundles the modules of the server where they are not those of the last bundle. Without a bundle the server loads them one by one, and so it
 * does where the development dependencies are missing.
 *
 * @param {string} root
 * @returns {Promise<boolean>} whether a bundle was made
 */
export async function ensureServerBundle(root) {
  const program = nodeProgram(root);
  if (program === undefined || !existsSync(join(root, 'node_modules/rolldown'))) return false;
  return withSetupLock(root, async () => {
    const { status, error } = spawnSync(program, [join(root, bundler)], { cwd: root, stdio: ['ignore', 2, 2] });
    if (status === 0 || status === upToDate) return status === 0;
    if (error) say(error.message);
    say('set-up: continuing without a bundle; the server starts more slowly');
    return false;
  });
}
