import type { DocumentBudget, DocumentLimits, TakeText } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { countCharacters } from '../../language/characters.ts';
import { plainText } from '../../language/segments.ts';

const mebibyte = 1024 ** 2;

/** Of a document: reading a picture of a megapixel takes seconds, most of them in another process. */
const mostPictures = 200;
const mostPicturePixels = 150_000_000;

/** Text that a file holds twice, for programs of two ages, and text that is read again, counts once in the end. */
const copies = 2;

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
  #foundTexts = 0;
  #foundCharacters = 0;
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

  // Filters hand it on to what finds texts for them.
  readonly takeText: TakeText = (segment) => {
    const { texts = Number.POSITIVE_INFINITY, characters = Number.POSITIVE_INFINITY } = this.#limits;
    this.#foundTexts += 1;
    if (this.#foundTexts > copies * texts) throw tooManyTexts(texts);
    this.#foundCharacters += countCharacters(plainText(segment));
    if (this.#foundCharacters > copies * characters) throw this.#tooManyCharacters(characters);
  };

  checkTexts(count: number): void {
    const { texts = Number.POSITIVE_INFINITY } = this.#limits;
    if (count > texts) throw tooManyTexts(texts);
  }

  checkCharacters(count: number): void {
    const { characters = Number.POSITIVE_INFINITY } = this.#limits;
    if (this.#characters + count > characters) throw this.#tooManyCharacters(characters);
  }

  #tooManyCharacters(limit: number): ServiceError {
    return tooLarge(limit, `characters${this.#limits.charactersRemark ?? ''}`);
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

export function tooManyTexts(limit: number): ServiceError {
  return tooLarge(limit, 'paragraphs, cells and other texts');
}

export function tooLarge(limit: number, what: string): ServiceError {
  return new ServiceError('document_too_large', { limit: `${limit.toLocaleString('en-US')} ${what}` });
}
