import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readZip } from './read-zip.ts';

/** The text of a PDF, as another program reads it. */
export function readPdf(path: string): string {
  return execFileSync('pdftotext', ['-enc', 'UTF-8', path, '-'], { encoding: 'utf8' });
}

/** The text of a Word document, a line for each paragraph. */
export function readDocx(bytes: Buffer): string {
  const xml = readZip(bytes).get('word/document.xml')?.toString() ?? '';
  return xml.replace(/<\/w:p>/g, '\n').replace(/<[^>]+>/g, '');
}

export function readResult(path: string, type: string): string {
  return type === 'pdf' ? readPdf(path) : readDocx(readFileSync(path));
}
