interface CatalogueOptions {
  readonly little?: boolean;
  readonly encoding?: 'utf8' | 'latin1';
}

/** The `.mo` file of messages, as `msgfmt` would write it without a hash table. */
export function compileCatalogue(
  messages: Readonly<Record<string, string>>,
  { little = true, encoding = 'utf8' }: CatalogueOptions = {},
): Uint8Array {
  const entries = Object.entries(messages).map((pair) => pair.map((text) => Buffer.from(`${text}\0`, encoding)));
  const count = entries.length;
  const texts = [0, 1].flatMap((side) => entries.map((entry) => entry[side] ?? Buffer.alloc(1)));
  const head = new DataView(new ArrayBuffer(28 + 16 * count));
  for (const [index, value] of [0x950412de, 0, count, 28, 28 + 8 * count, 0, 28 + 16 * count].entries())
    head.setUint32(4 * index, value, little);
  let start = head.byteLength;
  for (const [index, text] of texts.entries()) {
    head.setUint32(28 + 8 * index, text.length - 1, little);
    head.setUint32(32 + 8 * index, start, little);
    start += text.length;
  }
  return Uint8Array.from(Buffer.concat([Buffer.from(head.buffer), ...texts]));
}
