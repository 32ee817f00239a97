/** How a document can be shown: as its text, as a page, as a picture, or by the viewer of the browser. */
export type PreviewKind = 'text' | 'page' | 'picture' | 'pdf';

const extensions: Readonly<Record<PreviewKind, string>> = {
  text: 'txt srt vtt csv md json xml yaml yml po properties strings resx xcstrings xlf xliff dita',
  page: 'html htm',
  picture: 'png jpg jpeg',
  pdf: 'pdf',
};

/** Undefined: a browser cannot show such files. */
export function previewKindOf(name: string): PreviewKind | undefined {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  return (Object.keys(extensions) as PreviewKind[]).find((kind) => extensions[kind].split(' ').includes(extension));
}

/** The type that the browser is to take it for, whatever is in it. */
export function mediaTypeOf(kind: PreviewKind, name: string): string {
  if (kind === 'pdf') return 'application/pdf';
  return name.toLowerCase().endsWith('.png') ? 'image/png' : 'image/jpeg';
}

/** A text as it is written in files: UTF-16 with its mark, UTF-8, what a page declares, else what Windows wrote in Western Europe. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [, declared = 'windows-1252'] =
      /charset\s*=\s*["']?([\w-]+)/i.exec(new TextDecoder('latin1').decode(bytes)) ?? [];
    try {
      return new TextDecoder(declared).decode(bytes);
    } catch {
      // No browser knows the encoding.
      return new TextDecoder('windows-1252').decode(bytes);
    }
  }
}
