import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { ArchiveRecords } from './archive-records.ts';

const pack = promisify(deflateRaw);

/** A ZIP archive in pieces, as its files come. Files whose names are there already get a number. */
export async function* streamArchive(
  files: AsyncIterable<{ readonly name: string; readonly content: Uint8Array }>,
): AsyncGenerator<Uint8Array> {
  const records = new ArchiveRecords();
  const names = new Set<string>();
  for await (const { name, content } of files) {
    const unique = uniqueName(name, names);
    const packed = await pack(content);
    yield records.header({ name: unique, content, packed });
    yield packed;
  }
  yield records.end();
}

/** Never a path: what unpacks it writes into one folder. */
function uniqueName(name: string, taken: Set<string>): string {
  const plain = name.replaceAll(/[\\/:\p{Cc}]/gu, '_').replace(/^\.+/, '_') || 'file';
  const [, stem = plain, ending = ''] = /^(.+?)((?:\.[^.]*)?)$/s.exec(plain) ?? [];
  let unique = plain;
  for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${stem} (${number})${ending}`;
  taken.add(unique.toLowerCase());
  return unique;
}
