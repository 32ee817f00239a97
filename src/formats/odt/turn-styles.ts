import type { OoxmlScanner } from '../shared/ooxml/ooxml-scanner.ts';
import type { Edit } from '../shared/xml/splice.ts';

/** Properties whose direction is that of the text in them. */
const turning = new Set([
  'style:page-layout-properties',
  'style:paragraph-properties',
  'style:section-properties',
  'style:table-properties',
  'style:table-cell-properties',
  'style:graphic-properties',
]);

/** Whether the pages of a document, by its styles, begin at the right. */
export function isRightToLeftDocument(scanner: OoxmlScanner): boolean {
  while (scanner.next()) {
    if (!scanner.isStart || scanner.tag !== 'style:page-layout-properties') continue;
    return isFromRight(scanner.value('writing-mode'));
  }
  return false;
}

function isFromRight(mode: string | undefined): boolean {
  return mode === 'rl-tb' || mode === 'rl';
}

/** Turns styles for a translation that is written in the other direction than the document. */
export class DirectionEditor {
  readonly #turns: boolean;
  readonly #mode: string;

  constructor(wasRightToLeft: boolean, rightToLeft: boolean) {
    this.#turns = wasRightToLeft !== rightToLeft;
    this.#mode = rightToLeft ? 'rl-tb' : 'lr-tb';
  }

  /** Of the tag at hand. */
  edits(scanner: OoxmlScanner): readonly Edit[] {
    if (!this.#turns || !turning.has(scanner.tag)) return [];
    const edits: Edit[] = [];
    const mode = scanner.place('writing-mode');
    const written = mode === undefined ? undefined : scanner.value('writing-mode');
    if (mode !== undefined && /^(?:lr|rl)(?:-tb)?$/.test(written ?? '')) edits.push({ ...mode, text: this.#mode });
    else if (mode === undefined && scanner.tag === 'style:page-layout-properties') {
      const at = scanner.start + 1 + scanner.name.length;
      edits.push({ start: at, end: at, text: ` ${scanner.prefix}writing-mode="${this.#mode}"` });
    }
    const align = scanner.place('text-align');
    if (align !== undefined) edits.push(...this.#alignment(align, scanner.value('text-align')));
    return edits.sort((one, other) => one.start - other.start);
  }

  /** Left and right are sides of the page; the text has another beginning than before. */
  #alignment(place: { readonly start: number; readonly end: number }, side: string | undefined): readonly Edit[] {
    const before = this.#mode === 'rl-tb' ? 'left' : 'right';
    if (side === before) return [{ ...place, text: 'start' }];
    return side === 'left' || side === 'right' ? [{ ...place, text: 'end' }] : [];
  }
}
