import { splitWords } from '../metrics/n-grams.ts';
import type { SystemUnderTest } from './system-under-test.ts';

export interface SystemOutput {
  readonly name: string;
  readonly translations: readonly string[];
  /** Absent for stored output. */
  readonly speed?: Speed;
}

export interface Speed {
  readonly seconds: number;
  /** Words of the source. */
  readonly wordsPerSecond: number;
}

/** Times the whole test set; one sentence before it, so that starting the engine is not counted. */
export async function runSystem(
  system: SystemUnderTest,
  sources: readonly string[],
  signal: AbortSignal,
): Promise<SystemOutput> {
  await system.translate(sources.slice(0, 1), signal);
  const start = performance.now();
  const translations = await system.translate(sources, signal);
  const seconds = (performance.now() - start) / 1000;
  if (translations.length !== sources.length)
    throw new Error(`${system.name} gave ${translations.length} translations of ${sources.length} sentences.`);
  const words = sources.reduce((sum, source) => sum + splitWords(source).length, 0);
  return { name: system.name, translations, speed: { seconds, wordsPerSecond: words / seconds } };
}
