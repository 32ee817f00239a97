import { pathKey } from '../objects/object-paths.ts';
import type { PdfFile } from '../objects/pdf-file.ts';
import { decodeText } from '../text-strings.ts';
import { isFailure } from './appearance-writer.ts';
import { nameOf, type PlacedAnnotation, type PlacedDictionary } from './form-fields.ts';
import type { FormTextsWriting } from './form-texts.ts';
import { numbersOf } from './read-appearance.ts';
import { encodeLines, type TextSlots } from './text-slots.ts';

/** Fields have values of their own, and a window for a comment has the text of the comment. */
const withoutText = new Set(['Widget', 'Popup']);

interface AnnotationText {
  readonly annotation: PlacedAnnotation;
  readonly slot: number;
  readonly source: string;
  readonly isTextBox: boolean;
}

/** Comments, text boxes, and what links and pictures of other kinds are called. */
export class AnnotationTexts {
  readonly #file: PdfFile;
  readonly #form: PlacedDictionary | undefined;
  readonly #texts: readonly AnnotationText[];

  constructor(
    file: PdfFile,
    form: PlacedDictionary | undefined,
    annotations: readonly PlacedAnnotation[],
    slots: TextSlots,
  ) {
    this.#file = file;
    this.#form = form;
    const seen = new Set<string>();
    this.#texts = annotations.flatMap((annotation) => {
      const type = nameOf(file, annotation.entries.get('Subtype'));
      const source = decodeText(file.resolve(annotation.entries.get('Contents')));
      if (type === undefined || withoutText.has(type) || source === undefined || seen.has(pathKey(annotation.path)))
        return [];
      seen.add(pathKey(annotation.path));
      const slot = slots.add(source, 'text');
      return slot === undefined ? [] : [{ annotation, slot, source, isTextBox: type === 'FreeText' }];
    });
  }

  get isEmpty(): boolean {
    return this.#texts.length === 0;
  }

  write(writing: FormTextsWriting): void {
    for (const text of this.#texts) {
      const translated = writing.translation(text.slot);
      if (translated === undefined) continue;
      if (text.isTextBox && !this.#draw(text.annotation, translated, writing)) continue;
      const { path } = text.annotation;
      writing.edits.set(path, 'Contents', encodeLines(translated, text.source));
      // The same text with its looks, which programs show instead.
      writing.edits.delete(path, 'RC');
    }
  }

  #draw({ path, entries, page }: PlacedAnnotation, text: string, writing: FormTextsWriting): boolean {
    const insets = numbersOf(this.#file, entries.get('RD'), 4);
    const result = writing.appearances.write(entries, {
      kind: 'lines',
      texts: [text],
      defaultAppearance: this.#file.resolve(entries.get('DA')),
      alignment: this.#file.resolve(entries.get('Q')),
      form: this.#form?.entries,
      ...(insets !== undefined && { insets }),
      tag: undefined,
    });
    if (!isFailure(result)) {
      writing.edits.set(path, 'AP', new Map([['N', result]]));
      return true;
    }
    const message = `A text box on page ${page + 1} was left as it was: ${result.why}.`;
    writing.warn({ code: result.code, message, location: { page: page + 1 } });
    return false;
  }
}
