import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProcess } from './run-process.ts';

/** What a program of the sandbox may use. */
export interface SandboxLimits {
  /** Address space in bytes. */
  readonly memory: number;
  /** Seconds of processor time. */
  readonly cpuSeconds: number;
  /** Bytes of a file that it writes. */
  readonly file: number;
}

/** A program that works in one folder. */
export interface SandboxedProgram {
  readonly path: string;
  /** The arguments, for the path by which the program knows its folder. */
  readonly words: (folder: string) => readonly string[];
  /** The folder on this machine. An empty folder `root` beside it is needed too. */
  readonly folder: string;
}

/** How far programs are kept from the machine; `settings` relies on their own settings. */
export type Isolation = 'namespaces' | 'settings';

const script = fileURLToPath(new URL('./sandbox.sh', import.meta.url));
const tools = ['setpriv', 'prlimit', 'unshare'] as const;
const folders = ['/usr/bin', '/bin'];
/** As the program sees it. */
const inside = '/work';

/**
 * Command lines that keep a program from everything but its folder: no network, no other files, no other processes, and an end
 * with this process. Where the system allows no namespaces, what is left are limits of resources.
 *
 *     setpriv (ends with its parent) ─► prlimit ─► unshare ─► sandbox.sh (mounts, chroot) ─► program
 */
export class Sandbox {
  readonly #paths: Readonly<Partial<Record<(typeof tools)[number], string>>>;
  readonly #limits: SandboxLimits;
  #isolation: Promise<Isolation> | undefined;

  constructor(limits: SandboxLimits) {
    this.#limits = limits;
    this.#paths = Object.fromEntries(
      tools.map((name) => [name, folders.map((folder) => join(folder, name)).find((path) => existsSync(path))]),
    );
  }

  /** Tried once, with a program that does nothing in `folder`. */
  isolation(folder: string): Promise<Isolation> {
    this.#isolation ??= this.#try(folder);
    return this.#isolation;
  }

  command({ path, words, folder }: SandboxedProgram, isolation: Isolation): readonly [string, ...string[]] {
    const { unshare } = this.#paths;
    if (isolation === 'settings' || unshare === undefined) return this.#limited([path, ...words(folder)]);
    const namespaces = ['--user', '--map-root-user', '--net', '--mount', '--pid', '--ipc', '--uts'];
    const ends = ['--fork', '--kill-child=KILL'];
    const shell = ['/bin/sh', script, join(folder, '..', 'root'), folder];
    return this.#limited([unshare, ...namespaces, ...ends, ...shell, path, ...words(inside)]);
  }

  async #try(folder: string): Promise<Isolation> {
    if (process.platform !== 'linux' || this.#paths.unshare === undefined) return 'settings';
    const nothing = { path: '/bin/true', words: () => [], folder };
    const signal = AbortSignal.timeout(20_000);
    const end = await runProcess(this.command(nothing, 'namespaces'), { folder, signal }).catch(() => undefined);
    return end?.code === 0 ? 'namespaces' : 'settings';
  }

  #limited(command: readonly [string, ...string[]]): readonly [string, ...string[]] {
    const { setpriv, prlimit } = this.#paths;
    const { memory, cpuSeconds, file } = this.#limits;
    const limits = [`--as=${memory}`, `--cpu=${cpuSeconds}`, `--fsize=${file}`, '--core=0'];
    const limited = prlimit === undefined ? command : ([prlimit, ...limits, ...command] as const);
    return setpriv === undefined ? limited : [setpriv, '--pdeathsig', 'KILL', ...limited];
  }
}
