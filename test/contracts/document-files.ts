import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { DocumentSource, DocumentWarning, FilterContext } from '../../src/contracts/documents/document-filter.ts';

export const testLimits: FilterContext['limits'] = { unpackedBytes: 64 * 1024 ** 2, entries: 2000, depth: 200 };

export async function sourceOf(path: string): Promise<DocumentSource> {
  return { path, size: (await stat(path)).size, name: basename(path) };
}

export function filterContext(overrides: Partial<FilterContext> = {}): FilterContext & { warnings: DocumentWarning[] } {
  const warnings: DocumentWarning[] = [];
  return {
    signal: new AbortController().signal,
    limits: testLimits,
    warn: (warning) => warnings.push(warning),
    ...overrides,
    warnings,
  };
}

/** A folder that is gone at the end of the scope. */
export async function useFolder(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'dragoman-documents-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** Files directly in a folder, in order; none if there is no such folder. READMEs say where files come from. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map((entry) => join(folder, entry.name))
    .sort();
}
