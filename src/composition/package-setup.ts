import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { ServiceError } from '../errors/service-error.ts';
import type { Hindrance, PackageGroup, PackageRun, PackagesReport } from '../http/routes/console/package-setup.ts';

/*
 * Groups of Debian packages that an administrator has set-up install, in a process of its own with the lowest priority:
 *
 *   none ──▶ running ──▶ installed | incomplete | cancelled | failed (kept until the next)
 *              └──▶ cancelling ──▶ …   downloads end at once; what is being unpacked is finished
 */

export interface PackageSetupEvents {
  packagesRequested(event: { groups: readonly string[] }): void;
  packageSetupEnded(event: { groups: readonly string[]; outcome: string; words: string; seconds: number }): void;
}

export interface PackageSetupParts {
  readonly events: PackageSetupEvents;
  readonly clock: { elapsed(): number };
  /** Whether the configuration allows it. */
  readonly isAllowed: boolean;
  /** Of dpkg: when it changes, packages have come or gone. */
  readonly statusFile?: string;
}

type Child = ChildProcessByStdio<Writable, Readable, null>;

const program = fileURLToPath(new URL('../../tools/setup/add-packages.mjs', import.meta.url));
const debianStatusFile = '/var/lib/dpkg/status';
const lookMilliseconds = 20_000;
const longestWords = 2_000;

interface Listing {
  readonly groups: readonly PackageGroup[];
  readonly hindrance: Hindrance | null;
}

const reasons: Readonly<Record<Hindrance, string>> = {
  needs_root: 'it does not run as root, and DRAGOMAN_SETUP_APT is not sudo.',
  switched_off: 'DRAGOMAN_SETUP_APT=0 forbids it.',
  no_apt: 'this system has no apt-get.',
  no_setup: 'this installation comes without set-up.',
  not_allowed: 'DRAGOMAN_CONSOLE_PACKAGES=0 forbids it.',
};

const nothing: Listing = { groups: [], hindrance: 'no_setup' };

/** Which packages are missing, and their installation. What set-up may do here, it decides itself. */
export class PackageSetup implements AsyncDisposable {
  readonly #parts: PackageSetupParts;
  #seen: { readonly signature: string; readonly listing: Promise<Listing> } | undefined;
  #child: Child | undefined;
  #run: PackageRun | null = null;

  constructor(parts: PackageSetupParts) {
    this.#parts = parts;
  }

  async report(): Promise<PackagesReport> {
    const { groups, hindrance } = await this.#list();
    const missing = groups.filter(({ missing }) => missing.length > 0);
    return { groups: missing, hindrance: this.#parts.isAllowed ? hindrance : 'not_allowed', run: this.#run };
  }

  /** Begins once `begin` has resolved, if something is missing. */
  async request(groups: readonly string[], begin: () => Promise<void>): Promise<void> {
    const { groups: known, hindrance } = await this.#list();
    const unknown = groups.find((group) => !known.some((one) => one.group === group));
    if (unknown !== undefined)
      throw new ServiceError('invalid_parameter', { parameter: 'groups', reason: `there is no group '${unknown}'.` });
    if (!known.some(({ group, missing }) => groups.includes(group) && missing.length > 0)) return;
    if (hindrance !== null) throw new ServiceError('packages_not_installable', { reason: reasons[hindrance] });
    this.#refuseWhileBusy();
    await begin();
    this.#refuseWhileBusy();
    this.#start([...new Set(groups)]);
  }

  /** The one under way, or the last one. */
  get run(): PackageRun | null {
    return this.#run;
  }

  cancel(): void {
    if (this.#child === undefined || this.#run === null) return;
    this.#run = { ...this.#run, state: 'cancelling' };
    this.#child.stdin.end();
  }

  /** A download ends; what is being unpacked is finished without this server. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.cancel();
    this.#child?.stdout.destroy();
    this.#child?.unref();
  }

  #refuseWhileBusy(): void {
    if (this.#child !== undefined)
      throw new ServiceError('too_many_requests', { reason: 'other packages are being installed.' });
  }

  #start(groups: readonly string[]): void {
    const { events, clock } = this.#parts;
    const begun = clock.elapsed();
    const child = spawnSetup(['install', ...groups]);
    this.#child = child;
    this.#run = { groups: [...groups], state: 'running', step: 'waiting', group: null, percent: null, ...noEnd };
    events.packagesRequested({ groups });
    createInterface({ input: child.stdout }).on('line', (line) => this.#read(line));
    const end = (words: string): void => {
      if (this.#child !== child || this.#run === null) return;
      this.#child = undefined;
      this.#seen = undefined;
      const { state } = this.#run;
      if (state === 'running' || state === 'cancelling') this.#run = { ...this.#run, state: 'failed', words };
      const seconds = Math.round((clock.elapsed() - begun) / 1000);
      events.packageSetupEnded({ groups, outcome: this.#run.state, words: this.#run.words ?? '', seconds });
    };
    child.on('error', ({ message }) => end(message));
    child.on('close', (code, signal) => end(`Set-up ended with ${signal ?? code}.`));
  }

  #read(line: string): void {
    if (this.#run === null || !line.startsWith('{')) return;
    const report = JSON.parse(line) as SetupLine;
    if ('outcome' in report) {
      const { outcome, left, unavailable, words = '' } = report;
      this.#run = { ...this.#run, ...{ left, unavailable }, state: outcome, words: words.slice(-longestWords) || null };
    } else
      this.#run = { ...this.#run, step: report.step, group: report.group ?? null, percent: report.percent ?? null };
  }

  /** As long as dpkg has changed nothing, as before; during an installation too. */
  async #list(): Promise<Listing> {
    if (this.#seen !== undefined && this.#child !== undefined) return this.#seen.listing;
    const found = await stat(this.#parts.statusFile ?? debianStatusFile).catch(() => undefined);
    const signature = `${found?.mtimeMs} ${found?.size}`;
    if (this.#seen?.signature !== signature) this.#seen = { signature, listing: readListing().catch(() => nothing) };
    return this.#seen.listing;
  }
}

const noEnd = { left: [], unavailable: [], words: null };

type SetupLine =
  | { readonly step: NonNullable<PackageRun['step']>; readonly group?: string; readonly percent?: number }
  | {
      readonly outcome: 'installed' | 'incomplete' | 'cancelled';
      readonly left: string[];
      readonly unavailable: string[];
      readonly words?: string;
    };

/** Outside of the terminal's process group: a package is not left by half when somebody stops the server. */
function spawnSetup(words: readonly string[]): Child {
  return spawn(process.execPath, [program, ...words], { cwd: '/', stdio: ['pipe', 'pipe', 'ignore'], detached: true });
}

async function readListing(): Promise<Listing> {
  // An image of a container has no set-up.
  if (!existsSync(program)) return nothing;
  const child = spawnSetup(['list']);
  child.stdin.end();
  const late = AbortSignal.timeout(lookMilliseconds);
  late.addEventListener('abort', () => child.kill('SIGKILL'));
  let text = '';
  for await (const piece of child.stdout.setEncoding('utf8')) text += piece;
  return JSON.parse(text) as Listing;
}
