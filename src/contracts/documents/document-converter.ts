/** A file to convert, and the file to write. */
export interface Conversion {
  /** Extensions in lower case, one of the conversions that the converter lists. */
  readonly from: string;
  readonly to: string;
  /** Path of a file; it may be that of an open descriptor (`/proc/PID/fd/N`). */
  readonly source: string;
  /** Path of a new file, or of an empty one that is open and has no name. */
  readonly destination: string;
}

/** Whether documents can be converted now. */
export type ConverterHealth =
  /** `note`: what an operator should know although it works. */
  | { readonly state: 'ready'; readonly note?: string }
  /** `reason` says what is missing and how to get it. */
  | { readonly state: 'unavailable'; readonly reason: string };

/** Output extensions by input extension. */
export type Conversions = Readonly<Record<string, readonly string[]>>;

/**
 * A program that turns a document of one type into another, with its pictures, tables and layout.
 *
 * - The content decides: a file of another type than `from`, a damaged one, one with a password and one that crashes the
 *   program reject with `invalid_document`; one that takes too much time with `work_too_large`. A program that gets no more memory does
 *   not say so: such a document is one that its program cannot read.
 * - A missing program rejects with `engine_unavailable`, which may succeed later or on another node.
 * - Nothing outside of the file is read, and nothing in it is run: no links, no macros.
 * - When the signal aborts, `convert` rejects with its reason once all its processes are gone.
 * - Nothing is left behind but the destination, and not even that after a rejection.
 * - Every implementation passes `test/contracts/document-converter.ts`.
 */
export interface DocumentConverter extends AsyncDisposable {
  readonly id: string;
  /** Those that it can make when everything is installed. */
  readonly possible: Conversions;
  /** Those that it can make now. Cheap: requests ask. */
  available(): Conversions;
  health(): ConverterHealth;
  convert(conversion: Conversion, signal: AbortSignal): Promise<void>;
}
