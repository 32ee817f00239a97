/** The process behind `build-in-process.ts`: it reads a thousand files, and its memory goes with it. */
import type { PhraseSummary } from '../../contracts/stores/interface-phrases.ts';
import { buildPhraseFile, type PhraseFileSettings } from './build-phrase-file.ts';

export type BuildAnswer = { readonly summary: PhraseSummary } | { readonly failure: string };

export interface BuildRequest {
  readonly settings: PhraseFileSettings;
  /** Process id of the server, which may be killed before the list is made. */
  readonly server: number;
}

process.once('message', (request: BuildRequest) => {
  process.send?.(build(request), () => process.disconnect());
});

function build({ settings, server }: BuildRequest): BuildAnswer {
  try {
    return { summary: buildPhraseFile(settings, () => process.ppid === server) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
