import { rm } from 'node:fs/promises';
import type {
  MemoryContent,
  MemoryImportOptions,
  MemoryUnit,
  NewTranslationMemory,
  TranslationMemory,
} from '../../contracts/stores/translation-memories.ts';
import { TmxError } from '../../language/translation-memory/tmx/tmx-error.ts';
import { SupervisedThread } from '../../threads/supervised-thread.ts';

export interface ImportSettings {
  readonly memory: NewTranslationMemory;
  readonly refuseEmpty: boolean;
  /** Where the file is while it grows. */
  readonly partPath: string;
  /** Where it is once it is complete. */
  readonly path: string;
}

export type ImportRequest =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'units'; readonly units: readonly MemoryUnit[] }
  | { readonly kind: 'end'; readonly format: MemoryContent['format'] };

/** Answers one request each. */
export type ImportReport =
  | { readonly kind: 'taken'; readonly units: number; readonly skipped: number }
  | { readonly kind: 'refused'; readonly line: number; readonly reason: string }
  | { readonly kind: 'finished'; readonly memory: TranslationMemory; readonly skipped: number };

/**
 * Writes the content to a file in its own thread. The content is read as fast as the thread takes it, a piece at a
 * time. Whatever ends this before the file is complete leaves nothing.
 */
export async function importMemory(
  settings: ImportSettings,
  content: MemoryContent,
  { signal, onProgress }: MemoryImportOptions,
): Promise<TranslationMemory> {
  signal?.throwIfAborted();
  const { promise: ended, reject: end } = Promise.withResolvers<never>();
  ended.catch(() => {});
  let answered: (report: ImportReport) => void = () => {};
  const thread = new SupervisedThread<ImportRequest, ImportReport>(
    {
      module: new URL('./import-thread-main.ts', import.meta.url),
      name: 'translation memory import',
      workerData: settings,
    },
    {
      onAnswer: (report) => answered(report),
      onEnd: (cause) => end(cause ?? new Error('The thread that imports a translation memory ended unexpectedly.')),
    },
  );
  const release = thread.hold();
  signal?.addEventListener('abort', () => end(signal.reason), { once: true });
  let reported = { units: 0, skipped: 0 };
  const ask = async (request: ImportRequest): Promise<ImportReport> => {
    const answer = new Promise<ImportReport>((resolve) => {
      answered = resolve;
    });
    thread.post(request);
    const report = await Promise.race([answer, ended]);
    if (report.kind === 'refused') throw new TmxError(report.line, report.reason);
    const units = report.kind === 'taken' ? report.units : report.memory.segmentCount;
    // The end of the content need not bring anything.
    if (report.kind === 'taken' || units !== reported.units || report.skipped !== reported.skipped)
      onProgress?.(units, report.skipped);
    reported = { units, skipped: report.skipped };
    return report;
  };
  try {
    for await (const request of requestsOf(content, ended)) {
      const report = await ask(request);
      if (report.kind === 'finished') return report.memory;
    }
    throw new Error('The import ended without a memory.');
  } catch (error) {
    await thread.end();
    // The thread may have come to the end in the moment in which the caller gave up.
    for (const path of [settings.partPath, settings.path]) await rm(path, { force: true });
    throw error;
  } finally {
    release();
    await thread.end();
  }
}

/** The pieces of the content, then the end. Stops waiting for content when the thread ends or the caller gives up. */
async function* requestsOf(content: MemoryContent, ended: Promise<never>): AsyncGenerator<ImportRequest> {
  const { format } = content;
  const pieces: AsyncIterator<ImportRequest> =
    content.format === 'tmx'
      ? mapPieces(content.chunks, (bytes) => ({ kind: 'bytes', bytes }))
      : mapPieces(content.batches, (units) => ({ kind: 'units', units }));
  try {
    for (;;) {
      const next = await Promise.race([pieces.next(), ended]);
      if (next.done) break;
      yield next.value;
    }
  } finally {
    // Not awaited: content that does not come would never let go.
    pieces.return?.().catch(() => {});
  }
  yield { kind: 'end', format };
}

async function* mapPieces<Piece>(
  pieces: AsyncIterable<Piece>,
  toRequest: (piece: Piece) => ImportRequest,
): AsyncGenerator<ImportRequest> {
  for await (const piece of pieces) yield toRequest(piece);
}
