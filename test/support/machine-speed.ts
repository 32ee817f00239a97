/** Milliseconds of processor time that the work below takes on the machines that limits of processor time were set on, at most. */
const usual = 440;
const steps = 1e8;

/**
 * How many times slower than those machines this one is at the moment, at least 1. A host that gives its machines less than they ask for
 * lets processes count more processor time for the same work.
 */
export function slowness(): number {
  const begun = process.cpuUsage();
  let sum = 0;
  for (let step = 0; step < steps; step += 1) sum = (sum + step) | 0;
  const { user, system } = process.cpuUsage(begun);
  return Math.max(1, (user + system) / 1000 / usual);
}
