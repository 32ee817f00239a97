// The part of WebAssembly that is used here: its types belong to the library for browsers, which a server does not load.

export type CompiledModule = object & { readonly webAssemblyModule?: never };

export interface ModuleMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

interface ModuleInstance {
  readonly exports: Readonly<Record<string, unknown>>;
}

interface WebAssemblyNamespace {
  compile(bytes: Uint8Array): Promise<CompiledModule>;
  readonly Instance: new (
    module: CompiledModule,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ) => ModuleInstance;
}

export const webAssembly = (globalThis as unknown as { readonly WebAssembly: WebAssemblyNamespace }).WebAssembly;
