/** The process of `measure-memory.ts`: loads a model three times under three names and prints what each adds. */
import { BergamotTranslator } from '../../src/engines/bergamot/bergamot-translator.ts';
import { textSegment } from '../../src/language/segments.ts';
import { memoryOf } from '../measurement/process-tree.ts';
import type { ModelMemory } from './measure-memory.ts';
import { onlyModels } from './only-models.ts';

const { model, sentences } = JSON.parse(process.argv[2] ?? '');
const targets = ['de', 'fr', 'es'];
const models = targets.map((target) => ({ ...model, target, fingerprint: target }));
await using translator = new BergamotTranslator({ models: onlyModels(...models), workers: 1, memoryLimit: 2 ** 31 });
const before = memoryOf(process.pid).megabytes;
const memory: ModelMemory[] = [];
for (const target of targets) {
  const segments = sentences.map(textSegment);
  const batch = { source: 'en', target, segments, options: { formality: 'default' } } as const;
  await translator.translate(batch, new AbortController().signal);
  const heapMegabytes = (translator.threads[0]?.heapBytes ?? 0) / 1e6;
  memory.push({ heapMegabytes, residentMegabytes: memoryOf(process.pid).megabytes - before });
}
console.log(JSON.stringify(memory));
