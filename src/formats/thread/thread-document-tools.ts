import type { DocumentLimits, WriteOptions } from '../../contracts/documents/document-filter.ts';
import type {
  DocumentContent,
  DocumentFormat,
  DocumentText,
  DocumentTools,
  OpenOptions,
} from '../../contracts/documents/document-tools.ts';
import type { Segment } from '../../contracts/segment.ts';
import { documentFormats } from '../registry.ts';
import type { ThreadLimits } from './document-thread.ts';
import { DocumentThreadPool } from './document-thread-pool.ts';
import { PlainFile } from './plain-file.ts';

export interface ThreadDocumentToolsOptions {
  /** For plain texts; this process's own. */
  readonly folder: string;
  readonly threads: number;
  readonly limits?: Partial<ThreadLimits>;
  /** Tests bring formats of their own. */
  readonly formats?: readonly DocumentFormat[];
  readonly registry?: URL;
}

const defaultLimits: ThreadLimits = { cpuMilliseconds: 60_000, milliseconds: 1_200_000, mebibytes: 384 };
const idleMilliseconds = 60_000;

/**
 * The filters of `formats/registry.ts` in threads. A document is opened once to be read and once more to be written: the
 * same file gives the same units, and no thread is taken while engines translate.
 */
export class ThreadDocumentTools implements DocumentTools, AsyncDisposable {
  readonly formats: readonly DocumentFormat[];
  readonly #folder: string;
  readonly #pool: DocumentThreadPool;

  constructor({ folder, threads, limits, formats = documentFormats, registry }: ThreadDocumentToolsOptions) {
    PlainFile.prepareFolder(folder);
    this.#folder = folder;
    this.formats = formats.map(({ id, extensions, mediaType, otherMediaTypes }) => ({
      id,
      extensions,
      mediaType,
      ...(otherMediaTypes && { otherMediaTypes }),
    }));
    this.#pool = new DocumentThreadPool({
      registry: registry ?? new URL('../registry.ts', import.meta.url),
      threads,
      limits: { ...defaultLimits, ...limits },
      idleMilliseconds,
    });
  }

  async open(content: DocumentContent, options: OpenOptions, signal: AbortSignal): Promise<DocumentText> {
    const { format, limits, ...read } = options;
    const file = await PlainFile.create(this.#folder, content.bytes);
    try {
      const source = { path: file.path, size: await file.size(), name: content.name };
      const task = { format, source, read, limits };
      const { units, warnings } = await this.#pool.run(task, signal);
      return new OpenedDocument({ folder: this.#folder, pool: this.#pool, file, task, units, warnings: [...warnings] });
    } catch (error) {
      await file[Symbol.asyncDispose]();
      throw error;
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#pool[Symbol.asyncDispose]();
  }
}

interface Opened extends Pick<DocumentText, 'units'> {
  readonly folder: string;
  readonly pool: DocumentThreadPool;
  readonly file: PlainFile;
  readonly task: {
    readonly format: string;
    readonly source: { readonly path: string; readonly size: number; readonly name: string };
    readonly read: Omit<OpenOptions, 'format' | 'limits'>;
    readonly limits: DocumentLimits;
  };
  readonly warnings: DocumentText['warnings'][number][];
}

class OpenedDocument implements DocumentText {
  readonly #opened: Opened;
  readonly #written: PlainFile[] = [];

  constructor(opened: Opened) {
    this.#opened = opened;
  }

  get units(): DocumentText['units'] {
    return this.#opened.units;
  }

  get warnings(): DocumentText['warnings'] {
    return this.#opened.warnings;
  }

  async write(
    translations: readonly (Segment | undefined)[],
    options: WriteOptions,
    signal: AbortSignal,
  ): Promise<AsyncIterable<Uint8Array>> {
    const { folder, pool, task, warnings } = this.#opened;
    const result = await PlainFile.create(folder);
    this.#written.push(result);
    const write = { translations, destination: result.path, options };
    const outcome = await pool.run({ ...task, write }, signal);
    const known = new Set(warnings.map(({ code, message }) => `${code} ${message}`));
    warnings.push(...outcome.warnings.filter(({ code, message }) => !known.has(`${code} ${message}`)));
    return result.read();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const file of [this.#opened.file, ...this.#written]) await file[Symbol.asyncDispose]();
  }
}
