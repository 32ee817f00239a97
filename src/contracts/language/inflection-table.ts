/** Forms of the words that rules of a language name, as they pass between threads, which share the bytes. */
export interface InflectionTable {
  /** Base language. */
  readonly language: string;
  /** Another one for other bytes. */
  readonly version: string;
  /** A line of tags, then one for each word, with the word and its forms between tabs. UTF-8. */
  readonly bytes: SharedArrayBuffer;
}
