/** Resources of all pages, besides the fonts that every page has: `/F1` Helvetica, `/F2` its bold, `/F3` Times italic, `/F4` Courier. */
export interface PdfPage {
  /** Operators; characters are bytes. */
  readonly content: string;
  readonly width?: number;
  readonly height?: number;
  /** Instead of a stream of its own: `10 0 R`. */
  readonly contents?: string;
  /** Entries of the page's dictionary, as they are written: `/Rotate 90`. */
  readonly entries?: string;
  /** Entries of its resources: `/XObject << /X1 9 0 R >>`. */
  readonly resources?: string;
}

export interface PdfDescription {
  readonly pages: readonly (PdfPage | string)[];
  /** Bodies of further objects, numbered from `firstObject`: `<< /Type /Annot … >>`, or what `pdfStream` makes. */
  readonly objects?: readonly string[];
  /** Entries of the catalogue and the trailer. */
  readonly catalogue?: string;
  readonly trailer?: string;
}

/** The number of the first object of `PdfDescription.objects`. */
export const firstObject = 10;

export function pdfStream(content: string, entries = ''): string {
  return `<< ${entries} /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`;
}

/** Text at a position, in the font of that name. */
export function pdfText(x: number, y: number, text: string, size = 12, font = 'F1'): string {
  return `BT /${font} ${size} Tf ${x} ${y} Td (${text.replaceAll(/[\\()]/g, '\\$&')}) Tj ET\n`;
}

/** A small PDF file, uncompressed, with a cross-reference table. */
export function buildPdf({ pages, objects = [], catalogue = '', trailer = '' }: PdfDescription): Buffer {
  const bodies = new Map<number, string>();
  const firstPage = firstObject + objects.length;
  const numbers = pages.map((_, index) => firstPage + 2 * index);
  bodies.set(1, `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`);
  bodies.set(
    2,
    `<< /Type /Pages /Count ${pages.length} /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
  );
  ['Helvetica', 'Helvetica-Bold', 'Times-Italic', 'Courier'].forEach((name, index) => {
    bodies.set(3 + index, `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
  });
  bodies.set(7, '<< /F1 3 0 R /F2 4 0 R /F3 5 0 R /F4 6 0 R >>');
  objects.forEach((body, index) => {
    bodies.set(firstObject + index, body);
  });
  pages.forEach((page, index) => {
    const {
      content,
      width = 612,
      height = 792,
      contents,
      entries = '',
      resources = '',
    } = typeof page === 'string' ? { content: page } : page;
    const number = firstPage + 2 * index;
    bodies.set(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${contents ?? `${number + 1} 0 R`} /Resources << /Font 7 0 R ${resources} >> ${entries} >>`,
    );
    bodies.set(number + 1, pdfStream(content));
  });
  return serialise(bodies, trailer);
}

function serialise(bodies: ReadonlyMap<number, string>, trailer: string): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const size = Math.max(...bodies.keys()) + 1;
  const offsets = new Map<number, number>();
  let length = chunks[0]?.length ?? 0;
  const write = (text: string): void => {
    const chunk = Buffer.from(text, 'latin1');
    chunks.push(chunk);
    length += chunk.length;
  };
  for (const [number, body] of bodies) {
    offsets.set(number, length);
    write(`${number} 0 obj\n${body}\nendobj\n`);
  }
  const start = length;
  const entry = (number: number): string => {
    const offset = offsets.get(number);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  };
  const entries = Array.from({ length: size }, (_, number) => entry(number)).join('');
  write(`xref\n0 ${size}\n${entries}`);
  write(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(chunks);
}
