import { ServiceError } from '../../errors/service-error.ts';
import type { ParsedText } from '../shared/files/open-text-document.ts';
import { elementLabel, type Label, parsedLabels } from '../shared/packages/labels.ts';
import type { PackageParts } from '../shared/packages/package-part.ts';
import { elementsIn, readXmlTree, type XmlElement } from '../shared/xml/read-xml-tree.ts';
import { sourceLanguageAttributes } from './source-language.ts';

const labelled: ReadonlySet<string> = new Set(['docTitle', 'navLabel', 'navInfo']);

/** The table of contents of EPUB 2 (NCX): titles of the book, of its chapters and lists. */
export function readNavigation(
  source: string,
  depth: number,
  { sourceLanguage }: Pick<PackageParts, 'sourceLanguage'>,
): ParsedText {
  const root = readXmlTree(source, depth);
  if (root.name !== 'ncx') throw new ServiceError('invalid_document', { reason: 'its table of contents is no NCX.' });
  const languages = sourceLanguageAttributes(source, root, sourceLanguage);
  const labels: Label[] = [];
  const open: { readonly element: XmlElement; readonly isInLabelled: boolean }[] = [
    { element: root, isInLabelled: false },
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { element } = next;
    const { name } = element;
    const label = next.isInLabelled && name === 'text' ? elementLabel(source, element, 'label', languages) : undefined;
    if (label !== undefined) labels.push(label);
    const isInLabelled = labelled.has(name);
    for (const child of elementsIn(element).reverse()) open.push({ element: child, isInLabelled });
  }
  return parsedLabels(labels);
}
