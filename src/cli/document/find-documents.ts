import { glob, stat } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import { systemErrorWords } from '../command-line/command-errors.ts';
import type { FoundDocument } from './document-command.ts';

const patternCharacters = /[*?[{(]/;
/** Left by office programs beside a document that is open. */
const lockFile = /^(~\$|\.~lock\.)/;

/** Named files and what patterns find, each once. `fault` is called for what is not there. */
export async function findDocuments(
  given: readonly string[],
  fault: (message: string) => void,
): Promise<readonly FoundDocument[]> {
  const found = new Map<string, FoundDocument>();
  for (const path of given) {
    for (const document of await findOne(path, fault)) {
      const resolved = resolve(document.path);
      if (!found.has(resolved)) found.set(resolved, document);
    }
  }
  return [...found.values()];
}

/** A file may be named like a pattern: what exists is what is meant. */
async function findOne(given: string, fault: (message: string) => void): Promise<readonly FoundDocument[]> {
  try {
    if ((await stat(given)).isDirectory()) {
      fault(`${given}: is a folder; name documents in it, such as '${given.replace(/\/+$/, '')}/*.docx'.`);
      return [];
    }
    return [{ path: given, relative: basename(given), byPattern: false }];
  } catch (error) {
    if (patternCharacters.test(given)) return await findByPattern(given, fault);
    const words = systemErrorWords(error);
    if (words === undefined) throw error;
    fault(`${given}: ${words}.`);
    return [];
  }
}

async function findByPattern(pattern: string, fault: (message: string) => void): Promise<readonly FoundDocument[]> {
  const base = startOf(pattern);
  const paths: string[] = [];
  for await (const path of glob(pattern)) {
    if (lockFile.test(basename(path))) continue;
    if ((await stat(path).catch(() => undefined))?.isFile() === true) paths.push(path);
  }
  if (paths.length === 0) fault(`${pattern}: nothing is named like this.`);
  return paths.sort().map((path) => ({ path, relative: relative(base, path), byPattern: true }));
}

/** The folders before the first one that is a pattern. */
function startOf(pattern: string): string {
  const parts = pattern.split('/');
  const first = parts.findIndex((part) => patternCharacters.test(part));
  const folders = parts.slice(0, Math.min(first, parts.length - 1)).join('/');
  return folders === '' ? (pattern.startsWith('/') ? '/' : '.') : folders;
}
