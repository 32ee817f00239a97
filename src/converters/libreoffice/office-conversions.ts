import type { Conversions } from '../../contracts/documents/document-converter.ts';

/** A part of LibreOffice that may not be installed. */
export type OfficeComponent = 'writer' | 'calc' | 'impress';

/** How LibreOffice reads a type, and writes it. */
export interface OfficeInput {
  readonly component: OfficeComponent;
  /** Where the content leaves a choice. */
  readonly filter?: string;
  readonly pdfFilter: string;
  /** Made into a page of HTML first. */
  readonly printed?: 'html' | 'md' | 'txt';
  readonly outputs: readonly string[];
}

const toPdf = ['pdf'];
const text = { component: 'writer', pdfFilter: 'writer_pdf_Export', outputs: toPdf } as const;
const page = { ...text, filter: 'HTML (StarWriter)' } as const;

/** By extension. */
export const officeInputs: Readonly<Record<string, OfficeInput>> = {
  doc: { ...text, outputs: ['docx'] },
  docx: text,
  odt: text,
  rtf: text,
  pptx: { component: 'impress', pdfFilter: 'impress_pdf_Export', outputs: toPdf },
  xlsx: { component: 'calc', pdfFilter: 'calc_pdf_Export', outputs: toPdf },
  html: { ...page, printed: 'html' },
  htm: { ...page, printed: 'html' },
  md: { ...page, printed: 'md' },
  markdown: { ...page, printed: 'md' },
  txt: { ...page, printed: 'txt' },
};

/** Of those that need no other component than these. */
export function officeConversions(components: ReadonlySet<OfficeComponent>): Conversions {
  return Object.fromEntries(
    Object.entries(officeInputs)
      .filter(([, { component }]) => components.has(component))
      .map(([extension, { outputs }]) => [extension, outputs]),
  );
}

/** Tagged, so that readers know headings, lists and tables. */
const pdfOptions = JSON.stringify({ UseTaggedPDF: { type: 'boolean', value: 'true' } });

/** What `--convert-to` calls a type of output. */
export function outputFilter({ pdfFilter }: OfficeInput, extension: string): string {
  return extension === 'pdf' ? `pdf:${pdfFilter}:${pdfOptions}` : 'docx:MS Word 2007 XML';
}

/** What LibreOffice has to be started for: conversions of one kind differ in the document alone. */
export function officeKind(input: OfficeInput, extension: string): string {
  return `${input.filter ?? ''} ${outputFilter(input, extension)}`;
}

/** The file that LibreOffice reads. Its name says nothing: others see arguments of programs. */
export function nameOfInput(extension: string): string {
  return officeInputs[extension]?.printed === undefined ? `document.${extension}` : 'page.html';
}

/** Of all conversions of a kind. */
export function namesOfKind(kind: string): readonly string[] {
  const extensions = Object.entries(officeInputs)
    .filter(([, input]) => input.outputs.some((output) => officeKind(input, output) === kind))
    .map(([extension]) => extension);
  return [...new Set(extensions.map(nameOfInput))];
}

/** A document with a word, which has LibreOffice load what it needs for others of its kind. */
export function firstDocument({ component, printed }: OfficeInput): {
  readonly name: string;
  readonly content: string;
} {
  if (printed !== undefined) return { name: 'first.html', content: '<p>A</p>' };
  if (component === 'calc') return { name: 'first.fods', content: flatDocument('spreadsheet', firstSheet) };
  if (component === 'impress') return { name: 'first.fodp', content: flatDocument('presentation', firstSlide) };
  return { name: 'first.rtf', content: '{\\rtf1\\ansi A\\par}' };
}

const firstSheet =
  '<table:table table:name="A"><table:table-row><table:table-cell office:value-type="string"><text:p>A</text:p></table:table-cell></table:table-row></table:table>';
const firstSlide =
  '<draw:page draw:name="A"><draw:frame svg:width="5cm" svg:height="2cm"><draw:text-box><text:p>A</text:p></draw:text-box></draw:frame></draw:page>';

/** An OpenDocument file without an archive around it. */
function flatDocument(kind: 'spreadsheet' | 'presentation', content: string): string {
  const odf = 'urn:oasis:names:tc:opendocument:xmlns';
  const prefixes = ['office', 'text', 'table'].map((name) => `xmlns:${name}="${odf}:${name}:1.0"`);
  const names = `${prefixes.join(' ')} xmlns:draw="${odf}:drawing:1.0" xmlns:svg="${odf}:svg-compatible:1.0"`;
  const type = `application/vnd.oasis.opendocument.${kind}`;
  return `<?xml version="1.0"?><office:document ${names} office:version="1.3" office:mimetype="${type}"><office:body><office:${kind}>${content}</office:${kind}></office:body></office:document>`;
}
