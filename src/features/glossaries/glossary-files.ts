import type { TermFile, TermFileFormat, TermLines, WantedTermFile } from '../../contracts/documents/term-files.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import type { ResourceOwner } from '../../contracts/stores/resource-owner.ts';
import type { TextTask, TextWork, WorkOwner } from '../../contracts/text-work.ts';
import type { Glossaries } from './glossaries.ts';
import { LargeWork } from './large-work.ts';
import { maximumDictionaryBytes } from './read-dictionary.ts';

/** Of all dictionaries of a glossary in one file. */
export const maximumFileCharacters = 64 * 1024 * 1024;
/** To show from a count of entries whether they are many. */
const usualEntryCharacters = 32;

export interface GlossaryFileParts {
  readonly glossaries: Pick<Glossaries, 'get' | 'readAll'>;
  readonly textWork: Pick<TextWork, 'open'>;
  readonly read: TextTask<TermFile, TermLines>;
  readonly write: TextTask<WantedTermFile, Uint8Array>;
}

/** Workbooks and TBX files, read and written in threads. */
export class GlossaryFiles {
  readonly #parts: GlossaryFileParts;
  readonly #large = new LargeWork();

  constructor(parts: GlossaryFileParts) {
    this.#parts = parts;
  }

  /** Nothing is stored: the caller checks and saves the lines as any others. */
  async read(bytes: Uint8Array, pair: LanguagePair, owner: WorkOwner): Promise<TermLines> {
    const session = this.#parts.textWork.open(owner);
    return session.run(this.#parts.read, { bytes, limit: maximumDictionaryBytes, ...pair }, bytes.length);
  }

  async export(
    owner: ResourceOwner,
    id: string,
    format: TermFileFormat,
    signal: AbortSignal,
  ): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
    const { glossaries, textWork, write } = this.#parts;
    const { dictionaries } = await glossaries.get(owner, id);
    const characters = dictionaries.reduce((sum, { entryCount }) => sum + entryCount * usualEntryCharacters, 0);
    // One large glossary at a time, and it is read in its turn: a workbook takes many times the memory of its text.
    return this.#large.run({ held: 0, characters }, signal, async () => {
      const { glossary, tables, size } = await glossaries.readAll(owner, id, maximumFileCharacters);
      const session = textWork.open({ accountId: owner.accountId, signal });
      const { name } = glossary;
      return { name, bytes: await session.run(write, { format, name, tables }, size) };
    });
  }
}
