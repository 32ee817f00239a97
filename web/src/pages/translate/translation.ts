/** How to translate; empty where nothing is chosen. */
export interface Chosen {
  readonly formality: 'default' | 'prefer_more' | 'prefer_less';
  readonly glossaryId: string;
  readonly memoryId: string;
  readonly styleId: string;
  /** Neither translated nor billed. */
  readonly context: string;
}

export const nothingChosen: Chosen = { formality: 'default', glossaryId: '', memoryId: '', styleId: '', context: '' };

export interface Wanted extends Chosen {
  readonly text: string;
  /** The text is HTML. */
  readonly isMarkup?: true;
  /** Undefined: detected. */
  readonly source: string | undefined;
  readonly target: string;
}

export interface Translated {
  readonly text: string;
  /** Lower-case base language. */
  readonly source: string;
  readonly warnings: readonly string[];
  readonly engine: string | undefined;
}
