import { resolve } from 'node:path';
import { MisuseError } from './command-errors.ts';

/** Throws when a translation would replace an input or another translation. No `output` is standard output. */
export function refuseClashes(files: readonly { readonly path: string; readonly output: string | undefined }[]): void {
  const inputs = new Set(files.map(({ path }) => resolve(path)));
  const outputs = new Set<string>();
  for (const { path, output } of files) {
    if (output === undefined) continue;
    const resolved = resolve(output);
    if (inputs.has(resolved))
      throw new MisuseError(`The translation of ${path} would replace ${output}, which is an input.`);
    if (outputs.has(resolved)) throw new MisuseError(`Two of the translations would be ${output}.`);
    outputs.add(resolved);
  }
}
