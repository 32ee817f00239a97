/** The path in an address, as names in an archive have it. */
export function pathOf(address: string): string {
  const path = address.trim().replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
