/** The process behind `document-process.ts`: one task at a time. */
import { flushCompileCache } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { DocumentWarning, OpenDocument, TextUnit } from '../../contracts/documents/document-filter.ts';
import type { TextRecognizer } from '../../contracts/documents/text-recognizer.ts';
import type { Segment } from '../../contracts/segment.ts';
import { processData, serveParent } from '../../processes/serve-parent.ts';
import { carryError } from '../../threads/carried-error.ts';
import { collectGarbage } from '../../threads/collect-garbage.ts';
import type { RegisteredFormat } from '../registry.ts';
import { DocumentContext } from './document-context.ts';
import type { TaskOutcome } from './document-process.ts';
import { tooLarge, tooManyTexts } from './limited-budget.ts';
import { documentUnits, messageParts, unitInlines } from './message-parts.ts';
import {
  type DocumentTask,
  keptHeapBytes,
  type ProcessAnswer,
  type ProcessData,
  type ProcessRequest,
} from './messages.ts';
import { useOptimizingCompiler } from './optimizing-compiler.ts';
import { SparseProgress } from './sparse-progress.ts';

/** Above it, garbage is collected before the process waits: engines may work for minutes. */
const smallHeapBytes = 64 * 1024 ** 2;

const { registry, folder, fontsDir } = processData() as ProcessData;
const { documentFormats } = (await import(registry)) as { readonly documentFormats: readonly RegisteredFormat[] };

// Text requests, which the main process serves, go before documents. Only on Linux a process has its own priority.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + 5, 19));

/** A document between reading and writing. */
interface KeptDocument {
  readonly id: number;
  readonly opened: OpenDocument;
  /** Aborts the task that works on it. */
  readonly controller: AbortController;
  /** Both since the last task. */
  readonly warnings: DocumentWarning[];
  readonly attachments: Map<string, Uint8Array>;
}

/** Loaded with the first picture: few documents have one, and every process would load its modules. */
const recognizer: TextRecognizer = {
  id: 'tesseract',
  health: async () => (await tesseract()).health(),
  languages: async () => (await tesseract()).languages(),
  recognize: async (picture, options) => (await tesseract()).recognize(picture, options),
};

async function tesseract(): Promise<TextRecognizer> {
  const { TesseractRecognizer } = await import('../shared/recognition/tesseract-recognizer.ts');
  return new TesseractRecognizer();
}

/** Whose modules are in the compile cache. */
const compiled = new Set<string>();
let translations: (Segment | undefined)[] = [];
const sparse = new SparseProgress((progress) => answer({ kind: 'progress', progress }));
let underWay: AbortController | undefined;
let kept: KeptDocument | undefined;

const answer = serveParent<ProcessRequest, ProcessAnswer>((request) => {
  switch (request.kind) {
    case 'translations':
      translations.push(...request.part);
      return;
    case 'abort':
      underWay?.abort(new Error('aborted'));
      return;
    case 'close':
      if (kept?.id === request.document) void dropKept();
      return;
    case 'task':
      void run(request.task);
  }
});

async function run(task: DocumentTask): Promise<void> {
  const given = translations;
  translations = [];
  if (kept !== undefined && kept.id !== task.document) await dropKept();
  const controller = kept?.controller ?? new AbortController();
  underWay = controller;
  sparse.begin();
  useOptimizingCompiler(task.source);
  try {
    const { warnings, attachments } = await work(task, given, controller);
    // A process that has written its document gets another one soon, or ends.
    if (heapBytes() > (task.write === undefined ? smallHeapBytes : keptHeapBytes)) collectGarbage();
    if (heapBytes() > keptHeapBytes) await dropKept();
    answer({ kind: 'done', warnings, attachments, kept: kept !== undefined, heapBytes: heapBytes() });
    keepCompiled(task.format);
  } catch (error) {
    await dropKept();
    const end = controller.signal.aborted ? ({ kind: 'aborted' } as const) : carryError(error);
    answer({ ...end, heapBytes: heapBytes() });
  } finally {
    underWay = undefined;
  }
}

/** Node does it at its end, but this process is killed. */
function keepCompiled(format: string): void {
  if (compiled.has(format)) return;
  compiled.add(format);
  flushCompileCache();
}

async function work(
  task: DocumentTask,
  given: readonly (Segment | undefined)[],
  controller: AbortController,
): Promise<Pick<TaskOutcome, 'warnings' | 'attachments'>> {
  const { write } = task;
  kept ??= await open(task, controller);
  const { opened, warnings, attachments } = kept;
  if (write !== undefined) await opened.write(given, write.destination, write.options);
  else {
    checkUnits(opened.units);
    for (const part of messageParts(opened.units, ({ segment }) => segment)) answer({ kind: 'units', part });
  }
  const attached = [...attachments].map(([name, bytes]) => ({ name, bytes: plainBytes(bytes) }));
  attachments.clear();
  return { warnings: warnings.splice(0), attachments: attached };
}

/** A buffer would be one at the other end. */
function plainBytes({ buffer, byteOffset, byteLength }: Uint8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

async function open(
  { document, format: id, source, read, limits }: DocumentTask,
  controller: AbortController,
): Promise<KeptDocument> {
  const format = documentFormats.find((candidate) => candidate.id === id);
  if (format === undefined) throw new Error(`There is no format ${id}.`);
  const filter = await format.load();
  const warnings: DocumentWarning[] = [];
  const attachments = new Map<string, Uint8Array>();
  const { signal } = controller;
  const context = new DocumentContext({
    signal,
    limits: { ...limits, texts: Math.min(limits.texts ?? documentUnits, documentUnits) },
    read,
    folder,
    formats: documentFormats,
    recognizer,
    ...(fontsDir !== undefined && { fontsDir }),
    pictureDone: () => answer({ kind: 'picture' }),
    progress: (progress) => sparse.report(progress),
    warn: (warning) => void warnings.push(warning),
    attach: (name, bytes) => void attachments.set(name, bytes),
  });
  return { id: document, opened: await filter.open(source, read, context), controller, warnings, attachments };
}

async function dropKept(): Promise<void> {
  const dropped = kept;
  kept = undefined;
  try {
    await dropped?.opened[Symbol.asyncDispose]();
  } catch {
    // A document that could not be closed is no fault of the task that comes after it.
  }
}

function checkUnits(units: readonly TextUnit[]): void {
  if (units.length > documentUnits) throw tooManyTexts(documentUnits);
  if (units.some(({ segment }) => segment.inlines.length > unitInlines))
    throw tooLarge(unitInlines, 'pieces of text and markup in one paragraph');
}

function heapBytes(): number {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
}
