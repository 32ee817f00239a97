/** What this project uses of the engine's JavaScript interface (embind classes, so everything has `delete`). */

export interface Deletable {
  delete(): void;
}

export interface AlignedMemory extends Deletable {
  /** A view of the WebAssembly memory; void as soon as that grows. */
  getByteArrayView(): Int8Array;
}

export interface AlignedMemoryList extends Deletable {
  push_back(memory: AlignedMemory): void;
}

export type TranslationModel = Deletable;

export interface ResponseOptions {
  readonly qualityScores: boolean;
  readonly alignment: boolean;
  readonly html: boolean;
}

interface Vector<Item> extends Deletable {
  push_back(item: Item): void;
}

interface Response extends Deletable {
  getTranslatedText(): string;
}

interface VectorResponse extends Deletable {
  /** A copy with its own life. */
  get(index: number): Response;
}

export interface BlockingService extends Deletable {
  translate(model: TranslationModel, texts: Vector<string>, options: Vector<ResponseOptions>): VectorResponse;
}

export interface EngineModule {
  readonly HEAP8: Int8Array;
  readonly AlignedMemory: new (size: number, alignment: number) => AlignedMemory;
  readonly AlignedMemoryList: new () => AlignedMemoryList;
  readonly TranslationModel: new (
    configuration: string,
    model: AlignedMemory,
    lexicon: AlignedMemory,
    vocabularies: AlignedMemoryList,
    qualityEstimator: null,
  ) => TranslationModel;
  readonly BlockingService: new (configuration: { readonly cacheSize: number }) => BlockingService;
  readonly VectorString: new () => Vector<string>;
  readonly VectorResponseOptions: new () => Vector<ResponseOptions>;
}
