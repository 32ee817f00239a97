import type { DocumentBudget } from '../../../contracts/documents/document-filter.ts';
import type { Segment } from '../../../contracts/segment.ts';
import { countCharacters } from '../../../language/characters.ts';
import { plainText } from '../../../language/segments.ts';

/** Text that a file holds twice, for programs of two ages, counts once in the end. */
const copies = 2;

/** Refuses a document while it is read whose text is far over the limit, so that it fills no memory. */
export class CharacterCount {
  readonly #budget: DocumentBudget;
  #count = 0;

  constructor(budget: DocumentBudget) {
    this.#budget = budget;
  }

  add(segment: Segment): void {
    this.#count += countCharacters(plainText(segment));
    this.#budget.checkCharacters(this.#count / copies);
  }
}
