import { type ChildProcess, fork } from 'node:child_process';
import { growthShapes } from './growth-shapes.ts';
import type { Cell, Cost } from './measure-process.ts';
import type { Shape } from './shape.ts';

export const sizes = [100_000, 1_000_000] as const;

/** Ten times the text costs 12 times as much where the work grows as n log n; the rest is noise. */
export const largestRatio = 13;
/** Milliseconds for 1 MB: what costs less shows nothing by its ratio. */
const visible = 500;
/** Milliseconds for 1 MB; the server ends the work after 120 s. */
export const budget = 10_000;
/** Milliseconds after which a refusal comes late. */
const lateRefusal = 3_000;
/** Milliseconds after which a cell is not measured again. */
const hopeless = 15_000;

export interface Growth {
  readonly shape: Shape;
  readonly small: Cost;
  readonly large: Cost;
  /** That of the anchor of the format. */
  readonly anchorRatio: number;
  readonly fault: string | undefined;
}

/** A process with the document tools of a server, so that two formats may be measured at a time. */
class MeasuringProcess implements Disposable {
  #child: ChildProcess | undefined;

  async measure(cell: Cell): Promise<Cost> {
    this.#child ??= fork(new URL('./measure-process.ts', import.meta.url));
    const child = this.#child;
    return await new Promise((resolve) => {
      const end = (cost: Cost): void => {
        child.off('message', end);
        child.off('exit', fail);
        resolve(cost);
      };
      const fail = (): void => {
        this.#child = undefined;
        end({ cpu: 0, units: 0, refusal: 'failed: the whole process ended' });
      };
      child.on('message', end);
      child.on('exit', fail);
      child.send(cell);
    });
  }

  [Symbol.dispose](): void {
    this.#child?.disconnect();
    this.#child = undefined;
  }
}

/** Every shape of a format; the anchor comes first, and warms the process. */
export async function measureFormat(format: string, onMeasured: (growth: Growth) => void): Promise<void> {
  using subject = new MeasuringProcess();
  const own = [...growthShapes.entries()].filter(([, shape]) => shape.format === format);
  own.sort(([, one], [, other]) => Number(other.kind === 'plain') - Number(one.kind === 'plain'));
  for (const [index] of own.slice(0, 1)) {
    await subject.measure({ index, size: sizes[0] });
    await subject.measure({ index, size: sizes[1] });
  }
  let anchorRatio: number | undefined;
  for (const [index, shape] of own) {
    let small = await subject.measure({ index, size: sizes[0] });
    small = least(small, await subject.measure({ index, size: sizes[0] }));
    let large = await subject.measure({ index, size: sizes[1] });
    // What looks wrong is measured again: the least counts.
    const fault = (): string | undefined => faultOf(small, large, anchorRatio ?? 0);
    if (fault() !== undefined && large.cpu < hopeless) {
      small = least(small, await subject.measure({ index, size: sizes[0] }));
      large = least(large, await subject.measure({ index, size: sizes[1] }));
    }
    anchorRatio ??= large.cpu / small.cpu;
    onMeasured({ shape, small, large, anchorRatio, fault: fault() });
  }
}

function least(one: Cost, other: Cost): Cost {
  return one.cpu < other.cpu ? one : other;
}

function faultOf(small: Cost, large: Cost, anchorRatio: number): string | undefined {
  const seconds = `${(large.cpu / 1000).toFixed(1)} s`;
  if (large.refusal?.startsWith('failed') || large.refusal?.startsWith('ended')) return `${large.refusal}, ${seconds}`;
  if (large.refusal !== undefined) return large.cpu > lateRefusal ? `refused after ${seconds}` : undefined;
  if (large.cpu > budget) return `${seconds} for 1 MB`;
  if (large.cpu < visible || small.refusal !== undefined) return undefined;
  const ratio = large.cpu / small.cpu;
  return ratio > Math.max(largestRatio, 1.3 * anchorRatio)
    ? `${ratio.toFixed(1)} times as much for ten times the text`
    : undefined;
}
