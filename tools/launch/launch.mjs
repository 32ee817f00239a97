import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];

/** What a terminal sends to every process in it, so that the child has it already. */
const fromTerminal = ['SIGINT', 'SIGQUIT'];

/** npm passes a signal on that its whole process group was sent; within this time they are one. */
const sameSignalMilliseconds = 500;

/** Room for the young objects of many large requests at a time; a server gives it back before it listens. */
const nodeOptions = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=32'];

/** The Node that runs Dragoman: the dependency, else the running one where it is new enough. @param {string} root */
export function nodeProgram(root) {
  const own = join(root, 'node_modules/node/bin/node');
  if (existsSync(own)) return own;
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : undefined;
}

/**
 * Runs a program of the checkout under `nodeProgram`. Where this Node can (from 22.15: so whenever npm finds the
 * dependency first in PATH, which is every time after the first), it replaces this process: signals, exit code and
 * terminal then need no passing on. Otherwise a child runs and they are passed on.
 *
 * @param {string} root the checkout
 * @param {readonly string[]} command a script, relative to the checkout, and its arguments
 */
export function launch(root, [script = '', ...args]) {
  const program = nodeProgram(root);
  if (!program) {
    process.stderr.write('Node 24 is missing. Run "npm run setup" in the folder of Dragoman.\n');
    process.exitCode = 1;
    return;
  }
  const commandLine = [...nodeOptions, resolve(root, script), ...args];
  // Saves a third of the time until the server listens. Where it cannot be written, Node does without.
  const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.dragoman/compile-cache'), ...process.env };
  if (process.execve) process.execve(program, [program, ...commandLine], env);
  const child = spawn(program, commandLine, { env, stdio: 'inherit' });
  const stopForwarding = forwardSignals(child);
  child.on('error', (error) => {
    process.stderr.write(`${program} could not be started: ${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    stopForwarding();
    // Ends by the same signal, so that whoever waits for this process sees what happened; the exit code is for the
    // moment until it arrives, and for signals that do not end a process.
    process.exitCode = code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
    if (signal) process.kill(process.pid, signal);
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function forwardSignals(child) {
  /** @type {Map<string, number>} */
  const lastSent = new Map();
  const listeners = forwarded.map((signal) => {
    const listener = () => {
      if (process.stdin.isTTY && fromTerminal.includes(signal)) return;
      const now = performance.now();
      if (now - (lastSent.get(signal) ?? -Infinity) < sameSignalMilliseconds) return;
      lastSent.set(signal, now);
      child.kill(/** @type {NodeJS.Signals} */ (signal));
    };
    process.on(signal, listener);
    return () => process.off(signal, listener);
  });
  return () => {
    for (const remove of listeners) remove();
  };
}
