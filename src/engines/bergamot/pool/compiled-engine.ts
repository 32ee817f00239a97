import { compileEngine } from '../worker/engine-files.ts';
import type { CompiledModule } from '../worker/web-assembly.ts';

/** The engine's code, compiled when the first thread needs it and shared by all. */
export class CompiledEngine {
  #module: Promise<CompiledModule> | undefined;

  module(): Promise<CompiledModule> {
    this.#module ??= compileEngine().catch((error: unknown) => {
      this.#module = undefined;
      throw error;
    });
    return this.#module;
  }
}
