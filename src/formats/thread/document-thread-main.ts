/** The thread behind `document-thread.ts`: one task at a time. */
import { getPriority, setPriority } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentWarning, TextUnit } from '../../contracts/documents/document-filter.ts';
import type { Segment } from '../../contracts/segment.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { carryError } from '../../threads/carried-error.ts';
import type { RegisteredFormat } from '../registry.ts';
import { documentUnits, messageParts, unitInlines } from './message-parts.ts';
import type { DocumentTask, ThreadAnswer, ThreadData, ThreadRequest } from './messages.ts';

const port = parentPort;
if (port === null) throw new Error('This module is started as a thread by document-thread.ts.');
const { registry } = workerData as ThreadData;
const { documentFormats } = (await import(registry)) as { readonly documentFormats: readonly RegisteredFormat[] };

// Text requests, which the main thread serves, go before documents. Only on Linux a thread has its own priority.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + 5, 19));

let translations: (Segment | undefined)[] = [];
let underWay: AbortController | undefined;

port.on('message', (request: ThreadRequest) => {
  switch (request.kind) {
    case 'translations':
      translations.push(...request.part);
      return;
    case 'abort':
      underWay?.abort(new Error('aborted'));
      return;
    case 'task':
      void run(request.task);
  }
});

const answer = (message: ThreadAnswer): void => port.postMessage(message);

async function run(task: DocumentTask): Promise<void> {
  const controller = new AbortController();
  underWay = controller;
  const given = translations;
  translations = [];
  try {
    const warnings = await work(task, given, controller.signal);
    answer({ kind: 'done', warnings, heapBytes: heapBytes() });
  } catch (error) {
    const end = controller.signal.aborted ? ({ kind: 'aborted' } as const) : carryError(error);
    answer({ ...end, heapBytes: heapBytes() });
  } finally {
    underWay = undefined;
  }
}

async function work(
  { format: id, source, read, limits, write }: DocumentTask,
  given: readonly (Segment | undefined)[],
  signal: AbortSignal,
): Promise<readonly DocumentWarning[]> {
  const format = documentFormats.find((candidate) => candidate.id === id);
  if (format === undefined) throw new Error(`There is no format ${id}.`);
  const filter = await format.load();
  const warnings: DocumentWarning[] = [];
  const context = { signal, limits, warn: (warning: DocumentWarning) => void warnings.push(warning) };
  await using document = await filter.open(source, read, context);
  if (write !== undefined) await document.write(given, write.destination, write.options);
  else {
    checkUnits(document.units);
    for (const part of messageParts(document.units, ({ segment }) => segment)) answer({ kind: 'units', part });
  }
  return warnings;
}

function checkUnits(units: readonly TextUnit[]): void {
  const refuse = (count: number, what: string): never => {
    throw new ServiceError('document_too_large', { limit: `${count.toLocaleString('en-US')} ${what}` });
  };
  if (units.length > documentUnits) refuse(documentUnits, 'paragraphs, cells and other texts');
  if (units.some(({ segment }) => segment.inlines.length > unitInlines))
    refuse(unitInlines, 'pieces of text and markup in one paragraph');
}

function heapBytes(): number {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
}
