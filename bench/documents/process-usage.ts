import { readFileSync } from 'node:fs';
import { processTree } from '../measurement/process-tree.ts';

const ticksPerSecond = 100;

/** Processor time of a process and of what it started and has alive, in seconds. */
export interface ProcessorTime {
  readonly server: number;
  readonly engines: number;
}

export function processorTime(root: number): ProcessorTime {
  const [server = 0, ...engines] = processTree(root).map(processorSeconds);
  return { server, engines: engines.reduce((sum, seconds) => sum + seconds, 0) };
}

/** The most that the process had resident at any time, all its threads together. */
export function peakMegabytes(process: number): number {
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

function processorSeconds(process: number): number {
  try {
    const stat = readFileSync(`/proc/${process}/stat`, 'utf8');
    // The fields after the name, which may hold spaces; user and system time are the 14th and 15th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    // Ended by itself.
    return 0;
  }
}
