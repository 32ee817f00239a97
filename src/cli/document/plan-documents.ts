import { statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { canonicalLanguage } from '../../language/codes.ts';
import { MisuseError } from '../command-line/command-errors.ts';
import { refuseClashes } from '../command-line/refuse-clashes.ts';
import { nameWithLanguage } from '../translate/plan-files.ts';
import type { DocumentCommand, FoundDocument, PlannedDocument } from './document-command.ts';

type Outcome = Pick<DocumentCommand, 'target' | 'fileName' | 'outputFormat' | 'out'>;

/**
 * What is sent and written, with every clash of names found before the first document is sent. Earlier translations of
 * documents among them are skipped: `a.es.docx` beside `a.docx`, as `*.docx` finds both.
 */
export function planDocuments(
  found: readonly FoundDocument[],
  command: Outcome,
  passedOver: (message: string) => void,
): readonly PlannedDocument[] {
  if (command.fileName !== undefined && found.length > 1) throw new MisuseError('--filename is for one document.');
  const planned = found.map((document) => ({ path: document.path, output: outputOf(document, found, command) }));
  if (command.out !== undefined) return withoutClashes(planned);
  const originals = new Map(planned.map(({ path, output }) => [resolve(output), path]));
  const kept = planned.filter(({ path }) => {
    const original = originals.get(resolve(path));
    if (original !== undefined) passedOver(`${path}: skipped, since it is the translation of ${original}.`);
    return original === undefined;
  });
  return withoutClashes(kept);
}

function outputOf(
  document: FoundDocument,
  found: readonly FoundDocument[],
  { target, fileName, outputFormat, out }: Outcome,
): string {
  const { path, relative, byPattern } = document;
  if (out === undefined) {
    const name = nameWithLanguage(fileName ?? basename(path), canonicalLanguage(target) ?? target);
    return join(dirname(path), withFormat(name, outputFormat));
  }
  const single = found.length === 1 && !byPattern;
  return single && !isFolder(out) ? out : join(out, withFormat(fileName ?? relative, outputFormat));
}

function isFolder(path: string): boolean {
  return path.endsWith('/') || (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false);
}

/** `interface.md`: the result of `doc` is `docx`. */
function withFormat(name: string, outputFormat: string | undefined): string {
  const ending = extname(name);
  const format = outputFormat ?? (ending.toLowerCase() === '.doc' ? 'docx' : undefined);
  if (format === undefined || ending.toLowerCase() === `.${format}`) return name;
  return `${name.slice(0, name.length - ending.length)}.${format}`;
}

function withoutClashes(documents: readonly PlannedDocument[]): readonly PlannedDocument[] {
  refuseClashes(documents);
  return documents;
}
