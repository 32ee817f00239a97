// What the web console asks set-up for, as a process beside the server:
//
//   node add-packages.mjs list                what is missing of each group, and whether set-up may install it
//   node add-packages.mjs install GROUP...    installs groups; the end of standard input cancels
//
// Each line of standard output is a JSON object. `install` writes its progress, and its outcome last.
import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { installCommand } from './apt.mjs';
import { decideHere, ensureSystemPackages, missingPackagesOf } from './ensure-system-packages.mjs';
import { ensureGermanWords } from './german-words.mjs';
import { ensureNativePrograms } from './native-programs.mjs';
import { readStamp } from './stamp.mjs';

/** What a server can use, in the order in which it is offered, with the groups of packages that it takes. */
/** @type {Record<string, readonly string[]>} */
const offered = {
  runtime: ['runtime'],
  voice: ['voice', 'voice-build'],
  documents: ['documents'],
  converters: ['converters'],
  browser: ['browser'],
};

const root = resolve(import.meta.dirname, '../..');
const lowestPriority = 19;

/** @param {object} line */
const tell = (line) => void process.stdout.write(`${JSON.stringify(line)}\n`);

function list() {
  const decision = decideHere();
  const user = { root: process.getuid?.() === 0 };
  return {
    groups: Object.entries(offered).map(([group, parts]) => {
      const missing = missingPackagesOf(root, parts);
      return { group, missing, command: missing.length === 0 ? null : installCommand(missing, user) };
    }),
    hindrance: decision.action === 'tell' ? decision.hindrance : null,
  };
}

/** @param {readonly string[]} groups */
async function install(groups) {
  const cancelled = new AbortController();
  process.stdin.resume().on('close', () => cancelled.abort());
  const { signal } = cancelled;
  const parts = groups.flatMap((group) => offered[group] ?? []);
  let words = '';
  let last = '';
  await ensureSystemPackages(root, parts, 'all', {
    signal,
    report({ words: said, ...progress }) {
      if (said !== undefined) words = said;
      // apt repeats itself.
      if (JSON.stringify(progress) !== last) tell(progress);
      last = JSON.stringify(progress);
    },
  });
  if (!signal.aborted) {
    tell({ step: 'preparing' });
    if (groups.includes('runtime')) await ensureGermanWords(root);
    if (groups.includes('voice')) await ensureNativePrograms(root);
  }
  const left = missingPackagesOf(root, parts);
  const unavailable = left.filter((name) => readStamp(root).unavailable?.includes(name));
  const outcome = left.length === 0 ? 'installed' : signal.aborted ? 'cancelled' : 'incomplete';
  tell({ outcome, left, unavailable, ...(outcome === 'incomplete' && { words }) });
}

// Settings of the server, secrets among them, are no business of packages.
for (const name of Object.keys(process.env))
  if (name.startsWith('DRAGOMAN_') && name !== 'DRAGOMAN_SETUP_APT') delete process.env[name];
setPriority(lowestPriority);
// A server that ends does not end what is being unpacked.
process.stdout.on('error', () => {});
const [task, ...groups] = process.argv.slice(2);
if (task === 'list') tell(list());
else if (task === 'install' && groups.length > 0 && groups.every((group) => group in offered)) await install(groups);
else process.exitCode = 2;
if (task === 'install') process.stdin.destroy();
