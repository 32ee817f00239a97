/** One message of a compiled catalogue (`.mo`), without plural forms. */
export interface CatalogueMessage {
  /** `msgctxt`: what distinguishes messages with the same text. */
  readonly context: string | undefined;
  /** The text in the program, nearly always English. */
  readonly id: string;
  readonly translation: string;
}

const littleEndian = 0x950412de;
const bigEndian = 0xde120495;

/** Messages beyond which a file is no catalogue of a program. */
const mostMessages = 100_000;

/**
 * The messages of a compiled catalogue, as the GNU gettext manual describes the format ("The Format of GNU MO Files"). Those
 * with plural forms are left out. A file that is no catalogue, or damaged, has none.
 */
export function readCatalogue(file: Uint8Array): readonly CatalogueMessage[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.byteLength < 20) return [];
  const magic = view.getUint32(0, true);
  if (magic !== littleEndian && magic !== bigEndian) return [];
  const little = magic === littleEndian;
  const [count, ids, translations] = [8, 12, 16].map((offset) => view.getUint32(offset, little));
  if (count === undefined || ids === undefined || translations === undefined || count > mostMessages) return [];
  if (Math.max(ids, translations) + 8 * count > file.byteLength) return [];
  const bytesAt = (table: number, index: number): Uint8Array => {
    const length = view.getUint32(table + 8 * index, little);
    const start = view.getUint32(table + 8 * index + 4, little);
    return start + length > file.byteLength ? new Uint8Array() : file.subarray(start, start + length);
  };
  const ascii = new TextDecoder();
  const header = Array.from({ length: Math.min(count, 1) }, () => ascii.decode(bytesAt(translations, 0))).join('');
  const decoder = decoderFor(/charset=([\w.:-]+)/i.exec(header)?.[1] ?? 'utf-8');
  if (decoder === undefined) return [];
  const messages: CatalogueMessage[] = [];
  for (let index = 0; index < count; index += 1) {
    const whole = decoder.decode(bytesAt(ids, index));
    const translation = decoder.decode(bytesAt(translations, index));
    if (whole === '' || translation === '' || whole.includes('\0') || translation.includes('\0')) continue;
    const [context, id] = whole.includes('\u0004') ? whole.split('\u0004', 2) : [undefined, whole];
    if (id !== undefined && id !== '') messages.push({ context, id, translation });
  }
  return messages;
}

function decoderFor(charset: string): InstanceType<typeof TextDecoder> | undefined {
  try {
    return new TextDecoder(charset);
  } catch {
    return undefined;
  }
}
