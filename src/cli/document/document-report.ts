import type { WarningNotice } from './warning-notices.ts';

/** What became of a document, for programs: the fields of the interface with the paths of the files. */
export interface DocumentReport {
  /** Path of the document, as found. */
  readonly file: string;
  readonly status: 'done' | 'error';
  /** Absent if the server did not accept the document. */
  readonly document_id?: string;
  readonly billed_characters?: number;
  /** Path of the result. */
  readonly output?: string;
  /** Codes of what was not done as requested. */
  readonly warnings?: readonly string[];
  /** The same in words, with locations in the document. */
  readonly notices?: readonly WarningNotice[];
  /** Why there is no result. */
  readonly message?: string;
}
