/** `npm run bench -- translation-memory [--sizes 1000,100000,1000000]`: import speed, and lookup time by kind of text. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { MemoryContent } from '../../src/contracts/stores/translation-memories.ts';
import { textSegment } from '../../src/language/segments.ts';
import { writeTmx } from '../../src/language/translation-memory/tmx/write-tmx.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { FileTranslationMemoryStore } from '../../src/storage/translation-memories/file-translation-memory-store.ts';
import { median, percentile } from '../measurement/statistics.ts';
import { sentenceMaker, unitBatches } from './generate-units.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: { sizes: { type: 'string', default: '1000,100000,1000000' } },
});
const asked = 300;

for (const size of values.sizes.split(',').map(Number)) await measureSize(size);

async function measureSize(size: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
  try {
    await using store = new FileTranslationMemoryStore({ folder, identifiers: randomIdentifiers });
    const id = randomUUID();
    let bytes = 0;
    async function* chunks() {
      for await (const text of writeTmx({ sourceLanguage: 'en', version: '1' }, unitBatches(size, 1))) {
        const chunk = Buffer.from(text);
        bytes += chunk.length;
        yield chunk;
      }
    }
    const content: MemoryContent = { format: 'tmx', chunks: chunks() };
    const start = performance.now();
    await store.create('a', { id, name: 'bench', createdAt: new Date() }, content);
    const seconds = (performance.now() - start) / 1_000;
    console.log(
      `${size} units, ${megabytes(bytes)} MB of TMX: imported in ${seconds.toFixed(1)} s, ` +
        `${Math.round(size / seconds)} units/s, file of ${megabytes(fileBytes(folder))} MB`,
    );
    for (const [kind, texts] of Object.entries(queries(size))) await measureLookup(store, id, kind, texts);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureLookup(
  store: FileTranslationMemoryStore,
  id: string,
  kind: string,
  texts: readonly string[],
): Promise<void> {
  const times: number[] = [];
  let found = 0;
  for (const text of texts) {
    const start = performance.now();
    const query = { targetLanguage: 'es', threshold: 75, segments: [textSegment(text)] };
    const matches = await store.find('a', id, query);
    times.push(performance.now() - start);
    if (matches?.[0] !== undefined) found += 1;
  }
  console.log(
    `  ${kind.padEnd(22)} median ${median(times).toFixed(2)} ms, 99 % within ${percentile(times, 99).toFixed(2)} ms, ` +
      `found ${found} of ${texts.length}`,
  );
}

/** Texts that are in the memory, that differ in one word of ten, that are short, and that are not in it. */
function queries(size: number): Record<string, readonly string[]> {
  const step = Math.max(1, Math.floor(size / asked));
  const stored = [...unitBatches(size, 1)].flatMap((units) =>
    units.filter((_, index) => index % Math.min(step, 500) === 0),
  );
  const texts = stored
    .filter((_, index) => index % Math.ceil(stored.length / asked) === 0)
    .map(({ source }) => source.inlines.join(''));
  const other = sentenceMaker(2);
  const changed = texts
    .map((text) => text.split(' '))
    .filter((words) => words.length >= 6)
    .map((words) => words.map((word, index) => (index % 10 === 4 ? 'altogether' : word)).join(' '));
  return {
    'the same text': texts,
    'one word in ten differs': changed,
    'short, not in it': Array.from({ length: asked }, () => other().split(' ').slice(0, 4).join(' ')),
    'not in it': Array.from({ length: asked }, other),
  };
}

function fileBytes(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return entries
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
}

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0);
}
