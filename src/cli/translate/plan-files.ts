import { basename, dirname, extname, join } from 'node:path';
import { canonicalLanguage } from '../../language/codes.ts';
import { refuseClashes } from '../command-line/refuse-clashes.ts';
import type { TextFormat, TranslateCommand } from './translate-command.ts';

export interface PlannedFile {
  /** As given. */
  readonly path: string;
  readonly format: TextFormat;
  /** Undefined writes to standard output. */
  readonly output: string | undefined;
}

/** What is read and written, with every clash of names found before the first file is touched. */
export function planFiles(paths: readonly string[], command: TranslateCommand): readonly PlannedFile[] {
  const files = paths.map((path) => ({
    path,
    format: command.format ?? formatByName(path),
    output: outputPath(path, command),
  }));
  if (command.output.kind === 'file') return files;
  refuseClashes(files);
  return files;
}

function outputPath(path: string, { output, target }: TranslateCommand): string | undefined {
  switch (output.kind) {
    case 'stdout':
    case 'json':
      return undefined;
    case 'file':
      return output.path;
    case 'folder':
      return join(output.path, basename(path));
    case 'beside':
      return join(dirname(path), nameWithLanguage(basename(path), canonicalLanguage(target) ?? target));
  }
}

/** `name.txt` → `name.es.txt`, `README` → `README.es`. */
export function nameWithLanguage(name: string, language: string): string {
  const ending = extname(name);
  return `${name.slice(0, name.length - ending.length)}.${language}${ending}`;
}

export function formatByName(path: string): TextFormat {
  switch (extname(path).toLowerCase()) {
    case '.html':
    case '.htm':
    case '.xhtml':
      return 'html';
    case '.xml':
      return 'xml';
    default:
      return 'text';
  }
}
