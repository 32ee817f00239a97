const familyName = 1;
const postScriptName = 6;
const typographicFamily = 16;
const wantedNames: ReadonlySet<number> = new Set([familyName, postScriptName, typographicFamily]);

/** The names of a font's family and its PostScript name by their ids (OpenType, `name`), in English where there are several languages. */
export function readNames(table: Buffer): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  if (table.length < 6) return names;
  const count = table.readUInt16BE(2);
  const strings = table.readUInt16BE(4);
  for (let index = 0; index < count && 18 + index * 12 <= table.length; index += 1) {
    const at = 6 + index * 12;
    const [platform, language, id] = [table.readUInt16BE(at), table.readUInt16BE(at + 4), table.readUInt16BE(at + 6)];
    if (!wantedNames.has(id) || (platform === 3 ? language !== 0x409 : platform !== 1 || language !== 0)) continue;
    if (platform === 1 && names.has(id)) continue;
    const start = strings + table.readUInt16BE(at + 10);
    const bytes = Buffer.from(table.subarray(start, start + table.readUInt16BE(at + 8)));
    if (platform === 3 && bytes.length % 2 === 0) names.set(id, bytes.swap16().toString('utf16le'));
    else if (platform === 1) names.set(id, bytes.toString('latin1'));
  }
  return names;
}
