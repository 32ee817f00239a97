import type { Segment } from '../segment.ts';
import type {
  DocumentLimits,
  DocumentWarning,
  FilterProgress,
  ReadOptions,
  TextUnit,
  WriteOptions,
} from './document-filter.ts';

/** Types that come with a converter, beyond those that a format is read and written in. */
export interface FormatConversions {
  /** By extension of documents that are converted before they are read: the extensions that their results can have. */
  readonly inputs: Readonly<Record<string, readonly string[]>>;
  /** By extension of documents of the format: the extensions that their results can have besides the format's own. */
  readonly outputs: Readonly<Record<string, readonly string[]>>;
}

/** A format that documents can be translated in. */
export interface DocumentFormat {
  readonly id: string;
  /** File name extensions in lower case, without the dot; the first is the usual one. */
  readonly extensions: readonly string[];
  /** Of files with the usual extension, and with any other that `otherMediaTypes` does not name. */
  readonly mediaType: string;
  /** By extension. Such a file cannot be given another extension: programs would refuse to open it. */
  readonly otherMediaTypes?: Readonly<Record<string, string>>;
  /**
   * Extensions that a result can have, by the extension of the document; the first is the usual one. Where nothing is said: those
   * of the format that share the media type, which differ in the name only.
   */
  readonly outputs?: Readonly<Record<string, readonly string[]>>;
  /** What converters add at this moment. */
  readonly conversions?: FormatConversions;
  /** What they would add if they worked, and why they do not. */
  readonly missingConversions?: FormatConversions & { readonly reason: string };
  /** What every file of the format contains, byte for byte, and why one without it is refused at the upload. */
  readonly contains?: { readonly text: string; readonly otherwise: string };
  /** What its text is found with, which a machine may not have. */
  readonly needs?: 'text-recognition';
}

/** What a filter attached to the result while it wrote it. */
export interface DocumentAttachment {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface WrittenDocument {
  /** To be read before the document is disposed of. */
  readonly content: AsyncIterable<Uint8Array>;
  readonly attachments: readonly DocumentAttachment[];
}

export interface DocumentContent {
  /** As it was given by the user, with its extension. */
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

export interface OpenOptions extends ReadOptions {
  /** Id of the format to read it as, of its own extensions and of those that are converted to it. */
  readonly format: string;
  readonly limits: DocumentLimits;
}

/** Receives how far reading or writing is, of documents that say so: not each page or picture where there are very many. */
export type ReportProgress = (progress: FilterProgress) => void;

/** A document with its text, as far as those are concerned who translate it. */
export interface DocumentText extends AsyncDisposable {
  /** In reading order. */
  readonly units: readonly TextUnit[];
  /** What is lost or left although the document is fine; that of writing comes with it. */
  readonly warnings: readonly DocumentWarning[];
  /**
   * The document with the translations, as many as units; undefined leaves a unit as it is. The result has the type that the
   * options name, of those listed for the document.
   */
  write(
    translations: readonly (Segment | undefined)[],
    options: WriteOptions,
    signal: AbortSignal,
    report?: ReportProgress,
  ): Promise<WrittenDocument>;
}

/**
 * Documents for those who know neither formats nor files: what the filters do (`document-filter.ts`), away from the thread
 * that serves requests.
 *
 * - A document that cannot be read, for whatever reason that lies in it, rejects with `invalid_document` or
 *   `document_too_large`. So does one that takes too long or too much memory; the server lives on.
 * - The plain text of a document is never in a file that has a name, where the system allows that.
 * - Every implementation passes `test/contracts/document-tools.ts`.
 */
export interface DocumentTools {
  /** As they are at this moment: converters come and go. */
  readonly formats: readonly DocumentFormat[];
  /** Why documents of a format cannot be translated on this machine, and what to install; undefined where they can. */
  missing(format: DocumentFormat): string | undefined;
  /** Rejects with what `bytes` throws, or with the reason of the signal. */
  open(
    content: DocumentContent,
    options: OpenOptions,
    signal: AbortSignal,
    report?: ReportProgress,
  ): Promise<DocumentText>;
}
