import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile } from './check.ts';

const patterns = [
  '{src,test,tools,bench,web,bin}/**/*.{ts,tsx,mts,mjs,cjs,js,css,html,sh}',
  '{src,test,tools,bench,web,docs,deploy}/**/*.md',
  '*.md',
];

/** Data and what programs wrote are not held to the rules for people. */
const excluded = /^test\/corpus\/|(^|\/)node_modules\/|\.generated\.|^web\/dist\/|^bench\/results\//;

export async function readSources(root: string): Promise<SourceFile[]> {
  const paths = (await Array.fromAsync(glob(patterns, { cwd: root }))).filter((path) => !excluded.test(path)).sort();
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })));
}

export function isCode({ path }: SourceFile): boolean {
  return !path.endsWith('.md');
}

export function isTest({ path }: SourceFile): boolean {
  return /\.test\.\w+$/.test(path) || path.startsWith('test/');
}
