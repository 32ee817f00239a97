import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { AlignedMemory, TranslationModel } from './engine-api.ts';
import type { EngineInstance, OwnedHandle } from './engine-instance.ts';
import type { LoadRequest, TranslateRequest } from './messages.ts';

/** Marian asks for so many bytes of alignment of the weights, so that it can use them where they are. */
const weightAlignment = 256;
const alignment = 64;

/** Sentences of more tokens are cut; those we send are shorter in all languages with spaces. */
const longestSentence = 128;

/** One direction in the memory of an engine. */
export class LoadedModel implements Disposable {
  readonly #engine: EngineInstance;
  readonly #model: OwnedHandle<TranslationModel>;

  private constructor(engine: EngineInstance, model: OwnedHandle<TranslationModel>) {
    this.#engine = engine;
    this.#model = model;
  }

  /** Bad weights show in the first translation only, so one is made. */
  static load(engine: EngineInstance, { files, gemmPrecision }: LoadRequest): LoadedModel {
    const { module } = engine;
    using weights = readAligned(engine, files.model, weightAlignment);
    using lexicon =
      files.lexicon === undefined
        ? engine.own(() => new module.AlignedMemory(0, alignment))
        : readAligned(engine, files.lexicon, alignment);
    using vocabularies = engine.own(() => new module.AlignedMemoryList());
    // The list holds pointers, so what it points to lives as long.
    using contents = new DisposableStack();
    for (const path of files.vocabularies) {
      const vocabulary = contents.use(readAligned(engine, path, alignment));
      engine.run(() => vocabularies.value.push_back(vocabulary.value));
    }
    // The model takes the contents over; what is freed here are empty shells.
    const configuration = writeConfiguration(gemmPrecision);
    const model = engine.own(
      () => new module.TranslationModel(configuration, weights.value, lexicon.value, vocabularies.value, null),
    );
    const loaded = new LoadedModel(engine, model);
    loaded.translate({ texts: ['a'], tagged: [] });
    return loaded;
  }

  translate({ texts, tagged }: Pick<TranslateRequest, 'texts' | 'tagged'>): readonly string[] {
    const { module, service } = this.#engine;
    using inputs = this.#engine.own(() => new module.VectorString());
    using options = this.#engine.own(() => new module.VectorResponseOptions());
    using responses = this.#engine.own(() => {
      const asHtml = new Set(tagged);
      for (const [index, text] of texts.entries()) {
        inputs.value.push_back(text);
        options.value.push_back({ qualityScores: false, alignment: false, html: asHtml.has(index) });
      }
      return service.translate(this.#model.value, inputs.value, options.value);
    });
    return texts.map((_, index) => {
      using response = this.#engine.own(() => responses.value.get(index));
      return this.#engine.run(() => response.value.getTranslatedText());
    });
  }

  [Symbol.dispose](): void {
    this.#model[Symbol.dispose]();
  }
}

/** Reads a file straight into the memory of the engine. */
function readAligned(engine: EngineInstance, path: string, boundary: number): OwnedHandle<AlignedMemory> {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const memory = engine.own(() => new engine.module.AlignedMemory(size, boundary));
    const view = engine.run(() => memory.value.getByteArrayView());
    let position = 0;
    while (position < size) {
      const count = readSync(file, view, position, size - position, position);
      if (count === 0) {
        memory[Symbol.dispose]();
        throw new Error(`${path} became shorter while it was read`);
      }
      position += count;
    }
    return memory;
  } finally {
    closeSync(file);
  }
}

function writeConfiguration(gemmPrecision: string): string {
  const settings = {
    'beam-size': 1,
    normalize: 1,
    'word-penalty': 0,
    'max-length-break': longestSentence,
    'mini-batch-words': 1024,
    workspace: 128,
    'max-length-factor': 2,
    'skip-cost': true,
    'cpu-threads': 0,
    quiet: true,
    'quiet-translation': true,
    'gemm-precision': gemmPrecision,
    alignment: 'soft',
    // A line is a sentence: ours are cut by rules that know the language.
    'ssplit-mode': 'sentence',
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
