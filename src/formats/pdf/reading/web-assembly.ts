/** WebAssembly as far as it is used here; Node's types leave it to those of browsers. */
export type CompiledModule = object;

export interface WebAssemblyMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

export interface WebAssemblyInstance {
  readonly exports: Readonly<Record<string, unknown>>;
}

interface WebAssemblyInterface {
  compile(bytes: Uint8Array): Promise<CompiledModule>;
  readonly Instance: new (module: CompiledModule, imports: object) => WebAssemblyInstance;
  readonly Memory: new (description: { readonly initial: number }) => WebAssemblyMemory;
  readonly RuntimeError: new () => Error;
}

export const webAssembly = (globalThis as unknown as { readonly WebAssembly: WebAssemblyInterface }).WebAssembly;
