import type { DocumentLimits, WriteOptions } from '../../contracts/documents/document-filter.ts';
import type {
  DocumentContent,
  DocumentFormat,
  DocumentText,
  DocumentTools,
  OpenOptions,
  ReportProgress,
  WrittenDocument,
} from '../../contracts/documents/document-tools.ts';
import type { Segment } from '../../contracts/segment.ts';
import { documentFormats } from '../registry.ts';
import { TesseractRecognizer } from '../shared/recognition/tesseract-recognizer.ts';
import type { TaskLimits } from './document-process.ts';
import { DocumentProcessPool } from './document-process-pool.ts';
import { PlainFile } from './plain-file.ts';

export interface ProcessDocumentToolsOptions {
  /** For plain texts; this process's own. */
  readonly folder: string;
  readonly fontsDir?: string;
  readonly processes: number;
  readonly limits?: Partial<TaskLimits>;
  /** Tests bring formats of their own. */
  readonly formats?: readonly DocumentFormat[];
  readonly registry?: URL;
}

export const defaultLimits: TaskLimits = {
  cpuMilliseconds: 60_000,
  picturesCpuMilliseconds: 1_200_000,
  stalledMilliseconds: 300_000,
  mebibytes: 384,
};
const idleMilliseconds = 60_000;

/**
 * The filters of `formats/registry.ts` in processes. The process that read a document keeps it open while engines translate, and
 * takes others meanwhile where there are more documents than processes: it then reads the document again to write it, which
 * gives the same units.
 */
export class ProcessDocumentTools implements DocumentTools, AsyncDisposable {
  readonly formats: readonly DocumentFormat[];
  readonly #folder: string;
  readonly #pool: DocumentProcessPool;
  #documents = 0;

  constructor({
    folder,
    fontsDir,
    processes,
    limits,
    formats = documentFormats,
    registry,
  }: ProcessDocumentToolsOptions) {
    PlainFile.prepareFolder(folder);
    this.#folder = folder;
    this.formats = formats.map(({ id, extensions, mediaType, otherMediaTypes, outputs, contains, needs }) => ({
      id,
      extensions,
      mediaType,
      ...(otherMediaTypes && { otherMediaTypes }),
      ...(outputs && { outputs }),
      ...(contains && { contains }),
      ...(needs && { needs }),
    }));
    this.#pool = new DocumentProcessPool({
      registry: registry ?? new URL('../registry.ts', import.meta.url),
      folder,
      ...(fontsDir !== undefined && { fontsDir }),
      processes,
      limits: { ...defaultLimits, ...limits },
      idleMilliseconds,
    });
  }

  missing({ needs }: DocumentFormat): string | undefined {
    return needs === undefined ? undefined : new TesseractRecognizer().missing;
  }

  async open(
    content: DocumentContent,
    options: OpenOptions,
    signal: AbortSignal,
    report?: ReportProgress,
  ): Promise<DocumentText> {
    const { format, limits, ...read } = options;
    const file = await PlainFile.create(this.#folder, content.bytes);
    try {
      const source = { path: file.path, size: await file.size(), name: content.name };
      const task = { document: ++this.#documents, format, source, read, limits };
      const { units, warnings } = await this.#pool.run(task, signal, report);
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
  readonly pool: DocumentProcessPool;
  readonly file: PlainFile;
  readonly task: {
    readonly document: number;
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
    report?: ReportProgress,
  ): Promise<WrittenDocument> {
    const { folder, pool, task, warnings } = this.#opened;
    const result = await PlainFile.create(folder);
    this.#written.push(result);
    const write = { translations, destination: result.path, options };
    const outcome = await pool.run({ ...task, write }, signal, report);
    const known = new Set(warnings.map((warning) => JSON.stringify(warning)));
    warnings.push(...outcome.warnings.filter((warning) => !known.has(JSON.stringify(warning))));
    return { content: result.read(), attachments: outcome.attachments };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const { pool, task } = this.#opened;
    pool.close(task.document);
    for (const file of [this.#opened.file, ...this.#written]) await file[Symbol.asyncDispose]();
  }
}
