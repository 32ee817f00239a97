#!/usr/bin/env node
// What the npm scripts call. Runs on the Node that the machine has (20 or newer), does what is missing of the set-up,
// and hands over to the Node 24 of the dependencies. No imports from node_modules here: there may be none yet.
import { resolve } from 'node:path';
import { launch } from './launch/launch.mjs';
import { ensureSetup, SetupError } from './setup/ensure-setup.mjs';
import { laterPackages, setUpLater } from './setup/later.mjs';

const root = resolve(import.meta.dirname, '..');

// What each command runs, and which groups of system packages (`setup/system-packages.json`) it needs.
/** @type {Record<string, { program: string[], packages: string[], development?: boolean, bundle?: boolean, console?: boolean }>} */
const commands = {
  start: { program: ['src/main.ts', 'serve'], packages: ['runtime'], bundle: true },
  cli: { program: ['src/main.ts'], packages: [] },
  test: {
    program: ['tools/tests/main.ts'],
    packages: ['runtime', ...laterPackages, 'converters', 'browser', 'test'],
    development: true,
    console: true,
  },
  bench: { program: ['bench/main.ts'], packages: ['runtime', ...laterPackages, 'bench'], development: true },
  'bench-quality': { program: ['bench/quality/main.ts'], packages: ['runtime'], development: true },
  check: { program: ['tools/check/main.ts'], packages: [], development: true },
  generate: { program: ['tools/generate/main.ts'], packages: [], development: true },
};

const usage = `Usage: node tools/run.mjs <command> [arguments]

  start      set up what is missing, then serve; what only speech needs is set up beside the server
  test       set up what is missing, then run the tests (arguments: parts of file names)
  setup      set up and say what was done (arguments: further package groups: converters, browser, test, bench)
  cli        the dragoman command
  bench      set up what is missing, then run the benchmarks
  bench-quality  score the installed engines on a test set
  check      types, lint, import rules, sizes, generated files
  generate   write the generated files
`;

/** @param {string[]} commandLine */
async function main([name = '', ...args]) {
  try {
    if (name === 'setup') {
      await ensureSetup({
        root,
        packages: ['runtime', ...laterPackages, ...args],
        development: true,
        bundle: true,
        console: true,
        retry: 'all',
        verbose: true,
      });
      return;
    }
    const command = commands[name];
    if (!command) {
      process.stderr.write(usage);
      process.exitCode = 2;
      return;
    }
    const { program, ...needs } = command;
    // Single tests, as they are run after each change, need no bundle.
    if (name === 'test' && args.length === 0) needs.bundle = true;
    await ensureSetup({ root, retry: name === 'start' ? 'later' : 'failed', ...needs });
    if (name === 'start') await setUpLater(root);
    launch(root, [...program, ...args]);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`\nSet-up failed: ${error.message}\n`);
    process.exitCode = 1;
  }
}

await main(process.argv.slice(2));
