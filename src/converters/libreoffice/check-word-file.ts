import { type FileHandle, open } from 'node:fs/promises';
import { ServiceError } from '../../errors/service-error.ts';

const compoundSignature = 'd0cf11e0a1b11ae1';
const entrySize = 128;
const endOfChain = 0xfffffffa;
/** So many entries of the folder are looked at. */
const mostEntries = 4_096;

/** Beginnings of other files that Word has written, or opens, under the extension `doc`: RTF, Word 2, Word 2003 XML. */
const otherBeginnings: readonly RegExp[] = [
  /^\{\\rtf/,
  /^\xdb\xa5/,
  /^(?:\xef\xbb\xbf)?<\?xml [\s\S]*<\?mso-application progid="Word/,
];

/**
 * Refuses what is no document of Word, since LibreOffice would take any bytes for a text, and a document with a password.
 * Layout: MS-CFB sections 2.2 (header), 2.6 (folder); MS-DOC section 2.5.1 (`FibBase`).
 */
export async function checkWordFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    const head = await read(file, 0, 512);
    if (head.toString('hex', 0, 8) !== compoundSignature) {
      const text = head.toString('latin1');
      if (!otherBeginnings.some((beginning) => beginning.test(text))) throw refused(otherType(text));
      return;
    }
    const { names, word } = await readFolder(file, head);
    if (names.has('EncryptedPackage')) throw refused('it has a password; remove it and upload the document again.');
    if (word === undefined) throw refused('it has no text of Word in it, although its extension is .doc.');
    // The stream of a Word document is never so small that it would be among the small ones, except of damaged files.
    const fib = await read(file, word, 12);
    if (((fib[11] ?? 0) & 0x01) !== 0) throw refused('it has a password; remove it and upload the document again.');
  } finally {
    await file.close();
  }
}

function otherType(text: string): string {
  if (text.startsWith('PK')) return 'it is no .doc but a file in a ZIP archive; give it its extension, .docx perhaps.';
  if (text.startsWith('%PDF')) return 'it is a PDF; give it the extension .pdf.';
  return 'it is no document of Word.';
}

interface Folder {
  readonly names: ReadonlySet<string>;
  /** Offset of the stream `WordDocument`. */
  readonly word: number | undefined;
}

/** The entries of the folder, along its chain of sectors. */
async function readFolder(file: FileHandle, head: Buffer): Promise<Folder> {
  const shift = head.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw refused('it is damaged.');
  const size = 1 << shift;
  const offsetOf = (sector: number): number => (sector + 1) * size;
  const names = new Set<string>();
  let word: number | undefined;
  let sector = head.readUInt32LE(48);
  for (let seen = 0; sector < endOfChain && seen < mostEntries; ) {
    const entries = await read(file, offsetOf(sector), size);
    for (let at = 0; at + entrySize <= entries.length; at += entrySize, seen += 1) {
      const length = Math.max(0, Math.min(entries.readUInt16LE(at + 64), 64) - 2);
      const name = entries.toString('utf16le', at, at + length);
      names.add(name);
      if (name === 'WordDocument' && entries[at + 66] === 2) word = offsetOf(entries.readUInt32LE(at + 116));
    }
    if (entries.length < size) break;
    sector = await nextSector(file, head, { sector, size });
  }
  return { names, word };
}

/** From the table of sectors, of which the header names the first 109 sectors: enough for a folder, which is written early. */
async function nextSector(
  file: FileHandle,
  head: Buffer,
  { sector, size }: { readonly sector: number; readonly size: number },
): Promise<number> {
  const index = Math.floor(sector / (size / 4));
  if (index >= 109) return endOfChain;
  const table = head.readUInt32LE(76 + index * 4);
  if (table >= endOfChain) return endOfChain;
  const entry = await read(file, (table + 1) * size + (sector % (size / 4)) * 4, 4);
  return entry.length < 4 ? endOfChain : entry.readUInt32LE(0);
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, Math.max(bytesRead, 0));
}

function refused(reason: string): ServiceError {
  return new ServiceError('invalid_document', { reason });
}
