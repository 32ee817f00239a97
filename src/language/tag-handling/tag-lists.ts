/** The caller's three lists of tags, ready for look-up. */
export interface TagLists {
  readonly splitting: ReadonlySet<string>;
  readonly nonSplitting: ReadonlySet<string>;
  readonly ignored: ReadonlySet<string>;
}
