import { type ObjectPath, type PlacedValue, pathKey, placedEntry, placedObject } from '../objects/object-paths.ts';
import type { PdfFile } from '../objects/pdf-file.ts';
import {
  isArray,
  isDictionary,
  type PdfDictionary,
  PdfName,
  PdfReference,
  type PdfValue,
} from '../objects/pdf-values.ts';
import { readPages } from '../objects/read-pages.ts';

/** A dictionary of the file and where it is. */
export interface PlacedDictionary {
  readonly path: ObjectPath;
  readonly entries: PdfDictionary;
}

/** A field's look on a page. */
export interface FormWidget extends PlacedDictionary {
  /** Index of the page; undefined where no page has it. */
  readonly page: number | undefined;
}

export interface FormField extends PlacedDictionary {
  /** Its own or that of a field above it. */
  readonly type: string | undefined;
  readonly flags: number;
  readonly widgets: readonly FormWidget[];
  /** An entry of the field, of those above it, or of the form. */
  inherited(key: string): PdfValue;
}

const mostFields = 20_000;
const deepest = 64;

interface Node extends PlacedDictionary {
  readonly above: Node | undefined;
  readonly depth: number;
}

/** A page's annotation. */
export interface PlacedAnnotation extends PlacedDictionary {
  readonly page: number;
}

/** The annotations of a document, page by page. */
export function readAnnotations(file: PdfFile): readonly PlacedAnnotation[] {
  const found: PlacedAnnotation[] = [];
  let index = 0;
  for (const { reference, dictionary } of readPages(file)) {
    const page = { path: { owner: reference, keys: [] }, value: dictionary };
    const list = placedEntry(file, page, 'Annots');
    const count = list !== undefined && isArray(list.value) ? Math.min(list.value.length, mostFields) : 0;
    for (let at = 0; at < count && found.length < mostFields; at += 1) {
      const annotation = list && asDictionary(placedEntry(file, list, at));
      if (annotation !== undefined) found.push({ ...annotation, page: index });
    }
    index += 1;
  }
  return found;
}

/** The form of a document, if it has one. */
export function readForm(file: PdfFile): PlacedDictionary | undefined {
  const root = asDictionary(placedObject(file, file.trailer.get('Root')));
  return root && asDictionary(placedEntry(file, { path: root.path, value: root.entries }, 'AcroForm'));
}

/** Every field: those of the form, nested ones too, then those of which only pages know. */
export function readFields(
  file: PdfFile,
  form: PlacedDictionary | undefined,
  annotations: readonly PlacedAnnotation[],
): readonly FormField[] {
  return new FieldReader(file, form, annotations).read();
}

class FieldReader {
  readonly #file: PdfFile;
  readonly #form: PlacedDictionary | undefined;
  readonly #widgets: ReadonlyMap<string, PlacedAnnotation>;
  readonly #seen = new Set<string>();
  readonly #fields: FormField[] = [];

  constructor(file: PdfFile, form: PlacedDictionary | undefined, annotations: readonly PlacedAnnotation[]) {
    this.#file = file;
    this.#form = form;
    const widgets = annotations.filter(({ entries }) => nameOf(file, entries.get('Subtype')) === 'Widget');
    this.#widgets = new Map(widgets.map((widget) => [pathKey(widget.path), widget]));
  }

  read(): readonly FormField[] {
    const waiting = this.#below(this.#form, 'Fields', undefined, 0).reverse();
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (this.#fields.length >= mostFields) break;
      const key = pathKey(node.path);
      if (this.#seen.has(key)) continue;
      this.#seen.add(key);
      const kids = node.depth < deepest ? this.#below(node, 'Kids', node, node.depth + 1) : [];
      const looks = kids.filter(({ entries }) => !entries.has('T') && !entries.has('Kids'));
      for (const look of looks) this.#seen.add(pathKey(look.path));
      this.#add(node, kids.length === 0 ? [node] : looks);
      waiting.push(...kids.filter((kid) => !looks.includes(kid)).reverse());
    }
    for (const [key, widget] of this.#widgets) if (!this.#seen.has(key)) this.#add(this.#alone(widget), [widget]);
    return this.#fields;
  }

  #add(node: Node, looks: readonly PlacedDictionary[]): void {
    if (this.#fields.length >= mostFields) return;
    const inherited = (key: string): PdfValue => {
      for (let at: Node | undefined = node; at !== undefined; at = at.above) {
        const value = this.#file.resolve(at.entries.get(key));
        if (value !== null) return value;
      }
      return this.#file.resolve(this.#form?.entries.get(key));
    };
    const flags = inherited('Ff');
    this.#fields.push({
      path: node.path,
      entries: node.entries,
      type: nameOf(this.#file, inherited('FT')),
      flags: typeof flags === 'number' ? flags : 0,
      widgets: looks.map(({ path, entries }) => ({
        path,
        entries,
        page: this.#widgets.get(pathKey(path))?.page,
      })),
      inherited,
    });
  }

  /** Dictionaries in an array. */
  #below(parent: PlacedDictionary | undefined, key: string, above: Node | undefined, depth: number): Node[] {
    if (parent === undefined) return [];
    const list = placedEntry(this.#file, { path: parent.path, value: parent.entries }, key);
    if (list === undefined || !isArray(list.value)) return [];
    const count = Math.min(list.value.length, mostFields);
    return Array.from({ length: count }, (_, index) => asDictionary(placedEntry(this.#file, list, index)))
      .filter((item) => item !== undefined)
      .map((item) => ({ ...item, above, depth }));
  }

  /** A widget that no field leads to, with the fields that it names itself. */
  #alone(widget: PlacedDictionary): Node {
    const chain: PlacedDictionary[] = [widget];
    for (let at = widget; chain.length < deepest; ) {
      const parent = at.entries.get('Parent');
      const next = parent instanceof PdfReference ? asDictionary(placedObject(this.#file, parent)) : undefined;
      if (next === undefined) break;
      chain.push(next);
      at = next;
    }
    let above: Node | undefined;
    for (const link of chain.reverse()) above = { ...link, above, depth: 0 };
    return above as Node;
  }
}

export function nameOf(file: PdfFile, value: PdfValue | undefined): string | undefined {
  const resolved = file.resolve(value);
  return resolved instanceof PdfName ? resolved.value : undefined;
}

export function asDictionary(placed: PlacedValue | undefined): PlacedDictionary | undefined {
  return placed !== undefined && isDictionary(placed.value) ? { path: placed.path, entries: placed.value } : undefined;
}
