import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { dirname } from 'node:path/posix';

/** In the order in which `npm test` runs them. */
export const testGroups = ['fast', 'engines', 'corpus'] as const;

export type TestGroup = (typeof testGroups)[number];

/** Imports of values, not of types, in whatever lines; what `import()` loads later is not among them. */
const importPattern = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'([^']+)'/gm;
/** Threads and processes of engines. Other threads, those of storage and of filters, start in an instant. */
const engineStart = /'node:(?:worker_threads|child_process)'|\/threads\//;
/** Folders of real texts and files, and programs that a test kills. */
const largeData = /\bcorpus['/]|-child\.ts'/;

/**
 * Sorts test files by what they import, over any number of modules, so that there is no list to keep:
 *
 * - `corpus`: properties (`fast-check`), and whatever reads `test/corpus` or kills a `*-child.ts`;
 * - `engines`: whatever can start a process, or the thread of an engine;
 * - `fast`: the rest. While it runs, starting a process fails the file (`refuse-processes.ts`).
 */
export class TestGroups {
  readonly #root: string;
  readonly #modules = new Map<string, { readonly text: string; readonly imports: readonly string[] }>();

  constructor(root: string) {
    this.#root = root;
  }

  /** `path` is relative to the root, with slashes. */
  groupOf(path: string): TestGroup {
    const reached = this.#reach(path);
    const own = [...reached].filter((module) => /^(?:test|tools|bench)\/|\.test\.m?ts$/.test(module));
    if (reached.has('fast-check') || own.some((module) => largeData.test(this.#read(module).text))) return 'corpus';
    const engines = [...reached].filter((module) => module.startsWith('src/engines/') && !/\.test\.ts$/.test(module));
    if (reached.has('node:child_process')) return 'engines';
    return engines.some((module) => engineStart.test(this.#read(module).text)) ? 'engines' : 'fast';
  }

  /** Everything that a module imports, itself included: paths, and names of packages. */
  #reach(path: string): ReadonlySet<string> {
    const reached = new Set([path]);
    // A set yields what is added while it is gone through.
    for (const module of reached) for (const imported of this.#read(module).imports) reached.add(imported);
    return reached;
  }

  #read(path: string): { readonly text: string; readonly imports: readonly string[] } {
    let module = this.#modules.get(path);
    if (module === undefined) {
      const file = join(this.#root, path);
      const text = /\.m?ts$|\.mjs$/.test(path) && existsSync(file) ? readFileSync(file, 'utf8') : '';
      module = { text, imports: Array.from(text.matchAll(importPattern), ([, name = '']) => resolve(path, name)) };
      this.#modules.set(path, module);
    }
    return module;
  }
}

function resolve(from: string, name: string): string {
  return name.startsWith('.') ? normalize(join(dirname(from), name)) : name;
}
