/** `131072` → `128 KiB`. */
export function readableSize(bytes: number): string {
  const units = ['bytes', 'KiB', 'MiB', 'GiB'];
  let size = bytes;
  while (units.length > 1 && size >= 1024 && size % 1024 === 0) {
    size /= 1024;
    units.shift();
  }
  return `${size} ${units[0]}`;
}
