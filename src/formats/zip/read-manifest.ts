import { posix } from 'node:path';
import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage } from '../../language/codes.ts';
import type { ParsedText } from '../shared/files/open-text-document.ts';
import { elementLabel, type Label, parsedLabels } from '../shared/packages/labels.ts';
import { pathOf } from '../shared/packages/path-of.ts';
import { attributeOf, childNamed, elementsIn, readXmlTree, type XmlElement } from '../shared/xml/read-xml-tree.ts';
import type { XmlAttribute } from '../shared/xml/xml-scanner.ts';

export interface MetadataLanguages {
  /** Canonical codes, if known. */
  readonly source: string | undefined;
  readonly target: string | undefined;
}

export interface ManifestOptions {
  readonly depth: number;
  readonly languages: MetadataLanguages;
  /** The file must be a manifest, not metadata alone. */
  readonly requireManifest: boolean;
}

export interface ReadManifest extends ParsedText {
  /** Paths of what the items show, in their order, from the folder of the manifest on. */
  readonly launched: readonly string[];
}

/** Strings of learning object metadata that people read; the other strings are from vocabularies and catalogues. */
const metadata: Readonly<Record<string, TextUnit['kind']>> = { title: 'title', description: 'text', keyword: 'label' };

/** What has a title of its own. */
const titled: ReadonlySet<string> = new Set(['organization', 'item']);

/** The titles of a course and its metadata: of a manifest, or of learning object metadata (LOM) in a file of its own. */
export function readManifest(source: string, options: ManifestOptions): ReadManifest {
  const root = readXmlTree(source, options.depth);
  if (options.requireManifest && root.name !== 'manifest')
    throw new ServiceError('invalid_document', { reason: 'its imsmanifest.xml is no manifest.' });
  const reader = new ManifestReader(source, root, options.languages);
  // Without recursion, since the limit of nesting is above what a stack bears.
  const open: { readonly element: XmlElement; readonly isInTitled: boolean }[] = [{ element: root, isInTitled: false }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { element } = next;
    reader.read(element, next.isInTitled);
    const isInTitled = titled.has(element.name);
    for (const child of elementsIn(element).reverse()) open.push({ element: child, isInTitled });
  }
  return { ...parsedLabels(reader.labels), launched: launchedFiles(source, root) };
}

class ManifestReader {
  readonly labels: Label[] = [];
  readonly #source: string;
  readonly #languages: MetadataLanguages;
  /** The manifest says its language. */
  readonly #own: XmlAttribute | undefined;

  constructor(source: string, root: XmlElement, languages: MetadataLanguages) {
    this.#source = source;
    this.#languages = languages;
    this.#own = root.attributes.find(({ name }) => name === 'xml:lang');
  }

  read(element: XmlElement, isInTitled: boolean): void {
    const { name } = element;
    const strings = elementsIn(element).filter((child) => child.name === 'langstring' || child.name === 'string');
    const kind = metadata[name];
    if (kind !== undefined && strings.length > 0) this.#readStrings(strings, kind);
    else if (isInTitled && name === 'title') this.#add(element, 'title');
  }

  /** The same text in several languages, of which that of the source is translated. */
  #readStrings(strings: readonly XmlElement[], kind: TextUnit['kind']): void {
    const tagged = strings.map((element) => ({ element, language: this.#languageOf(element) }));
    const { source, target } = this.#languages;
    if (target !== undefined && tagged.some(({ language }) => isIn(language, target))) return;
    const wanted = source ?? tagged.find(({ language }) => language !== undefined)?.language;
    const found =
      tagged.find(({ language }) => wanted !== undefined && isIn(language, wanted)) ??
      tagged.find(({ language }) => language === undefined);
    if (found !== undefined) this.#add(found.element, kind);
  }

  #add(element: XmlElement, kind: TextUnit['kind']): void {
    const own = languageAttributes(element);
    // Where nothing closer says another one.
    const languages = own.length > 0 || this.#own === undefined ? own : [this.#own];
    const label = elementLabel(
      this.#source,
      element,
      kind,
      languages.filter((attribute) => this.#isSource(attribute)),
    );
    if (label !== undefined) this.labels.push(label);
  }

  #languageOf(element: XmlElement): string | undefined {
    const [attribute] = languageAttributes(element);
    return attribute === undefined ? undefined : this.#valueOf(attribute);
  }

  #isSource(attribute: XmlAttribute): boolean {
    const { source } = this.#languages;
    return source === undefined || isIn(this.#valueOf(attribute), source);
  }

  #valueOf({ start, end }: XmlAttribute): string {
    return this.#source.slice(start, end).trim();
  }
}

/** SCORM 1.2 has `xml:lang`, later editions `language`. */
function languageAttributes({ attributes }: XmlElement): readonly XmlAttribute[] {
  return attributes.filter(({ name }) => name === 'xml:lang' || name === 'language');
}

/** `x-none` is no language. */
function isIn(language: string | undefined, wanted: string): boolean {
  return language !== undefined && baseLanguage(language.toLowerCase()) === baseLanguage(wanted.toLowerCase());
}

function launchedFiles(source: string, root: XmlElement): readonly string[] {
  const value = (element: XmlElement | undefined, name: string): string =>
    element === undefined ? '' : (attributeOf(source, element, name) ?? '');
  const resources = childNamed(root, 'resources');
  const files = new Map<string, string>();
  const base = posix.join(value(root, 'xml:base'), value(resources, 'xml:base'));
  for (const resource of resources === undefined ? [] : elementsIn(resources)) {
    const own = posix.join(base, value(resource, 'xml:base'));
    files.set(value(resource, 'identifier'), posix.join(own, pathOf(value(resource, 'href'))));
  }
  const launched: string[] = [];
  const organizations = childNamed(root, 'organizations');
  const open = organizations === undefined ? [] : [organizations];
  for (let element = open.pop(); element !== undefined; element = open.pop()) {
    const file = files.get(value(element, 'identifierref'));
    if (file !== undefined) launched.push(file);
    for (const child of elementsIn(element).reverse()) open.push(child);
  }
  return launched;
}
