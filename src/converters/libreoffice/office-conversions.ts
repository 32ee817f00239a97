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
