/** Thread behind `main.ts`: opens and writes one document after the other, and says what each cost. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { Segment } from '../../src/contracts/segment.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { tooManyTexts } from '../../src/formats/process/limited-budget.ts';
import { documentUnits } from '../../src/formats/process/message-parts.ts';
import { documentFormats } from '../../src/formats/registry.ts';
import { filterContext, sourceOf, testLimits } from '../../test/contracts/document-files.ts';
import { growthShapes } from './growth-shapes.ts';

export interface Cell {
  /** In `growthShapes`. */
  readonly index: number;
  readonly size: number;
}

export interface Cost {
  /** Of the thread, in milliseconds. */
  readonly cpu: number;
  readonly units: number;
  /** Why the document was refused; undefined where it was read and written. */
  readonly refusal: string | undefined;
}

/** As threads of the server have them. */
const limits = { ...testLimits, texts: documentUnits, depth: 256 };

const port = parentPort;
if (port === null) throw new Error('This module is started as a thread by main.ts.');
port.on('message', async ({ index, size }: Cell) => {
  const shape = growthShapes[index];
  const format = documentFormats.find(({ id }) => id === shape?.format);
  if (shape === undefined || format === undefined) throw new Error(`There is no shape ${index}.`);
  const filter = await format.load();
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-growth-'));
  const path = join(folder, `document.${format.extensions[0]}`);
  await writeFile(path, shape.make(size));
  const source = await sourceOf(path);
  const before = process.threadCpuUsage();
  let refusal: string | undefined;
  let units = 0;
  try {
    const read = { sourceLanguage: 'en', targetLanguage: 'pl', conversion: {} };
    await using document = await filter.open(source, read, filterContext({ limits }));
    units = document.units.length;
    if (units > documentUnits) throw tooManyTexts(documentUnits);
    const translations = document.units.map(({ segment }) => inCapitals(segment));
    await document.write(translations, `${path}.out`, { targetLanguage: 'pl', watermark: false });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    refusal = error.message;
  }
  const { user, system } = process.threadCpuUsage(before);
  await rm(folder, { recursive: true });
  port.postMessage({ cpu: (user + system) / 1000, units, refusal } satisfies Cost);
});

function inCapitals({ inlines }: Segment): Segment {
  return { inlines: inlines.map((inline) => (typeof inline === 'string' ? inline.toUpperCase() : inline)) };
}
