import type { OpenDocument, TextUnit, WriteOptions } from '../../../contracts/documents/document-filter.ts';
import type { Segment } from '../../../contracts/segment.ts';
import { checkTranslations } from '../files/check-translations.ts';
import type { ZipArchive } from '../zip/zip-archive.ts';
import type { PackagePart } from './package-part.ts';

/** An archive of documents taken apart. Files without translations are copied byte for byte; names never change. */
export class PackageDocument implements OpenDocument {
  readonly units: readonly TextUnit[];
  readonly #archive: ZipArchive;
  readonly #parts: readonly PackagePart[];
  readonly #signal: AbortSignal;
  readonly #opened: AsyncDisposable;

  /** `opened` is what is open of the archive and of the parts. */
  constructor(archive: ZipArchive, parts: readonly PackagePart[], signal: AbortSignal, opened: AsyncDisposable) {
    this.units = parts.flatMap(({ units }) => units);
    this.#archive = archive;
    this.#parts = parts;
    this.#signal = signal;
    this.#opened = opened;
  }

  async write(
    translations: readonly (Segment | undefined)[],
    destination: string,
    options: WriteOptions,
  ): Promise<void> {
    this.#signal.throwIfAborted();
    checkTranslations(translations, this.units);
    const changed = new Map<string, Buffer>();
    const isChanged = translations.some((translation) => translation !== undefined);
    let position = 0;
    for (const part of this.#parts) {
      const own = translations.slice(position, position + part.units.length);
      position += own.length;
      const isWritten = part.ofWhole === true ? isChanged : own.some((translation) => translation !== undefined);
      if (isWritten) changed.set(part.name, await part.write(own, options));
      this.#signal.throwIfAborted();
    }
    await this.#archive.write(destination, changed, this.#signal);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#opened[Symbol.asyncDispose]();
  }
}
