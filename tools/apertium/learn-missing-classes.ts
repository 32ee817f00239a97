/**
 * Learns which classes of readings the models of Apertium's taggers lack, from texts given on the command line, and adds
 * them to the list that comes with Dragoman:
 *
 *     node tools/apertium/learn-missing-classes.ts FOLDER
 *
 * The folder has a file for each language, named by its code (`en`), with a sentence on each line. Every installed pair
 * from one of these languages translates its file.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApertiumTranslator } from '../../src/engines/apertium/apertium-translator.ts';
import known from '../../src/engines/apertium/tagging/missing-classes.json' with { type: 'json' };
import { textSegment } from '../../src/language/segments.ts';

const list = new URL('../../src/engines/apertium/tagging/missing-classes.json', import.meta.url);
const batchSize = 50;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node tools/apertium/learn-missing-classes.ts FOLDER');
  process.exitCode = 2;
} else {
  await learnFrom(folder);
}

async function learnFrom(texts: string): Promise<void> {
  const taggerFolder = mkdtempSync(join(tmpdir(), 'missing-classes-'));
  try {
    await using engine = new ApertiumTranslator({ taggerFolder });
    for (const { source, target } of engine.pairs()) {
      const path = join(texts, source);
      if (!existsSync(path)) continue;
      const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
      for (let start = 0; start < lines.length; start += batchSize) {
        const segments = lines.slice(start, start + batchSize).map(textSegment);
        const batch = { source, target, segments, options: { formality: 'default' } } as const;
        await engine.translate(batch, new AbortController().signal);
      }
      console.log(`${source}-${target}: ${lines.length} sentences`);
    }
    addTo(list, readLearnt(taggerFolder));
  } finally {
    rmSync(taggerFolder, { recursive: true });
  }
}

/** Classes by the name of the model, from files named `MODEL-FINGERPRINT.classes`. */
function readLearnt(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.classes'));
  return new Map(
    files.map((name) => [
      name.slice(0, name.lastIndexOf('-')),
      readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean),
    ]),
  );
}

function addTo(file: URL, learnt: ReadonlyMap<string, readonly string[]>): void {
  const before: Readonly<Record<string, readonly string[]>> = known;
  const models = [...new Set([...Object.keys(before), ...learnt.keys()])].sort();
  const all = models.map((model) => [
    model,
    [...new Set([...(before[model] ?? []), ...(learnt.get(model) ?? [])])].sort(),
  ]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
