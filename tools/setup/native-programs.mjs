import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { say, step } from './progress.mjs';
import { withSetupLock } from './setup-lock.mjs';
import { fileSignature, readStamp, writeStamp } from './stamp.mjs';

const compiler = '/usr/bin/cc';
const pocketsphinxHeader = '/usr/include/pocketsphinx/pocketsphinx.h';
const pocketsphinxSource = 'native/pocketsphinx-stream/pocketsphinx-stream.c';

/** Where the programs are that set-up compiles. Engines find them there. @param {string} root */
export function nativeProgramPath(root) {
  return join(root, 'node_modules/.dragoman/native/pocketsphinx-stream');
}

/** What decides how the program turns out. @param {string} root */
function signature(root) {
  return `${process.platform}-${process.arch} ${fileSignature(join(root, pocketsphinxSource), compiler, pocketsphinxHeader)}`;
}

/** Whether `ensureNativePrograms` has nothing to do. @param {string} root */
export function nativeProgramsAreReady(root) {
  return readStamp(root).native === signature(root) && existsSync(nativeProgramPath(root));
}

/**
 * Compiles the programs of `native/`, where a compiler and the libraries are. Without them speech recognition is missing, and
 * the server says so; everything else works.
 *
 * @param {string} root
 * @returns {Promise<boolean>} whether anything was compiled
 */
export async function ensureNativePrograms(root) {
  if (nativeProgramsAreReady(root)) return false;
  const missing = [compiler, pocketsphinxHeader].filter((path) => !existsSync(path));
  if (missing.length > 0) {
    say(`set-up: going on without speech recognition, since ${missing.join(' and ')} is missing`);
    return false;
  }
  return withSetupLock(root, async () => {
    // Another set-up may have done it while this one waited for the lock.
    if (nativeProgramsAreReady(root)) return false;
    const compiled = await step('compiling the program for speech recognition', () =>
      compile(join(root, pocketsphinxSource), nativeProgramPath(root)),
    );
    if (compiled) writeStamp(root, { ...readStamp(root), native: signature(root) });
    return compiled;
  });
}

/**
 * The program appears whole or not at all: a server may be looking for it.
 *
 * @param {string} source
 * @param {string} path
 */
export function compile(source, path) {
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const flags = ['-std=c11', '-O2', '-I/usr/include/pocketsphinx', '-I/usr/include/sphinxbase'];
    const libraries = ['-lpocketsphinx', '-lsphinxbase', '-lm'];
    const result = spawnSync(compiler, [...flags, '-o', draft, source, ...libraries], { encoding: 'utf8' });
    if (result.status === 0) {
      renameSync(draft, path);
      return true;
    }
    const output = `${result.stderr ?? ''}${result.error?.message ?? ''}`.trim().split('\n');
    say(output.slice(-12).join('\n'));
  } catch (error) {
    say(`set-up: ${/** @type {Error} */ (error).message}`);
  }
  rmSync(draft, { force: true });
  return false;
}
