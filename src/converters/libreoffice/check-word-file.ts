import { type FileHandle, open } from 'node:fs/promises';
import { ServiceError } from '../../errors/service-error.ts';

const compoundSignature = 'd0cf11e0a1b11ae1';
const entrySize = 128;
/** Of the stream in which small streams are. */
const smallSector = 64;
const endOfChain = 0xfffffffa;
/** So many entries of the folder are looked at, and sectors of a chain. */
const mostSteps = 4_096;

/** Beginnings of other files that Word has written, or opens, under the extension `doc`: RTF, Word 2, Word 2003 XML. */
const otherBeginnings: readonly RegExp[] = [
  /^\{\\rtf/,
  /^\xdb\xa5/,
  /^(?:\xef\xbb\xbf)?<\?xml [\s\S]*<\?mso-application progid="Word/,
];

/**
 * Refuses what is no document of Word, since LibreOffice would take any bytes for a text, and a document with a password.
 * Layout: MS-CFB sections 2.2 (header), 2.4 (small streams), 2.6 (folder); MS-DOC section 2.5.1 (`FibBase`).
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
    const { names, word, smallStreams } = await readFolder(file, head);
    if (names.has('EncryptedPackage')) throw refused('it has a password; remove it and upload the document again.');
    if (word === undefined) throw refused('it has no text of Word in it, although its extension is .doc.');
    const fib = await read(file, await offsetOf(file, head, word, smallStreams), 12);
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

/** Where a stream begins: the number of its first sector, and its size in bytes. */
interface Stream {
  readonly first: number;
  readonly size: number;
}

interface Folder {
  readonly names: ReadonlySet<string>;
  /** The stream `WordDocument`. */
  readonly word: Stream | undefined;
  /** First sector of the stream in which small streams are. */
  readonly smallStreams: number;
}

/** The entries of the folder, along its chain of sectors. */
async function readFolder(file: FileHandle, head: Buffer): Promise<Folder> {
  const size = sectorSize(head);
  const names = new Set<string>();
  let word: Stream | undefined;
  let smallStreams = endOfChain;
  let sector = head.readUInt32LE(48);
  for (let seen = 0; sector < endOfChain && seen < mostSteps; ) {
    const entries = await read(file, (sector + 1) * size, size);
    for (let at = 0; at + entrySize <= entries.length; at += entrySize, seen += 1) {
      const length = Math.max(0, Math.min(entries.readUInt16LE(at + 64), 64) - 2);
      const name = entries.toString('utf16le', at, at + length);
      const first = entries.readUInt32LE(at + 116);
      names.add(name);
      if (entries[at + 66] === 5) smallStreams = first;
      if (name === 'WordDocument' && entries[at + 66] === 2) word = { first, size: entries.readUInt32LE(at + 120) };
    }
    if (entries.length < size) break;
    sector = await nextSector(file, head, sector);
  }
  return { names, word, smallStreams };
}

/** Of the first byte of a stream: a document of few words is among the small ones. */
async function offsetOf(file: FileHandle, head: Buffer, stream: Stream, smallStreams: number): Promise<number> {
  const size = sectorSize(head);
  if (stream.size >= head.readUInt32LE(56)) return (stream.first + 1) * size;
  const position = stream.first * smallSector;
  const steps = Math.floor(position / size);
  if (steps > mostSteps) throw refused('it is damaged.');
  let sector = smallStreams;
  for (let step = 0; step < steps && sector < endOfChain; step += 1) sector = await nextSector(file, head, sector);
  if (sector >= endOfChain) throw refused('it is damaged.');
  return (sector + 1) * size + (position % size);
}

function sectorSize(head: Buffer): number {
  const shift = head.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw refused('it is damaged.');
  return 1 << shift;
}

/** From the table of sectors, of which the header names the first 109 sectors: enough for a folder, which is written early. */
async function nextSector(file: FileHandle, head: Buffer, sector: number): Promise<number> {
  const size = sectorSize(head);
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
