import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { say, step } from './progress.mjs';
import { withSetupLock } from './setup-lock.mjs';
import { fileSignature, readStamp, writeStamp } from './stamp.mjs';

const compiler = '/usr/bin/cc';

/**
 * The programs of `native/`, with the header that shows that their libraries are there.
 *
 * @typedef {{ name: string, use: string, header: string, flags: string[], libraries: string[] }} NativeProgram
 * @type {NativeProgram[]}
 */
export const nativePrograms = [
  {
    name: 'pocketsphinx-stream',
    use: 'speech recognition',
    header: '/usr/include/pocketsphinx/pocketsphinx.h',
    flags: ['-I/usr/include/pocketsphinx', '-I/usr/include/sphinxbase'],
    libraries: ['pocketsphinx', 'sphinxbase', 'm'],
  },
  {
    name: 'flite-stream',
    use: 'the English voices of Flite',
    header: '/usr/include/flite/flite.h',
    flags: ['-I/usr/include/flite'],
    libraries: [
      'flite_cmu_us_awb',
      'flite_cmu_us_rms',
      'flite_cmu_us_slt',
      'flite_usenglish',
      'flite_cmulex',
      'flite',
      'm',
    ],
  },
];

/** Where a program is that set-up compiles. Engines find it there. @param {string} root @param {string} name */
export function nativeProgramPath(root, name) {
  return join(root, 'node_modules/.dragoman/native', name);
}

/** @param {string} root @param {NativeProgram} program */
function sourcePath(root, { name }) {
  return join(root, 'native', name, `${name}.c`);
}

/** What decides how the programs turn out, of which libraries are there. @param {string} root */
function signature(root) {
  const files = nativePrograms.flatMap((program) => [sourcePath(root, program), program.header]);
  return `${process.platform}-${process.arch} ${fileSignature(...files, compiler)}`;
}

function possiblePrograms() {
  return existsSync(compiler) ? nativePrograms.filter(({ header }) => existsSync(header)) : [];
}

/** Whether `ensureNativePrograms` has nothing to do. @param {string} root */
export function nativeProgramsAreReady(root) {
  return (
    readStamp(root).native === signature(root) &&
    possiblePrograms().every(({ name }) => existsSync(nativeProgramPath(root, name)))
  );
}

/**
 * Compiles the programs of `native/`, where a compiler and the libraries are. Without one of them its part of speech is missing,
 * and the server says so; everything else works.
 *
 * @param {string} root
 * @returns {Promise<boolean>} whether all of them were compiled
 */
export async function ensureNativePrograms(root) {
  if (nativeProgramsAreReady(root)) return false;
  const possible = possiblePrograms();
  for (const program of nativePrograms.filter((one) => !possible.includes(one)))
    say(`set-up: continuing without ${program.use}, since ${missingOf(program)} is missing`);
  if (possible.length === 0) return false;
  return withSetupLock(root, async () => {
    // Another set-up may have done it while this one waited for the lock.
    if (nativeProgramsAreReady(root)) return false;
    let compiled = 0;
    for (const program of possible) {
      const { name, use } = program;
      const path = nativeProgramPath(root, name);
      if (await step(`compiling the program for ${use}`, () => compile(program, sourcePath(root, program), path)))
        compiled++;
    }
    if (compiled === possible.length) writeStamp(root, { ...readStamp(root), native: signature(root) });
    return compiled === nativePrograms.length;
  });
}

/** @param {NativeProgram} program */
function missingOf({ header }) {
  return existsSync(compiler) ? header : compiler;
}

/**
 * The program appears whole or not at all: a server may be looking for it.
 *
 * @param {Pick<NativeProgram, 'flags' | 'libraries'>} program
 * @param {string} source
 * @param {string} path
 */
export function compile({ flags, libraries }, source, path) {
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const links = libraries.map((library) => `-l${library}`);
    const words = ['-std=c11', '-O2', ...flags, '-o', draft, source, ...links];
    const result = spawnSync(compiler, words, { encoding: 'utf8' });
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
