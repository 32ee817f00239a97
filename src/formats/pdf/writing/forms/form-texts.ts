import type { DocumentWarning } from '../../../../contracts/documents/document-filter.ts';
import { type ObjectEdits, pathKey, placedEntry } from '../objects/object-paths.ts';
import type { PdfFile } from '../objects/pdf-file.ts';
import { isArray, type PdfReference, type PdfValue } from '../objects/pdf-values.ts';
import { decodeText, encodeText } from '../text-strings.ts';
import { type AppearanceText, type AppearanceWriter, isFailure } from './appearance-writer.ts';
import type { FormField, FormWidget, PlacedDictionary } from './form-fields.ts';
import { encodeLines, type TextSlots } from './text-slots.ts';

/** Bits of `Ff` (ISO 32000-1, 12.7.4). */
const flags = {
  multiline: 1 << 12,
  password: 1 << 13,
  pushButton: 1 << 16,
  combo: 1 << 17,
  edit: 1 << 18,
  fileSelect: 1 << 20,
  comb: 1 << 24,
} as const;

/** Bits of `F`: hidden, not viewed. */
const unseen = 0x2 | 0x20;

const captions = ['CA', 'RC', 'AC'] as const;

interface FieldTexts {
  readonly field: FormField;
  readonly tooltip: number | undefined;
  readonly value: number | undefined;
  readonly defaultValue: number | undefined;
  /** By the index of the option. */
  readonly options: readonly (number | undefined)[];
  readonly captions: readonly { readonly widget: FormWidget; readonly key: string; readonly slot: number }[];
}

function withoutTexts(field: FormField): FieldTexts {
  return { field, tooltip: undefined, value: undefined, defaultValue: undefined, options: [], captions: [] };
}

export interface FormTextsWriting {
  readonly edits: ObjectEdits;
  readonly appearances: AppearanceWriter;
  /** By slot; undefined where a text stays. */
  translation(slot: number | undefined): string | undefined;
  warn(warning: DocumentWarning): void;
}

/** The texts of a form: what its fields show, are called when they are pointed at, and offer. */
export class FormTexts {
  readonly #file: PdfFile;
  readonly #form: PlacedDictionary | undefined;
  readonly #fields: readonly FieldTexts[];

  constructor(
    file: PdfFile,
    form: PlacedDictionary | undefined,
    fields: { readonly all: readonly FormField[]; readonly isOnPages: (field: FormField) => boolean },
    slots: TextSlots,
  ) {
    this.#file = file;
    this.#form = form;
    this.#fields = fields.all.map((field) =>
      fields.isOnPages(field) ? this.#read(field, slots) : withoutTexts(field),
    );
  }

  /** Whether fields show texts that are translated. */
  get isFilled(): boolean {
    return this.#fields.some(
      ({ value, options, captions: own }) =>
        value !== undefined || own.length > 0 || options.some((one) => one !== undefined),
    );
  }

  /** Signed fields, whose type may be that of a field above them. */
  get signed(): readonly FormField[] {
    return this.#fields
      .map(({ field }) => field)
      .filter(({ type, entries }) => type === 'Sig' && this.#file.resolve(entries.get('V')) !== null);
  }

  write(writing: FormTextsWriting): void {
    for (const texts of this.#fields) this.#writeField(texts, writing);
    this.#drawOthers(writing);
    for (const { path } of this.signed) writing.edits.delete(path, 'V');
    if (this.#form === undefined) return;
    if (this.signed.length > 0) writing.edits.delete(this.#form.path, 'SigFlags');
    // Programs that know XFA would show the form as it was.
    writing.edits.delete(this.#form.path, 'XFA');
  }

  #read(field: FormField, slots: TextSlots): FieldTexts {
    const { entries, type } = field;
    const isHidden = field.widgets.length > 0 && field.widgets.every((widget) => this.#isUnseen(widget));
    const text = (key: string): string | undefined => decodeText(this.#file.resolve(entries.get(key)));
    const tooltip = slots.add(text('TU'), 'label');
    const none = { ...withoutTexts(field), tooltip };
    if (isHidden) return none;
    if (type === 'Btn') return { ...none, captions: this.#captions(field, slots) };
    const options = type === 'Ch' ? this.#options(field).map(({ shown }) => slots.add(shown, 'label')) : [];
    if (!this.#isFreeText(field)) return { ...none, options };
    const most = field.inherited('MaxLen');
    const maximum = typeof most === 'number' && most > 0 ? most : undefined;
    const value = slots.add(text('V'), 'text', maximum);
    const isSame = text('DV') === text('V');
    const defaultValue = isSame ? value : slots.add(text('DV'), 'text', maximum);
    return { ...none, options, value, defaultValue };
  }

  /** Whether the value is what people wrote, and not a choice, a code or what a script makes and reads. */
  #isFreeText(field: FormField): boolean {
    if (this.#hasScripts(field)) return false;
    if (field.type === 'Tx') return (field.flags & (flags.password | flags.fileSelect | flags.comb)) === 0;
    if (field.type !== 'Ch' || (field.flags & flags.combo) === 0 || (field.flags & flags.edit) === 0) return false;
    const value = decodeText(this.#file.resolve(field.entries.get('V')));
    return !this.#options(field).some(({ exported, shown }) => value === exported || value === shown);
  }

  /** Scripts that format, check or calculate the value know its form. */
  #hasScripts(field: FormField): boolean {
    const actions = this.#file.dictionary(field.inherited('AA'));
    return actions !== undefined && ['K', 'F', 'V', 'C'].some((event) => actions.has(event));
  }

  #captions(field: FormField, slots: TextSlots): FieldTexts['captions'] {
    // Captions of boxes and circles are signs.
    if ((field.flags & flags.pushButton) === 0) return [];
    return field.widgets.flatMap((widget) => {
      const look = this.#file.dictionary(widget.entries.get('MK'));
      return captions.flatMap((key) => {
        const slot = slots.add(decodeText(this.#file.resolve(look?.get(key))), 'label');
        return slot === undefined ? [] : [{ widget, key, slot }];
      });
    });
  }

  #options(
    field: FormField,
  ): readonly { readonly exported: string; readonly shown: string; readonly value: PdfValue }[] {
    const array = field.inherited('Opt');
    if (!isArray(array)) return [];
    return array.slice(0, 10_000).map((item) => {
      const value = this.#file.resolve(item);
      const [exported, shown] = (isArray(value) ? value : [value, value]).map((part) =>
        decodeText(this.#file.resolve(part)),
      );
      return { exported: exported ?? shown ?? '', shown: shown ?? '', value };
    });
  }

  #isUnseen({ entries }: FormWidget): boolean {
    const value = this.#file.resolve(entries.get('F'));
    return typeof value === 'number' && (value & unseen) !== 0;
  }

  #writeField(texts: FieldTexts, writing: FormTextsWriting): void {
    const { edits, translation } = writing;
    const { path } = texts.field;
    const tooltip = translation(texts.tooltip);
    if (tooltip !== undefined) edits.set(path, 'TU', encodeText(tooltip));
    const byWidget = Map.groupBy(texts.captions, ({ widget }) => pathKey(widget.path));
    for (const own of byWidget.values()) this.#writeCaptions(texts.field, own, writing);
    if (texts.options.some((slot) => translation(slot) !== undefined)) this.#writeOptions(texts, writing);
    this.#writeValue(texts, writing);
  }

  #writeValue({ field, value, defaultValue }: FieldTexts, writing: FormTextsWriting): void {
    const { edits, translation } = writing;
    const source = (key: string): string => decodeText(this.#file.resolve(field.entries.get(key))) ?? '';
    const standard = translation(defaultValue);
    const text = translation(value);
    if (standard !== undefined && value !== defaultValue)
      edits.set(field.path, 'DV', encodeLines(standard, source('DV')));
    if (text === undefined) return;
    const isLong = (field.flags & flags.multiline) !== 0;
    const shown = isLong ? text : text.replaceAll('\n', ' ');
    if (!this.#draw(field, field.widgets, { kind: isLong ? 'lines' : 'line', texts: [shown] }, writing)) return;
    edits.set(field.path, 'V', encodeLines(text, source('V')));
    if (value === defaultValue) edits.set(field.path, 'DV', encodeLines(text, source('DV')));
    edits.delete(field.path, 'RV');
    const align = field.inherited('Q');
    if (writing.appearances.isRightToLeft && align !== 1 && align !== 2) edits.set(field.path, 'Q', 2);
  }

  /** What is sent stays as it was: each option has a name beside it. */
  #writeOptions({ field, options }: FieldTexts, writing: FormTextsWriting): void {
    const known = this.#options(field);
    const shown = known.map((option, index) => writing.translation(options[index]) ?? option.shown);
    const selected = this.#selected(field, known);
    const isCombo = (field.flags & flags.combo) !== 0;
    const first = this.#file.resolve(field.inherited('TI'));
    const from = typeof first === 'number' && first > 0 ? Math.trunc(first) : 0;
    const texts = isCombo ? selected.slice(0, 1).map((index) => shown[index] ?? '') : shown.slice(from);
    const kind = isCombo ? 'line' : 'list';
    if (texts.length > 0 && !this.#draw(field, field.widgets, { kind, texts }, writing)) return;
    writing.edits.set(
      field.path,
      'Opt',
      known.map(({ exported, value }, index) =>
        writing.translation(options[index]) === undefined
          ? value
          : [encodeText(exported), encodeText(shown[index] ?? '')],
      ),
    );
  }

  #selected(field: FormField, known: readonly { readonly exported: string }[]): readonly number[] {
    const value = field.inherited('V');
    const values = (isArray(value) ? value : [value]).map((item) => decodeText(this.#file.resolve(item)));
    return known.flatMap(({ exported }, index) => (values.includes(exported) ? [index] : []));
  }

  #writeCaptions(field: FormField, own: FieldTexts['captions'], writing: FormTextsWriting): void {
    const [first] = own;
    const look = first && placedEntry(this.#file, { path: first.widget.path, value: first.widget.entries }, 'MK');
    if (first === undefined || look === undefined) return;
    const caption = own.find(({ key }) => key === 'CA');
    const text = writing.translation(caption?.slot);
    if (text !== undefined && !this.#draw(field, [first.widget], { kind: 'button', texts: [text] }, writing)) return;
    for (const { key, slot } of own) {
      const translated = writing.translation(slot);
      if (translated !== undefined) writing.edits.set(look.path, key, encodeText(translated));
    }
  }

  /** All of the widgets or, with a warning, none. */
  #draw(
    field: FormField,
    widgets: readonly FormWidget[],
    text: Pick<AppearanceText, 'kind' | 'texts'>,
    { edits, appearances, warn }: FormTextsWriting,
  ): boolean {
    const drawn: { readonly widget: FormWidget; readonly appearance: PdfReference }[] = [];
    for (const widget of widgets) {
      const own = (key: string): PdfValue => this.#file.resolve(widget.entries.get(key)) ?? field.inherited(key);
      const result = appearances.write(widget.entries, {
        ...text,
        defaultAppearance: own('DA'),
        alignment: own('Q'),
        form: this.#form?.entries,
        tag: text.kind === 'button' ? undefined : 'Tx',
      });
      if (isFailure(result)) {
        warn(fieldKept(widget.page, result));
        return false;
      }
      drawn.push({ widget, appearance: result });
    }
    for (const { widget, appearance } of drawn) edits.set(widget.path, 'AP', new Map([['N', appearance]]));
    return true;
  }

  /**
   * A form may ask programs to draw all of its fields, in its own fonts, which lack letters. What it shows is drawn here then, and the
   * request goes if nothing is left to be drawn.
   */
  #drawOthers(writing: FormTextsWriting): void {
    if (this.#form === undefined || this.#file.resolve(this.#form.entries.get('NeedAppearances')) !== true) return;
    const silent = { ...writing, warn: () => {} };
    const all = this.#fields.map((texts) => this.#isDrawn(texts, silent));
    if (all.every((isDrawn) => isDrawn)) writing.edits.delete(this.#form.path, 'NeedAppearances');
  }

  #isDrawn({ field, value, options }: FieldTexts, writing: FormTextsWriting): boolean {
    if (field.widgets.length === 0) return true;
    const isTranslated = [value, ...options].some((slot) => writing.translation(slot) !== undefined);
    const hasAppearances = field.widgets.every(({ path }) => writing.edits.dictionary(path)?.has('AP') ?? false);
    if (isTranslated || field.type === 'Btn' || field.type === 'Sig') return hasAppearances;
    const source = decodeText(field.inherited('V')) ?? '';
    if (source === '') return true;
    if (field.type !== 'Tx' || !this.#isFreeText(field)) return false;
    const isLong = (field.flags & flags.multiline) !== 0;
    return this.#draw(field, field.widgets, { kind: isLong ? 'lines' : 'line', texts: [source] }, writing);
  }
}

function fieldKept(
  page: number | undefined,
  { code, why }: { readonly code: string; readonly why: string },
): DocumentWarning {
  const where = page === undefined ? '' : ` on page ${page + 1}`;
  const message = `A form field${where} was left as it was: ${why}.`;
  return page === undefined ? { code, message } : { code, message, location: { page: page + 1 } };
}
