import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const pack = promisify(deflateRaw);

export interface ZippedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Names in UTF-8, files packed, and the first day that archives can name, so that the same files give the same bytes. */
const flags = 0x800;
const packed = 8;
const firstDay = 0x21;
const version = 20;

/**
 * A ZIP archive (PKWARE APPNOTE 6.3, without ZIP64) in pieces, as its files come. Files whose names are there already get a
 * number; together they have to be smaller than 4 GiB and fewer than 65,535.
 */
export async function* writeZip(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const names = new Set<string>();
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of files) {
    const unique = Buffer.from(uniqueName(name, names));
    const body = await pack(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(version, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(packed, 4);
    common.writeUInt16LE(firstDay, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(body.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(unique.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from([0x50, 0x4b, 1, 2, version, 0]), common, rest, unique);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), common, unique]);
    offset += local.length + body.length;
    yield local;
    yield body;
  }
  const records = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32BE(0x504b0506, 0);
  end.writeUInt16LE(names.size, 8);
  end.writeUInt16LE(names.size, 10);
  end.writeUInt32LE(records.length, 12);
  end.writeUInt32LE(offset, 16);
  yield records;
  yield end;
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
