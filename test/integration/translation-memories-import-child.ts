/**
 * An import to be killed, or changes after it: `node translation-memories-import-child.ts FOLDER ID UNITS [change]`. Says how far it
 * is, a line each time.
 */
import { writeSync } from 'node:fs';
import { textSegment } from '../../src/language/segments.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { FileTranslationMemoryStore } from '../../src/storage/translation-memories/file-translation-memory-store.ts';

const [folder = '', id = '', units = '0', then = ''] = process.argv.slice(2);
await using store = new FileTranslationMemoryStore({ folder, identifiers: randomIdentifiers });

async function* batches() {
  for (let start = 0; start < Number(units); start += 100)
    yield Array.from({ length: 100 }, (_, index) => ({
      source: textSegment(`sentence ${start + index} of the memory`),
      targets: [{ language: 'es', segment: textSegment('frase') }],
    }));
}

await store.create(
  'one',
  { id, name: 'n', createdAt: new Date(), sourceLanguage: 'en' },
  { format: 'units', batches: batches() },
  // Straight to the pipe: what is still in a stream's memory would be lost with the process.
  { onProgress: (count) => writeSync(1, `${count}\n`) },
);
writeSync(1, 'done\n');
for (let version = 1; then === 'change'; version++) {
  const unit = {
    source: textSegment('changed'),
    targets: [{ language: 'es', segment: textSegment(`${version + 1}`) }],
  };
  await store.change('one', id, { version, units: [{ number: 0, unit }] });
  writeSync(1, `version ${version + 1}\n`);
}
