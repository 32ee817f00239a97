import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type CompiledModule, webAssembly } from './web-assembly.ts';

/** Where the package keeps the script that is between JavaScript and the WebAssembly. */
export function findGlue(): string {
  return createRequire(import.meta.url).resolve('@browsermt/bergamot-translator/worker/bergamot-translator-worker.js');
}

/** Takes some hundred milliseconds, off the event loop; threads share the result and the optimised code behind it. */
export async function compileEngine(): Promise<CompiledModule> {
  return webAssembly.compile(await readFile(findGlue().replace(/\.js$/, '.wasm')));
}
