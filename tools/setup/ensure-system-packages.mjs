import { existsSync } from 'node:fs';
import { aptGet, decideInstallation, installCommand, installGroups } from './apt.mjs';
import { say } from './progress.mjs';
import { SetupError } from './setup-error.mjs';
import { withSetupLock } from './setup-lock.mjs';
import { fileSignature, readStamp, writeStamp } from './stamp.mjs';
import {
  dpkgStatusPath,
  missingPackages,
  readInstalledPackages,
  readPackageTable,
  tablePath,
} from './system-packages.mjs';

/** A start does not wait for a package mirror again within this time after it failed. */
const retryMilliseconds = 3_600_000;

/**
 * Installs what is missing of the groups, where that is allowed; else says what to install.
 *
 * @param {string} root
 * @param {readonly string[]} groups
 * @param {'later' | 'failed' | 'all'} retry see `SetupRequest`
 * @param {import('./apt.mjs').Watch} [watch]
 * @returns {Promise<{ installed: boolean, complete: boolean }>} whether anything was installed, and nothing is missing
 */
export async function ensureSystemPackages(root, groups, retry, watch = {}) {
  const before = missingOf(groups, allMissing(root));
  if (before.length === 0) return { installed: false, complete: true };
  const user = { root: process.getuid?.() === 0 };
  const decision = decideHere();
  let reason = decision.action === 'tell' ? decision.reason : undefined;
  if (decision.action === 'install' && worthTrying(readStamp(root), before, retry, Date.now())) {
    await withSetupLock(root, async () => {
      // Another set-up may have installed them while this one waited for the lock.
      const wanted = groups
        .map((name) => ({
          name,
          packages: missingOf([name], allMissing(root)),
          daemons: readPackageTable().groups[name]?.daemons ?? [],
        }))
        .filter(({ packages }) => packages.length > 0);
      if (wanted.length === 0) return;
      const { unavailable, failed } = await installGroups(wanted, decision.prefix, watch);
      if (watch.signal?.aborted) return;
      const { installFailedAt: _, ...stamp } = readStamp(root);
      writeStamp(root, { ...stamp, unavailable, ...(failed ? { installFailedAt: Date.now() } : {}) });
    });
  }
  const after = missingOf(groups, allMissing(root));
  const unavailable = after.filter((name) => readStamp(root).unavailable?.includes(name));
  if (unavailable.length > 0) say(`set-up: this distribution does not have ${unavailable.join(', ')}`);
  const left = after.filter((name) => !unavailable.includes(name));
  if (left.length > 0) {
    reason ??= watch.signal?.aborted ? 'cancelled' : 'apt-get failed';
    say(`set-up: going on without ${left.length} system packages (${reason}). To install them:`);
    say(`  ${installCommand(left, user)}`);
  }
  return { installed: after.length < before.length, complete: after.length === 0 };
}

/** Whether set-up may install packages on this machine, as the user who runs it. */
export function decideHere() {
  const root = process.getuid?.() === 0;
  return decideInstallation({ aptGet: existsSync(aptGet), root, setting: process.env.DRAGOMAN_SETUP_APT });
}

/** @param {string} root @param {readonly string[]} groups */
export function missingPackagesOf(root, groups) {
  return missingOf(groups, allMissing(root));
}

/** Whether nothing of the groups is missing. @param {string} root @param {readonly string[]} groups */
export function packagesAreThere(root, groups) {
  return missingOf(groups, allMissing(root)).length === 0;
}

/**
 * @param {import('./stamp.mjs').Stamp} stamp
 * @param {readonly string[]} missing
 * @param {'later' | 'failed' | 'all'} retry
 * @param {number} now
 */
export function worthTrying(stamp, missing, retry, now) {
  if (retry === 'all') return true;
  if (missing.every((name) => stamp.unavailable?.includes(name))) return false;
  return retry === 'failed' || now - (stamp.installFailedAt ?? Number.NEGATIVE_INFINITY) > retryMilliseconds;
}

/** Every package of the table that is not installed. @param {string} root @returns {readonly string[]} */
function allMissing(root) {
  const system = fileSignature(dpkgStatusPath, tablePath);
  const stamp = readStamp(root);
  if (stamp.system === system && stamp.missing) return stamp.missing;
  const table = readPackageTable();
  const missing = missingPackages(table, Object.keys(table.groups), readInstalledPackages());
  writeStamp(root, { ...stamp, system, missing });
  return missing;
}

/** @param {readonly string[]} groups @param {readonly string[]} missing */
function missingOf(groups, missing) {
  if (missing.length === 0) return [];
  const table = readPackageTable();
  const unknown = groups.find((group) => !table.groups[group]);
  if (unknown) {
    throw new SetupError(`there is no package group "${unknown}"; there are ${Object.keys(table.groups).join(', ')}.`);
  }
  return missingPackages(table, groups, new Set()).filter((name) => missing.includes(name));
}
