import type { Segment } from '../segment.ts';
import type { TextRecognizer } from './text-recognizer.ts';

/**
 * A piece of a document's text that is translated separately: a paragraph, a cell, a message, subtitles that make up
 * sentences. Not split into sentences: translation does that.
 */
export interface TextUnit {
  /** Decoded text; codes carry their source, byte for byte, and the text that a reader sees for them. */
  readonly segment: Segment;
  readonly kind: 'text' | 'title' | 'label' | 'cell' | 'message' | 'cue' | 'attribute';
  /** Maximum length of the translation, in UTF-16 units. */
  readonly maximumLength?: number;
  /** Notes of the document for translators. */
  readonly note?: string;
  /** It costs nothing: text that was recognized in a picture. */
  readonly unbilled?: boolean;
  /** From 1, in formats that report progress by pages: which of the pages that are counted it is on. */
  readonly page?: number;
}

/** A document on disk. */
export interface DocumentSource {
  /** The file may be gone once `open` has resolved: what is read from it later, the filter keeps open. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** As it was given by the user, with its extension; never used as a path. */
  readonly name: string;
}

/** Pages of a document, from 1; without `last` all to its end. */
export interface PageRange {
  readonly first: number;
  readonly last?: number;
}

export interface ReadOptions {
  /** Canonical code of the text, if known, for formats that contain several languages side by side. */
  readonly sourceLanguage?: string;
  /** Canonical code with its variant, for formats with the plural forms of a language. */
  readonly targetLanguage?: string;
  /** Elements for code (`<pre>`) are no text (`keep_code`). */
  readonly keepCode?: boolean;
  /** For formats with pages, those whose text is translated; the others stay as they are. Default: all. */
  readonly pages?: readonly PageRange[];
  /** `input_conversion_options` of the interface, those of this format. */
  readonly conversion: Readonly<Record<string, string>>;
}

export interface WriteOptions {
  /** Canonical code with its variant; written if the format declares its language. */
  readonly targetLanguage: string;
  /** `enable_watermark` of the interface; formats without one leave it out. */
  readonly watermark: boolean;
  /** Each page of the source is shown beside the one that was made of it; only for PDF. */
  readonly sideBySide?: boolean;
  /**
   * Extension of the result, one of those that the format's registry entry lists for the document; default that of the
   * document. Filters whose entry lists no other types never look at it.
   */
  readonly output?: string;
}

/** Limits of a document. A document above them is refused with `document_too_large`, before memory grows. */
export interface DocumentLimits {
  /** Of all parts together, once unpacked. */
  readonly unpackedBytes: number;
  /** Of one part of an archive that is read as a whole, once unpacked. */
  readonly partBytes?: number;
  /**
   * Of all text, in code points. The caller that opens a document counts exactly; formats that may hold far more than is allowed
   * refuse it while they read.
   */
  readonly characters?: number;
  /** What a refusal says behind their number: whose limit it is. */
  readonly charactersRemark?: string;
  /** Texts, counted in the same way. */
  readonly texts?: number;
  /** Files in an archive. */
  readonly entries: number;
  /** Nesting of elements, objects and archives. */
  readonly depth: number;
}

/** Where in a document something is; what is known of it. */
export interface DocumentLocation {
  /** A file in an archive, with those in archives within it: `course/handouts.zip/read-me.docx`. */
  readonly part?: string;
  /** From 1: a page, a slide. */
  readonly page?: number;
  /** From 1, in the document or its part. */
  readonly line?: number;
}

export interface DocumentWarning {
  /** Stable snake_case name, for example `signature_invalidated`. */
  readonly code: string;
  readonly message: string;
  /** Where there is one. */
  readonly location?: DocumentLocation;
}

/** How far reading or writing a document is. `done` never falls while one of both goes on, and is at most `total`. */
export interface FilterProgress {
  readonly unit: 'pages' | 'pictures';
  readonly done: number;
  readonly total: number;
}

/**
 * What filters call for each text as soon as they have found it, before they read on, so that texts fill no memory: a document that
 * has far more of them, or of their characters, than is allowed is refused. Texts that a file holds twice may be given twice.
 */
export type TakeText = (segment: Segment) => void;

/** What a document and all documents in it, at any level, have of the limits together. Throws `document_too_large`. */
export interface DocumentBudget {
  /** An archive takes what it unpacks to, before anything of it is unpacked. */
  takeUnpacked(bytes: number, entries: number): void;
  readonly takeText: TakeText;
  /** Refuses a document that has at least so many texts, before they are read, where it may not have as many. */
  checkTexts(count: number): void;
  /** Refuses a document while it is read whose text, so many code points, is over what is left. */
  checkCharacters(count: number): void;
  /** Whether another picture of so many pixels may be recognized within the document. What is refused takes nothing. */
  takePicture(pixels: number): boolean;
  /** Pages that may be recognized in all. */
  readonly mostScans: number;
  /** Whether another page may be recognized within the document. */
  takeScan(): boolean;
}

/** A file within a document. */
export interface NestedPart {
  /** Its own in the archive. */
  readonly name: string;
  /** That of the filter, where the name has another. */
  readonly extension?: string;
  read(): Promise<Buffer>;
}

/** A document within another one. */
export interface NestedDocument extends AsyncDisposable {
  /** As those of an `OpenDocument`. */
  readonly units: readonly TextUnit[];
  /** The document with the translations, under the rules of `OpenDocument.write`. */
  write(translations: readonly (Segment | undefined)[], options: WriteOptions): Promise<Buffer>;
}

export interface FilterContext {
  readonly signal: AbortSignal;
  readonly limits: DocumentLimits;
  readonly budget: DocumentBudget;
  /** Reads pictures of the document. It gets their pixels, and is all that a filter uses besides its file. */
  readonly recognizer: TextRecognizer;
  /** Folder with fonts that the operator adds to those of the system. */
  readonly fontsDir?: string;
  /**
   * Called after each page or picture whose text was recognized or drawn, which takes seconds. A document has a limited number of
   * them, and each may take the processor time that other documents may take in all, up to a limit for all of them.
   */
  pictureDone(): void;
  /** Called while a document is read or written, by filters whose documents have pages, or pictures with text, which take long. */
  progress(progress: FilterProgress): void;
  /** Called for content that is lost or left untranslated in a valid document. */
  warn(warning: DocumentWarning): void;
  /**
   * Called while writing, for what belongs beside the result: a preview, a report. The name is its own among those of the
   * document, in lower-case letters, digits, `-` and one `.`: `page-3.png`. What was attached under it before is replaced.
   */
  attach(name: string, bytes: Uint8Array): void;
  /**
   * Opens a document within this one with the filter of its extension, under the same signal, options and budget; warnings get
   * the name as their location. Undefined where there is no such filter; `read` is not called then.
   *
   * Rejects with `invalid_document` where that document cannot be read, or is more than two levels deep, so that it can be left as
   * it is; with `document_too_large` where all of them together are too large.
   */
  openNested(part: NestedPart): Promise<NestedDocument | undefined>;
}

/** An extracted document: its text, and offsets into the source for everything else. */
export interface OpenDocument extends AsyncDisposable {
  /** In reading order. The same file, opened with the same options, gives the same units. */
  readonly units: readonly TextUnit[];
  /**
   * Writes the document to a new file, or to an empty one that is open and has no name (`/proc/PID/fd/N`). As many
   * translations as units; undefined keeps a unit unchanged. Only translated text changes: every other byte (in
   * archives: every other entry) is that of the source. A translation holds every code of its unit exactly once, well
   * nested.
   */
  write(translations: readonly (Segment | undefined)[], destination: string, options: WriteOptions): Promise<void>;
}

/**
 * Reads and writes one format. Every implementation passes `test/contracts/document-filter.ts` over a folder of files.
 *
 * - Round trip: writing without translations gives the same bytes; writing pseudo-translations and reading again gives
 *   the pseudo-translations, with the same codes.
 * - The content decides, not the name: a file of another format, a damaged file and a file with a password are refused with
 *   `invalid_document`; its reason explains the problem to the user. Never an abort, a hang,
 *   or unbounded memory, whatever the bytes.
 * - Nothing outside of the file is read: no entities, links, or paths from it.
 * - When the signal aborts, `open` and `write` reject with its reason before long, and leave no file behind.
 * - Independent of the rest of the server: runs in a worker thread.
 */
export interface DocumentFilter {
  /** `docx`: the folder's name, and what logs and metrics say. */
  readonly id: string;
  /** File name extensions in lower case, without the dot; the first is the usual one. */
  readonly extensions: readonly string[];
  /** Of files with the usual extension, and with any other that `otherMediaTypes` does not name. */
  readonly mediaType: string;
  /** By extension, for those that programs distinguish from the usual files. */
  readonly otherMediaTypes?: Readonly<Record<string, string>>;
  open(source: DocumentSource, options: ReadOptions, context: FilterContext): Promise<OpenDocument>;
}
