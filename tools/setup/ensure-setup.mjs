import { fillCompileCache } from '../launch/fill-compile-cache.mjs';
import { ensureConsole } from './console.mjs';
import { ensureSystemPackages } from './ensure-system-packages.mjs';
import { ensureGermanWords } from './german-words.mjs';
import { ensureNativePrograms } from './native-programs.mjs';
import { ensureModules } from './node-modules.mjs';
import { say, sayTotal, step } from './progress.mjs';
import { ensureServerBundle } from './server-bundle.mjs';

export { SetupError } from './setup-error.mjs';

/**
 * @typedef {object} SetupRequest
 * @property {string} root the checkout
 * @property {readonly string[]} packages groups of `system-packages.json`
 * @property {boolean} [development] whether the development dependencies are needed
 * @property {boolean} [bundle] whether the modules of the server are bundled where they have changed
 * @property {boolean} [console] whether the web console is built where its sources have changed
 * @property {'later' | 'failed' | 'all'} [retry] which packages that could not be installed before are tried at once:
 *   none for an hour, those where apt-get failed, also those that the distribution did not have
 * @property {boolean} [verbose] say so when there is nothing to do
 */

/**
 * Brings the checkout into the state a command needs: Node modules, then system packages, then what is compiled. When all is there, this only
 * compares file times. Node modules that cannot be installed are an error; of system packages that cannot be installed
 * it says what to type, since everything else works without them.
 *
 * @param {SetupRequest} request
 */
export async function ensureSetup({
  root,
  packages,
  development = false,
  bundle = false,
  console = false,
  retry = 'later',
  verbose = false,
}) {
  const installedModules = await ensureModules(root, { development });
  const system =
    packages.length > 0 ? await ensureSystemPackages(root, packages, retry) : { installed: false, complete: true };
  const listed = packages.includes('runtime') && (await ensureGermanWords(root));
  const compiled = packages.includes('voice-build') && (await ensureNativePrograms(root));
  const bundled = bundle && (await ensureServerBundle(root));
  if (
    (installedModules || bundled) &&
    packages.includes('runtime') &&
    !(await step('starting the server once, so that its modules are compiled', () => fillCompileCache(root)))
  )
    say('set-up: the next start compiles them and takes longer; nothing else depends on it');
  const built = console && (await ensureConsole(root));
  if (installedModules || system.installed || listed || compiled || bundled || built) sayTotal();
  else if (verbose && system.complete) say('set-up: nothing to do');
}
