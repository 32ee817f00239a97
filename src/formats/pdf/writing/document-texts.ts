import type { TextUnit } from '../../../contracts/documents/document-filter.ts';
import type { Segment } from '../../../contracts/segment.ts';
import { plainText } from '../../../language/segments.ts';
import { StreamError, withoutFilters } from './objects/decode-stream.ts';
import type { IncrementalUpdate } from './objects/incremental-update.ts';
import type { PdfFile } from './objects/pdf-file.ts';
import { isArray, isDictionary, PdfName, PdfReference, PdfStream, type PdfValue } from './objects/pdf-values.ts';
import { readPages } from './objects/read-pages.ts';
import { decodeText, encodeText } from './text-strings.ts';
import { readXmp, writeXmp, type XmpText } from './xmp-texts.ts';

interface TextSlot {
  /** Of the object that has the text; undefined in XMP metadata. */
  readonly reference?: PdfReference;
  readonly key: string;
  readonly text: string;
  readonly kind: TextUnit['kind'];
}

const most = 20_000;

/** Their looks are pictures of the text, or readers show the page's own text for them. */
const withoutText = new Set(['FreeText', 'Widget', 'Popup']);

/** Texts of a document that are not on its pages: its title, bookmarks, comments, descriptions of fields. */
export class DocumentTexts {
  readonly #file: PdfFile;
  readonly #slots: TextSlot[] = [];
  readonly #metadata: ReturnType<typeof readXmp>;
  /** By text of the metadata: the slot that has its translation. */
  readonly #metadataSlots = new Map<XmpText, number>();

  constructor(file: PdfFile) {
    this.#file = file;
    const root = file.dictionary(file.trailer.get('Root'));
    const information = file.trailer.get('Info');
    for (const key of ['Title', 'Subject']) this.#add(information, key, 'title');
    this.#addBookmarks(file.dictionary(root?.get('Outlines'))?.get('First'));
    for (const { dictionary } of readPages(file)) this.#addComments(dictionary.get('Annots'));
    this.#addFields();
    this.#addDescriptions(file.dictionary(root?.get('StructTreeRoot'))?.get('K'));
    this.#metadata = this.#readMetadata();
    this.#addMetadata();
  }

  get hasComments(): boolean {
    return this.#slots.some(({ key }) => key === 'Contents');
  }

  get units(): readonly TextUnit[] {
    return this.#slots.map(({ text, kind }) => ({ segment: { inlines: [text] }, kind }));
  }

  /** Sets the translated texts and the language of the document. */
  write(update: IncrementalUpdate, translations: readonly (Segment | undefined)[], language: string): void {
    for (const [index, { reference, key }] of this.#slots.entries()) {
      const translation = translations[index];
      const entries = update.resolve(reference);
      if (translation === undefined || reference === undefined || !isDictionary(entries)) continue;
      update.set(reference, new Map(entries).set(key, encodeText(plainText(translation))));
    }
    this.#writeMetadata(update, translations, language);
    this.#setLanguage(update, language);
    this.#removeSignatures(update);
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
  #addMetadata(): void {
    const slots = new Map(Array.from(this.#slots, ({ text }, index) => [text, index] as const).reverse());
    for (const item of this.#metadata.texts) {
      const { text, property } = item;
      if (property === 'language' || !(slots.has(text) || isTranslatable(text))) continue;
      const kind = property === 'title' ? 'title' : 'text';
      const slot = slots.get(text) ?? this.#slots.push({ key: property, text, kind }) - 1;
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
      else if (translation !== undefined) changed.set(item, plainText(translation));
    }
    if (changed.size === 0) return;
    // Programs that know no PDF look for metadata in the bytes of a file.
    update.set(reference, new PdfStream(withoutFilters(stream.dictionary), writeXmp(this.#metadata.source, changed)));
  }

  #setLanguage(update: IncrementalUpdate, language: string): void {
    const root = this.#file.trailer.get('Root');
    const entries = update.resolve(root);
    if (!(root instanceof PdfReference) || !isDictionary(entries)) return;
    const changed = new Map(entries).set('Lang', encodeText(language));
    changed.delete('Perms');
    update.set(root, changed);
  }

  /** They are of the bytes that they were made for, so that readers would call the translation forged. */
  #removeSignatures(update: IncrementalUpdate): void {
    for (const reference of this.#fields()) {
      const entries = update.resolve(reference);
      if (!isDictionary(entries) || !entries.has('V')) continue;
      const type = this.#file.resolve(entries.get('FT'));
      if (!(type instanceof PdfName) || type.value !== 'Sig') continue;
      const changed = new Map(entries);
      changed.delete('V');
      update.set(reference, changed);
    }
  }

  #add(value: PdfValue | undefined, key: string, kind: TextUnit['kind']): void {
    if (!(value instanceof PdfReference) || this.#slots.length >= most) return;
    const entries = this.#file.resolve(value);
    if (!isDictionary(entries)) return;
    const text = decodeText(this.#file.resolve(entries.get(key)));
    if (text === undefined || !isTranslatable(text)) return;
    this.#slots.push({ reference: value, key, text, kind });
  }

  #addBookmarks(first: PdfValue | undefined): void {
    const seen = new Set<number>();
    const waiting = [first];
    for (let next = waiting.pop(); waiting.length > 0 || next !== undefined; next = waiting.pop()) {
      if (!(next instanceof PdfReference) || seen.has(next.number) || seen.size > most) continue;
      seen.add(next.number);
      this.#add(next, 'Title', 'label');
      const entries = this.#file.dictionary(next);
      waiting.push(entries?.get('Next'), entries?.get('First'));
    }
  }

  #addComments(value: PdfValue | undefined): void {
    const annotations = this.#file.resolve(value);
    if (!isArray(annotations)) return;
    for (const annotation of annotations.slice(0, most)) {
      const subtype = this.#file.resolve(this.#file.dictionary(annotation)?.get('Subtype'));
      if (subtype instanceof PdfName && !withoutText.has(subtype.value)) this.#add(annotation, 'Contents', 'text');
    }
  }

  #addFields(): void {
    for (const field of this.#fields()) this.#add(field, 'TU', 'label');
  }

  /** Every field of the form, nested ones too. */
  #fields(): Generator<PdfReference> {
    const root = this.#file.dictionary(this.#file.trailer.get('Root'));
    return this.#below(this.#file.dictionary(root?.get('AcroForm'))?.get('Fields'), 'Kids');
  }

  /** What is read aloud for pictures of a tagged document. */
  #addDescriptions(first: PdfValue | undefined): void {
    for (const element of this.#below(first, 'K')) this.#add(element, 'Alt', 'label');
  }

  /** The dictionaries of a tree that have references, each before those below it, which are in an entry of it. */
  *#below(first: PdfValue | undefined, entry: string): Generator<PdfReference> {
    const seen = new Set<number>();
    const waiting: PdfValue[] = [first ?? null];
    while (waiting.length > 0 && seen.size < most) {
      const next = waiting.pop();
      const value = this.#file.resolve(next);
      if (isArray(value)) waiting.push(...value.slice(0, most).reverse());
      else if (next instanceof PdfReference && isDictionary(value) && !seen.has(next.number)) {
        seen.add(next.number);
        yield next;
        waiting.push(value.get(entry) ?? null);
      }
    }
  }
}

function isTranslatable(text: string): boolean {
  return /\p{L}/u.test(text) && !isFileName(text);
}

/** What programs put where nobody wrote a title. */
function isFileName(text: string): boolean {
  return /^\S+\.\w{2,5}$|^Microsoft \w+ - .*\.\w{3,4}$/.test(text.trim());
}
