import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { staleFiles } from './compare.ts';
import { generators } from './registry.ts';

const root = resolve(import.meta.dirname, '../..');

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });

const stale = await staleFiles(root, generators);
for (const { generator, text } of stale) {
  if (values.check === true) {
    console.error(`${generator.output} is out of date: run "npm run generate"`);
    process.exitCode = 1;
  } else {
    const path = resolve(root, generator.output);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    console.log(`${generator.output}: written`);
  }
}
if (stale.length === 0) console.log(`${generators.length} generated files are up to date`);
