import type { TextEdit } from '../../language/text-edit.ts';
import type { OfficeScanner } from '../shared/office/office-scanner.ts';

/** Properties whose direction is that of the text in them. */
const turning = new Set([
  'style:page-layout-properties',
  'style:paragraph-properties',
  'style:section-properties',
  'style:table-properties',
  'style:table-cell-properties',
  'style:graphic-properties',
]);

export function isFromRight(mode: string | undefined): boolean {
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

  /** Of the tag at hand; `isDefault` if all paragraphs begin with it. */
  edits(scanner: OfficeScanner, isDefault: boolean): readonly TextEdit[] {
    if (!this.#turns || !turning.has(scanner.tag)) return [];
    const at = scanner.start + 1 + scanner.name.length;
    const edits: TextEdit[] = [];
    const mode = scanner.valueRange('writing-mode');
    if (mode === undefined) {
      if (scanner.tag === 'style:page-layout-properties') {
        edits.push({ start: at, end: at, text: ` ${scanner.prefix}writing-mode="${this.#mode}"` });
      }
    } else if (/^(?:lr|rl)(?:-tb)?$/.test(scanner.value('writing-mode') ?? ''))
      edits.push({ ...mode, text: this.#mode });
    if (scanner.tag !== 'style:paragraph-properties' && scanner.tag !== 'style:table-properties') return edits;
    const name = scanner.tag === 'style:paragraph-properties' ? 'text-align' : 'align';
    const align = scanner.valueRange(name);
    const side = opposite.get(scanner.value(name) ?? '');
    if (align !== undefined && side !== undefined) edits.push({ ...align, text: side });
    else if (align === undefined && isDefault && this.#mode === 'rl-tb' && scanner.source.includes('xmlns:fo=')) {
      edits.push({ start: at, end: at, text: ' fo:text-align="right"' });
    }
    return edits;
  }
}

/**
 * The most used program takes start for left and end for right, whatever the direction, so the sides are named. What is
 * not aligned is at the left.
 */
const opposite: ReadonlyMap<string, string> = new Map([
  ['start', 'right'],
  ['left', 'right'],
  ['end', 'left'],
  ['right', 'left'],
]);
