import { readFileSync } from 'node:fs';

export interface Build {
  readonly version: string;
  /** Of the checkout; undefined where there is none. */
  readonly commit: string | undefined;
}

const root = new URL('../../', import.meta.url);

/** Which version of Dragoman this is. */
export function readBuild(folder: URL = root): Build {
  const { version } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as { version: string };
  return { version, commit: readCommit(folder) };
}

/** Without git, which need not be installed where the server runs. A worktree is not followed to its repository. */
function readCommit(folder: URL): string | undefined {
  try {
    const head = readFileSync(new URL('.git/HEAD', folder), 'utf8').trim();
    const reference = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1];
    const commit = reference === undefined ? head : (loose(folder, reference) ?? packed(folder, reference));
    return commit !== undefined && /^[\da-f]{40,64}$/.test(commit) ? commit : undefined;
  } catch {
    return undefined;
  }
}

function loose(folder: URL, reference: string): string | undefined {
  try {
    return readFileSync(new URL(`.git/${reference}`, folder), 'utf8').trim();
  } catch {
    return undefined;
  }
}

function packed(folder: URL, reference: string): string | undefined {
  const lines = readFileSync(new URL('.git/packed-refs', folder), 'utf8').split('\n');
  return lines.find((line) => line.endsWith(` ${reference}`))?.split(' ')[0];
}
