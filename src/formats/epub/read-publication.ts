import { posix } from 'node:path';
import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { TextEdit } from '../../language/text-edit.ts';
import type { ParsedText } from '../shared/files/open-text-document.ts';
import { isRightToLeft } from '../shared/office/text-direction.ts';
import { attributeLabel, elementLabel, type Label, parsedLabels } from '../shared/packages/labels.ts';
import { pathOf } from '../shared/packages/path-of.ts';
import { attributeOf, childNamed, elementsIn, readXmlTree, type XmlElement } from '../shared/xml/read-xml-tree.ts';
import { isSourceLanguage, sourceLanguageAttributes } from './source-language.ts';

export interface PublicationItem {
  /** Of its file in the archive. */
  readonly name: string;
  readonly mediaType: string;
  /** It is a page of the book, not only a file of it. */
  readonly isRead: boolean;
}

export interface Publication extends ParsedText {
  readonly ofWhole: true;
  /** Tables of contents, then pages in reading order, then everything else. */
  readonly items: readonly PublicationItem[];
}

export interface PublicationOptions {
  /** Of the package document in the archive. */
  readonly name: string;
  readonly depth: number;
  readonly sourceLanguage: string | undefined;
}

/** What a shop shows of a book. Names of people, identifiers and dates are not translated. */
const metadataKinds: Readonly<Record<string, TextUnit['kind']>> = {
  title: 'title',
  description: 'text',
  subject: 'label',
};

/** The package document: what the book says of itself, what it consists of, and in which order that is read. */
export function readPublication(source: string, options: PublicationOptions): Publication {
  const root = readXmlTree(source, options.depth);
  if (root.name !== 'package') throw new ServiceError('invalid_document', { reason: 'its package document is none.' });
  const metadata = metadataOf(root);
  const labels: Label[] = [];
  for (const element of metadata) {
    const kind = metadataKinds[element.name.toLowerCase()];
    const languages = sourceLanguageAttributes(source, element, options.sourceLanguage);
    const label = kind === undefined ? undefined : elementLabel(source, element, kind, languages);
    if (label !== undefined && !hasMarkup(label)) labels.push(label);
  }
  for (const reference of elementsIn(childNamed(root, 'guide') ?? noElement)) {
    const title = reference.attributes.find(({ name }) => name === 'title');
    const label = title === undefined ? undefined : attributeLabel(source, title, 'attribute');
    if (label !== undefined) labels.push(label);
  }
  const parsed = parsedLabels(labels);
  return {
    units: parsed.units,
    ofWhole: true,
    items: itemsOf(source, root, options.name),
    edit(translations, writing) {
      const declared = declarationEdits(source, root, metadata, options.sourceLanguage, writing.targetLanguage);
      return [...parsed.edit(translations, writing), ...declared].sort((one, other) => one.start - other.start);
    },
  };
}

/** EPUB 2 may have them one level down. */
function metadataOf(root: XmlElement): readonly XmlElement[] {
  const metadata = childNamed(root, 'metadata');
  return metadata === undefined
    ? []
    : elementsIn(metadata).flatMap((one) => (one.name === 'dc-metadata' ? elementsIn(one) : [one]));
}

/** Shops write HTML into descriptions; its tags would be words. */
function hasMarkup({ unit }: Label): boolean {
  return unit.segment.inlines.some((inline) => typeof inline === 'string' && /<\/?[a-z][^<>]*>/i.test(inline));
}

function itemsOf(source: string, root: XmlElement, name: string): readonly PublicationItem[] {
  const folder = posix.dirname(name);
  const value = (element: XmlElement, attribute: string): string => attributeOf(source, element, attribute) ?? '';
  const byId = new Map<string, XmlElement>();
  for (const item of elementsIn(childNamed(root, 'manifest') ?? noElement)) byId.set(value(item, 'id'), item);
  const spine = childNamed(root, 'spine');
  const read = elementsIn(spine ?? noElement).flatMap((one) => byId.get(value(one, 'idref')) ?? []);
  const all = [...byId.values()];
  const pages = new Set(read);
  const contents = all.filter(
    (item) =>
      value(item, 'media-type') === 'application/x-dtbncx+xml' ||
      (/(?:^|\s)nav(?:\s|$)/.test(value(item, 'properties')) && !pages.has(item)),
  );
  return [...new Set([...contents, ...read, ...all])].map((item) => ({
    name: posix.join(folder, pathOf(value(item, 'href'))),
    mediaType: value(item, 'media-type').toLowerCase(),
    isRead: pages.has(item),
  }));
}

/** The book says its new language, and from which side its pages are turned. */
function declarationEdits(
  source: string,
  root: XmlElement,
  metadata: readonly XmlElement[],
  sourceLanguage: string | undefined,
  targetLanguage: string,
): TextEdit[] {
  const edits: TextEdit[] = [];
  const languages = metadata.filter(({ name }) => name.toLowerCase() === 'language');
  const said = (element: XmlElement): string => source.slice(element.contentStart, element.contentEnd).trim();
  const replaced = languages.find((element) => isSourceLanguage(said(element), sourceLanguage));
  if (replaced !== undefined)
    edits.push({ start: replaced.contentStart, end: replaced.contentEnd, text: targetLanguage });
  for (const { start, end } of sourceLanguageAttributes(source, root, sourceLanguage))
    edits.push({ start, end, text: targetLanguage });
  const before = sourceLanguage ?? (replaced === undefined ? undefined : said(replaced));
  const spine = childNamed(root, 'spine');
  if (spine !== undefined) edits.push(...turnEdits(source, spine, before, targetLanguage));
  return edits;
}

/** Only where the direction of the script changes: Japanese books are turned from right to left for their lines. */
function turnEdits(
  source: string,
  spine: XmlElement,
  sourceLanguage: string | undefined,
  targetLanguage: string,
): TextEdit[] {
  const turned = isRightToLeft(targetLanguage);
  if (sourceLanguage === undefined ? !turned : isRightToLeft(sourceLanguage) === turned) return [];
  const direction = turned ? 'rtl' : 'ltr';
  const attribute = spine.attributes.find(({ name }) => name === 'page-progression-direction');
  if (attribute !== undefined) return [{ start: attribute.start, end: attribute.end, text: direction }];
  if (!turned) return [];
  const endOfName = spine.start + (/^<[^\s/>]+/.exec(source.slice(spine.start, spine.start + 200))?.[0].length ?? 0);
  return [{ start: endOfName, end: endOfName, text: ` page-progression-direction="${direction}"` }];
}

const noElement: XmlElement = {
  type: 'element',
  row: 0,
  name: '',
  attributes: [],
  children: [],
  nodes: () => [],
  parent: undefined,
  start: 0,
  contentStart: 0,
  contentEnd: 0,
  end: 0,
};
