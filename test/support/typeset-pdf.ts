import { deflateSync } from 'node:zlib';
import type { PlacedGlyph, TypesetText } from '../../src/typesetting/text-request.ts';
import type { Typesetter } from '../../src/typesetting/typesetter.ts';

export interface PlacedText {
  readonly text: TypesetText;
  /** Of the box's upper left corner, from the upper left corner of the page. */
  readonly x: number;
  readonly y: number;
  readonly width?: number;
}

/** A PDF of one page with typeset texts and nothing else, to be looked at and read by other programs. */
export function typesetPdf(
  typesetter: Typesetter,
  texts: readonly PlacedText[],
  size = { width: 595, height: 842 },
): Buffer {
  const used = new Map<string, Map<number, string>>();
  const content: string[] = [];
  for (const { text, x, y, width } of texts) {
    if (width !== undefined)
      content.push(`0.8 G 0.3 w ${x} ${size.height - y - text.height} ${width} ${text.height} re S`);
    for (const line of text.lines)
      for (const piece of line.pieces) {
        const glyphs = used.get(piece.face) ?? new Map<number, string>();
        used.set(piece.face, glyphs);
        let pen = x + piece.x;
        for (const cluster of clustersOf(piece.glyphs)) {
          const actual = cluster.map((glyph) => glyph.text).join('');
          for (const glyph of cluster) if (!glyphs.has(glyph.id)) glyphs.set(glyph.id, glyph.text);
          const mapped = cluster.map((glyph) => glyphs.get(glyph.id)).join('');
          if (mapped !== actual) content.push(`/Span << /ActualText <feff${utf16(actual)}> >> BDC`);
          for (const glyph of cluster) {
            const height = size.height - y - line.baseline + piece.rise + glyph.offsetY;
            const at = `${number(pen + glyph.offsetX)} ${number(height)}`;
            content.push(`BT /${piece.face} ${number(piece.size)} Tf 1 0 0 1 ${at} Tm <${hex(glyph.id)}> Tj ET`);
            pen += glyph.advance;
          }
          if (mapped !== actual) content.push('EMC');
        }
      }
  }
  return file(typesetter, used, content.join('\n'), size);
}

const number = (value: number) => String(Math.round(value * 1000) / 1000);
const hex = (value: number) => value.toString(16).padStart(4, '0');

/** The first glyph of a cluster has its text. Where clusters have no text that anyone sees, they join the one before. */
function clustersOf(glyphs: readonly PlacedGlyph[]): readonly (readonly PlacedGlyph[])[] {
  const clusters: PlacedGlyph[][] = [];
  for (const glyph of glyphs) {
    const last = clusters.at(-1);
    if (glyph.text === '' && last !== undefined) last.push(glyph);
    else clusters.push([glyph]);
  }
  return clusters;
}

const utf16 = (text: string) => Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('');

function file(
  typesetter: Typesetter,
  used: ReadonlyMap<string, ReadonlyMap<number, string>>,
  content: string,
  size: { readonly width: number; readonly height: number },
): Buffer {
  const objects: Buffer[] = [];
  const add = (object: string | Buffer) => objects.push(Buffer.from(object as string));
  const stream = (dictionary: string, bytes: Uint8Array) => {
    const packed = deflateSync(bytes);
    return Buffer.concat([
      Buffer.from(`<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
      packed,
      Buffer.from('\nendstream'),
    ]);
  };
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add('<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
  const fonts = [...used.keys()].map((face, index) => `/${face} ${5 + index * 5} 0 R`).join(' ');
  add(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.width} ${size.height}] /Contents 4 0 R /Resources << /Font << ${fonts} >> >> >>`,
  );
  add(stream('', Buffer.from(content)));
  for (const [face, glyphs] of used) {
    const at = objects.length + 1;
    const subset = typesetter.subset(face, glyphs.keys());
    const metrics = typesetter.face(face);
    const widths = [...glyphs.keys()].map((id) => `${id} [${number(metrics.advance(id))}]`).join(' ');
    const [type, program, map] =
      subset.kind === 'truetype'
        ? ['CIDFontType2', 'FontFile2', '/CIDToGIDMap /Identity']
        : ['CIDFontType0', 'FontFile3', ''];
    add(
      `<< /Type /Font /Subtype /Type0 /BaseFont /${subset.name} /Encoding /Identity-H /DescendantFonts [${at + 1} 0 R] /ToUnicode ${at + 4} 0 R >>`,
    );
    add(
      `<< /Type /Font /Subtype /${type} /BaseFont /${subset.name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${at + 2} 0 R ${map} /W [${widths}] >>`,
    );
    add(
      `<< /Type /FontDescriptor /FontName /${subset.name} /Flags ${metrics.flags} /FontBBox [${metrics.bounds.join(' ')}] /ItalicAngle ${metrics.italicAngle} /Ascent ${metrics.ascent} /Descent ${metrics.descent} /CapHeight ${metrics.capHeight} /StemV ${metrics.stemV} /${program} ${at + 3} 0 R >>`,
    );
    const kind = subset.kind === 'cff' ? '/Subtype /CIDFontType0C' : `/Length1 ${subset.bytes.length}`;
    add(stream(kind, subset.bytes));
    add(stream('', Buffer.from(toUnicode(glyphs))));
  }
  return written(objects);
}

function toUnicode(glyphs: ReadonlyMap<number, string>): string {
  const mapped = [...glyphs].filter(([, text]) => text !== '');
  const lines: string[] = [];
  for (let start = 0; start < mapped.length; start += 100) {
    const part = mapped.slice(start, start + 100);
    lines.push(`${part.length} beginbfchar`);
    for (const [id, text] of part) lines.push(`<${hex(id)}> <${utf16(text)}>`);
    lines.push('endbfchar');
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Text def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...lines,
    'endcmap end end',
  ].join('\n');
}

function written(objects: readonly Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let offset = 9;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    offsets.push(offset);
    offset += part.length;
    parts.push(part);
  }
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${offset}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
