import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';

/** How a browser is kept from this machine. */
export interface BrowserConfinement {
  /** Runs as this user, who has nothing, where this process may change users. */
  readonly user: number | undefined;
  /** Whether Chromium's own sandbox works. */
  readonly sandbox: boolean;
}

const usualPrograms = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/lib/chromium/chromium'];
/** `nobody` of Debian and most other systems. */
const nobody = 65_534;

/** Looks each time: set-up may install it beside a server that works. */
export function findBrowser(program: string | undefined): string | undefined {
  return (program === undefined ? usualPrograms : [program]).find((path) => existsSync(path));
}

/**
 * The strongest confinement that the system allows: another user and Chromium's sandbox, which needs user namespaces; one of
 * both; undefined where it has neither, since pages of others would then run with the rights of this server.
 */
export async function findConfinement(): Promise<BrowserConfinement | undefined> {
  const isRoot = process.getuid?.() === 0;
  const asNobody = [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--no-new-privs'];
  const user = isRoot && (await works('setpriv', [...asNobody, 'true'])) ? nobody : undefined;
  const words = user === undefined ? ['--no-new-privs'] : asNobody;
  const namespaces = await works('setpriv', [...words, 'unshare', '--user', 'true']);
  // As root Chromium refuses to use its sandbox.
  const sandbox = namespaces && !(isRoot && user === undefined);
  return user === undefined && !sandbox ? undefined : { user, sandbox };
}

function works(program: string, words: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(program, words, { env: { PATH: '/usr/bin:/bin' }, timeout: 20_000 }, (error) => resolve(error === null));
  });
}
