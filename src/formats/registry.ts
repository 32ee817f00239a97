import type { DocumentFilter } from '../contracts/documents/document-filter.ts';
import { docxFilter } from './docx/docx-filter.ts';
import { htmlFilter } from './html/html-filter.ts';
import { jsonFilter } from './json/json-filter.ts';
import { mdFilter } from './md/md-filter.ts';
import { odtFilter } from './odt/odt-filter.ts';
import { pptxFilter } from './pptx/pptx-filter.ts';
import { propertiesFilter } from './properties/properties-filter.ts';
import { resxFilter } from './resx/resx-filter.ts';
import { srtFilter } from './srt/srt-filter.ts';
import { stringsFilter } from './strings/strings-filter.ts';
import { txtFilter } from './txt/txt-filter.ts';
import { vttFilter } from './vtt/vtt-filter.ts';
import { xliffFilter } from './xliff/xliff-filter.ts';
import { xlsxFilter } from './xlsx/xlsx-filter.ts';
import { xmlFilter } from './xml/xml-filter.ts';
import { yamlFilter } from './yaml/yaml-filter.ts';

/** Every format that documents are read and written in. To add one: a folder beside this file, and a line here. */
export const documentFilters: readonly DocumentFilter[] = [
  docxFilter,
  htmlFilter,
  jsonFilter,
  mdFilter,
  odtFilter,
  pptxFilter,
  propertiesFilter,
  resxFilter,
  srtFilter,
  stringsFilter,
  txtFilter,
  vttFilter,
  xliffFilter,
  xmlFilter,
  xlsxFilter,
  yamlFilter,
];
