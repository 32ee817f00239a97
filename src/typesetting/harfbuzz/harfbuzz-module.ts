import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type CompiledModule, type ModuleMemory, webAssembly } from './web-assembly.ts';

type Call = (...values: number[]) => number;

/** A WebAssembly instance of HarfBuzz: its C functions and its memory. */
export class HarfBuzz {
  readonly #exports: Readonly<Record<string, unknown>>;

  private constructor(exports: Readonly<Record<string, unknown>>) {
    this.#exports = exports;
  }

  /** @param most bytes of memory that the instance may have */
  static instantiate(module: CompiledModule, most: number): HarfBuzz {
    const grow = (size: number): number => {
      const memory = instance.exports.memory as ModuleMemory;
      const wanted = Math.max(size >>> 0, Math.min(memory.buffer.byteLength * 1.25, most));
      if (wanted > most) return 0;
      try {
        memory.grow(Math.ceil((wanted - memory.buffer.byteLength) / 65_536));
        return 1;
      } catch {
        return 0;
      }
    };
    const stop = () => {
      throw new Error('HarfBuzz has ended');
    };
    const instance = new webAssembly.Instance(module, {
      env: {
        _abort_js: stop,
        _emscripten_runtime_keepalive_clear: () => {},
        _setitimer_js: () => 0,
        emscripten_resize_heap: grow,
      },
      wasi_snapshot_preview1: { proc_exit: stop },
    });
    const start = instance.exports.__wasm_call_ctors ?? instance.exports._initialize;
    (start as Call)();
    return new HarfBuzz(instance.exports);
  }

  /** A function of HarfBuzz or of its C library. */
  function(name: string): Call {
    const found = this.#exports[name];
    if (typeof found !== 'function') throw new Error(`this build of HarfBuzz lacks ${name}`);
    return found as Call;
  }

  /** Its memory. A view ends when the memory grows, which every call of a function may do. */
  get memory(): ArrayBuffer {
    return (this.#exports.memory as ModuleMemory).buffer;
  }

  /** Copies bytes into its memory, to be released with `free`. */
  copy(bytes: Uint8Array): number {
    const address = this.function('malloc')(Math.max(bytes.length, 1));
    if (address === 0) throw new RangeError('HarfBuzz has no memory for a font');
    new Uint8Array(this.memory).set(bytes, address);
    return address;
  }

  /** A face of a font file. The copy of the file at `address` is to be freed after everything that uses the face. */
  openFace(font: Uint8Array): { readonly face: number; readonly address: number } {
    const readOnly = 1;
    const address = this.copy(font);
    const blob = this.function('hb_blob_create')(address, font.length, readOnly, 0, 0);
    const face = this.function('hb_face_create')(blob, 0);
    this.function('hb_blob_destroy')(blob);
    return { face, address };
  }
}

const compiled = new Map<string, Promise<CompiledModule>>();

/** The builds in the package: one shapes, the other makes subsets. Each is compiled once in a process or thread. */
export function compileHarfBuzz(build: 'harfbuzz' | 'harfbuzz-subset'): Promise<CompiledModule> {
  let module = compiled.get(build);
  if (module === undefined) {
    const path = fileURLToPath(import.meta.resolve(`harfbuzzjs/dist/${build}.wasm`));
    module = readFile(path).then((bytes) => webAssembly.compile(bytes));
    compiled.set(build, module);
  }
  return module;
}

export function tag(name: string): number {
  return Buffer.from(name.padEnd(4), 'latin1').readUInt32BE(0) | 0;
}
