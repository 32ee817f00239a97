import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Generator } from './generator.ts';

export interface StaleFile {
  readonly generator: Generator;
  /** What the file should hold. */
  readonly text: string;
}

/** The generated files that are absent or differ from what their generator produces. */
export async function staleFiles(root: string, generators: readonly Generator[]): Promise<StaleFile[]> {
  const stale: StaleFile[] = [];
  for (const generator of generators) {
    const text = await generator.produce();
    const present = await readFile(resolve(root, generator.output), 'utf8').catch(() => undefined);
    if (present !== text) stale.push({ generator, text });
  }
  return stale;
}
