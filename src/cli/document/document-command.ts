/** A command line of `dragoman document`, understood. */
export interface DocumentCommand {
  /** Paths and patterns, as given. */
  readonly files: readonly string[];
  /** As given; its spelling is that of a language code. */
  readonly target: string;
  /** Extension without a dot; undefined means that of the document. */
  readonly outputFormat: string | undefined;
  /** What the only document is called; undefined means as its file is. */
  readonly fileName: string | undefined;
  /** What is sent with each document (`interface.md`, Document translation). */
  readonly fields: Readonly<Record<string, string>>;
  /** A file or a folder; undefined means beside each document. */
  readonly out: string | undefined;
  /** Existing files are replaced. */
  readonly force: boolean;
  /** Documents at the same time. */
  readonly parallel: number;
  /** Reports on standard output are JSON. */
  readonly json: boolean;
  readonly server: string | undefined;
  readonly key: string | undefined;
}

export interface FoundDocument {
  /** As given, or as found from where the command was called. */
  readonly path: string;
  /** Its place below the folder that the pattern starts from; the name alone of one that was named. */
  readonly relative: string;
  readonly byPattern: boolean;
}

export interface PlannedDocument {
  readonly path: string;
  readonly output: string;
}
