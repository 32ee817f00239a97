import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type {
  DocumentSource,
  DocumentWarning,
  FilterContext,
  FilterProgress,
  ReadOptions,
} from '../../src/contracts/documents/document-filter.ts';
import type { TextRecognizer } from '../../src/contracts/documents/text-recognizer.ts';
import { DocumentContext } from '../../src/formats/process/document-context.ts';
import { documentFormats } from '../../src/formats/registry.ts';
import { TesseractRecognizer } from '../../src/formats/shared/recognition/tesseract-recognizer.ts';

export const testLimits: FilterContext['limits'] = { unpackedBytes: 64 * 1024 ** 2, entries: 2000, depth: 200 };

export async function sourceOf(path: string): Promise<DocumentSource> {
  return { path, size: (await stat(path)).size, name: basename(path) };
}

export interface TestContextOptions extends Partial<Pick<FilterContext, 'signal' | 'limits'>> {
  /** What documents in the document are opened with. */
  readonly read?: ReadOptions;
  readonly formats?: typeof documentFormats;
  readonly recognizer?: TextRecognizer;
  readonly progress?: (progress: FilterProgress) => void;
}

/** What a process gives to a filter, with the filters of the server for documents in the document. */
export class TestContext extends DocumentContext {
  readonly warnings: readonly DocumentWarning[];
  readonly attachments: ReadonlyMap<string, Uint8Array>;
  /** That were recognized or drawn so far. */
  pictures = 0;

  constructor({ signal, limits, read, formats, recognizer, progress }: TestContextOptions) {
    const warnings: DocumentWarning[] = [];
    const attachments = new Map<string, Uint8Array>();
    super({
      signal: signal ?? new AbortController().signal,
      limits: limits ?? testLimits,
      read: read ?? { sourceLanguage: 'en', conversion: {} },
      folder: tmpdir(),
      formats: formats ?? documentFormats,
      recognizer: recognizer ?? new TesseractRecognizer(),
      pictureDone: () => {
        this.pictures += 1;
      },
      progress: progress ?? (() => {}),
      warn: (warning) => void warnings.push(warning),
      attach: (name, bytes) => void attachments.set(name, bytes),
    });
    this.warnings = warnings;
    this.attachments = attachments;
  }
}

export function filterContext(options: TestContextOptions = {}): TestContext {
  return new TestContext(options);
}

/** A folder that is gone at the end of the scope. */
export async function useFolder(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'dragoman-documents-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** Files directly in a folder, in order; none if there is no such folder. READMEs say where files come from. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map((entry) => join(folder, entry.name))
    .sort();
}
