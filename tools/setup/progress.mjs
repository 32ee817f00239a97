const started = performance.now();

/** One line of progress. On standard error: standard output belongs to the command that follows. @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Says what starts, runs it, and says how it ended and how long it took; `false` is failure. @template T @param {string} title @param {() => Promise<T> | T} work */
export async function step(title, work) {
  const began = performance.now();
  say(`set-up: ${title} ...`);
  const result = await work();
  say(`set-up: ${title}: ${result === false ? 'failed after' : 'done in'} ${seconds(performance.now() - began)}`);
  return result;
}

export function sayTotal() {
  say(`set-up: complete after ${seconds(performance.now() - started)}`);
}

/** @param {number} milliseconds */
function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
