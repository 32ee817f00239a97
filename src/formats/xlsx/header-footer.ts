import type { Segment } from '../../contracts/segment.ts';
import type { BuiltUnit } from '../shared/office/build-unit.ts';
import type { ElementReader } from '../shared/office/part-reader.ts';
import { plainFormat, type RunItem, type RunWriter } from '../shared/office/run-items.ts';
import { writeUnit } from '../shared/office/write-unit.ts';
import { encodeXmlText } from '../shared/xml/xml-text.ts';

/** Codes of headers and footers: places, page numbers, fonts, sizes, colours; `&&` is the character. */
const code = /&(?:"[^"]*"|K(?:[0-9A-Fa-f]{6}|\d\d[+-]\d{3})|\d{1,3}|[A-Za-z]|&)/g;

/** Characters that programs take, with codes. */
const longest = 255;

const writer: RunWriter = {
  run: (_format, text) => encodeXmlText(text.replaceAll('&', '&&')),
  properties: () => '',
};

/** Reads what is above and below printed pages: text with codes of one letter. */
export const readHeaderFooter: ElementReader = (reader) => {
  const reserved = reader.reserve();
  const { text, range } = reader.readText();
  reader.addParagraph(reserved, {
    range,
    items: splitCodes(text),
    kind: 'text',
    maximumLength: Math.max(0, longest - Array.from(text.matchAll(code), ([written]) => written).join('').length),
    writer,
    write: (built, translation, markup) => writeUnit(built, apartFromSizes(built, translation), writer, markup),
  });
};

/** A number right after the code of a size would be read as part of it. */
function apartFromSizes({ before }: BuiltUnit, { inlines }: Segment): Segment {
  let written = before.filter((piece) => typeof piece === 'string').join('');
  return {
    inlines: inlines.map((inline) => {
      const isNumber = typeof inline === 'string' && /^\d/.test(inline) && /&amp;\d+$/.test(written);
      written = typeof inline === 'string' ? inline : inline.data;
      return isNumber ? ` ${inline}` : inline;
    }),
  };
}

function splitCodes(text: string): readonly RunItem[] {
  const items: RunItem[] = [];
  let position = 0;
  const addText = (end: number): void => {
    if (end > position) items.push({ type: 'text', text: text.slice(position, end), format: plainFormat });
  };
  for (const { 0: written, index } of text.matchAll(code)) {
    addText(index);
    position = index + written.length;
    if (written === '&&') items.push({ type: 'text', text: '&', format: plainFormat });
    else {
      const markup = [encodeXmlText(written)];
      // Left, centre and right are places of their own.
      items.push(/^&[LCR]$/.test(written) ? { type: 'alone', markup, equivalent: '\n' } : { type: 'alone', markup });
    }
  }
  addText(text.length);
  return items;
}
