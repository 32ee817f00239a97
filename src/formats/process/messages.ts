import type {
  DocumentLimits,
  DocumentSource,
  DocumentWarning,
  FilterProgress,
  ReadOptions,
  TextUnit,
  WriteOptions,
} from '../../contracts/documents/document-filter.ts';
import type { DocumentAttachment } from '../../contracts/documents/document-tools.ts';
import type { Segment } from '../../contracts/segment.ts';
import type { CarriedError } from '../../threads/carried-error.ts';

/** What a process may keep between tasks. The memory of a large document goes back to the system only with its process. */
export const keptHeapBytes = 192 * 1024 ** 2;

/** What a process receives when it is made. */
export interface ProcessData {
  /** Module with `documentFormats`. */
  readonly registry: string;
  /** For plain texts, as `ProcessDocumentTools` has it. */
  readonly folder: string;
  /** Fonts that the operator adds. */
  readonly fontsDir?: string;
}

/** Opens a document and hands out its units, or writes it with translations. */
export interface DocumentTask {
  /** The document: the process keeps it open, so that writing need not read it again. */
  readonly document: number;
  readonly format: string;
  readonly source: DocumentSource;
  readonly read: ReadOptions;
  readonly limits: DocumentLimits;
  readonly write?: {
    readonly translations: readonly (Segment | undefined)[];
    readonly destination: string;
    readonly options: WriteOptions;
  };
}

/** Translations come before their task, in parts, since a large message stops both processes while it is copied. */
export type ProcessRequest =
  | { readonly kind: 'translations'; readonly part: readonly (Segment | undefined)[] }
  | { readonly kind: 'task'; readonly task: DocumentTask }
  | { readonly kind: 'abort' }
  /** Nobody will write the document any more. */
  | { readonly kind: 'close'; readonly document: number };

export type ProcessAnswer =
  | { readonly kind: 'units'; readonly part: readonly TextUnit[] }
  /** A picture or scan is done: processor time is counted anew, but for that of all of them together. */
  | { readonly kind: 'picture' }
  | { readonly kind: 'progress'; readonly progress: FilterProgress }
  | TaskEnd;

/** `heapBytes`: what the process has taken from the system, garbage included. `kept`: the document is still open. */
export type TaskEnd = { readonly heapBytes: number } & (
  | {
      readonly kind: 'done';
      readonly warnings: readonly DocumentWarning[];
      readonly attachments: readonly DocumentAttachment[];
      readonly kept: boolean;
    }
  | { readonly kind: 'aborted' }
  /** Refused where the document is at fault. */
  | CarriedError
);
