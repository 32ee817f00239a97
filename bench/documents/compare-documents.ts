import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Structure {
  readonly paragraphs: readonly { readonly text: string; readonly looks: Readonly<Record<string, string>> }[];
  readonly tags: Readonly<Record<string, number>>;
  /** Checksums of what is not XML. */
  readonly files: Readonly<Record<string, string>>;
}

/** What is still there after a translation; the shares are of what the source has. */
export interface Kept {
  /** Why an independent, strict reader does not read it; undefined when it does. */
  readonly broken?: string;
  /** Paragraphs whose text, known by its number, is where it was. */
  readonly inPlace: number;
  /** Of those with text, the ones that were not left as they are. */
  readonly translated: number;
  /** Bold, italic and linked words: still some in the paragraph. */
  readonly looks: number;
  /** Elements other than those that runs of text are made of, by name. */
  readonly tags: number;
  /** Images, byte for byte. */
  readonly files: number;
}

export function compareDocuments(kind: string, source: string, translation: string): Kept {
  const before = readStructure(kind, source);
  if ('broken' in before) throw new Error(`The source itself is broken: ${before.broken}`);
  const after = readStructure(kind, translation);
  if ('broken' in after) return { broken: after.broken, inPlace: 0, translated: 0, looks: 0, tags: 0, files: 0 };
  const texts = before.paragraphs
    .map((paragraph, index) => ({ paragraph, now: after.paragraphs[index] }))
    .filter(({ paragraph }) => paragraph.text.trim() !== '');
  const looks = texts.flatMap(({ paragraph, now }) =>
    Object.entries(paragraph.looks).map(
      ([look, words]) => words.trim() === '' || (now?.looks[look] ?? '').trim() !== '',
    ),
  );
  return {
    inPlace: share(texts.map(({ paragraph, now }) => numberOf(paragraph.text) === numberOf(now?.text ?? ''))),
    translated: share(texts.map(({ paragraph, now }) => paragraph.text !== now?.text)),
    looks: share(looks),
    tags: share(
      Object.entries(before.tags).flatMap(([name, count]) =>
        Array.from({ length: count }, (_, index) => index < (after.tags[name] ?? 0)),
      ),
    ),
    files: share(Object.entries(before.files).map(([name, sum]) => after.files[name] === sum)),
  };
}

function readStructure(kind: string, path: string): Structure | { readonly broken: string } {
  const program = join(import.meta.dirname, 'read-structure.py');
  return JSON.parse(execFileSync('/usr/bin/python3', [program, kind, path], { maxBuffer: 1 << 30, encoding: 'utf8' }));
}

function numberOf(text: string): string | undefined {
  return /\(\s*(\d+)\s*\)[.!?"»”\s]*$/.exec(text)?.[1];
}

function share(kept: readonly boolean[]): number {
  return kept.length === 0 ? 1 : kept.filter(Boolean).length / kept.length;
}
