/** Process behind `measure-growth.ts`: hands each cell to the document process of a server, and says what it cost there. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentText, OpenOptions } from '../../src/contracts/documents/document-tools.ts';
import type { Segment } from '../../src/contracts/segment.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { ProcessDocumentTools } from '../../src/formats/process/process-document-tools.ts';
import { ProcessOutOfMemory } from '../../src/processes/supervised-process.ts';
import { testLimits } from '../../test/contracts/document-files.ts';
import { processTree } from '../measurement/process-tree.ts';
import { mainThreadMilliseconds } from '../measurement/processor-time.ts';
import { growthShapes } from './growth-shapes.ts';
import type { Shape } from './shape.ts';

export interface Cell {
  /** In `growthShapes`. */
  readonly index: number;
  readonly size: number;
}

export interface Cost {
  /** Of the main thread of the document process, in milliseconds. */
  readonly cpu: number;
  readonly units: number;
  /** Why the document was refused; undefined where it was read and written. */
  readonly refusal: string | undefined;
}

/** Between two looks at a process that may end in the middle of its work. */
const lookMilliseconds = 20;

/** As the server has them. */
const limits = { ...testLimits, depth: 256 };

/** The one process of document tools: it ends with a document that takes much memory, and the next one begins another. */
class DocumentProcessClock {
  #id: number | undefined;
  #before = 0;
  #spent = 0;

  /** Counts from now on. */
  start(): void {
    [, this.#id] = processTree(process.pid);
    this.#before = this.#id === undefined ? 0 : mainThreadMilliseconds(this.#id);
    this.#spent = 0;
  }

  look(): number {
    if (this.#id !== undefined) this.#spent = Math.max(this.#spent, mainThreadMilliseconds(this.#id) - this.#before);
    return this.#spent;
  }
}

const folder = await mkdtemp(join(tmpdir(), 'dragoman-growth-'));
process.on('disconnect', async () => {
  await tools[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
  process.exit();
});
const tools = new ProcessDocumentTools({ folder, processes: 1 });
const clock = new DocumentProcessClock();
const never = new AbortController().signal;

async function open(format: string, bytes: Buffer): Promise<DocumentText> {
  const options: OpenOptions = { format, limits, conversion: {}, sourceLanguage: 'en', targetLanguage: 'pl' };
  return await tools.open({ name: `document.${format}`, bytes: once(bytes) }, options, never);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** So that there is a process, with the modules of the format. */
async function warm({ format, make }: Shape): Promise<void> {
  try {
    await using _ = await open(format, Buffer.from(make(500)));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
}

async function measure({ index, size }: Cell): Promise<Cost> {
  const shape = growthShapes[index];
  if (shape === undefined) throw new Error(`There is no shape ${index}.`);
  const bytes = Buffer.from(shape.make(size));
  await warm(shape);
  clock.start();
  const timer = setInterval(() => clock.look(), lookMilliseconds);
  let refusal: string | undefined;
  let units = 0;
  try {
    await using document = await open(shape.format, bytes);
    units = document.units.length;
    const translations = document.units.map(({ segment }) => inCapitals(segment));
    const { content } = await document.write(translations, { targetLanguage: 'pl', watermark: false }, never);
    for await (const _ of content);
  } catch (error) {
    refusal = refusalOf(error);
  } finally {
    clearInterval(timer);
  }
  return { cpu: clock.look(), units, refusal };
}

function refusalOf(error: unknown): string {
  if (!(error instanceof ServiceError)) return `failed: ${error instanceof Error ? error.message : String(error)}`;
  if (error.cause instanceof ProcessOutOfMemory) return `failed: ${error.message}`;
  return error.code === 'work_too_large' ? `ended: ${error.message}` : error.message;
}

function inCapitals({ inlines }: Segment): Segment {
  return { inlines: inlines.map((inline) => (typeof inline === 'string' ? inline.toUpperCase() : inline)) };
}

process.on('message', async (cell: Cell) => {
  process.send?.(await measure(cell));
});
