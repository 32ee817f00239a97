import type { DocumentBudget, DocumentLimits } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';

const mebibyte = 1024 ** 2;

/** Of a document: reading a picture of a megapixel takes seconds, most of them in another process. */
const mostPictures = 200;
const mostPicturePixels = 150_000_000;

/** Each holds a file open while the whole document is. */
const archivesInArchives = 200;

/** The limits of a document, less what it and the documents in it have taken. */
export class LimitedBudget implements DocumentBudget {
  /** Recognizing a page takes seconds. */
  readonly mostScans = 500;
  readonly #limits: DocumentLimits;
  #unpackedBytes = 0;
  #entries = 0;
  #archives = 0;
  #pictures = 0;
  #picturePixels = 0;
  #scans = 0;
  /** Of documents within the document that have been read. */
  #characters = 0;

  constructor(limits: DocumentLimits) {
    this.#limits = limits;
  }

  takeUnpacked(bytes: number, entries: number): void {
    const limits = this.#limits;
    this.#unpackedBytes += bytes;
    this.#entries += entries;
    if (this.#unpackedBytes > limits.unpackedBytes)
      throw tooLarge(Math.ceil(limits.unpackedBytes / mebibyte), 'MiB once it is unpacked');
    if (this.#entries > limits.entries) throw tooLarge(limits.entries, 'files in an archive');
  }

  takeArchive(): void {
    this.#archives += 1;
    if (this.#archives > archivesInArchives) throw tooLarge(archivesInArchives, 'archives in an archive');
  }

  checkCharacters(count: number): void {
    const { characters = Number.POSITIVE_INFINITY } = this.#limits;
    if (this.#characters + count > characters) throw tooLarge(characters, 'characters');
  }

  takePicture(pixels: number): boolean {
    if (this.#pictures >= mostPictures || this.#picturePixels + pixels > mostPicturePixels) return false;
    this.#pictures += 1;
    this.#picturePixels += pixels;
    return true;
  }

  takeScan(): boolean {
    if (this.#scans >= this.mostScans) return false;
    this.#scans += 1;
    return true;
  }

  get characters(): number {
    return this.#characters;
  }

  /** The exact count of a document within the document, and of those in it, in place of what was counted while it was read. */
  setCharacters(count: number): void {
    this.#characters = count;
    this.checkCharacters(0);
  }
}

function tooLarge(limit: number, what: string): ServiceError {
  return new ServiceError('document_too_large', { limit: `${limit.toLocaleString('en-US')} ${what}` });
}
