/** An n-gram model of a language, as it passes between threads, which share the bytes. */
export interface ContextModel {
  /** Base language. */
  readonly language: string;
  /** Another one for other bytes. */
  readonly version: string;
  /** The file: the binary trie format of SphinxBase. */
  readonly bytes: SharedArrayBuffer;
}
