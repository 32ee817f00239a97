import type { Segment } from '../../../contracts/segment.ts';
import type { MemoryUnit } from '../../../contracts/stores/translation-memories.ts';
import { withoutForbidden } from '../../tag-handling/xml-references.ts';

export interface TmxHead {
  readonly sourceLanguage: string;
  /** Of the program that writes. */
  readonly version: string;
}

/** A TMX 1.4 file, batch by batch. */
export async function* writeTmx(
  head: TmxHead,
  batches: AsyncIterable<readonly MemoryUnit[]> | Iterable<readonly MemoryUnit[]>,
): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n' +
    '<tmx version="1.4">\n' +
    `<header creationtool="Dragoman" creationtoolversion="${escapeXml(head.version)}" segtype="sentence" o-tmf="Dragoman"` +
    ` adminlang="en" srclang="${escapeXml(head.sourceLanguage)}" datatype="unknown"/>\n<body>\n`;
  for await (const units of batches) yield units.map((unit) => writeUnit(head.sourceLanguage, unit)).join('');
  yield '</body>\n</tmx>\n';
}

function writeUnit(sourceLanguage: string, { source, targets }: MemoryUnit): string {
  const variants = [{ language: sourceLanguage, segment: source }, ...targets].map(
    ({ language, segment }) => `<tuv xml:lang="${escapeXml(language)}"><seg>${writeSegment(segment)}</seg></tuv>\n`,
  );
  return `<tu>\n${variants.join('')}</tu>\n`;
}

function writeSegment({ inlines }: Segment): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return escapeXml(inline);
      const { kind, id } = inline;
      const data = escapeXml(inline.data);
      if (kind === 'open') return `<bpt i="${id}" x="${id}">${data}</bpt>`;
      return kind === 'close' ? `<ept i="${id}">${data}</ept>` : `<ph x="${id}">${data}</ph>`;
    })
    .join('');
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

function escapeXml(text: string): string {
  return withoutForbidden(text).replace(/[&<>"\r]/g, (character) => escapes[character] ?? character);
}
