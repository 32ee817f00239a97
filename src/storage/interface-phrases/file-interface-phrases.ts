import type { Segment } from '../../contracts/segment.ts';
import type { InterfacePhrases, PhraseQuery, PhraseSummary } from '../../contracts/stores/interface-phrases.ts';
import { readPhraseSegment } from '../../language/interface-phrases/apply-phrase.ts';
import { buildInProcess, type PhraseBuild } from './build-in-process.ts';
import type { PhraseFileSettings } from './build-phrase-file.ts';
import { readPhraseHead } from './phrase-file.ts';
import { PhraseSearcher } from './phrase-searcher.ts';

export interface FileInterfacePhrasesOptions extends PhraseFileSettings {
  /** Called when a list was made. */
  readonly onBuilt?: (summary: PhraseSummary) => void;
  /** Called when none could be made: until the next start, no segment has a translation. */
  readonly onFailure?: (cause: unknown) => void;
}

/**
 * The list in a file of the data folder. Its life:
 *
 *     open ─► file there? ── yes, with phrases ─────────────────────────────► searched
 *                  └─ no ─► process reads catalogues ─► .part ─► renamed ───► searched
 *                                   └─ failed: nothing is found until the next start
 *
 * Calls wait for the list, so that a text is translated in the same way before and after. A list stays when packages change:
 * a server restarted alone would otherwise translate in another way than the others.
 */
export class FileInterfacePhrases implements InterfacePhrases {
  readonly #opened: Promise<{ readonly searcher: PhraseSearcher; readonly summary: PhraseSummary } | undefined>;
  #build: PhraseBuild | undefined;

  constructor(options: FileInterfacePhrasesOptions) {
    this.#opened = this.#open(options);
  }

  async find(query: PhraseQuery): Promise<readonly (Segment | undefined)[]> {
    if (!query.segments.some((segment) => readPhraseSegment(segment) !== undefined)) return nothing(query);
    const opened = await this.#opened;
    return opened === undefined ? nothing(query) : opened.searcher.find(query);
  }

  async summary(): Promise<PhraseSummary | undefined> {
    return (await this.#opened)?.summary;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#build?.end();
    (await this.#opened)?.searcher[Symbol.dispose]();
  }

  async #open({ onBuilt, onFailure, ...settings }: FileInterfacePhrasesOptions) {
    try {
      const known = readPhraseHead(settings.path);
      const summary = known !== undefined && known.phrases > 0 ? known : await this.#make(settings);
      // Closed meanwhile.
      if (summary === undefined) return undefined;
      if (summary !== known) onBuilt?.(summary);
      return { searcher: new PhraseSearcher(settings.path), summary };
    } catch (cause) {
      onFailure?.(cause);
      return undefined;
    }
  }

  #make(settings: PhraseFileSettings): Promise<PhraseSummary | undefined> {
    this.#build = buildInProcess(settings);
    return this.#build.summary;
  }
}

function nothing({ segments }: PhraseQuery): readonly undefined[] {
  return segments.map(() => undefined);
}
