/** A file that can be read from any place in it, for programs that need one. */
export interface WorkFile extends AsyncDisposable {
  /** Readable by processes of this user while the file is held. */
  readonly path: string;
}

/** Files for work in progress. They have no name in any folder, so that nothing is left of them when the process ends, however that is. */
export interface WorkFiles {
  /** Rejects, and keeps nothing, with what the content throws. */
  hold(content: AsyncIterable<Uint8Array>): Promise<WorkFile>;
}
