/** WebAssembly as far as it is used here; Node's types leave it to those of browsers. */

declare const compiled: unique symbol;

/** Compiled code. Threads that get it in a message share it, with what the runtime has optimised. */
export interface CompiledModule {
  readonly [compiled]: never;
}

export interface WebAssemblyInstance {
  readonly exports: Readonly<Record<string, unknown>>;
}

interface WebAssemblyInterface {
  compile(bytes: Uint8Array): Promise<CompiledModule>;
  instantiate(module: CompiledModule, imports: object): Promise<WebAssemblyInstance>;
}

export const webAssembly = (globalThis as unknown as { readonly WebAssembly: WebAssemblyInterface }).WebAssembly;
