import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import { hasCodes, plainText } from '../../language/segments.ts';
import { decodeCellText, encodeCellText } from '../shared/office/cell-characters.ts';
import type { ElementReader, PartReader } from '../shared/office/part-reader.ts';
import { plainFormat, type RunFormat, type RunItem, type RunWriter } from '../shared/office/run-items.ts';
import { childElements, RunFormats } from '../shared/office/run-properties.ts';
import { writeUnit } from '../shared/office/write-unit.ts';
import { trimXmlSpace } from '../shared/xml/trim-xml-space.ts';
import { encodeXmlText } from '../shared/xml/xml-text.ts';

/** Longest text that a cell takes. */
const longestCell = 32_767;

class CellRunWriter implements RunWriter {
  readonly #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  run(format: RunFormat, text: string): string {
    return `<${this.#prefix}r>${this.properties(format)}${this.text(text)}</${this.#prefix}r>`;
  }

  text(text: string): string {
    return `<${this.#prefix}t xml:space="preserve">${encodeXmlText(encodeCellText(text))}</${this.#prefix}t>`;
  }

  properties({ properties }: RunFormat): string {
    if (properties.length === 0) return '';
    return `<${this.#prefix}rPr>${properties.join('')}</${this.#prefix}rPr>`;
  }
}

/** Reads the text of a cell or a comment (`si`, `is`, `text`): plain, or runs in several looks. Readings of characters go. */
export function readRichText(kind: TextUnit['kind']): ElementReader {
  const formats = new RunFormats((element) => childElements(element).map(({ written }) => written));
  return (reader) => {
    const { scanner } = reader;
    const { depth, prefix } = scanner;
    const writer = new CellRunWriter(prefix);
    const index = reader.reserve();
    const start = scanner.end;
    const items: RunItem[] = [];
    let format = plainFormat;
    while (scanner.next()) {
      if (scanner.depth < depth) break;
      if (!scanner.isStart) continue;
      if (scanner.tag === 'x:r') format = plainFormat;
      else if (scanner.tag === 'x:rPr') {
        const from = scanner.start;
        scanner.skipElement();
        format = formats.of(scanner.source.slice(from, scanner.end));
      } else if (scanner.tag === 'x:t') items.push({ type: 'text', text: readCellText(reader), format });
      else scanner.skipElement();
    }
    reader.addParagraph(index, {
      range: { start, end: scanner.start },
      items,
      kind,
      maximumLength: longestCell,
      writer,
      write: (built, translation, markup) => {
        const isPlain = built.format.key === plainFormat.key && !hasCodes(translation);
        return isPlain ? writer.text(plainText(translation)) : writeUnit(built, translation, writer, markup);
      },
    });
  };
}

/** Reads the value of a cell (`v`) that is a text without looks. */
export const readPlainValue: ElementReader = (reader) => {
  const index = reader.reserve();
  const { text, range } = reader.readText();
  const writer: RunWriter = { run: (_format, run) => encodeXmlText(encodeCellText(run)), properties: () => '' };
  reader.addParagraph(index, {
    range,
    items: [{ type: 'text', text: decodeCellText(text), format: plainFormat }],
    kind: 'cell',
    maximumLength: longestCell,
    writer,
    write: (built, translation, markup) => writeUnit(built, translation, writer, markup),
  });
};

function readCellText(reader: PartReader): string {
  const isPreserved = reader.scanner.value('space') === 'preserve';
  const { text } = reader.readText();
  return decodeCellText(isPreserved ? text : trimXmlSpace(text));
}
