import type { TermFile, TermFileFormat, TermLines, WantedTermFile } from '../../contracts/documents/term-files.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import type { ResourceOwner } from '../../contracts/stores/resource-owner.ts';
import type { TextTask, TextWork, WorkOwner } from '../../contracts/text-work.ts';
import type { Glossaries } from './glossaries.ts';
import { LargeWork } from './large-work.ts';

export interface GlossaryFileParts {
  readonly glossaries: Pick<Glossaries, 'readAll'>;
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
    return session.run(this.#parts.read, { bytes, ...pair }, bytes.length);
  }

  async export(
    owner: ResourceOwner,
    id: string,
    format: TermFileFormat,
    signal: AbortSignal,
  ): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
    const { glossary, tables } = await this.#parts.glossaries.readAll(owner, id);
    const size = tables.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part.length, 0);
    const session = this.#parts.textWork.open({ accountId: owner.accountId, signal });
    const { name } = glossary;
    // One large glossary at a time: a workbook takes many times the memory of its text.
    return this.#large.run({ held: size }, signal, async () => ({
      name,
      bytes: await session.run(this.#parts.write, { format, name, tables }, size),
    }));
  }
}
