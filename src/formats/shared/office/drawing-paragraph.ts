import type { TextUnit } from '../../../contracts/documents/document-filter.ts';
import { encodeXmlText } from '../xml/xml-text.ts';
import type { ElementReader, PartReader } from './part-reader.ts';
import { formatOf, plainFormat, type RunFormat, type RunItem, type RunWriter } from './run-items.ts';
import { childElements, RunFormats, writtenAttributes } from './run-properties.ts';
import { isRightToLeft } from './text-direction.ts';
import { writeUnit } from './write-unit.ts';

/** What programs note beside the look of a run. */
const unseen = new Set(['lang', 'altLang', 'dirty', 'err', 'smtClean', 'smtId', 'noProof', 'bmk']);

/** Attributes differ from elements by not beginning with `<`. */
function readProperties(element: string): readonly string[] {
  const attributes = writtenAttributes(element).filter(({ name }) => !unseen.has(name));
  const children = childElements(element).filter(({ name }) => name !== 'extLst');
  return [...attributes, ...children].map(({ written }) => written);
}

class DrawingRunWriter implements RunWriter {
  readonly #prefix: string;
  readonly #language: string | undefined;

  constructor(prefix: string, language?: string) {
    this.#prefix = prefix;
    this.#language = language;
  }

  run(format: RunFormat, text: string): string {
    const prefix = this.#prefix;
    const inLanguage =
      this.#language === undefined ? format : formatOf([`lang="${this.#language}"`, ...format.properties]);
    return `<${prefix}r>${this.properties(inLanguage)}<${prefix}t>${encodeXmlText(text)}</${prefix}t></${prefix}r>`;
  }

  properties({ properties }: RunFormat): string {
    if (properties.length === 0) return '';
    const tag = `${this.#prefix}rPr`;
    const attributes = properties.filter((property) => !property.startsWith('<')).map((property) => ` ${property}`);
    const elements = properties.filter((property) => property.startsWith('<'));
    const open = `<${tag}${attributes.join('')}`;
    return elements.length === 0 ? `${open}/>` : `${open}>${elements.join('')}</${tag}>`;
  }
}

/** Reads paragraphs of DrawingML (`a:p`): slides, charts, SmartArt, shapes. Fields such as slide numbers are codes. */
export function readDrawingParagraphs(kind: TextUnit['kind'] = 'text'): ElementReader {
  const formats = new RunFormats(readProperties);
  return (reader) => readParagraph(reader, formats, kind);
}

function readParagraph(reader: PartReader, formats: RunFormats, kind: TextUnit['kind']): void {
  const { scanner } = reader;
  const { depth, prefix } = scanner;
  const writer = new DrawingRunWriter(prefix);
  const index = reader.reserve();
  const items: RunItem[] = [];
  const start = scanner.end;
  let end = start;
  let ended = false;
  let properties = '';
  while (scanner.next()) {
    if (scanner.depth < depth) break;
    if (!scanner.isStart) continue;
    if (scanner.tag === 'a:pPr' && items.length === 0) {
      const range = reader.walk();
      properties = scanner.source.slice(range.start, range.end);
    } else if (scanner.tag === 'a:endParaRPr') {
      end = scanner.start;
      ended = true;
      reader.walk();
    } else if (scanner.tag === 'a:r') readRun(reader, formats, items);
    else if (scanner.tag === 'a:br') items.push({ type: 'alone', markup: [reader.walk()], equivalent: '\n' });
    else if (scanner.tag === 'a:fld') readField(reader, items);
    else items.push({ type: 'alone', markup: [reader.walk()] });
  }
  if (!ended) end = scanner.start;
  reader.addParagraph(index, {
    range: { start, end },
    items,
    kind,
    writer,
    write: (built, translation, markup, { targetLanguage }) =>
      turnParagraph(properties, prefix, isRightToLeft(targetLanguage)) +
      writeUnit(built, translation, new DrawingRunWriter(prefix, targetLanguage), markup),
  });
}

/** The properties of a paragraph (`a:pPr`, or nothing; or its tag alone) for the direction of its translation. */
export function turnParagraph(properties: string, prefix: string, rightToLeft: boolean): string {
  const attributes = /^<[^\s/>]+((?:\s+[^\s=]+\s*=\s*(?:"[^"]*"|'[^']*'))*)/.exec(properties)?.[0] ?? '';
  const wasTurned = /\srtl\s*=\s*["'](?:1|true)/.test(attributes);
  if (wasTurned === rightToLeft) return properties;
  if (properties === '') return `<${prefix}pPr rtl="1"/>`;
  const sides = rightToLeft ? ['l', 'r'] : ['r', 'l'];
  const turned = attributes
    .replace(/\srtl\s*=\s*(?:"[^"]*"|'[^']*')/, '')
    .replace(new RegExp(`(\\salgn\\s*=\\s*["'])${sides[0]}(?=["'])`), `$1${sides[1]}`);
  return `${turned}${rightToLeft ? ' rtl="1"' : ''}${properties.slice(attributes.length)}`;
}

function readRun(reader: PartReader, formats: RunFormats, items: RunItem[]): void {
  const { scanner } = reader;
  const { depth } = scanner;
  if (scanner.kind === 'empty') return;
  let format = plainFormat;
  while (scanner.next()) {
    if (scanner.depth < depth) break;
    if (!scanner.isStart) continue;
    if (scanner.tag === 'a:rPr') {
      const { start, end } = reader.walk();
      format = formats.of(scanner.source.slice(start, end));
    } else if (scanner.tag === 'a:t') items.push({ type: 'text', text: reader.readText().text, format });
    else reader.walk();
  }
}

/** Numbers, dates and the like, which the program counts itself. */
function readField(reader: PartReader, items: RunItem[]): void {
  const { scanner } = reader;
  const { start, depth } = scanner;
  let equivalent = '';
  const isEmpty = scanner.kind === 'empty';
  while (!isEmpty && scanner.next()) {
    if (scanner.depth < depth) break;
    if (scanner.isStart && scanner.tag === 'a:t') equivalent += reader.readText().text;
  }
  const markup = [{ start, end: scanner.end }];
  items.push(equivalent === '' ? { type: 'alone', markup } : { type: 'alone', markup, equivalent });
}
