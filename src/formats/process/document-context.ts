import { posix } from 'node:path';
import type {
  DocumentLimits,
  DocumentWarning,
  FilterContext,
  FilterProgress,
  NestedDocument,
  NestedPart,
  OpenDocument,
  ReadOptions,
  WriteOptions,
} from '../../contracts/documents/document-filter.ts';
import type { TextRecognizer } from '../../contracts/documents/text-recognizer.ts';
import type { Segment } from '../../contracts/segment.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { countCharacters } from '../../language/characters.ts';
import { plainText } from '../../language/segments.ts';
import type { RegisteredFormat } from '../registry.ts';
import { LimitedBudget } from './limited-budget.ts';
import { PlainFile } from './plain-file.ts';

export interface DocumentContextOptions {
  readonly signal: AbortSignal;
  readonly limits: DocumentLimits;
  /** What documents in the document are opened with. */
  readonly read: ReadOptions;
  /** For their plain texts. */
  readonly folder: string;
  readonly formats: readonly Pick<RegisteredFormat, 'extensions' | 'load'>[];
  readonly recognizer: TextRecognizer;
  readonly fontsDir?: string;
  pictureDone(): void;
  progress(progress: FilterProgress): void;
  warn(warning: DocumentWarning): void;
  attach(name: string, bytes: Uint8Array): void;
}

/** A file in an archive in an archive: packages hold packages, and nothing needs more. */
const deepestLevel = 2;

const attachmentName = /^[a-z\d-]{1,60}\.[a-z\d]{1,10}$/;

/**
 * What a filter has around it, and what the filters of documents within its document have: the same limits, all together.
 *
 *     zip ─ context, level 0 ─┬─ a.html ── context, level 1
 *                             └─ b.zip ─── context, level 1 ─── c.docx ── context, level 2
 *                  one budget: unpacked bytes, files, archives, characters
 */
export class DocumentContext implements FilterContext {
  readonly signal: AbortSignal;
  readonly limits: DocumentLimits;
  readonly budget: LimitedBudget;
  readonly recognizer: TextRecognizer;
  readonly fontsDir?: string;
  readonly #options: DocumentContextOptions;
  readonly #level: number;
  /** Name of the document in the outermost one; empty for that one itself. */
  readonly #part: string;

  constructor(options: DocumentContextOptions, within?: { readonly context: DocumentContext; readonly name: string }) {
    this.signal = options.signal;
    this.limits = options.limits;
    this.recognizer = options.recognizer;
    if (options.fontsDir !== undefined) this.fontsDir = options.fontsDir;
    this.#options = options;
    this.budget = within?.context.budget ?? new LimitedBudget(options.limits);
    this.#level = within === undefined ? 0 : within.context.#level + 1;
    this.#part = within === undefined ? '' : posix.join(within.context.#part, within.name);
  }

  readonly pictureDone = (): void => this.#options.pictureDone();

  readonly progress = (progress: FilterProgress): void => {
    // Of documents in documents nobody knows how many there will be.
    if (this.#level === 0) this.#options.progress(progress);
  };

  // Filters hand these on to their parts.
  readonly warn = (warning: DocumentWarning): void => {
    const part = posix.join(this.#part, warning.location?.part ?? '');
    this.#options.warn(this.#part === '' ? warning : { ...warning, location: { ...warning.location, part } });
  };

  readonly attach = (name: string, bytes: Uint8Array): void => {
    if (!attachmentName.test(name)) throw new RangeError(`"${name}" is no name for what belongs beside a result.`);
    // Documents in documents do not know of each other's names.
    if (this.#part === '') this.#options.attach(name, bytes);
  };

  readonly openNested = async ({ name, extension, read }: NestedPart): Promise<NestedDocument | undefined> => {
    this.signal.throwIfAborted();
    const ending = extension ?? posix.extname(name).slice(1).toLowerCase();
    const format = this.#options.formats.find(({ extensions }) => extensions.includes(ending));
    if (format === undefined) return undefined;
    if (this.#level === deepestLevel)
      throw new ServiceError('invalid_document', { reason: 'it has archives in archives in an archive.' });
    const bytes = await read();
    if (bytes.toString('latin1', 0, 2) === 'PK') this.budget.takeArchive();
    const filter = await format.load();
    const context = new DocumentContext(this.#options, { context: this, name });
    const before = this.budget.characters;
    await using file = await PlainFile.create(this.#options.folder, once(bytes));
    const base = posix.basename(name);
    const source = {
      path: file.path,
      size: bytes.length,
      name: extension === undefined ? base : `${base}.${extension}`,
    };
    const opened = await filter.open(source, this.#options.read, context);
    try {
      this.budget.setCharacters(before + characterCount(opened));
    } catch (error) {
      await opened[Symbol.asyncDispose]();
      throw error;
    }
    return new OpenedNested(opened, this.#options.folder);
  };
}

class OpenedNested implements NestedDocument {
  readonly #opened: OpenDocument;
  readonly #folder: string;

  constructor(opened: OpenDocument, folder: string) {
    this.#opened = opened;
    this.#folder = folder;
  }

  get units(): OpenDocument['units'] {
    return this.#opened.units;
  }

  async write(translations: readonly (Segment | undefined)[], options: WriteOptions): Promise<Buffer> {
    await using result = await PlainFile.create(this.#folder);
    await this.#opened.write(translations, result.path, options);
    return Buffer.concat(await Array.fromAsync(result.read()));
  }

  [Symbol.asyncDispose](): PromiseLike<void> {
    return this.#opened[Symbol.asyncDispose]();
  }
}

function characterCount({ units }: OpenDocument): number {
  return units.reduce((sum, { segment }) => sum + countCharacters(plainText(segment)), 0);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
