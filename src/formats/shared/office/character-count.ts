import type { DocumentLimits } from '../../../contracts/documents/document-filter.ts';
import type { Segment } from '../../../contracts/segment.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { countCharacters } from '../../../language/characters.ts';
import { plainText } from '../../../language/segments.ts';

/** Text that a file holds twice, for programs of two ages, counts once in the end. */
const copies = 2;

/** Refuses a document while it is read whose text is far over the limit, so that it fills no memory. */
export class CharacterCount {
  readonly #limit: number;
  #count = 0;

  constructor({ characters }: DocumentLimits) {
    this.#limit = characters ?? Number.POSITIVE_INFINITY;
  }

  add(segment: Segment): void {
    this.#count += countCharacters(plainText(segment));
    if (this.#count <= copies * this.#limit) return;
    throw new ServiceError('document_too_large', { limit: `${this.#limit.toLocaleString('en-US')} characters` });
  }
}
