import type { FilterContext } from '../../contracts/documents/document-filter.ts';
import type { OoxmlPackage } from '../shared/office/ooxml-package.ts';

/** An opened document of Word. */
export interface WordPackage {
  readonly contents: OoxmlPackage;
  readonly mainPart: string;
  readonly context: FilterContext;
}
