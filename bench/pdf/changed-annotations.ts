import type { Box } from '../../src/formats/pdf/reading/page-content.ts';
import {
  nameOf,
  type PlacedAnnotation,
  readAnnotations,
  readForm,
} from '../../src/formats/pdf/writing/forms/form-fields.ts';
import { pathKey } from '../../src/formats/pdf/writing/objects/object-paths.ts';
import type { PdfFile } from '../../src/formats/pdf/writing/objects/pdf-file.ts';
import { isArray, isDictionary, PdfStream, type PdfValue } from '../../src/formats/pdf/writing/objects/pdf-values.ts';
import { serializeDictionary, serializeValue } from '../../src/formats/pdf/writing/objects/serialize-value.ts';

/** What programs draw an annotation by, where it has no appearance or they make their own. */
const drawnEntries = ['Rect', 'AS', 'DA', 'MK', 'V', 'Q'];
const deepest = 32;

/** Boxes of annotations that do not look as before, by page: fields and text boxes with new text. */
export function changedAnnotations(before: PdfFile, after: PdfFile): ReadonlyMap<number, readonly Box[]> {
  const known = new Map(readAnnotations(before).map((annotation) => [pathKey(annotation.path), annotation]));
  const changed = new Map<number, Box[]>();
  // Programs draw all fields of a form that asks them to, in fonts of their own.
  const asksToDraw = [before, after].map(
    (file) => file.resolve(readForm(file)?.entries.get('NeedAppearances')) === true,
  );
  for (const annotation of readAnnotations(after)) {
    const old = known.get(pathKey(annotation.path));
    const isRedrawn = asksToDraw[0] !== asksToDraw[1] && nameOf(after, annotation.entries.get('Subtype')) === 'Widget';
    if (old !== undefined && !isRedrawn && lookOf(before, old) === lookOf(after, annotation)) continue;
    const boxes = changed.get(annotation.page) ?? [];
    changed.set(annotation.page, boxes);
    for (const [file, { entries }] of [[before, old ?? annotation] as const, [after, annotation] as const])
      boxes.push(...boxOf(file.resolve(entries.get('Rect'))));
  }
  return changed;
}

function lookOf(file: PdfFile, { entries }: PlacedAnnotation): string {
  const drawn = drawnEntries.map((key) => textOf(file, inherited(file, entries, key)));
  const text = nameOf(file, entries.get('Subtype')) === 'FreeText' ? textOf(file, entries.get('Contents')) : '';
  return [...drawn, text, ...appearancesOf(file, entries.get('AP'))].join('\n');
}

/** The entry of a field, or of the one that it belongs to. */
function inherited(file: PdfFile, entries: PlacedAnnotation['entries'], key: string): PdfValue | undefined {
  let at: PlacedAnnotation['entries'] | undefined = entries;
  for (let depth = 0; at !== undefined && depth < deepest; depth += 1) {
    const value = at.get(key);
    if (value !== undefined) return value;
    at = file.dictionary(at.get('Parent'));
  }
  return undefined;
}

function appearancesOf(file: PdfFile, value: PdfValue | undefined): readonly string[] {
  const normal = file.resolve(file.dictionary(value)?.get('N'));
  const states = normal instanceof PdfStream ? [normal] : isDictionary(normal) ? [...normal.values()] : [];
  return states.map((state) => {
    const stream = file.resolve(state);
    if (!(stream instanceof PdfStream)) return textOf(file, state);
    return `${serializeDictionary(stream.dictionary)} ${Buffer.from(stream.bytes).toString('base64')}`;
  });
}

function textOf(file: PdfFile, value: PdfValue | undefined): string {
  const resolved = file.resolve(value);
  return resolved instanceof PdfStream ? serializeDictionary(resolved.dictionary) : serializeValue(resolved);
}

function boxOf(value: PdfValue): readonly Box[] {
  const numbers = isArray(value) ? value.filter((item) => typeof item === 'number') : [];
  const [x1, y1, x2, y2] = numbers;
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return [];
  return [{ left: Math.min(x1, x2), bottom: Math.min(y1, y2), right: Math.max(x1, x2), top: Math.max(y1, y2) }];
}
