import assert from 'node:assert/strict';

/** Fails when the work takes more processor time of this process, however long it waits for a processor. */
export async function withinCpu<Result>(seconds: number, work: () => Promise<Result>): Promise<Result> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  const taken = (user + system) / 1_000_000;
  assert.ok(taken <= seconds, `it took ${taken.toFixed(1)} s of processor time; ${seconds} s are allowed`);
  return result;
}
