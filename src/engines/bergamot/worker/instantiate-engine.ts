import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { EngineModule } from './engine-api.ts';
import { findGlue } from './engine-files.ts';
import { type CompiledModule, type WebAssemblyInstance, webAssembly } from './web-assembly.ts';

/**
 * Integer matrix products that browsers may bring along and Node does not: the engine's own versions replace them.
 */
const matrixFunctions: Readonly<Record<string, string>> = {
  int8_prepare_a: 'int8PrepareAFallback',
  int8_prepare_b: 'int8PrepareBFallback',
  int8_prepare_b_from_transposed: 'int8PrepareBFromTransposedFallback',
  int8_prepare_b_from_quantized_transposed: 'int8PrepareBFromQuantizedTransposedFallback',
  int8_prepare_bias: 'int8PrepareBiasFallback',
  int8_multiply_and_add_bias: 'int8MultiplyAndAddBiasFallback',
  int8_select_columns_of_b: 'int8SelectColumnsOfBFallback',
};

/** Makes an engine out of the compiled code. `log` gets what it prints, the reason of an abort above all. */
export function instantiateEngine(compiled: CompiledModule, log: (line: string) => void): Promise<EngineModule> {
  const glue = findGlue();
  return new Promise((resolve, reject) => {
    const module = {
      print: log,
      printErr: log,
      instantiateWasm(imports: object, accept: (instance: WebAssemblyInstance) => void): object {
        let exports: WebAssemblyInstance['exports'] = {};
        const matrices = Object.fromEntries(
          Object.entries(matrixFunctions).map(([name, ownName]) => [
            name,
            (...values: unknown[]) => (exports[ownName] as (...values: unknown[]) => unknown)(...values),
          ]),
        );
        webAssembly.instantiate(compiled, { ...imports, wasm_gemm: matrices }).then((instance) => {
          exports = instance.exports;
          accept(instance);
        }, reject);
        return {};
      },
      onRuntimeInitialized(): void {
        resolve(module as unknown as EngineModule);
      },
    };
    // The script is neither a module nor one that `require` takes: it reads a variable `Module` from the scope around it.
    const run = new Function('Module', 'require', '__filename', '__dirname', readFileSync(glue, 'utf8'));
    run(module, createRequire(glue), glue, dirname(glue));
  });
}
