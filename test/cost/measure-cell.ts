import { setImmediate } from 'node:timers/promises';
import type { CostOperation, Work } from './cost-operation.ts';
import { type HostileShape, hostileText } from './hostile-shapes.ts';

/** CPU of the thread in milliseconds, at a quarter of the largest size, at half of it and at the whole. */
export interface CellCost {
  readonly quarter: number;
  readonly half: number;
  readonly whole: number;
}

export interface Cell {
  readonly operation: CostOperation;
  readonly shape: HostileShape;
}

export interface CellResult extends CellCost {
  /** What is wrong with it; undefined where nothing is. */
  readonly fault: string | undefined;
}

/** Four times the text may cost this many times as much: n log n is 4.5, and 16 would be the square. */
export const largestRatio = 5.5;
/** Milliseconds: what costs less at its largest shows nothing by its ratio. */
export const floor = 2;
/** Milliseconds of one piece on the thread that serves requests. */
export const longestPiece = 50;
/** Milliseconds at an eighth of the size after which the larger sizes are not tried: they would take minutes. */
const hopeless = 1_500;
const attempts = 10;

/**
 * Measures a cell. What looks right at once is right; else medians of five decide, and only what is wrong in every attempt
 * is wrong, since a busy machine spoils caches.
 */
export async function measureCell({ operation, shape }: Cell): Promise<CellResult> {
  const { largest, largestPiece } = operation;
  const work = (share: number): Promise<Work> | Work => operation.prepare(hostileText(shape, largest / share));
  const early = await once(await work(8));
  if (early > hopeless)
    return { quarter: early, half: early, whole: early, fault: `${early.toFixed(0)} ms for an eighth of the size` };
  const wholeWork = await work(1);
  const whole = await once(wholeWork);
  const first = { quarter: whole / 4, half: whole / 2, whole };
  if (whole >= floor) {
    const quarterWork = await work(4);
    first.quarter = await once(quarterWork);
    let fault = faultOf(first);
    if (fault !== undefined) {
      const works = { quarter: quarterWork, half: await work(2), whole: wholeWork };
      let cost: CellCost = first;
      for (let attempt = 0; attempt < attempts && fault !== undefined; attempt += 1) {
        cost = await measureTogether(works, whole);
        fault = faultOf(cost);
      }
      if (fault !== undefined || cost !== first) Object.assign(first, cost);
      if (fault !== undefined) return { ...first, fault };
    }
  }
  if (largestPiece === undefined) return { ...first, fault: undefined };
  if (largestPiece === largest && whole < longestPiece) return { ...first, fault: undefined };
  const piece = await operation.prepare(hostileText(shape, largestPiece));
  let longest = Infinity;
  for (let attempt = 0; attempt <= attempts && longest > longestPiece; attempt += 1)
    longest = Math.min(longest, await costOf(piece));
  const fault = longest > longestPiece ? `${longest.toFixed(0)} ms in one piece on the main thread` : undefined;
  return { ...first, fault };
}

function faultOf({ quarter, whole }: CellCost): string | undefined {
  if (whole < floor || whole <= largestRatio * quarter) return undefined;
  return `${(whole / quarter).toFixed(1)} times as much for four times the text`;
}

async function measureTogether(works: Readonly<Record<keyof CellCost, Work>>, whole: number): Promise<CellCost> {
  const rounds = whole > 500 ? 1 : 5;
  return {
    whole: await medianCost(works.whole, rounds),
    half: await medianCost(works.half, rounds),
    quarter: await medianCost(works.quarter, rounds),
  };
}

async function medianCost(work: Work, rounds: number): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) costs.push(await costOf(work));
  return costs.sort((one, other) => one - other)[rounds >> 1] as number;
}

/** Thread CPU is counted in ticks of some milliseconds, so a short work is repeated until there are enough of them. */
const enough = 24;

/** Milliseconds of CPU of this thread. */
async function costOf(work: Work): Promise<number> {
  const before = process.threadCpuUsage();
  for (let count = 1; ; count += 1) {
    const result = work();
    if (result instanceof Promise) await result;
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= enough * 1000) return (user + system) / 1000 / count;
  }
}

/** Milliseconds of CPU of all threads for one run: exact, but with what the garbage collector does beside. */
async function once(work: Work): Promise<number> {
  await setImmediate();
  const before = process.cpuUsage();
  const result = work();
  if (result instanceof Promise) await result;
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
