/** A header that names a download (RFC 6266); nothing in the name can end the header or become a path. */
export function attachment(name: string, ending: string): string {
  const stem = name
    .replaceAll(/[\p{Cc}\p{Cs}"\\/:*?<>|]+/gu, '_')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, 100);
  const file = `${stem === '' ? 'download' : stem}${ending}`.toWellFormed();
  const plain = file.replaceAll(/[^\x20-\x7e]/gu, '_').replaceAll('%', '_');
  // What RFC 8187 does not allow beside what encodeURIComponent leaves.
  const encoded = encodeURIComponent(file).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"${plain === file ? '' : `; filename*=UTF-8''${encoded}`}`;
}
