import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../node_modules/.dragoman/native');

/** Where a program of `native/` is once set-up has compiled it (`tools/setup/native-programs.mjs`). */
export function nativeProgram(name: 'flite-stream' | 'pocketsphinx-stream'): string {
  return join(folder, name);
}
