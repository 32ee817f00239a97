// Starts the server once on an empty data folder, stops it, and reads a document in a process: Node then keeps the compiled form of every
// module that a start and a process for documents load (`NODE_COMPILE_CACHE`). Otherwise the first start compiles them, and holds 25 MB more
// for as long as it lives, and the first document takes 0.25 s of processor time more.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A start without the cache took more than a minute on a machine with four times as much work as cores. */
const startLimit = 300_000;

/**
 * @param {string} root the checkout
 * @param {Record<string, string | undefined>} [environment] further variables
 * @returns {Promise<boolean>} whether the server could be started
 */
export async function fillCompileCache(root, environment = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-first-'));
  try {
    const isStarted = await startAndStop(root, folder, environment);
    if (isStarted) await readDocument(root, folder, environment);
    return isStarted;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} root @param {string} folder @param {Record<string, string | undefined>} environment
 * @returns {Promise<boolean>}
 */
function startAndStop(root, folder, environment) {
  const child = spawn(process.execPath, [join(root, 'bin/dragoman.mjs'), 'serve'], {
    cwd: folder,
    env: {
      ...inherited(),
      DRAGOMAN_DATA_DIR: folder,
      DRAGOMAN_HOST: '127.0.0.1',
      DRAGOMAN_PORT: '0',
      DRAGOMAN_INTERFACE_PHRASES: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: startLimit,
  });
  // It speaks when it listens.
  child.stdout.once('data', () => child.kill('SIGTERM'));
  return new Promise((ended) => {
    child.once('error', () => ended(false));
    child.once('exit', (code) => ended(code === 0));
  });
}

/** What Markdown and the HTML in it consist of, so that what reads them is compiled. */
const sample = `# Title\n
A [link](a.md "Title"), **bold**, _italic_ and \`code\`, https://example.org and ![a picture](b.png).[^1]\n
- [ ] one\n  1. two\n\n> A quotation\n\n| a | b |\n|---|---|\n| c | d |\n
<div title="e"><p>HTML</p></div>\n\n\`\`\`js\ncode\n\`\`\`\n\n[^1]: A note\n`;

/**
 * By `dragoman check`, which reads files as the server does. What it finds in them does not matter.
 *
 * @param {string} root @param {string} folder @param {Record<string, string | undefined>} environment
 * @returns {Promise<void>}
 */
async function readDocument(root, folder, environment) {
  const path = join(folder, 'sample.md');
  await writeFile(path, sample);
  const child = spawn(
    process.execPath,
    [join(root, 'bin/dragoman.mjs'), 'check', '--from', 'en', '--to', 'de', path, path],
    {
      cwd: folder,
      env: { ...inherited(), ...environment },
      stdio: 'ignore',
      timeout: 60_000,
    },
  );
  await new Promise((ended) => {
    child.once('error', ended);
    child.once('exit', ended);
  });
}

function inherited() {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  process.exitCode = (await fillCompileCache(resolve(import.meta.dirname, '../..'))) ? 0 : 1;
}
