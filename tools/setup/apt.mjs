import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { say, step } from './progress.mjs';

export const aptGet = '/usr/bin/apt-get';
const policyFile = '/usr/sbin/policy-rc.d';
const listsFolder = '/var/lib/apt/lists';
const environment = ['DEBIAN_FRONTEND=noninteractive', 'LC_ALL=C'];
const freshMilliseconds = 24 * 3_600_000;

/** What apt-get says when it fails is at its end. */
const lastLines = 12;

/**
 * @typedef {'no_apt' | 'switched_off' | 'needs_root'} Hindrance
 * @typedef {{ action: 'install', prefix: string[] } | { action: 'tell', hindrance: Hindrance, reason: string }} AptDecision
 */

/**
 * How far an installation is. `percent` is that of the step; `words` are the last ones of a program that failed.
 *
 * @typedef {{ step: 'lists' | 'downloading' | 'installing', group?: string, percent?: number, words?: string }} AptProgress
 */

/**
 * Somebody who looks on. With a signal, downloads end as soon as it is aborted. What is being unpacked is finished, since a package that is
 * installed by half hinders all later installations.
 *
 * @typedef {{ signal?: AbortSignal, report?: (progress: AptProgress) => void }} Watch
 */

/**
 * Whether packages may be installed here. Never asks anything.
 *
 * @param {{ aptGet: boolean, root: boolean, setting: string | undefined }} facts `setting` is DRAGOMAN_SETUP_APT
 * @returns {AptDecision}
 */
export function decideInstallation({ aptGet, root, setting }) {
  if (!aptGet) return { action: 'tell', hindrance: 'no_apt', reason: 'this system has no apt-get' };
  if (setting === '0') {
    return { action: 'tell', hindrance: 'switched_off', reason: 'DRAGOMAN_SETUP_APT=0 forbids it' };
  }
  if (root) return { action: 'install', prefix: [] };
  if (setting === 'sudo') {
    // sudo hands on no environment of its own accord.
    return { action: 'install', prefix: ['sudo', '-n', 'env', ...environment] };
  }
  return { action: 'tell', hindrance: 'needs_root', reason: 'that needs root' };
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
 * @param {Watch} [watch]
 * @returns {Promise<{ unavailable: string[], failed: boolean }>} `unavailable`: this distribution does not have them
 */
export async function installGroups(groups, prefix, watch = {}) {
  const lists = packageLists(prefix, watch);
  await lists.updateIfOld();
  const wanted = groups.flatMap(({ packages }) => packages);
  let available = lookUp(wanted);
  if (wanted.some((name) => !available.has(name)) && (await lists.update())) available = lookUp(wanted);
  const absent = wanted.filter((name) => !available.has(name));
  let failed = absent.length > 0 && !lists.complete();
  for (const { name, packages, daemons = [] } of groups) {
    const installable = packages.filter((entry) => available.has(entry));
    if (installable.length === 0 || watch.signal?.aborted) continue;
    const title = `installing ${installable.length} Debian package${installable.length === 1 ? '' : 's'} for "${name}"`;
    const done = await step(title, async () => {
      const installation = { group: name, packages: installable, prefix, watch };
      const unwanted = daemons.filter((daemon) => installable.includes(daemon));
      if (await install(installation, unwanted)) return true;
      if (watch.signal?.aborted) return false;
      // The lists may name versions that the mirror has replaced since, or an installation was broken off before.
      await lists.update();
      await run([...prefix, 'dpkg', '--configure', '-a']);
      return install(installation, unwanted);
    });
    failed ||= !done;
  }
  return { unavailable: lists.complete() ? absent : [], failed };
}

/** The package lists, brought up to date at most once. @param {string[]} prefix @param {Watch} watch */
function packageLists(prefix, watch) {
  let updated = false;
  let complete = true;
  const update = async () => {
    if (updated || watch.signal?.aborted) return false;
    updated = true;
    complete = await step('reading the package lists (apt-get update)', () =>
      apt(['update', '-o', 'APT::Update::Error-Mode=any'], prefix, watch, { step: 'lists' }),
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

/**
 * @param {{ group: string, packages: string[], prefix: string[], watch: Watch }} installation
 * @param {string[]} unwanted daemons that come with them
 */
async function install({ group, packages, prefix, watch }, unwanted) {
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  // What can be cancelled comes first.
  const isDownloaded =
    watch.signal === undefined ||
    (await apt([...args, '--download-only'], prefix, watch, { step: 'downloading', group }));
  if (!isDownloaded || watch.signal?.aborted) return false;
  const before = unwanted.length === 0 ? prefix : [...prefix, ...withoutStarting(unwanted)];
  return apt(args, before, watch, { step: 'installing', group });
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

/**
 * @param {string[]} args
 * @param {string[]} prefix
 * @param {Watch} watch
 * @param {AptProgress} progress what it begins with
 */
function apt(args, prefix, { signal, report }, progress) {
  report?.(progress);
  const isStopped = signal !== undefined && progress.step !== 'installing';
  const words = [
    ...['-qq', '-o', 'DPkg::Lock::Timeout=600', '-o', 'Acquire::Retries=3', '-o', 'Dpkg::Use-Pty=0'],
    ...['-o', 'Dpkg::Options::=--force-confdef', '-o', 'Dpkg::Options::=--force-confold'],
    ...(report === undefined ? [] : ['-o', `APT::Status-Fd=${statusDescriptor}`]),
    ...args,
  ];
  const before = [...(isStopped ? whileInputIsOpen : []), ...(report === undefined ? [] : withStatus)];
  return run([...prefix, ...before, aptGet, ...words], {
    ...(isStopped && { signal }),
    onLine(line) {
      const percent = percentOf(line);
      if (percent !== undefined) report?.({ ...progress, percent });
      return !isStatus(line);
    },
    onFailure: (text) => report?.({ ...progress, words: text }),
  });
}

/** @param {string} line */
function isStatus(line) {
  return /^(dlstatus|pmstatus|pmerror|pmconffile|media-change):/.test(line);
}

/** Of a line of apt's status file descriptor; undefined of others. @param {string} line @returns {number | undefined} */
export function percentOf(line) {
  const percent = /^(?:dl|pm)status:.*?:(\d+\.\d+):/.exec(line)?.[1];
  return percent === undefined ? undefined : Math.min(100, Math.round(Number(percent)));
}

const statusDescriptor = 3;

/**
 * Put before apt-get: its status goes where its output goes, by a descriptor of its own, which sudo would close. apt keeps its status
 * descriptor from the scripts of packages, and those need a standard output.
 */
const withStatus = ['sh', '-c', `exec "$@" ${statusDescriptor}>&1`, 'sh'];

/** Put before a program: ends it when the standard input ends. A signal would not reach what sudo runs. */
export const whileInputIsOpen = [
  'sh',
  '-c',
  [
    'exec 3<&0',
    '"$@" </dev/null 3<&- & program=$!',
    '(read -r _ <&3; kill "$program") >/dev/null 2>&1 & watcher=$!',
    'wait "$program"; status=$?',
    'kill "$watcher" 2>/dev/null',
    'exit $status',
  ].join('\n'),
  'sh',
];

/**
 * Runs a program that must not ask anything; what it said last is shown when it fails.
 *
 * @param {string[]} commandLine
 * @param {{ signal?: AbortSignal, onLine?: (line: string) => boolean, onFailure?: (words: string) => void }} [watch] the signal ends its standard
 *   input; `onLine` says whether a line is one of those that are shown
 * @returns {Promise<boolean>}
 */
function run([program = '', ...args], { signal, onLine, onFailure } = {}) {
  const env = { ...process.env, ...Object.fromEntries(environment.map((entry) => entry.split('='))) };
  return new Promise((resolve) => {
    const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
    const end = () => void child.stdin.end();
    signal?.addEventListener('abort', end);
    if (signal === undefined || signal.aborted) end();
    child.stdin.on('error', () => {});
    /** @type {string[]} */
    const lines = [];
    /** @param {string} line */
    const keep = (line) => {
      lines.push(line);
      if (lines.length > lastLines) lines.shift();
    };
    createInterface({ input: child.stdout }).on('line', (line) => (onLine?.(line) ?? true) && keep(line));
    createInterface({ input: child.stderr }).on('line', keep);
    child.on('error', ({ message }) => keep(message));
    child.on('exit', end);
    child.on('close', (status) => {
      signal?.removeEventListener('abort', end);
      if (status === 0) return resolve(true);
      const words = lines.join('\n').trim();
      if (!signal?.aborted) {
        say(words);
        onFailure?.(words);
      }
      resolve(false);
    });
  });
}
