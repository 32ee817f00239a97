import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { say, step } from './progress.mjs';

export const aptGet = '/usr/bin/apt-get';
const policyFile = '/usr/sbin/policy-rc.d';
const listsFolder = '/var/lib/apt/lists';
const environment = ['DEBIAN_FRONTEND=noninteractive', 'LC_ALL=C'];
const freshMilliseconds = 24 * 3_600_000;

/**
 * @typedef {{ action: 'install', prefix: string[] } | { action: 'tell', reason: string }} AptDecision
 */

/**
 * Whether packages may be installed here. Never asks anything.
 *
 * @param {{ aptGet: boolean, root: boolean, setting: string | undefined }} facts `setting` is DRAGOMAN_SETUP_APT
 * @returns {AptDecision}
 */
export function decideInstallation({ aptGet, root, setting }) {
  if (!aptGet) return { action: 'tell', reason: 'this system has no apt-get' };
  if (setting === '0') return { action: 'tell', reason: 'DRAGOMAN_SETUP_APT=0 forbids it' };
  if (root) return { action: 'install', prefix: [] };
  if (setting === 'sudo') {
    // sudo hands on no environment of its own accord.
    return { action: 'install', prefix: ['sudo', '-n', 'env', ...environment] };
  }
  return { action: 'tell', reason: 'that needs root' };
}

/** What a user types to install them. @param {readonly string[]} packages @param {{ root: boolean }} user */
export function installCommand(packages, { root }) {
  return `${root ? '' : 'sudo '}apt-get install --no-install-recommends ${packages.join(' ')}`;
}

/**
 * The packages that `apt-cache policy` knows a version of.
 *
 * @param {string} policy its output with LC_ALL=C
 * @returns {Set<string>}
 */
export function availablePackages(policy) {
  const available = new Set();
  for (const [, name, candidate] of policy.matchAll(/^(\S+):\n {2}Installed: .*\n {2}Candidate: (.*)$/gm)) {
    if (candidate !== '(none)') available.add(name);
  }
  return available;
}

/**
 * Installs one group after another, so that one that fails leaves the others.
 *
 * @param {readonly { name: string, packages: string[], daemons?: string[] }[]} groups
 * @param {string[]} prefix put before apt-get
 * @returns {Promise<{ unavailable: string[], failed: boolean }>} `unavailable`: this distribution does not have them
 */
export async function installGroups(groups, prefix) {
  const lists = packageLists(prefix);
  await lists.updateIfOld();
  const wanted = groups.flatMap(({ packages }) => packages);
  let available = lookUp(wanted);
  if (wanted.some((name) => !available.has(name)) && (await lists.update())) available = lookUp(wanted);
  const absent = wanted.filter((name) => !available.has(name));
  let failed = absent.length > 0 && !lists.complete();
  for (const { name, packages, daemons = [] } of groups) {
    const installable = packages.filter((entry) => available.has(entry));
    if (installable.length === 0) continue;
    const title = `installing ${installable.length} Debian package${installable.length === 1 ? '' : 's'} for "${name}"`;
    const done = await step(title, async () => {
      const unwanted = daemons.filter((daemon) => installable.includes(daemon));
      if (install(installable, prefix, unwanted)) return true;
      // The lists may name versions that the mirror has replaced since, or an installation was broken off before.
      await lists.update();
      run([...prefix, 'dpkg', '--configure', '-a']);
      return install(installable, prefix, unwanted);
    });
    failed ||= !done;
  }
  return { unavailable: lists.complete() ? absent : [], failed };
}

/** The package lists, brought up to date at most once. @param {string[]} prefix */
function packageLists(prefix) {
  let updated = false;
  let complete = true;
  const update = async () => {
    if (updated) return false;
    updated = true;
    complete = await step('reading the package lists (apt-get update)', async () =>
      apt(['update', '-o', 'APT::Update::Error-Mode=any'], prefix),
    );
    return true;
  };
  return { update, updateIfOld: async () => listsAreFresh() || update(), complete: () => complete };
}

function listsAreFresh() {
  try {
    const names = readdirSync(listsFolder);
    return (
      names.some((name) => /_Packages(\.\w+)?$/.test(name)) &&
      Date.now() - statSync(join(listsFolder, 'partial')).mtimeMs < freshMilliseconds
    );
  } catch {
    return false;
  }
}

/** @param {readonly string[]} packages */
function lookUp(packages) {
  const env = { ...process.env, LC_ALL: 'C' };
  const result = spawnSync('apt-cache', ['policy', ...packages], { encoding: 'utf8', env });
  return availablePackages(result.stdout ?? '');
}

/** @param {string[]} packages @param {string[]} prefix @param {string[]} unwanted daemons that come with them */
function install(packages, prefix, unwanted) {
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  return apt(args, unwanted.length === 0 ? prefix : [...prefix, ...withoutStarting(unwanted)]);
}

/**
 * Put before apt-get: what is installed is not started, now (policy-rc.d, unless the machine has one of its own) or with the
 * machine (systemd). A service that was there before is not touched, since its package is not installed anew.
 *
 * @param {readonly string[]} daemons
 * @param {{ policy: string, systemd: string }} paths
 * @returns {string[]}
 */
export function withoutStarting(daemons, { policy, systemd } = { policy: policyFile, systemd: '/run/systemd/system' }) {
  const script = [
    `policy='${policy}'; status=0`,
    'if [ ! -e "$policy" ]; then',
    '  trap \'rm -f "$policy"\' EXIT',
    '  printf "#!/bin/sh\\nexit 101\\n" > "$policy" && chmod 755 "$policy"',
    'fi',
    '"$@" || status=$?',
    `[ ! -d '${systemd}' ] || systemctl --quiet disable ${daemons.join(' ')}`,
    'exit $status',
  ].join('\n');
  return ['sh', '-c', script, 'sh'];
}

/** @param {string[]} args @param {string[]} prefix */
function apt(args, prefix) {
  return run([
    ...prefix,
    aptGet,
    '-qq',
    ...['-o', 'DPkg::Lock::Timeout=600', '-o', 'Acquire::Retries=3', '-o', 'Dpkg::Use-Pty=0'],
    ...['-o', 'Dpkg::Options::=--force-confdef', '-o', 'Dpkg::Options::=--force-confold'],
    ...args,
  ]);
}

/** Runs a program that must not ask anything; what it said last is shown when it fails. @param {string[]} commandLine */
function run([program = '', ...args]) {
  const env = { ...process.env, ...Object.fromEntries(environment.map((entry) => entry.split('='))) };
  const result = spawnSync(program, args, {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 << 20,
  });
  if (result.status === 0) return true;
  const words = `${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`.trim().split('\n');
  say(words.slice(-12).join('\n'));
  return false;
}
