import type { DocumentFilter } from '../contracts/documents/document-filter.ts';
import { txtFilter } from './txt/txt-filter.ts';

/** Every format that documents are read and written in. To add one: a folder beside this file, and a line here. */
export const documentFilters: readonly DocumentFilter[] = [txtFilter];
