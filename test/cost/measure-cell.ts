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
/** A step between two sizes (a cache, memory that is given back) ends; what grows grows as much for twice the whole. */
const largestRatioBehindStep = Math.sqrt(largestRatio);
/** Milliseconds: what costs less at its largest shows nothing by its ratio. */
export const floor = 2;
/** Milliseconds of one piece on the thread that serves requests. */
export const longestPiece = 50;
/** Milliseconds at an eighth of the size after which the larger sizes are not tried: they would take minutes. */
const hopeless = 1_500;
const attempts = 10;
/** From this attempt on, whose least costs are those of many runs, a cell that looks wrong is measured behind its largest size, too. */
const firstLookBehind = 2;

/**
 * Measures a cell. What looks right at once is right; else the least of many runs decides, since a busy machine spoils caches
 * and never makes a run cheaper.
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
    // The least of some: what the collector does beside a single run would hide a square.
    first.quarter = Math.min(await once(quarterWork), await once(quarterWork), await once(quarterWork));
    let fault = faultOf(first);
    if (fault !== undefined && whole < hopeless) {
      // The first run was that of code that nothing had compiled yet.
      first.whole = Math.min(whole, await once(wholeWork));
      fault = faultOf(first);
    }
    if (fault !== undefined) {
      const works = { quarter: quarterWork, half: await work(2), whole: wholeWork };
      let cost: CellCost = first;
      let twiceWork: Work | undefined;
      let twice = Infinity;
      for (let attempt = 0; attempt < attempts && fault !== undefined; attempt += 1) {
        const next = await measureTogether(works, whole);
        cost = attempt === 0 ? next : leastOf(cost, next);
        fault = faultOf(cost);
        if (fault === undefined || whole >= hopeless || attempt < firstLookBehind) continue;
        twiceWork ??= await work(1 / 2);
        twice = Math.min(twice, await leastCost(twiceWork, 5));
        if (isStep(cost.whole, twice)) fault = undefined;
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

/** Whether twice the text costs about twice as much. What it refuses costs less than the whole, which says nothing. */
function isStep(whole: number, twice: number): boolean {
  return twice > whole && twice <= largestRatioBehindStep * whole;
}

async function measureTogether(works: Readonly<Record<keyof CellCost, Work>>, whole: number): Promise<CellCost> {
  const rounds = whole > 500 ? 1 : 5;
  return {
    whole: await leastCost(works.whole, rounds),
    half: await leastCost(works.half, rounds),
    quarter: await leastCost(works.quarter, rounds),
  };
}

function leastOf(one: CellCost, other: CellCost): CellCost {
  return {
    quarter: Math.min(one.quarter, other.quarter),
    half: Math.min(one.half, other.half),
    whole: Math.min(one.whole, other.whole),
  };
}

async function leastCost(work: Work, rounds: number): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < rounds; round += 1) least = Math.min(least, await costOf(work));
  return least;
}

/** Thread CPU is counted in ticks of some milliseconds, so a short work is repeated until there are enough of them. */
const enough = 24;

/** Milliseconds of CPU of this thread, without what the system takes to find memory for it. */
async function costOf(work: Work): Promise<number> {
  const before = process.threadCpuUsage();
  for (let count = 1; ; count += 1) {
    const result = work();
    if (result instanceof Promise) await result;
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= enough * 1000) return user / 1000 / count;
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
