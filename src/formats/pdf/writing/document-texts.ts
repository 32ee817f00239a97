import type { DocumentWarning, TextUnit } from '../../../contracts/documents/document-filter.ts';
import type { Segment } from '../../../contracts/segment.ts';
import { readableText } from '../../../language/segments.ts';
import { AnnotationTexts } from './forms/annotation-texts.ts';
import { AppearanceWriter, type AppearanceWriting } from './forms/appearance-writer.ts';
import {
  asDictionary,
  type FormField,
  type PlacedDictionary,
  readAnnotations,
  readFields,
  readForm,
} from './forms/form-fields.ts';
import { FormTexts } from './forms/form-texts.ts';
import { mostTexts, TextSlots } from './forms/text-slots.ts';
import { StreamError, withoutFilters } from './objects/decode-stream.ts';
import type { IncrementalUpdate } from './objects/incremental-update.ts';
import {
  ObjectEdits,
  type ObjectPath,
  type PlacedValue,
  pathKey,
  placedEntry,
  placedObject,
} from './objects/object-paths.ts';
import type { PdfFile } from './objects/pdf-file.ts';
import { isArray, PdfReference, PdfStream, type PdfValue } from './objects/pdf-values.ts';
import { decodeText, encodeText } from './text-strings.ts';
import { readXmp, writeXmp, type XmpText } from './xmp-texts.ts';

interface OwnText {
  readonly path: ObjectPath;
  readonly key: string;
  readonly slot: number;
}

/** What writing texts needs; the fields of a form are drawn anew with fonts of the result. */
export interface DocumentTextsWriting extends Omit<AppearanceWriting, 'file'> {
  warn(warning: DocumentWarning): void;
}

/** Texts of a document that are not on its pages: its title, bookmarks, comments, fields and their descriptions. */
export class DocumentTexts {
  readonly #file: PdfFile;
  readonly #isWhole: boolean;
  readonly #slots = new TextSlots();
  readonly #own: OwnText[] = [];
  readonly #annotations: AnnotationTexts;
  readonly #form: FormTexts;
  readonly #metadata: ReturnType<typeof readXmp>;
  /** By text of the metadata: the slot that has its translation. */
  readonly #metadataSlots = new Map<XmpText, number>();

  /** Of these pages alone, without what belongs to the whole document; default all. */
  constructor(file: PdfFile, isChosen?: (page: number) => boolean) {
    this.#file = file;
    this.#isWhole = isChosen === undefined;
    const root = asDictionary(placedObject(file, file.trailer.get('Root')));
    const information = asDictionary(placedObject(file, file.trailer.get('Info')));
    if (this.#isWhole) for (const key of ['Title', 'Subject']) this.#add(information, key, 'title');
    const titles = this.#slots.units.length;
    const outlines = this.#isWhole ? this.#entry(this.#entry(root, 'Outlines'), 'First') : undefined;
    for (const bookmark of this.#below(outlines, ['First', 'Next'])) this.#add(bookmark, 'Title', 'label');
    const annotations = readAnnotations(file);
    const form = readForm(file);
    const chosen = isChosen === undefined ? annotations : annotations.filter(({ page }) => isChosen(page));
    this.#annotations = new AnnotationTexts(file, form, chosen, this.#slots);
    const isOnPages = ({ widgets }: FormField): boolean =>
      isChosen === undefined || widgets.some(({ page }) => page !== undefined && isChosen(page));
    this.#form = new FormTexts(file, form, { all: readFields(file, form, annotations), isOnPages }, this.#slots);
    const structure = this.#isWhole ? this.#entry(root, 'StructTreeRoot') : undefined;
    for (const element of this.#below(structure, ['K'])) this.#add(element, 'Alt', 'label');
    this.#metadata = this.#isWhole ? this.#readMetadata() : { source: '', texts: [] };
    this.#addMetadata(titles);
  }

  get hasComments(): boolean {
    return !this.#annotations.isEmpty;
  }

  /** Whether fields of a form show texts. */
  get hasFieldTexts(): boolean {
    return this.#form.isFilled;
  }

  get isSigned(): boolean {
    return this.#form.signed.length > 0;
  }

  get units(): readonly TextUnit[] {
    return this.#slots.units;
  }

  /** Sets the translated texts and the language of the document. */
  write(translations: readonly (Segment | undefined)[], writing: DocumentTextsWriting): void {
    const { update, language, warn } = writing;
    const edits = new ObjectEdits(update);
    const translation = (slot: number | undefined): string | undefined => {
      const segment = slot === undefined ? undefined : translations[slot];
      return segment && readableText(segment);
    };
    for (const { path, key, slot } of this.#own) {
      const text = translation(slot);
      if (text !== undefined) edits.set(path, key, encodeText(text));
    }
    const appearances = new AppearanceWriter({ ...writing, file: this.#file });
    this.#annotations.write({ edits, appearances, translation, warn });
    this.#form.write({ edits, appearances, translation, warn });
    this.#setLanguage(edits, language);
    edits.finish();
    this.#writeMetadata(update, translations, language);
  }

  get #metadataReference(): PdfValue | undefined {
    return this.#file.dictionary(this.#file.trailer.get('Root'))?.get('Metadata');
  }

  #readMetadata(): ReturnType<typeof readXmp> {
    const stream = this.#file.resolve(this.#metadataReference);
    try {
      return readXmp(stream instanceof PdfStream ? this.#file.decode(stream) : new Uint8Array());
    } catch (error) {
      if (!(error instanceof StreamError)) throw error;
      return { source: '', texts: [] };
    }
  }

  /** Metadata mostly repeat the title and the subject, which are translated once then. */
  #addMetadata(titles: number): void {
    const known = this.#slots.units.slice(0, titles).map(({ segment }, slot) => [readableText(segment), slot] as const);
    const slots = new Map(known.reverse());
    for (const item of this.#metadata.texts) {
      const { text, property } = item;
      if (property === 'language') continue;
      const slot = slots.get(text) ?? this.#slots.add(text, property === 'title' ? 'title' : 'text');
      if (slot === undefined) continue;
      slots.set(text, slot);
      this.#metadataSlots.set(item, slot);
    }
  }

  #writeMetadata(update: IncrementalUpdate, translations: readonly (Segment | undefined)[], language: string): void {
    const reference = this.#metadataReference;
    const stream = this.#file.resolve(reference);
    if (!(stream instanceof PdfStream) || !(reference instanceof PdfReference)) return;
    const changed = new Map<XmpText, string>();
    for (const item of this.#metadata.texts) {
      const translation = translations[this.#metadataSlots.get(item) ?? -1];
      if (item.property === 'language') changed.set(item, language);
      else if (translation !== undefined) changed.set(item, readableText(translation));
    }
    if (changed.size === 0) return;
    // Programs that know no PDF look for metadata in the bytes of a file.
    update.set(reference, new PdfStream(withoutFilters(stream.dictionary), writeXmp(this.#metadata.source, changed)));
  }

  #setLanguage(edits: ObjectEdits, language: string): void {
    const root = placedObject(this.#file, this.#file.trailer.get('Root'));
    if (root === undefined) return;
    if (this.#isWhole) edits.set(root.path, 'Lang', encodeText(language));
    // What signatures allow or forbid goes with them.
    edits.delete(root.path, 'Perms');
  }

  #add(placed: PlacedDictionary | undefined, key: string, kind: TextUnit['kind']): void {
    const slot = this.#slots.add(decodeText(this.#file.resolve(placed?.entries.get(key))), kind);
    if (slot !== undefined && placed !== undefined) this.#own.push({ path: placed.path, key, slot });
  }

  #entry(placed: PlacedDictionary | undefined, key: string): PlacedDictionary | undefined {
    return placed && asDictionary(placedEntry(this.#file, { path: placed.path, value: placed.entries }, key));
  }

  /** The dictionaries of a tree, each before those below it and those after it, which are in entries of it. */
  *#below(first: PlacedDictionary | undefined, entries: readonly string[]): Generator<PlacedDictionary> {
    const seen = new Set<string>();
    const waiting: (PlacedValue | undefined)[] = [first && { path: first.path, value: first.entries }];
    while (waiting.length > 0 && seen.size < mostTexts) {
      const next = waiting.pop();
      if (next === undefined) continue;
      if (isArray(next.value)) {
        const count = Math.min(next.value.length, mostTexts);
        for (let index = count - 1; index >= 0; index -= 1) waiting.push(placedEntry(this.#file, next, index));
        continue;
      }
      const key = pathKey(next.path);
      const placed = asDictionary(next);
      if (placed === undefined || seen.has(key)) continue;
      seen.add(key);
      yield placed;
      for (const entry of entries.toReversed()) waiting.push(placedEntry(this.#file, next, entry));
    }
  }
}
