/** A file that a step of a task made, as expressions see it and other steps take it. */
export type TaskFile = {
  /** Names the file within its task; it means nothing in another one. */
  readonly file_id: string;
  readonly name: string;
  readonly media_type: string;
  /** For people. */
  readonly description: string;
  readonly bytes: number;
};

/** What is stored, before it has an id. */
export interface NewTaskFile {
  readonly name: string;
  readonly mediaType: string;
  readonly description: string;
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
}
