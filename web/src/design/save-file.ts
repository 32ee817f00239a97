/** Hands the content to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken it over by then, however large it is.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
