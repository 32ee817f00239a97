/** What goes to a thread and comes back: one answer for each request, in order. The compiled engine goes first. */

/** A model with the files that it is loaded from, under a name of the sender's choice. */
export interface LoadRequest {
  readonly kind: 'load';
  readonly key: string;
  readonly files: {
    readonly model: string;
    readonly lexicon?: string;
    readonly vocabularies: readonly string[];
  };
  readonly gemmPrecision: string;
}

export interface UnloadRequest {
  readonly kind: 'unload';
  readonly key: string;
}

export interface TranslateRequest {
  readonly kind: 'translate';
  readonly key: string;
  readonly texts: readonly string[];
  /** Indices of texts that are HTML; the others are plain. */
  readonly tagged: readonly number[];
}

export type EngineRequest = LoadRequest | UnloadRequest | TranslateRequest;

export interface EngineMemory {
  /** Size of the WebAssembly memory, which never shrinks. */
  readonly heapBytes: number;
  /** C++ objects that JavaScript holds. */
  readonly handles: number;
}

export type EngineAnswer =
  | { readonly kind: 'done'; readonly texts: readonly string[]; readonly memory: EngineMemory }
  /** When `spent`, the engine in the thread is of no use any more. */
  | { readonly kind: 'failed'; readonly reason: string; readonly spent: boolean };
