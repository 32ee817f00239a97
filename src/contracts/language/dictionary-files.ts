/** A dictionary that is installed on this machine. */
export interface DictionaryFile {
  /** Distinguishes the file and its version; the same key has the same content. */
  readonly key: string;
  /** Canonical base codes of the languages whose words it has; several for Serbo-Croatian. */
  readonly languages: readonly string[];
  /** `lttoolbox`: a compiled dictionary of Apertium. `hunspell`: a list of words; `affixes` has their endings. */
  readonly format: 'lttoolbox' | 'hunspell';
  /** Backed by memory that threads share. */
  readonly bytes: Uint8Array;
  /** Of hunspell: the file of affixes. */
  readonly affixes?: Uint8Array;
}

/** Finds installed dictionaries for the detection of short texts. */
export interface DictionaryFiles {
  /** At most one for each language. Reads them at the first call, then answers the same. Never rejects. */
  read(): Promise<readonly DictionaryFile[]>;
}
