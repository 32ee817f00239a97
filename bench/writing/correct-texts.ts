import type { WritingEngine } from '../../src/contracts/engines/writing-engine.ts';
import { installedTable } from '../../test/support/installed-inflection.ts';

const batchSize = 50;
const signal = new AbortController().signal;

/** Texts of a language as an engine corrects them, fifty at a time. */
export async function correctTexts(
  writingEngine: WritingEngine,
  language: string,
  texts: readonly string[],
): Promise<readonly string[]> {
  const corrected: string[] = [];
  const inflection = await installedTable(language);
  for (let start = 0; start < texts.length; start += batchSize) {
    const batch = { language, texts: texts.slice(start, start + batchSize), change: 'correct', inflection } as const;
    corrected.push(...(await writingEngine.improve(batch, signal)).texts);
  }
  return corrected;
}
