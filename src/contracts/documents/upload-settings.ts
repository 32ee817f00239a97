/** A limit for accounts on Pro, and for those on Free. */
export interface ByPlan {
  readonly pro: number;
  readonly free: number;
}

/** What operators set about uploads. */
export interface UploadSettings {
  /** Bytes, by extension in lower case; `*` for every one that is not named. What neither gives is as in `facts.md`. */
  readonly sizes: ReadonlyMap<string, ByPlan>;
  /** Code points of all text of a document, likewise. */
  readonly characters: ReadonlyMap<string, ByPlan>;
}
