/** The thread of `raw-bergamot.ts`: a loop around the engine, as short as can be without leaking. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { InstalledModel } from '../../src/engines/bergamot/models/installed-model.ts';
import type { AlignedMemory } from '../../src/engines/bergamot/worker/engine-api.ts';
import { instantiateEngine } from '../../src/engines/bergamot/worker/instantiate-engine.ts';
import type { CompiledModule } from '../../src/engines/bergamot/worker/web-assembly.ts';
import type { RawAnswer } from './raw-bergamot.ts';

const { compiled, model } = workerData as { readonly compiled: CompiledModule; readonly model: InstalledModel };
const module = await instantiateEngine(compiled, () => {});
const service = new module.BlockingService({ cacheSize: 0 });
const vocabularies = new module.AlignedMemoryList();
for (const path of model.files.vocabularies) vocabularies.push_back(readAligned(path, 64));
const loaded = new module.TranslationModel(
  `beam-size: 1
normalize: 1
word-penalty: 0
max-length-break: 128
mini-batch-words: 1024
workspace: 128
max-length-factor: 2
skip-cost: true
cpu-threads: 0
quiet: true
quiet-translation: true
gemm-precision: ${model.gemmPrecision}
alignment: soft
ssplit-mode: sentence
`,
  readAligned(model.files.model, 256),
  model.files.lexicon === undefined ? new module.AlignedMemory(0, 64) : readAligned(model.files.lexicon, 64),
  vocabularies,
  null,
);

parentPort?.on('message', ({ texts, textsPerCall }: { texts: readonly string[]; textsPerCall: number }) => {
  const start = performance.now();
  const translated: string[] = [];
  for (let at = 0; at < texts.length; at += textsPerCall) translate(texts.slice(at, at + textsPerCall), translated);
  const answer: RawAnswer = { milliseconds: performance.now() - start, texts: translated };
  parentPort?.postMessage(answer);
});

function translate(texts: readonly string[], translated: string[]): void {
  const inputs = new module.VectorString();
  const options = new module.VectorResponseOptions();
  for (const text of texts) {
    inputs.push_back(text);
    options.push_back({ qualityScores: false, alignment: false, html: false });
  }
  const responses = service.translate(loaded, inputs, options);
  for (let index = 0; index < texts.length; index += 1) {
    const response = responses.get(index);
    translated.push(response.getTranslatedText());
    response.delete();
  }
  responses.delete();
  inputs.delete();
  options.delete();
}

function readAligned(path: string, boundary: number): AlignedMemory {
  const content = readFileSync(path);
  const memory = new module.AlignedMemory(content.length, boundary);
  memory.getByteArrayView().set(content);
  return memory;
}
