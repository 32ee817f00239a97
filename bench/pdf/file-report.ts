/** What `translate-file.ts` says of a file that it wrote. */
export interface Translated {
  readonly outcome: 'done';
  readonly pages: number;
  readonly texts: number;
  /** Indices of pages that stayed in their language. */
  readonly kept: readonly number[];
  /** Indices of pages with a text that stayed in its language, with a warning. */
  readonly left: readonly number[];
  /** Pages that are pictures: their recognition is not part of this. */
  readonly pictures: number;
  /** Seconds of processor time for reading and writing, and for a process that has nothing warm. */
  readonly seconds: number;
  /** Megabytes of the process at its largest. */
  readonly memory: number;
}

export type TranslationOutcome =
  | Translated
  | { readonly outcome: 'refused' | 'failed'; readonly reason: string }
  | { readonly outcome: 'over time' };

/** What `compare-file.ts` finds in source and result, both as Poppler reads and draws them. */
export interface Compared {
  /** Pages with new text whose text was compared; of the first ones the pixels, too. */
  readonly pages: number;
  readonly drawn: number;
  readonly words: number;
  /** Words of new text that are not on their page. */
  readonly lostWords: number;
  readonly letters: number;
  readonly lostLetters: number;
  /** Texts that stayed in their language, as a warning says of their page. */
  readonly leftTexts: number;
  /** On pages with lost letters, texts that Poppler does not read at their place in the source, or not the words of: nothing can be said of them. */
  readonly unreadTexts: number;
  /** Blocks of text as Poppler finds them in the result, those with a word over a word, and those in the source. */
  readonly blocks: number;
  readonly overlapping: number;
  readonly overlappingBefore: number;
  /** Further blocks, over or under a word that the source draws across its pages, as a watermark is. */
  readonly across: number;
  readonly acrossBefore: number;
  /** Neighbouring words of a block, those that follow each other in the text of the result, and the same of the source. */
  readonly pairs: number;
  readonly inOrder: number;
  readonly pairsBefore: number;
  readonly inOrderBefore: number;
  readonly pagesWithOtherPixels: number;
  readonly otherPixels: number;
  /** Pages of which a reader wants to know, with what is wrong. */
  readonly faults: readonly string[];
}

export interface FileReport {
  readonly name: string;
  readonly translation: TranslationOutcome;
  readonly compared: Compared | undefined;
}
