import type {
  DocumentLimits,
  DocumentSource,
  DocumentWarning,
  ReadOptions,
  TextUnit,
  WriteOptions,
} from '../../contracts/documents/document-filter.ts';
import type { Segment } from '../../contracts/segment.ts';
import type { CarriedError } from '../../threads/carried-error.ts';

/** What a thread receives when it is made. */
export interface ThreadData {
  /** Module with `documentFormats`. */
  readonly registry: string;
}

/** Opens a document and hands out its units, or writes it with translations. */
export interface DocumentTask {
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

/** Translations come before their task, in parts, since a large message stops both threads while it is copied. */
export type ThreadRequest =
  | { readonly kind: 'translations'; readonly part: readonly (Segment | undefined)[] }
  | { readonly kind: 'task'; readonly task: DocumentTask }
  | { readonly kind: 'abort' };

export type ThreadAnswer = { readonly kind: 'units'; readonly part: readonly TextUnit[] } | TaskEnd;

/** `heapBytes`: what the thread has taken from the system, garbage included. */
export type TaskEnd = { readonly heapBytes: number } & (
  | { readonly kind: 'done'; readonly warnings: readonly DocumentWarning[] }
  | { readonly kind: 'aborted' }
  /** Refused where the document is at fault. */
  | CarriedError
);
