/** FNV-1a over UTF-16 units, which grows with a text to its right. */
export const emptyHash = 0x811c9dc5 | 0;

export function nextHash(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

/** A slot in a table of a size that is a power of two; mixed, since the low bits of the hash alone depend on few. */
export function slotOf(hash: number, size: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 15)) & (size - 1);
}
