/** The process behind `build-in-process.ts`: it reads a thousand files, and its memory goes with it. */
import type { PhraseSummary } from '../../contracts/stores/interface-phrases.ts';
import { buildPhraseFile, type PhraseFileSettings } from './build-phrase-file.ts';

export type BuildAnswer = { readonly summary: PhraseSummary } | { readonly failure: string };

process.once('message', (settings: PhraseFileSettings) => {
  process.send?.(build(settings), () => process.disconnect());
});

function build(settings: PhraseFileSettings): BuildAnswer {
  try {
    return { summary: buildPhraseFile(settings) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
