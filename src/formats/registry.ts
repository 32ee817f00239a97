import type { DocumentFilter } from '../contracts/documents/document-filter.ts';
import type { DocumentFormat } from '../contracts/documents/document-tools.ts';

/** What is known of a format before its filter is loaded, which only threads that work on documents do. */
export interface RegisteredFormat extends DocumentFormat {
  load(): Promise<DocumentFilter>;
}

const openXml = 'application/vnd.openxmlformats-officedocument';

/** Every format that documents are read and written in. To add one: a folder beside this file, and an entry here. */
export const documentFormats: readonly RegisteredFormat[] = [
  {
    id: 'csv',
    extensions: ['csv', 'tsv'],
    mediaType: 'text/csv',
    otherMediaTypes: { tsv: 'text/tab-separated-values' },
    load: async () => (await import('./csv/csv-filter.ts')).csvFilter,
  },
  {
    id: 'dita',
    extensions: ['dita', 'ditamap'],
    mediaType: 'application/dita+xml',
    otherMediaTypes: { ditamap: 'application/dita+xml; format="map"' },
    load: async () => (await import('./dita/dita-filter.ts')).ditaFilter,
  },
  {
    id: 'docx',
    extensions: ['docx'],
    mediaType: `${openXml}.wordprocessingml.document`,
    load: async () => (await import('./docx/docx-filter.ts')).docxFilter,
  },
  {
    id: 'epub',
    extensions: ['epub'],
    mediaType: 'application/epub+zip',
    load: async () => (await import('./epub/epub-filter.ts')).epubFilter,
  },
  {
    id: 'html',
    extensions: ['html', 'htm', 'xhtml', 'xht'],
    mediaType: 'text/html',
    otherMediaTypes: { xhtml: 'application/xhtml+xml', xht: 'application/xhtml+xml' },
    load: async () => (await import('./html/html-filter.ts')).htmlFilter,
  },
  {
    id: 'idml',
    extensions: ['idml'],
    mediaType: 'application/vnd.adobe.indesign-idml-package',
    load: async () => (await import('./idml/idml-filter.ts')).idmlFilter,
  },
  {
    id: 'image',
    extensions: ['png', 'jpeg', 'jpg'],
    mediaType: 'image/png',
    otherMediaTypes: { jpeg: 'image/jpeg', jpg: 'image/jpeg' },
    needs: 'text-recognition',
    load: async () => (await import('./image/image-filter.ts')).imageFilter,
  },
  {
    id: 'json',
    extensions: ['json', 'ndjson', 'jsonl'],
    mediaType: 'application/json',
    otherMediaTypes: { ndjson: 'application/x-ndjson', jsonl: 'application/x-ndjson' },
    load: async () => (await import('./json/json-filter.ts')).jsonFilter,
  },
  {
    id: 'md',
    extensions: ['md', 'markdown'],
    mediaType: 'text/markdown',
    load: async () => (await import('./md/md-filter.ts')).mdFilter,
  },
  {
    id: 'mif',
    extensions: ['mif'],
    mediaType: 'application/vnd.mif',
    load: async () => (await import('./mif/mif-filter.ts')).mifFilter,
  },
  {
    id: 'odt',
    extensions: ['odt'],
    mediaType: 'application/vnd.oasis.opendocument.text',
    load: async () => (await import('./odt/odt-filter.ts')).odtFilter,
  },
  {
    id: 'pdf',
    extensions: ['pdf'],
    mediaType: 'application/pdf',
    outputs: { pdf: ['pdf', 'docx'] },
    load: async () => (await import('./pdf/pdf-filter.ts')).pdfFilter,
  },
  {
    id: 'po',
    extensions: ['po', 'pot'],
    mediaType: 'text/x-gettext-translation',
    load: async () => (await import('./po/po-filter.ts')).poFilter,
  },
  {
    id: 'pptx',
    extensions: ['pptx'],
    mediaType: `${openXml}.presentationml.presentation`,
    load: async () => (await import('./pptx/pptx-filter.ts')).pptxFilter,
  },
  {
    id: 'properties',
    extensions: ['properties'],
    mediaType: 'text/x-java-properties',
    load: async () => (await import('./properties/properties-filter.ts')).propertiesFilter,
  },
  {
    id: 'resx',
    extensions: ['resx'],
    mediaType: 'text/microsoft-resx',
    load: async () => (await import('./resx/resx-filter.ts')).resxFilter,
  },
  {
    id: 'rtf',
    extensions: ['rtf'],
    mediaType: 'application/rtf',
    load: async () => (await import('./rtf/rtf-filter.ts')).rtfFilter,
  },
  {
    id: 'srt',
    extensions: ['srt'],
    mediaType: 'application/x-subrip',
    load: async () => (await import('./srt/srt-filter.ts')).srtFilter,
  },
  {
    id: 'strings',
    extensions: ['strings'],
    mediaType: 'text/x-apple-strings',
    load: async () => (await import('./strings/strings-filter.ts')).stringsFilter,
  },
  {
    id: 'txt',
    extensions: ['txt'],
    mediaType: 'text/plain',
    load: async () => (await import('./txt/txt-filter.ts')).txtFilter,
  },
  {
    id: 'vtt',
    extensions: ['vtt'],
    mediaType: 'text/vtt',
    load: async () => (await import('./vtt/vtt-filter.ts')).vttFilter,
  },
  {
    id: 'xcstrings',
    extensions: ['xcstrings'],
    mediaType: 'application/x-apple-string-catalog+json',
    load: async () => (await import('./xcstrings/xcstrings-filter.ts')).xcstringsFilter,
  },
  {
    id: 'xliff',
    extensions: ['xlf', 'xliff'],
    mediaType: 'application/xliff+xml',
    load: async () => (await import('./xliff/xliff-filter.ts')).xliffFilter,
  },
  {
    id: 'xlsx',
    extensions: ['xlsx', 'xlsm'],
    mediaType: `${openXml}.spreadsheetml.sheet`,
    otherMediaTypes: { xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.12' },
    load: async () => (await import('./xlsx/xlsx-filter.ts')).xlsxFilter,
  },
  {
    id: 'xml',
    extensions: ['xml'],
    mediaType: 'application/xml',
    load: async () => (await import('./xml/xml-filter.ts')).xmlFilter,
  },
  {
    id: 'yaml',
    extensions: ['yaml', 'yml'],
    mediaType: 'application/yaml',
    load: async () => (await import('./yaml/yaml-filter.ts')).yamlFilter,
  },
  {
    id: 'zip',
    extensions: ['zip'],
    mediaType: 'application/zip',
    contains: {
      text: 'imsmanifest.xml',
      otherwise: 'it has no imsmanifest.xml; of ZIP archives, SCORM packages are translated.',
    },
    load: async () => (await import('./zip/zip-filter.ts')).zipFilter,
  },
];
